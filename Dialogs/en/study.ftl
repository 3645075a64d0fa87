### What is said about study: records, stopwatch and timer, bookshelf, weekly goal.
###
### $material: a title on the bookshelf. $duration, $elapsed, $breaks, $remaining, $goal, $today: lengths of
### time. $amount ("12 pages"), $range ("pages 12–18"), $unit ("pages"): finished words.
### $words: what was typed. Attribute .example: the same question with an example, said the second time.

## Materials, in every request that takes one

# $words: the name that was typed.
material-unknown = "{ $words }" isn't on your bookshelf. To put it there, say "add it".
# $nearest: the title that is most like it.
material-confirm-nearest = "{ $words }" isn't on your bookshelf. Did you mean { $nearest }? To put "{ $words }" there, say "add it".
    .example = "{ $words }" isn't on your bookshelf. Did you mean { $nearest }? Say "yes" or "no".
    .why = I can only record what is on your bookshelf.
material-archived = { $material } is no longer on your bookshelf. To put it back, say "add material { $material }".
# It was put away, with whatever program.
material-put-away = { $material } is no longer on your bookshelf.
material-choose = Which one do you mean?
    .example = Which one do you mean? Say its number or more of its name, or say "neither".
    .why = More than one of your materials fits.
# $value: the title that is near what was typed.
material-confirm = Did you mean { $value }?
    .example = Did you mean { $value }? Say "yes" or "no".
    .why = I am not sure that I got the name right.

## RecordStudy

record-study-title = Record Study
    .doing = a record
record-study-ask-material = What did you study?
    .example = What did you study? Say a title from your bookshelf, or "no material".
    .why = A record says what it was about; "no material" is fine, too.
record-study-ask-duration = How long did you study?
    .example = How long did you study? Say it like "45 minutes" or "an hour and a half".
    .why = A record needs a time or an amount.
# $unit: what the material is counted in, "pages".
record-study-ask-duration-or-amount = How long, or how many { $unit }?
    .example = How long, or how many { $unit }? Say it like "45 minutes", or "12 { $unit }", or both.
    .why = A record needs a time or an amount; one of them is enough.
record-study-ask-amount = How much was it?
    .example = How much was it? Say a number such as "12".
    .why = A record needs a time or an amount.
record-study-ask-amount-of = How many { $unit }?
    .example = How many { $unit }? Say a number such as "12".
    .why = A record needs a time or an amount.
record-study-ask-start = Where did you start?
    .example = Where did you start? Say a number such as "12".
    .why = A range needs both ends.
# $end: "page 18".
record-study-ask-start-of = From where to { $end }?
    .example = From where to { $end }? Say a number such as "12".
    .why = A range needs both ends.
record-study-ask-end = Where did you stop?
    .example = Where did you stop? Say a number such as "18".
    .why = A range needs both ends.
# $start: "page 12".
record-study-ask-end-of = From { $start } to where?
    .example = From { $start } to where? Say a number such as "18".
    .why = A range needs both ends.
record-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
record-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
# $start, $end: "page 40", "page 12", as said. $range: the two the other way round.
record-study-confirm-end = It can't go from { $start } back to { $end }. Did you mean { $range }?
    .example = Did you mean { $range }? Say "yes", or say the right numbers.
    .why = A range goes from the smaller number to the larger one.
# $counted: the amount that the range comes to.
record-study-confirm-amount = You said { $amount }, but { $range } would be { $counted }. Shall I record { $range }?
    .example = Shall I record { $range }? Say "yes", or say the right numbers.
    .why = The two do not agree, and a record holds one of them.
record-study-material-unknown = { material-unknown }
record-study-material-archived = { material-archived }
# $max: the longest time one record holds.
record-study-duration-too-long = { DURATION($duration, style: "exact") } is longer than a day; one record holds at most { $max }.
record-study-duration-not-positive = I can't record { DURATION($duration, style: "exact") }; a time has to be more than zero.
# $count: the number that was said. $max: the largest one.
record-study-amount-out-of-range = { $count } is out of range; an amount lies between 0 and { $max }.
record-study-start-out-of-range = { $count } is out of range; a range lies between 0 and { $max }.
record-study-end-out-of-range = { $count } is out of range; a range lies between 0 and { $max }.
record-study-amount-no-material = { $amount } can only be recorded with a material.
record-study-start-no-material = A range can only be recorded with a material.
record-study-end-no-material = A range can only be recorded with a material.
# After "no material", when an amount was said.
record-study-amount-material-declined = An amount can only be recorded with a material.
record-study-start-material-declined = A range can only be recorded with a material.
record-study-end-material-declined = A range can only be recorded with a material.
# $unit: the unit that was said. $expected: the unit of the material.
record-study-amount-wrong-unit = { $material } is counted in { $expected }, not in { $unit }.
record-study-start-wrong-unit = { record-study-amount-wrong-unit }
record-study-end-wrong-unit = { record-study-amount-wrong-unit }
record-study-nothing = There is neither a time nor an amount to record.

