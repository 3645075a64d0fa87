### 대화 자체의 말: 못 알아들었을 때, 도움말, 그만두기, 저장, 시간과 목록의 말.
### 해요체. 어떤 작업인지는 모릅니다. 조사는 JOSA로 붙입니다.

## 잇기

# 한 줄이 되는 두 문장.
# $first, $second: 완성된 문장.
engine-join = { $first } { $second }

## 못 알아들었을 때

# $words: 입력한 말. $example: 알아들을 수 있는 말의 예.
engine-unknown = "{ $words }": 잘 이해하지 못했어요. 예를 들어 "{ $example }"처럼 말해 주세요.
# $words: 입력한 말.
engine-unknown-plain = "{ $words }": 잘 이해하지 못했어요. "도움말"이라고 하면 할 수 있는 일을 알려 드려요.
# 질문을 되풀이하기 전에. $words: 입력한 말.
engine-not-an-answer = "{ $words }"에서 답을 찾지 못했어요.
# $words: 쓰지 않은 말의 목록.
engine-unused = 이 말은 반영하지 않았어요: { LIST($words, style: "plain") }.
# 똑같이 들어맞는 작업의 이름이 한 줄에 하나씩 이어진다.
engine-ambiguous = 여러 가지로 알아들을 수 있어요. 조금 더 자세히 말해 주세요.

## 자기 질문이 없는 작업을 위한 질문

engine-ask = 어떤 값으로 할까요?
    .example = 어떤 값으로 할까요? 그대로 말하거나 "취소"라고 말해 주세요.
engine-choose = 어느 것인가요?
    .example = 어느 것인가요? 번호나 "이 중에 없어요"라고 말해 주세요.
# $value: 짐작한 값.
engine-confirm = { JOSA($value, "이/가") } 맞나요?
    .example = { JOSA($value, "이/가") } 맞나요? "네"나 "아니요"로 답해 주세요.
engine-confirm-plain = 이대로 할까요?
    .example = 이대로 할까요? "네"나 "아니요"로 답해 주세요.
# $words: 입력한 말.
engine-unsupported = 여기서는 쓸 수 없는 말이에요: "{ $words }".

## 질문하는 동안

engine-say-yes-or-no = "네"나 "아니요"로 답해 주세요.
# 이름의 일부로 좁혀졌을 때, 남은 것 앞에.
# .example: 같은 것이 다시 남았을 때.
engine-narrowed = 이 중에 있어요.
    .example = 아직 이것들이 남아 있어요. 번호로 골라 주세요.
# Words that are an answer or a remark, and a command as well. $words: the words.
engine-doubt-answer = "{ $words }", 이 말을 대답으로 받을까요? 아니면 그 일을 할까요?
engine-doubt-part = "{ $words }", 이 말을 그대로 적어 둘까요? 아니면 그 일을 할까요?
option-note = 그대로 적기
    .synonyms = 적어 줘, 메모, 메모예요, 적기, 적어 두기, 그대로
option-answer = 대답으로 받기
    .synonyms = 대답, 대답으로, 대답이에요, 대답이야, 이름, 이름이에요, 이름으로, 제목, 제목이에요, 제목으로
option-do = 그 일을 하기
    .synonyms = 해 줘, 하기, 실행, 실행해 줘, 그 일, 그렇게 해 줘, 둘 다, 해
