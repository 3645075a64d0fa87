### What the conversation itself says: not understood, help, ways out, storage, and the words of
### durations and lists. Plain and kind; nothing here knows any intent.

## Joining

# Two sentences that become one line: a reason and its question, or two results.
# $first, $second: finished sentences.
engine-join = { $first } { $second }

## Not understood

# $words: what was typed. $example: a sentence that would be understood.
engine-unknown = I don't understand "{ $words }". You could say "{ $example }".
# $words: what was typed.
engine-unknown-plain = I don't understand "{ $words }". Say "help" to see what I can do.
# Said before the question is repeated. $words: what was typed.
engine-not-an-answer = I didn't get an answer from "{ $words }".
# $words: a list of the pieces of the utterance that were left out.
engine-unused = I left out: { LIST($words, style: "plain") }.
# Several requests fit equally well; their names follow, one a line.
engine-ambiguous = That could be one of these; please say it a little more exactly.

## Questions of requests that have none of their own

engine-ask = Which value should I use?
    .example = Which value should I use? Just say it, or say "never mind".
engine-choose = Which one do you mean?
    .example = Which one do you mean? Say its number, or "neither".
# $value: the guess.
engine-confirm = Did you mean { $value }?
    .example = Did you mean { $value }? Say "yes" or "no".
engine-confirm-plain = Shall I go ahead?
    .example = Shall I go ahead? Say "yes" or "no".
# $words: what was typed.
engine-unsupported = I can't use "{ $words }" here.

## During a question

engine-say-yes-or-no = Please say "yes" or "no".
# Before a shorter list of choices, after part of a name was said.
# .example: the same ones are left once more.
engine-narrowed = These are left:
    .example = These are still left. Which number is it?
# Words that are an answer or a remark, and a command as well. $words: the words.
engine-doubt-answer = Is "{ $words }" your answer, or shall I do it?
engine-doubt-part = Is "{ $words }" to be noted as it is, or shall I do it as well?
option-note = Note it as it is
    .synonyms = note it, note, the note, memo, the memo, it's the memo, write it down, just note it
option-answer = It is my answer
    .synonyms = answer, the answer, my answer, it's my answer, the name, the title
option-do = Do it
    .synonyms = do, do that, both, do both, the command, as well, do it as well
# Before a question that goes on, after another value was changed by the way. $values: a list.
engine-noted = OK: { LIST($values) }.
# What was said for a request is taken back before it is done. $values: a list.
engine-withdrawn = OK, I left this out: { LIST($values, style: "plain") }.
# The same thing is wanted anew, amid its question. $values: a list of what was said before and is dropped.
engine-replaced = I dropped what was open: { LIST($values, style: "plain") }.
engine-none-of-those = OK, none of those.
# After help in a question: the ways out.
# $count: how many choices are not shown.
engine-more-choices = { $count } more. Say more of the name.
engine-help-question = You can answer, ask "why?", say "go back", say "repeat" to hear the question again, or say "never mind" to drop it.
# After a digression. $question: the question that is still open.
engine-back-to = Back to where we were: { $question }
# The same, with what was said for it. $values: a list.
engine-back-to-of = Back to { LIST($values, style: "plain") }: { $question }
# A session goes on after a restart. $question: the question that is still open.
engine-restarted = Welcome back. { $question }
# The same, with what was said for it. $values: a list.
engine-restarted-of = Welcome back to { LIST($values, style: "plain") }: { $question }
# The same, where the question does not tell what it is about. $values: a list, the first is what was to be done.
engine-restarted-at = Welcome back. We were at { LIST($values, style: "plain") }. { $question }
engine-set-aside = I'll set this aside; nothing was recorded or changed. Say "continue" to take it up again.
# What was to be chosen is settled by something else that was said; the request rests. $waiting: its title and what was said for it.
engine-rests = I'll set this aside: { LIST($waiting, style: "plain") }. Say "continue" to take it up again.
# Found at a start: commands of one line that the process did not live to do. $words: a list of them, as typed.
engine-planned = Not done yet: { LIST($words, style: "plain") }. Say "continue" to do it.
engine-cancelled = OK. Nothing was recorded or changed.
engine-cancel-nothing = OK. Nothing was open, and nothing was changed. To take back what was done last, say "undo".

## At any time

# Examples of what can be said are listed under it.
engine-help = I keep your study time: stopwatch, timer, records and weekly goal. You can say, for example:
# The first start of a version takes some seconds; said on a terminal meanwhile.
engine-preparing = One moment, I'm getting ready…
# Before what was said last is said once more: nothing is done again.
engine-repeat = As I said:
engine-repeat-nothing = I haven't said anything yet.
engine-correct-nothing = There is nothing to correct.
# A correction right after a question was dropped or set aside: it may mean what was done before that question.
engine-correct-dropped = We left that, so nothing was changed. If you mean what was done before it, say it again.
engine-undo-unavailable = I can't undo that.
engine-undo-nothing = There is nothing to undo.
engine-redo-nothing = There is nothing to redo.
# After some of several were undone, or redone.
engine-undo-no-more = There is nothing more to undo.
engine-redo-no-more = There is nothing more to redo.
# $what: the sentence that told the action when it was done.
engine-undo-confirm = "{ $what }" Shall I undo that?
    .example = "{ $what }" Shall I undo that? Say "yes" or "no".
    .why = I am not sure that this is what you meant.
engine-redo-confirm = "{ $what }" Shall I do that again?
    .example = "{ $what }" Shall I do that again? Say "yes" or "no".
    .why = { engine-undo-confirm.why }