# Exactly what was stored.
record-study-done-duration = Recorded { DURATION($duration, style: "exact") } without a material.
record-study-done-material-duration = Recorded { DURATION($duration, style: "exact") } of { $material }.
record-study-done-material-amount = Recorded { $amount } of { $material }.
record-study-done-material-range = Recorded { $material }, { $range }.
record-study-done-material-duration-amount = Recorded { DURATION($duration, style: "exact") } of { $material }, { $amount }.
record-study-done-material-duration-range = Recorded { DURATION($duration, style: "exact") } of { $material }, { $range }.
# $record: one of the sentences above.
record-study-with-memo = { $record } Memo: "{ $memo }".
# $record: as above. $amount: words of what could not be recorded.
record-study-without-amount = { $record } I couldn't record { $amount } without a material.
# $record: as above. $amount: words of the one end that is known.
record-study-without-range = { $record } I left out { $amount }, because the other end of the range is missing.

## StartStopwatch

start-stopwatch-title = Start Stopwatch
    .doing = starting the stopwatch
start-stopwatch-ask-material = Which material is it?
    .example = Which material is it? Say a title from your bookshelf, or "no material".
    .why = The time is recorded under this material; "no material" is fine, too.
start-stopwatch-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
start-stopwatch-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
start-stopwatch-material-unknown = { material-unknown }
start-stopwatch-material-archived = { material-archived }
start-stopwatch-done = Stopwatch started.
start-stopwatch-done-material = Stopwatch started for { $material }.

## A measurement that already runs

running-stopwatch = the stopwatch
running-stopwatch-material = the stopwatch for { $material }
running-timer = the timer
running-timer-material = the timer for { $material }
# $running: one of the four above.
start-stopwatch-choose-running = Right now { $running } is at { $elapsed }. What shall I do?
    .example = Right now { $running } is at { $elapsed }. Say "switch" to record it and start the new one, or "keep" to leave it running.
    .why = Only one measurement runs at a time.
start-stopwatch-choose-running-paused = Right now { $running } is on a break, at { $elapsed }. What shall I do?
    .example = Right now { $running } is on a break, at { $elapsed }. Say "switch" to record it and start the new one, or "keep" to leave it on its break.
    .why = Only one measurement runs at a time.
start-timer-choose-running = { start-stopwatch-choose-running }
    .example = { start-stopwatch-choose-running.example }
    .why = { start-stopwatch-choose-running.why }
start-timer-choose-running-paused = { start-stopwatch-choose-running-paused }
    .example = { start-stopwatch-choose-running-paused.example }
    .why = { start-stopwatch-choose-running-paused.why }
# The choices. The third is offered where what runs is of no material yet.
running-choice-switch = Switch: record it, then start the new one
    .synonyms = switch, change, new one, start the new one
running-choice-keep = Keep it running
    .synonyms = keep, keep it, keep going, continue, leave it, let it run
running-choice-name = It is the same study: give it this name
    .synonyms = the same, same study, name it, give it the name, rename it
running-choice-discard = Discard it, then start the new one
    .synonyms = discard, discard it, discard it and start the new one, discard and start, throw it away, throw it away and start, drop it and start, do not record it, switch without recording, switch without recording it, start without recording, start without recording it
# $record: what was recorded. $started: what was started.
running-switched = { $record } { $started }
running-kept = OK, { $running } goes on.
running-kept-paused = OK, { $running } stays on its break. Say "resume" to go on.
# The measurement got another material. $material: the new one.
running-relabelled = Changed to { $material }. It goes on at { $elapsed }.
running-relabelled-paused = Changed to { $material }. It stays on its break, at { $elapsed }.
# It runs too long to be recorded in passing, or the clock was put back. $running, $elapsed: as above.
running-unclear = I can't record { $running } just like that: it shows { $elapsed }. Say "finish" or "discard" first.
# Another terminal was faster.
running-changed-meanwhile = Something else was started or finished in another window meanwhile, so nothing was changed.