# Before a question that goes on, after another value was changed by the way. $values: a list.
engine-noted = 알겠어요: { LIST($values) }.
# 일을 마치기 전에 말한 것의 일부를 뺀다. $values: 목록.
engine-withdrawn = 알겠어요. 이건 뺄게요: { LIST($values, style: "plain") }.
# The same thing is wanted anew, amid its question. $values: a list of what was said before and is dropped.
engine-replaced = 아까 하던 { LIST($values, style: "plain") } 이야기는 그만두고 이걸로 할게요.
engine-none-of-those = 알겠어요, 이 중에는 없군요.
# 질문 중의 도움말: 답하는 법과 그만두는 법.
# $count: 아직 보여 주지 않은 것의 개수.
engine-more-choices = { $count }개 더 있어요. 이름을 조금 더 말해 주세요.
engine-help-question = 그대로 답하거나, "왜요?"로 이유를 묻거나, "뒤로"로 앞 질문에 돌아갈 수 있어요. "다시"로 질문을 다시 듣고, "취소"로 그만둘 수 있어요.
# 다른 일을 마친 뒤. $question: 아직 열려 있는 질문.
engine-back-to = 아까 하던 이야기예요. { $question }
# 같은 말에 그때까지 들은 것을 덧붙인다. $values: 목록.
engine-back-to-of = 아까 하던 이야기예요({ LIST($values, style: "plain") }). { $question }
# 다시 시작한 뒤. $question: 아직 열려 있는 질문.
engine-restarted = 다시 오셨네요. { $question }
# 같은 말에 그때까지 들은 것을 덧붙인다. $values: 목록.
engine-restarted-of = 다시 오셨네요. 아까 하던 이야기예요({ LIST($values, style: "plain") }). { $question }
# The same, where the question does not tell what it is about. $values: a list, the first is what was to be done.
engine-restarted-at = 다시 오셨네요. 아까 하던 이야기예요({ LIST($values, style: "plain") }). { $question }
engine-set-aside = 이건 일단 접어 둘게요. 아무것도 기록하거나 바꾸지 않았어요. "계속"이라고 하면 이어서 할 수 있어요.
# 고를 일이 다른 말로 정해졌다. 부탁은 접어 둔다. $waiting: 부탁의 이름과 말한 것.
engine-rests = 이건 일단 접어 둘게요: { LIST($waiting, style: "plain") }. "계속"이라고 하면 이어서 할 수 있어요.
# 시작할 때: 한 번에 부탁했지만 아직 하지 못한 일. $words: 말한 그대로의 목록.
engine-planned = 아직 하지 못한 일이 있어요: { LIST($words, style: "plain") }. "계속"이라고 하면 이어서 할게요.
engine-cancelled = 알겠어요. 아무것도 기록하거나 바꾸지 않았어요.
engine-cancel-nothing = 지금은 여쭤본 것이 없어요. 방금 한 일을 되돌리려면 "되돌려 줘"라고 말해 주세요.

## 언제든지

# 말할 수 있는 예가 아래에 이어진다.
engine-help = 스톱워치, 타이머, 공부 기록, 주간 목표를 도와 드려요. 예를 들어 이렇게 말해 보세요.
# 새 판을 처음 시작할 때는 몇 초 걸린다. 그동안 터미널에 보인다.
engine-preparing = 준비하고 있어요. 잠시만 기다려 주세요.
# 마지막 대답을 다시 말하기 전에. 그 일을 다시 하는 것이 아니다.
engine-repeat = 방금 드린 말씀이에요.
engine-repeat-nothing = 아직 아무 말도 하지 않았어요.
engine-correct-nothing = 고칠 것이 없어요.
# 질문을 그만둔 바로 뒤의 정정. 그 앞에 한 일을 말하는 것일 수도 있다.
engine-correct-dropped = 방금 이야기는 그만두어서 아무것도 바꾸지 않았어요. 그 앞에 한 일이라면 한 번 더 말해 주세요.
engine-undo-unavailable = 그건 되돌릴 수 없어요.
engine-undo-nothing = 되돌릴 것이 없어요.
engine-redo-nothing = 다시 실행할 것이 없어요.
# After some of several were undone, or redone.
engine-undo-no-more = 더 되돌릴 것이 없어요.
engine-redo-no-more = 더 다시 실행할 것이 없어요.
# $what: 그 일을 했을 때 한 말.
engine-undo-confirm = "{ $what }" 이걸 되돌릴까요?
    .example = "{ $what }" 이걸 되돌릴까요? "네"나 "아니요"로 답해 주세요.
    .why = 그 뜻으로 말한 것인지 확인하는 거예요.
engine-redo-confirm = "{ $what }" 이걸 다시 실행할까요?
    .example = "{ $what }" 이걸 다시 실행할까요? "네"나 "아니요"로 답해 주세요.
    .why = { engine-undo-confirm.why }