# Another window did it, or undid it.
engine-undo-confirm-other = The last change was made in another window: "{ $what }" Shall I undo it?
    .example = The last change was made in another window: "{ $what }" Shall I undo it? Say "yes" or "no".
    .why = It was not done in this window, so I ask first.
engine-redo-confirm-other = This was undone in another window: "{ $what }" Shall I do it again?
    .example = This was undone in another window: "{ $what }" Shall I do it again? Say "yes" or "no".
    .why = It was not undone in this window, so I ask first.
# What was done last was changed by another program and stays. $passed: that. $what: what was done before it.
engine-undo-confirm-before = This was changed elsewhere, so it stays: "{ $passed }" Before it came: "{ $what }" Shall I undo that?
    .example = This was changed elsewhere, so it stays: "{ $passed }" Before it came: "{ $what }" Shall I undo that? Say "yes" or "no".
    .why = It is not what was done last, so I ask first.
engine-redo-confirm-before = This was changed elsewhere, so it stays: "{ $passed }" This was undone as well: "{ $what }" Shall I do that again?
    .example = This was changed elsewhere, so it stays: "{ $passed }" This was undone as well: "{ $what }" Shall I do that again? Say "yes" or "no".
    .why = It is not what was undone last, so I ask first.
# Something else was done while the question was open.
engine-undo-overtaken = Something else was changed meanwhile, so nothing was undone or redone.
engine-undo-changed = I can't undo this, because it was changed afterwards: "{ $what }"
engine-redo-changed = I can't redo this, because it was changed afterwards: "{ $what }"
# Nothing is asked, and somebody says yes or no.
engine-nothing-asked = I have no question open right now. If something is wrong, say what it should be, or "undo".
# "the same again", where nothing was done yet.
engine-again-nothing = There is nothing yet that I could do again.
# "and for yesterday", where nothing that was done takes a day. $words: a list of what was said.
engine-again-unfit = "{ LIST($words, style: "plain") }" fits nothing that I did before.
# "back to the record", where nothing was set aside.
engine-resume-nothing = There is nothing set aside.
# "go back" at the first question.
engine-back-first = That was the first question.
# Why something is asked, where the question has no reason of its own.
engine-why = I need that to go on.

## Saving the conversation as a test

# $path: the file. $line: the number of a line in it.
engine-saved = Saved as { $path }. It holds what you said here; look through it before you hand it on.
engine-saved-todo = Saved as { $path }, but when it is played, line { $line } comes out otherwise, so it is marked as a test that has to fail for now. It holds what you said here; look through it before you hand it on.
# Above it stand the words that nobody but the person knows: memos and titles.
engine-save-confirm = The file will hold these words of yours. Shall I save it?
    .example = The file will hold these words of yours. Shall I save it? Say "yes" or "no".
    .why = These words are your own, and a file can be handed on.
engine-save-nothing = Nothing has been said yet that I could save.
# $name: what was said.
engine-save-name = A file can't be called "{ $name }". Letters, digits, spaces and hyphens will do; nothing was saved.
engine-save-taken = There is a saved conversation called "{ $name }" already. I left it as it is; please take another name.
# $path: the file.
engine-save-unwritable = I can't write { $path }, so nothing was saved.
engine-save-unavailable = I can't save this conversation.
save-title = Save the conversation as a test

engine-yes = yes
engine-no = no

## Being polite

engine-greet = Hello! What shall we do?
engine-thank = You're welcome.
engine-farewell = See you soon. Ctrl-D closes Viva.
engine-wait = Take your time.

## When something is wrong

# $path: the file of the records.
engine-storage-full = The disk is full, so nothing was recorded. Free some space and say it again.
engine-storage-readonly = I can't write to { $path }, so nothing was recorded.
engine-storage-damaged = { $path } can't be read as Viva's records. I left it as it is; nothing was recorded.
engine-storage-newer = { $path } was written by a newer Viva. Please use that one; nothing was recorded.
engine-storage-unavailable = I can't open { $path }, so nothing was recorded.
engine-storage-busy = Another program is using the records right now. Nothing was recorded; please say it again.
engine-fault = Sorry, something went wrong on my side. Nothing more was recorded.
engine-entity-not-found = That isn't there any more.
engine-feature-currently-restricted = That is switched off for now.
engine-not-allowed = That isn't allowed.
engine-network-failure = The network can't be reached.
engine-partial-failure = Only a part of that could be done.
engine-unsupported-on-device = That can't be done here.
engine-unknown-failure = That didn't work.
engine-account-setup-required = Please set up an account first.
engine-confirmation-required = That has to be confirmed first.
engine-signin-required = Please sign in first.
engine-permission-required = That needs a permission that has not been given.
# Stands for anything that has no words of its own.
engine-unworded = Something happened that I have no words for.
# Stands for a fact that a sentence should name and that is not known.
engine-unnamed = something

## Words of durations. $count: a whole number.

duration-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
duration-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
duration-hours-short = { $count } h
duration-minutes-short = { $count } min
duration-seconds-short = { $count } s
# Two parts of one duration: hours and minutes.
duration-join = { $first } { $second }
# $duration: a length of time in words.
duration-negative = minus { $duration }

## Words of lists and shares

# Two items. $first, $second: items.
list-and-two = { $first } and { $second }
# The last item after the others. $first: the others, joined.
list-and-last = { $first }, and { $second }
list-or-two = { $first } or { $second }
list-or-last = { $first }, or { $second }
# Items in the middle, and lists without "and".
list-middle = { $first }, { $second }
# $percent: a whole number.
percent = { $percent } %