## StartTimer

start-timer-title = Start Timer
    .doing = starting a timer
start-timer-ask-material = Which material is it?
    .example = Which material is it? Say a title from your bookshelf, or "no material".
    .why = The time is recorded under this material; "no material" is fine, too.
start-timer-ask-duration = How long should the timer run?
    .example = How long should the timer run? Say it like "25 minutes".
    .why = A timer has to know when it ends.
start-timer-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
start-timer-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
start-timer-material-unknown = { material-unknown }
start-timer-material-archived = { material-archived }
start-timer-duration-too-long = { DURATION($duration, style: "exact") } is too long; a timer runs for at most { $max }.
start-timer-duration-not-positive = A timer can't run for { DURATION($duration, style: "exact") }; it has to be more than zero.
# $until: the moment it ends.
start-timer-done = Timer started: { DURATION($duration, style: "exact") }, until { DATE($until, style: "time") }.
start-timer-done-material = Timer started for { $material }: { DURATION($duration, style: "exact") }, until { DATE($until, style: "time") }.

## PauseStudy

pause-study-title = Pause Study
    .doing = taking a break
pause-study-done = Paused at { $elapsed }.
pause-study-done-material = Paused { $material } at { $elapsed }.
# $break: how long the break has lasted.
pause-study-already = You are already on a break, for { $break } now. Say "resume" to go on.
pause-study-nothing = Nothing is running, so there is nothing to pause. Say "start stopwatch" to begin.

## ResumeStudy

resume-study-title = Resume Study
    .doing = going on
resume-study-done = Going on after a break of { $break }.
resume-study-done-material = Going on with { $material } after a break of { $break }.
# What is measured is on a break, and a request was set aside. $running: what is measured. $waiting: a list: what the
# request was, and what was said for it.
resume-study-choose-resting = Two things wait: { $running }, and what was set aside ({ LIST($waiting, style: "plain") }). Which one shall go on?
    .example = Which one shall go on: { $running }, or what was set aside ({ LIST($waiting, style: "plain") })? Say its number.
    .why = "Continue" can mean either of them.
resting-choice-paused = What is on a break
    .synonyms = the break, break, the stopwatch, stopwatch, my stopwatch, the timer, timer, my timer, resume, resume it, the measurement
resting-choice-aside = What was set aside
    .synonyms = set aside, the one set aside, the record, record, the question, the request, the other, the other one
resume-study-not-paused = You are not on a break; { $running } is at { $elapsed }.
resume-study-nothing = Nothing is running, so there is nothing to resume. Say "start stopwatch" to begin, or "undo" if you stopped by accident.

## ShowCurrentStudy

show-current-study-title = Show Current Study
    .doing = what is running
show-current-study-stopwatch = { $elapsed } so far.
show-current-study-stopwatch-material = { $elapsed } of { $material } so far.
# $remaining: until the timer ends.
show-current-study-timer = { $elapsed } so far, { $remaining } to go.
show-current-study-timer-material = { $elapsed } of { $material } so far, { $remaining } to go.
# $duration: the timer's length. $overtime: how long ago it ended.
show-current-study-overtime = The timer of { DURATION($duration, style: "exact") } ended { $overtime } ago and goes on counting.
show-current-study-overtime-material = The timer of { DURATION($duration, style: "exact") } for { $material } ended { $overtime } ago and goes on counting.
# $sentence: one of the above.
show-current-study-on-break = { $sentence } You are on a break, for { $break } now.
show-current-study-nothing = Nothing is running.
show-current-study-nothing-today = Nothing is running. You have studied { $today } today.

## FinishStudy

finish-study-title = Finish Study
    .doing = finishing
finish-study-ask-material = What did you study?
    .example = What did you study? Say a title from your bookshelf, or "no material".
    .why = { record-study-ask-material.why }
finish-study-ask-duration = How long did you really study? You can also say "discard".
    .example = How long did you really study? Say it like "45 minutes", or "discard" to record nothing.
    .why = A record can't hold the time as it was measured or said.
finish-study-ask-amount = How much was it?
    .example = How much was it? Say a number such as "12".
    .why = That number can't be recorded, so I need another one.
finish-study-ask-start = Where did you start?
    .example = Where did you start? Say a number such as "12".
    .why = { record-study-ask-start.why }