# 다른 창에서 한 일이거나 되돌린 일.
engine-undo-confirm-other = 마지막 변경은 다른 창에서 했어요: "{ $what }" 되돌릴까요?
    .example = 마지막 변경은 다른 창에서 했어요: "{ $what }" 되돌릴까요? "네"나 "아니요"로 답해 주세요.
    .why = 이 창에서 한 일이 아니라서 먼저 확인하는 거예요.
engine-redo-confirm-other = 다른 창에서 되돌린 일이에요: "{ $what }" 다시 실행할까요?
    .example = 다른 창에서 되돌린 일이에요: "{ $what }" 다시 실행할까요? "네"나 "아니요"로 답해 주세요.
    .why = 이 창에서 되돌린 일이 아니라서 먼저 확인하는 거예요.
# 마지막에 한 일이 다른 곳에서 바뀌어 그대로 둔다. $passed: 그 일. $what: 그 앞에 한 일.
engine-undo-confirm-before = 다른 곳에서 바뀌어서 이건 그대로 둘게요: "{ $passed }" 그 앞에 한 일이에요: "{ $what }" 이걸 되돌릴까요?
    .example = 다른 곳에서 바뀌어서 이건 그대로 둘게요: "{ $passed }" 그 앞에 한 일이에요: "{ $what }" 이걸 되돌릴까요? "네"나 "아니요"로 답해 주세요.
    .why = 마지막에 한 일이 아니라서 먼저 확인하는 거예요.
engine-redo-confirm-before = 다른 곳에서 바뀌어서 이건 그대로 둘게요: "{ $passed }" 그 밖에 되돌린 일이에요: "{ $what }" 이걸 다시 실행할까요?
    .example = 다른 곳에서 바뀌어서 이건 그대로 둘게요: "{ $passed }" 그 밖에 되돌린 일이에요: "{ $what }" 이걸 다시 실행할까요? "네"나 "아니요"로 답해 주세요.
    .why = 마지막에 되돌린 일이 아니라서 먼저 확인하는 거예요.
# 묻는 동안 다른 일이 있었을 때.
engine-undo-overtaken = 그사이에 다른 변경이 있어서 아무것도 되돌리지 않았어요.
engine-undo-changed = 그 뒤에 바뀌어서 되돌릴 수 없어요: "{ $what }"
engine-redo-changed = 그 뒤에 바뀌어서 다시 실행할 수 없어요: "{ $what }"
# 묻지 않았는데 네, 아니요라고 할 때.
engine-nothing-asked = 지금은 여쭤본 것이 없어요.
# 아직 한 일이 없는데 같은 걸 다시 하라고 할 때.
engine-again-nothing = 아직 다시 할 만한 것이 없어요.
# "어제는?"이라고 하는데 다시 할 수 있는 일에 날짜가 없을 때. $words: 한 말의 목록.
engine-again-unfit = "{ LIST($words, style: "plain") }"에 맞춰 다시 할 만한 일이 없어요.
# 접어 둔 것이 없는데 돌아가라고 할 때.
engine-resume-nothing = 접어 둔 것이 없어요.
# 첫 질문에서 뒤로 가라고 할 때.
engine-back-first = 이게 첫 번째 질문이에요.
# 왜 묻느냐고 할 때. 질문에 따로 이유가 없는 경우.
engine-why = 계속하려면 필요해요.

## 대화를 테스트로 저장하기

# $path: the file. $line: the number of a line in it.
engine-saved = { $path }에 저장했어요. 여기서 말한 내용이 들어 있으니 다른 사람에게 주기 전에 살펴봐 주세요.
engine-saved-todo = { $path }에 저장했는데, 다시 돌려 보면 { $line }번째 줄이 다르게 나와서 지금은 실패하는 테스트로 표시해 뒀어요. 여기서 말한 내용이 들어 있으니 다른 사람에게 주기 전에 살펴봐 주세요.
# Above it stand the words that nobody but the person knows: memos and titles.
engine-save-confirm = 파일에 위의 말이 들어가요. 저장할까요?
    .example = 파일에 위의 말이 들어가요. 저장할까요? "네"나 "아니요"로 말해 주세요.
    .why = 직접 쓴 말이 들어가고, 파일은 다른 사람이 볼 수도 있어서 확인하는 거예요.