finish-study-ask-start-of = { record-study-ask-start-of }
    .example = { record-study-ask-start-of.example }
    .why = { record-study-ask-start-of.why }
finish-study-ask-end = Where did you stop?
    .example = Where did you stop? Say a number such as "18".
    .why = { record-study-ask-end.why }
finish-study-ask-end-of = { record-study-ask-end-of }
    .example = { record-study-ask-end-of.example }
    .why = { record-study-ask-end-of.why }
finish-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
finish-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
finish-study-confirm-other = What is being measured is { $running }. Shall I record it as { $material }?
    .example = Shall I record it as { $material }? Say "yes", or say what you studied.
    .why = It was started for { $running }.
finish-study-confirm-end = { record-study-confirm-end }
    .example = { record-study-confirm-end.example }
    .why = { record-study-confirm-end.why }
finish-study-confirm-amount = { record-study-confirm-amount }
    .example = { record-study-confirm-amount.example }
    .why = { record-study-confirm-amount.why }
finish-study-material-unknown = { material-unknown }
finish-study-material-archived = { material-archived }
# Measured longer than one record holds.
finish-study-duration-measured-too-long = It has been running for { $duration }; one record holds at most { $max }.
# The clock stands before the start. $started: the start.
finish-study-duration-clock-behind = The clock stands before the start ({ DATE($started, style: "dateTime") }), so I can't tell how long it was.
# Said, not measured.
finish-study-duration-too-long = { record-study-duration-too-long }
finish-study-duration-not-positive = { record-study-duration-not-positive }
finish-study-amount-out-of-range = { record-study-amount-out-of-range }
finish-study-start-out-of-range = { record-study-start-out-of-range }
finish-study-end-out-of-range = { record-study-end-out-of-range }
finish-study-amount-no-material = { record-study-amount-no-material }
finish-study-start-no-material = { record-study-start-no-material }
finish-study-end-no-material = { record-study-end-no-material }
finish-study-amount-wrong-unit = { record-study-amount-wrong-unit }
finish-study-start-wrong-unit = { record-study-amount-wrong-unit }
finish-study-end-wrong-unit = { record-study-amount-wrong-unit }
finish-study-done-duration = Finished. Recorded { $duration } without a material.
finish-study-done-material-duration = Finished. Recorded { $duration } of { $material }.
finish-study-done-material-duration-amount = Finished. Recorded { $duration } of { $material }, { $amount }.
finish-study-done-material-duration-range = Finished. Recorded { $duration } of { $material }, { $range }.
# $record: what was recorded. $example: a title of the bookshelf, as an example.
finish-study-with-hint = { $record } To name the material, say "it was { $example }".
# $overtime: how long ago the timer ended.
finish-study-with-overtime = { $record } Another { $overtime } passed after the timer ended; to count that as well, say "make it { $total }".
finish-study-nothing = Nothing is running, so there is nothing to finish. Say "start stopwatch" to begin.

## NameStudy

name-study-title = Name Study
    .doing = naming what is measured
name-study-ask-material = Which material is it?
    .example = Which material is it? Say a title from your bookshelf.
    .why = The time is recorded under this material.
name-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
name-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
name-study-material-unknown = { material-unknown }
name-study-material-archived = { material-archived }
# $record: what the record holds now, as a sentence. $material: the new one.
name-study-done = Changed to { $material }. { $record }
# The record just made holds an amount that the material is not counted in.
name-study-wrong-unit = { $material } is counted in { $expected }, and the record holds { $amount }. Say how much it was together with the name.
name-study-nothing = Nothing is running, and there is no new record to name.

## CorrectStudy

correct-study-title = Correct Study
    .doing = a correction
correct-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
correct-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-study-ask-material = Which material was it?
    .example = Which material was it? Say a title from your bookshelf.
    .why = A record takes its material from your bookshelf.
correct-study-ask-which = Which record do you mean?
    .example = Which record do you mean? Say the title of its material.
    .why = I change the last record of that material.
correct-study-choose-which = There is something of each of these. Which one shall I change?
    .example = Which record shall I change? Say its number, or "never mind".
    .why = You named another material than the last record has, and there is a record of that one, too.
correct-study-confirm-which = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-study-which-unknown = { delete-record-material-unknown }
correct-study-ask-duration = How long was it?
    .example = How long was it? Say it like "45 minutes".
    .why = That time can't be recorded, so I need another one.
correct-study-ask-amount = How much was it?
    .example = How much was it? Say a number such as "12".
    .why = { finish-study-ask-amount.why }
correct-study-ask-start = Where did you start?
    .example = Where did you start? Say a number such as "12".
    .why = { record-study-ask-start.why }
correct-study-ask-end = Where did you stop?
    .example = Where did you stop? Say a number such as "18".
    .why = { record-study-ask-end.why }
correct-study-material-unknown = { material-unknown }
correct-study-material-archived = { material-archived }
correct-study-duration-too-long = { record-study-duration-too-long }
correct-study-duration-not-positive = { record-study-duration-not-positive }
correct-study-amount-out-of-range = { record-study-amount-out-of-range }
correct-study-start-out-of-range = { record-study-start-out-of-range }
correct-study-end-out-of-range = { record-study-end-out-of-range }
correct-study-amount-wrong-unit = { record-study-amount-wrong-unit }
correct-study-start-wrong-unit = { record-study-amount-wrong-unit }
correct-study-end-wrong-unit = { record-study-amount-wrong-unit }
correct-study-amount-no-material = { record-study-amount-no-material }
correct-study-start-no-material = { record-study-start-no-material }
correct-study-end-no-material = { record-study-end-no-material }
# Exactly what the record holds now. $what: its material, time, amount and memo.
correct-study-done = Changed: { LIST($what, style: "plain") }.
# Nothing of it would change, or it was not said what it should be.
correct-study-same = The record says: { LIST($what, style: "plain") }. To change it, say what it should be, such as "no, 30 minutes".
# A part of what the record holds.
part-memo = memo "{ $memo }"
# $words: what was said of it.
correct-study-not-listed = I have shown no "{ $words }". Say "show today", then "the second one was 30 minutes".
correct-study-confirm = Change the record { $record }?
    .example = Change the record { $record }? Say "yes" or "no".
    .why = It was not made in this conversation, so I ask before I change it.
correct-study-kept = OK, the record { $record } stays as it is.
correct-study-nothing = There is nothing to correct.
correct-study-nothing-material = There is no record of { $material } to correct.
correct-study-time-out-of-range = That would come to { DURATION($duration, style: "exact") }; a length is between a second and 24 hours. Nothing was changed.
# $running: what is measured. Times and amounts are said when it is finished.
correct-study-running = I am still measuring { $running }. You can say that when you finish.
# $duration: the timer's new length. $until: the moment it ends.
# What is to be left out of the record from now on, in an echo.
without-time = without a time
without-amount = without an amount
without-material = without a material
without-memo = without a note
correct-study-timer = The timer is now { DURATION($duration, style: "exact") }, until { DATE($until, style: "time") }.
correct-study-timer-material = The timer for { $material } is now { DURATION($duration, style: "exact") }, until { DATE($until, style: "time") }.
correct-study-timer-paused = The timer is now { DURATION($duration, style: "exact") }. It stays on its break, at { $elapsed }.
correct-study-timer-material-paused = The timer for { $material } is now { DURATION($duration, style: "exact") }. It stays on its break, at { $elapsed }.

## DeleteRecord

delete-record-title = Delete Record
    .doing = deleting a record
delete-record-ask-material = Of which material?
    .example = Of which material? Say a title from your bookshelf, or "never mind".
    .why = I look for the last record of that material.
delete-record-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
delete-record-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
delete-record-material-unknown = "{ $words }" isn't on your bookshelf, so there is no record of it.
# $record: what it holds and when it was, "Physics 25 min (9:00 AM–9:25 AM)".
delete-record-confirm = Delete the record { $record }?
    .example = Delete the record { $record }? Say "yes" or "no".
    .why = I ask before a record is deleted, so that none goes by mistake.
delete-record-done = Deleted the record { $record }.
# $record: the sentence above.
delete-record-with-hint = { $record } Say "undo" to put it back.
delete-record-kept = OK, the record { $record } stays.
# $words: what was said of it.
delete-record-not-listed = I have shown no "{ $words }". Say "show today", then "delete the second one".
delete-record-nothing = There is no record to delete.
delete-record-nothing-material = There is no record of { $material } to delete.
# Another terminal was faster.
delete-record-changed-meanwhile = Another record was made or changed meanwhile, so nothing was deleted.

## Undo and redo. What was done before, and what is the case after it.