engine-save-nothing = 아직 저장할 대화가 없어요.
# $name: what was said.
engine-save-name = 파일 이름으로 "{ $name }" 같은 말은 쓸 수 없어요. 글자, 숫자, 빈칸, 붙임표를 쓸 수 있어요. 아무것도 저장하지 않았어요.
engine-save-taken = 같은 이름("{ $name }")의 대화가 이미 저장돼 있어요. 그대로 뒀으니 다른 이름을 써 주세요.
# $path: the file.
engine-save-unwritable = { $path } 파일에 쓸 수 없어서 아무것도 저장하지 않았어요.
engine-save-unavailable = 이 대화는 저장할 수 없어요.
save-title = 대화를 테스트로 저장하기

engine-yes = 네
engine-no = 아니요

## 인사

engine-greet = 안녕하세요! 무엇을 할까요?
engine-thank = 천만에요.
engine-farewell = 또 만나요. Ctrl-D를 누르면 끝나요.
engine-wait = 천천히 하세요.

## 문제가 생겼을 때

# $path: 기록 파일.
engine-storage-full = 디스크가 가득 차서 아무것도 기록하지 못했어요. 공간을 비우고 다시 말해 주세요.
engine-storage-readonly = { $path } 파일에 쓸 수 없어서 아무것도 기록하지 않았어요.
engine-storage-damaged = { $path } 파일을 기록으로 읽을 수 없어요. 파일은 그대로 두었고 아무것도 기록하지 않았어요.
engine-storage-newer = { $path } 파일은 더 새로운 Viva가 쓴 것이에요. 그것을 써 주세요. 아무것도 기록하지 않았어요.
engine-storage-unavailable = { $path } 파일을 열 수 없어서 아무것도 기록하지 않았어요.
engine-storage-busy = 다른 프로그램이 기록을 쓰고 있어요. 아무것도 기록하지 않았으니 다시 말해 주세요.
engine-fault = 죄송해요, 저에게 문제가 생겼어요. 더는 아무것도 기록하지 않았어요.
engine-entity-not-found = 그건 이제 없어요.
engine-feature-currently-restricted = 그 기능은 지금 꺼져 있어요.
engine-not-allowed = 그건 허용되지 않아요.
engine-network-failure = 네트워크에 연결할 수 없어요.
engine-partial-failure = 일부만 할 수 있었어요.
engine-unsupported-on-device = 여기서는 할 수 없어요.
engine-unknown-failure = 잘되지 않았어요.
engine-account-setup-required = 먼저 계정을 설정해 주세요.
engine-confirmation-required = 먼저 확인이 필요해요.
engine-signin-required = 먼저 로그인해 주세요.
engine-permission-required = 필요한 권한이 아직 없어요.
# 준비된 말이 없을 때.
engine-unworded = 말로 옮기지 못한 일이 생겼어요.
# 문장에 들어갈 값을 모를 때.
engine-unnamed = 무언가

## 시간의 말. $count: 정수.

duration-hours = { $count }시간
duration-minutes = { $count }분
duration-seconds = { $count }초
duration-hours-short = { $count }시간
duration-minutes-short = { $count }분
duration-seconds-short = { $count }초
# 한 길이의 두 부분.
duration-join = { $first } { $second }
# $duration: 시간의 말.
duration-negative = 마이너스 { $duration }

## 목록과 비율의 말

# 둘. $first, $second: 항목.
list-and-two = { JOSA($first, "과/와") } { $second }
# 마지막 항목. $first: 그때까지의 항목.
list-and-last = { $first }, { $second }
list-or-two = { $first } 또는 { $second }
list-or-last = { $first }, 또는 { $second }
# 중간 항목.
list-middle = { $first }, { $second }
# $percent: 정수.
percent = { $percent }%