undo-title = Undo
    .doing = undoing
redo-title = Redo
    .doing = redoing
# $what: finished sentences.
undo-with-hint = { $what } Say "redo" to put it back.
# For what has no words of its own. $what: what was said when it was done.
undo-told = Undone: "{ $what }"
redo-told = Done again: "{ $what }"
# $record: what it holds and when it was.
reversal-record-removed = Removed the record { $record }.
reversal-record-restored = Put back the record { $record }.
reversal-record-changed = The record is now { $record }.
# $materials: titles. $count: how many.
reversal-materials-removed = Took { LIST($materials) } off your bookshelf.
reversal-materials-removed-many = Took { $number } materials off your bookshelf.
reversal-materials-restored = Put { LIST($materials) } back on your bookshelf.
reversal-materials-restored-many = Put { $number } materials back on your bookshelf.
reversal-material-changed = It is { $material } again, counted in { $unit }.
reversal-goal = Your weekly goal is { DURATION($goal, style: "exact") } again.
reversal-goal-none = There is no weekly goal any more.
# $running: "the stopwatch for Physics".
reversal-running-back = Running again: { $running }, at { $elapsed }.
reversal-running-break = On a break again: { $running }, at { $elapsed }.
# Its start was taken back.
reversal-running-removed = Took back { $running } at { $elapsed }.
reversal-running-ended = Ended again: { $running }.
# It is measured for another material, or for none.
reversal-running-named = Now it is { $running } again, at { $elapsed }.
reversal-running-unnamed = Without a material again: { $running }, at { $elapsed }.

# The name of a record. $what: what it holds, a list. $start, $end: moments.
record-label = { LIST($what, style: "plain") } ({ DATE($start, style: "time") })
record-label-until = { LIST($what, style: "plain") } ({ DATE($start, style: "time") }–{ DATE($end, style: "time") })
record-label-day = { LIST($what, style: "plain") } ({ DATE($start, style: "short") })
record-label-day-until = { LIST($what, style: "plain") } ({ DATE($start, style: "short") }–{ DATE($end, style: "time") })
record-label-material-duration = { $material } { DURATION($duration, style: "short") }
record-label-duration = { DURATION($duration, style: "short") } without a material

## AddMaterial

add-material-title = Add Material
    .doing = adding a material
add-material-ask-title = What is the material called?
    .example = What is the material called? Say its title, such as "Linear Algebra".
    .why = Records find a material by its title.
add-material-ask-unit = What is it counted in?
    .example = What is it counted in? Say pages, chapters, sections, problems, words, lessons, items or times.
    .why = An amount means something only with its unit.
add-material-unit-unknown = I can't count in "{ $words }".
add-material-title-empty = A material needs a title.
# $max: characters, a number.
add-material-title-too-long = That title is too long; it may have up to { $max } characters.
add-material-done = Added { $material } to your bookshelf, counted in { $unit }.
add-material-exists = { $material } is already on your bookshelf.
add-material-restored = { $material } is back on your bookshelf.

## CorrectMaterial
correct-material-title = Correct Material
    .doing = correcting a material
correct-material-ask-material = Which material do you mean?
    .example = Which material do you mean? Say a title from your bookshelf.
    .why = It is the one that changes.
correct-material-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
correct-material-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-material-material-unknown = { material-unknown }
correct-material-material-archived = { material-archived }
correct-material-ask-title = What is it called?
    .example = What is it called? Say its title, such as "Linear Algebra".
    .why = { add-material-ask-title.why }
correct-material-ask-unit = { add-material-ask-unit }
    .example = { add-material-ask-unit.example }
    .why = { add-material-ask-unit.why }
correct-material-unit-unknown = { add-material-unit-unknown }
correct-material-title-empty = { add-material-title-empty }
correct-material-title-too-long = { add-material-title-too-long }
# $old: the title it had. $material: what it is now. $unit: what it is counted in now.
correct-material-renamed = { $old } is now called { $material }.
correct-material-counted = { $material } is now counted in { $unit }.
correct-material-renamed-counted = { $old } is now called { $material } and counted in { $unit }.
correct-material-same = That is how it is already: { $material }, counted in { $unit }.
correct-material-nothing = No material was added just now. Say which one you mean, such as "rename Physics to Optics".

## ShowBookshelf

show-bookshelf-title = Show Bookshelf
    .doing = the bookshelf
show-bookshelf-done = There { $count ->
        [one] is { $count } material
       *[other] are { $count } materials
    } on your bookshelf.
show-bookshelf-empty = Your bookshelf is empty. Say "add material Calculus", for example.

## DiscardStudy

discard-study-title = Discard Study
    .doing = discarding what is measured
# $running: "the stopwatch for Physics".
discard-study-confirm = Discard { $running } at { $elapsed } without recording it?
    .example = Discard { $running } at { $elapsed } without recording it? Say "yes" or "no".
    .why = Its time would not be recorded, so I ask first.
discard-study-done = Discarded; { $elapsed } was not recorded.
discard-study-nothing = Nothing is running, so there is nothing to discard. For the last record, say "delete the last record".

## ShowRecords

show-records-title = Show Records
    .doing = the records
show-records-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
show-records-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
show-records-ask-material = Of which material?
    .example = Of which material? Say a title from your bookshelf, or "never mind".
    .why = I look for the records of that material.
show-records-material-unknown = { delete-record-material-unknown }
# $period: "This week". $total: all their time.
show-records-done = { $period }: { $total } in { $count ->
        [one] { $count } record
       *[other] { $count } records
    }.
show-records-done-material = { $period }: { $total } of { $material } in { $count ->
        [one] { $count } record
       *[other] { $count } records
    }.
show-records-empty = { $period }: nothing recorded.
show-records-empty-material = { $period }: nothing recorded for { $material }.
# $record: one of the sentences above. $elapsed: what is measured now and in no record.
show-records-running = { $record } What is being measured now is not in it: { $elapsed }.

## SetWeeklyGoal

set-weekly-goal-title = Set Weekly Goal
    .doing = a weekly goal
set-weekly-goal-ask-duration = How long do you want to study each week?
    .example = How long do you want to study each week? Say it like "6 hours".
    .why = The goal is a time that your week is compared with.
set-weekly-goal-duration-too-long = { DURATION($duration, style: "exact") } is longer than a week; a goal is at most { $max }.
set-weekly-goal-duration-not-positive = A goal can't be { DURATION($duration, style: "exact") }; it has to be more than zero.
set-weekly-goal-done = Your weekly goal is { DURATION($goal, style: "exact") }.
# $previous: the goal until now.
set-weekly-goal-changed = Your weekly goal is now { DURATION($goal, style: "exact") } instead of { DURATION($previous, style: "exact") }.

## ShowWeeklyGoal

show-weekly-goal-title = Show Weekly Goal
    .doing = the weekly goal
# $done: this week so far. $percent: a number.
show-weekly-goal-done = This week you have studied { $done } of { $goal }; { $remaining } to go.
show-weekly-goal-reached = You have reached your weekly goal: { $done } of { $goal }.
show-weekly-goal-none = There is no weekly goal yet. Say "my weekly goal is 6 hours", for example.

# Behind the bar.
goal-progress = { DURATION($done, style: "short") } of { DURATION($goal, style: "short") }, { percent }

## Notices


timer-ended = Time is up: { DURATION($duration, style: "exact") }. It goes on counting until you finish.
timer-ended-material = Time is up: { $material }, { DURATION($duration, style: "exact") }. It goes on counting until you finish.
# It ended while no window was open. $ended: the moment.
timer-ended-away = While you were away the timer of { DURATION($duration, style: "exact") } ended ({ DATE($ended, style: "dateTime") }). It goes on counting until you finish.
timer-ended-away-material = While you were away the timer of { DURATION($duration, style: "exact") } for { $material } ended ({ DATE($ended, style: "dateTime") }). It goes on counting until you finish.
# A terminal opens on a store where nothing was ever written.
greeting-empty = Welcome. Say "add material Physics" or "start stopwatch"; "help" shows more.
farewell-stopwatch = Your stopwatch keeps running.
farewell-stopwatch-material = Your stopwatch for { $material } keeps running.
farewell-timer = Your timer keeps running, until { DATE($until, style: "time") }.
farewell-timer-material = Your timer for { $material } keeps running, until { DATE($until, style: "time") }.
farewell-overtime = Your timer has ended and goes on counting.
farewell-overtime-material = Your timer for { $material } has ended and goes on counting.
farewell-break = You are on a break; your measurement waits for you.
farewell-break-material = You are on a break; { $material } waits for you.

## Headings and labels of pictures

heading-material = Material
heading-unit = Unit
heading-time = Time
heading-started = Started
heading-amount = Amount
heading-memo = Memo
heading-total = Total
# In cells. $at: a moment. $label, $value: finished words.
cell-duration = { DURATION($duration, style: "short") }
cell-moment = { DATE($at, style: "short") }
# $amounts: finished words, one of each unit.
cell-amounts = { LIST($amounts, style: "plain") }
cell-labelled = { $label } { $value }
label-elapsed = Elapsed
label-breaks = Breaks
label-remaining = Remaining
label-overtime = Overtime
label-today = Today
label-running = Running
label-on-break = On a break
# An empty cell of a table.
label-none = –

## Materials from a file. $line: its line, a number.

# $added, $skipped: how many were put on the shelf, and how many stood there.
import-materials-done = { $added ->
        [0] Nothing was added
        [one] Added { $added } material
       *[other] Added { $added } materials
    }{ $skipped ->
        [0] .
        [one] ; { $skipped } was already on your bookshelf.
       *[other] ; { $skipped } were already on your bookshelf.
    }
# $found: what stands there.
import-materials-wrong-header = Line { $line }: the first line has to be "title,unit", not "{ $found }".
import-materials-wrong-field-count = Line { $line }: there are { $count } fields instead of { $expected }.
import-materials-empty-title = Line { $line }: the title is missing.
import-materials-title-too-long = Line { $line }: the title is longer than { $max } characters.
import-materials-unknown-unit = Line { $line }: there is no unit "{ $unit }". Units are pages, chapters, sections, problems, words, lessons, items and times.
import-materials-bad-quotes = Line { $line }: a quoted field doesn't end, or goes on after its quote.

## Periods, as labels

period-today = Today
period-yesterday = Yesterday
period-this-week = This week
period-last-week = Last week
period-this-month = This month
period-last-month = Last month

## Units. amount-…: $count. range-…: $start, $end, both included. position-…: $number.

unit-pages = pages
unit-chapters = chapters
unit-sections = sections
unit-problems = problems
unit-words = words
unit-lessons = lessons
unit-items = items
unit-times = times
amount-pages = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
amount-chapters = { $count ->
        [one] { $count } chapter
       *[other] { $count } chapters
    }
amount-sections = { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
amount-problems = { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
amount-words = { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
amount-lessons = { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
amount-items = { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
amount-times = { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
# A number whose unit is not known.
amount-each = { $count }
amount-plain = { $count }
range-pages = pages { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-chapters = chapters { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-sections = sections { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-problems = problems { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-words = words { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-lessons = lessons { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-items = items { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-times = times { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
range-plain = { NUMBER($start, grouping: "no") }–{ NUMBER($end, grouping: "no") }
position-pages = page { NUMBER($number, grouping: "no") }
position-chapters = chapter { NUMBER($number, grouping: "no") }
position-sections = section { NUMBER($number, grouping: "no") }
position-problems = problem { NUMBER($number, grouping: "no") }
position-words = word { NUMBER($number, grouping: "no") }
position-lessons = lesson { NUMBER($number, grouping: "no") }
position-items = item { NUMBER($number, grouping: "no") }
position-times = time { NUMBER($number, grouping: "no") }
position-plain = { NUMBER($number, grouping: "no") }
# One end of a range by itself: $count.
start-pages = from page { NUMBER($count, grouping: "no") }
end-pages = to page { NUMBER($count, grouping: "no") }
start-chapters = from chapter { NUMBER($count, grouping: "no") }
end-chapters = to chapter { NUMBER($count, grouping: "no") }
start-sections = from section { NUMBER($count, grouping: "no") }
end-sections = to section { NUMBER($count, grouping: "no") }
start-problems = from problem { NUMBER($count, grouping: "no") }
end-problems = to problem { NUMBER($count, grouping: "no") }
start-words = from word { NUMBER($count, grouping: "no") }
end-words = to word { NUMBER($count, grouping: "no") }
start-lessons = from lesson { NUMBER($count, grouping: "no") }
end-lessons = to lesson { NUMBER($count, grouping: "no") }
start-items = from item { NUMBER($count, grouping: "no") }
end-items = to item { NUMBER($count, grouping: "no") }
start-each = from number { NUMBER($count, grouping: "no") }
end-each = to number { NUMBER($count, grouping: "no") }
start-times = from time { NUMBER($count, grouping: "no") }
end-times = to time { NUMBER($count, grouping: "no") }
