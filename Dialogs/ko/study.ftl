### 공부에 대해 하는 말: 기록, 스톱워치와 타이머, 책장, 주간 목표. 해요체.
###
### $material: 책장에 있는 교재 이름. $duration, $elapsed, $breaks, $remaining, $goal, $today: 시간의 길이.
### $amount("12쪽"), $range("12~18쪽"), $unit("쪽"): 완성된 말.
### $words: 입력한 말. .example: 두 번째에 하는, 예가 있는 질문.

## 교재(교재를 받는 모든 작업에서)

# $words: 입력한 이름.
material-unknown = "{ $words }" 교재는 책장에 없어요. 넣으려면 "추가해 줘"라고 말해 주세요.
# $nearest: 가장 비슷한 교재 이름.
material-confirm-nearest = "{ $words }" 교재는 책장에 없어요. { JOSA($nearest, "을/를") } 말한 건가요? 새로 넣으려면 "추가해 줘"라고 말해 주세요.
    .example = "{ $words }" 교재는 책장에 없어요. { JOSA($nearest, "을/를") } 말한 건가요? "네"나 "아니요"로 답해 주세요.
    .why = 책장에 있는 교재만 기록할 수 있어요.
material-archived = { JOSA($material, "은/는") } 이제 책장에 없어요. 다시 넣으려면 "교재 { $material } 추가"라고 말해 주세요.
# It was put away, with whatever program.
material-put-away = { JOSA($material, "을/를") } 책장에서 뺐어요.
material-choose = 어느 교재인가요?
    .example = 어느 교재인가요? 번호나 이름을 더 말해 주세요. "이 중에 없어요"라고 해도 돼요.
    .why = 맞는 교재가 여러 개예요.
# $value: 입력과 비슷한 교재 이름.
material-confirm = { JOSA($value, "이/가") } 맞나요?
    .example = { JOSA($value, "이/가") } 맞나요? "네"나 "아니요"로 답해 주세요.
    .why = 이름을 제대로 알아들었는지 확인하는 거예요.

## RecordStudy

record-study-title = 공부 기록
    .doing = 공부 기록
record-study-ask-material = 무엇을 공부했나요?
    .example = 무엇을 공부했나요? 책장에 있는 교재 이름이나 "교재 없이"라고 말해 주세요.
    .why = 기록에는 무엇을 공부했는지 남겨요. "교재 없이"도 괜찮아요.
record-study-ask-duration = 얼마나 공부했나요?
    .example = 얼마나 공부했나요? "45분"이나 "한 시간 반"처럼 말해 주세요.
    .why = 기록에는 시간이나 분량이 필요해요.
# $unit: 교재를 세는 단위, "쪽".
record-study-ask-duration-or-amount = 몇 분, 또는 몇 { $unit } 공부했나요?
    .example = 몇 분, 또는 몇 { $unit } 공부했나요? "45분"이나 "12{ $unit }"처럼 하나만, 또는 둘 다 말해 주세요.
    .why = 기록에는 시간이나 분량이 필요해요. 둘 중 하나면 돼요.
record-study-ask-amount = 진도를 얼마나 나갔나요?
    .example = 진도를 얼마나 나갔나요? "12"처럼 숫자로 말해 주세요.
    .why = 기록에는 시간이나 분량이 필요해요.
record-study-ask-amount-of = 몇 { $unit }인가요?
    .example = 몇 { $unit }인가요? "12"처럼 숫자로 말해 주세요.
    .why = 기록에는 시간이나 분량이 필요해요.
record-study-ask-start = 어디부터 했나요?
    .example = 어디부터 했나요? "12"처럼 숫자로 말해 주세요.
    .why = 범위에는 시작과 끝이 필요해요.
# $end: "18쪽".
record-study-ask-start-of = 어디부터 { $end }까지인가요?
    .example = 어디부터 { $end }까지인가요? "12"처럼 숫자로 말해 주세요.
    .why = 범위에는 시작과 끝이 필요해요.
record-study-ask-end = 어디까지 했나요?
    .example = 어디까지 했나요? "18"처럼 숫자로 말해 주세요.
    .why = 범위에는 시작과 끝이 필요해요.
# $start: "12쪽".
record-study-ask-end-of = { $start }부터 어디까지인가요?
    .example = { $start }부터 어디까지인가요? "18"처럼 숫자로 말해 주세요.
    .why = 범위에는 시작과 끝이 필요해요.
record-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
record-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
# $start, $end: 말한 그대로의 "40쪽", "12쪽". $range: 둘을 바꾼 범위.
record-study-confirm-end = { JOSA($start, "이/가") } { $end }보다 뒤예요. { JOSA($range, "이/가") } 맞나요?
    .example = { JOSA($range, "이/가") } 맞나요? "네"라고 하거나 "12에서 18까지"처럼 다시 말해 주세요.
    .why = 끝이 시작보다 앞일 수는 없어요.
# $counted: 범위를 세어 본 양.
record-study-confirm-amount = { JOSA($amount, "이라/라") }고 했는데, { JOSA($range, "은/는") } { JOSA($counted, "이에요/예요") }. { JOSA($range, "을/를") } 기록할까요?
    .example = { JOSA($range, "을/를") } 기록할까요? "네"라고 하거나 "12에서 18까지"처럼 다시 말해 주세요.
    .why = 두 수가 서로 달라서 하나만 기록할 수 있어요.
record-study-material-unknown = { material-unknown }
record-study-material-archived = { material-archived }
# $max: 기록 하나에 담을 수 있는 가장 긴 시간.
record-study-duration-too-long = { JOSA(DURATION($duration, style: "exact"), "은/는") } 하루보다 길어요. 기록 하나에는 { $max }까지 담을 수 있어요.
record-study-duration-not-positive = { JOSA(DURATION($duration, style: "exact"), "은/는") } 기록할 수 없어요. 시간은 0보다 길어야 해요.
# $count: 말한 수. $max: 가장 큰 수.
record-study-amount-out-of-range = { JOSA($count, "은/는") } 범위를 벗어났어요. 양은 0부터 { $max }까지예요.
record-study-start-out-of-range = { JOSA($count, "은/는") } 범위를 벗어났어요. 0부터 { $max }까지의 수여야 해요.
record-study-end-out-of-range = { JOSA($count, "은/는") } 범위를 벗어났어요. 0부터 { $max }까지의 수여야 해요.
record-study-amount-no-material = 어느 교재의 { $amount } 분량인지 알아야 기록할 수 있어요.
record-study-start-no-material = 어느 교재의 범위인지 알아야 기록할 수 있어요.
record-study-end-no-material = 어느 교재의 범위인지 알아야 기록할 수 있어요.
# 양을 말한 뒤 "교재 없이"라고 했을 때.
record-study-amount-material-declined = 교재 없이는 양을 기록할 수 없어요.
record-study-start-material-declined = 교재 없이는 범위를 기록할 수 없어요.
record-study-end-material-declined = 교재 없이는 범위를 기록할 수 없어요.
# $unit: 말한 단위. $expected: 교재의 단위.
record-study-amount-wrong-unit = { JOSA($material, "은/는") } { $unit } 단위가 아니라 { $expected } 단위로 기록해요.
record-study-start-wrong-unit = { record-study-amount-wrong-unit }
record-study-end-wrong-unit = { record-study-amount-wrong-unit }
record-study-nothing = 시간이나 양이 있어야 기록이 돼요. 아무것도 적거나 바꾸지 않았어요. 생각나면 "물리 30분"처럼 한 번에 말해 주세요.

# 저장한 그대로 말한다.
record-study-done-duration = 교재 없이 { JOSA(DURATION($duration, style: "exact"), "을/를") } 기록했어요.
record-study-done-material-duration = { JOSA($material, "을/를") } { DURATION($duration, style: "exact") } 기록했어요.
record-study-done-material-amount = { JOSA($material, "을/를") } { $amount } 기록했어요.
record-study-done-material-range = { $material } { JOSA($range, "을/를") } 기록했어요.
record-study-done-material-duration-amount = { JOSA($material, "을/를") } { DURATION($duration, style: "exact") }, { $amount } 기록했어요.
record-study-done-material-duration-range = { JOSA($material, "을/를") } { DURATION($duration, style: "exact") }, { $range } 기록했어요.
# $record: 위의 문장 가운데 하나.
record-study-with-memo = { $record } 메모: "{ $memo }"
# $record: 위와 같음. $amount: 기록하지 못한 것.
record-study-without-amount = { $record } 교재가 없어서 { JOSA($amount, "은/는") } 기록하지 못했어요.
# $record: 위와 같음. $amount: 알고 있는 쪽 끝.
record-study-without-range = { $record } 범위의 다른 쪽을 몰라서 { JOSA($amount, "은/는") } 기록하지 못했어요.

## StartStopwatch

start-stopwatch-title = 스톱워치 시작
    .doing = 스톱워치 시작
start-stopwatch-ask-material = 어느 교재인가요?
    .example = 어느 교재인가요? 책장에 있는 교재 이름이나 "교재 없이"라고 말해 주세요.
    .why = 잰 시간을 어느 교재로 기록할지 정하는 거예요. "교재 없이"도 괜찮아요.
start-stopwatch-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
start-stopwatch-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
start-stopwatch-material-unknown = { material-unknown }
start-stopwatch-material-archived = { material-archived }
start-stopwatch-done = 스톱워치를 시작했어요.
start-stopwatch-done-material = { $material } 스톱워치를 시작했어요.

## 이미 재고 있는 것

running-stopwatch = 스톱워치
running-stopwatch-material = { $material } 스톱워치
running-timer = 타이머
running-timer-material = { $material } 타이머
# $running: 위의 넷 가운데 하나.
start-stopwatch-choose-running = 지금 { JOSA($running, "이/가") } { $elapsed }째 돌아가고 있어요. 어떻게 할까요?
    .example = 지금 { JOSA($running, "이/가") } { $elapsed }째 돌아가고 있어요. 기록하고 새로 시작하려면 "바꾸기", 그대로 두려면 "그대로"라고 말해 주세요.
    .why = 한 번에 하나만 잴 수 있어요.
start-stopwatch-choose-running-paused = 지금 { JOSA($running, "은/는") } { $elapsed }에서 쉬는 중이에요. 어떻게 할까요?
    .example = 지금 { JOSA($running, "은/는") } { $elapsed }에서 쉬는 중이에요. 기록하고 새로 시작하려면 "바꾸기", 그대로 쉬게 두려면 "그대로"라고 말해 주세요.
    .why = 한 번에 하나만 잴 수 있어요.
start-timer-choose-running = { start-stopwatch-choose-running }
    .example = { start-stopwatch-choose-running.example }
    .why = { start-stopwatch-choose-running.why }
start-timer-choose-running-paused = { start-stopwatch-choose-running-paused }
    .example = { start-stopwatch-choose-running-paused.example }
    .why = { start-stopwatch-choose-running-paused.why }
# 선택지. 셋째는 재는 것에 아직 교재가 없을 때만.
running-choice-switch = 바꾸기: 기록하고 새로 시작
    .synonyms = 바꿔, 바꿔 줘, 바꾸고, 바꿀래, 바꾸기, 새로 시작, 기록하고 시작
running-choice-keep = 그대로 두기
    .synonyms = 그대로, 그대로 둬, 그대로 두고, 그냥 두고, 놔두고, 계속, 계속해, 계속할래, 놔둬
running-choice-name = 같은 공부: 이 교재로 이어서 재기
    .synonyms = 같은 공부, 같은 거, 이 교재로, 교재 붙이기, 교재만 붙여, 이어서 재기
running-choice-discard = 버리기: 기록하지 않고 새로 시작
    .synonyms = 버려, 버려 줘, 버리고, 버리고 시작, 버리고 바꿔, 기록하지 마, 기록하지 말고, 기록하지 말고 바꿔, 기록하지 말고 바꿔 줘, 기록 안 하고 바꿔, 기록하지 말고 시작
# $record: 기록한 것. $started: 시작한 것.
running-switched = { $record } { $started }
running-kept = 알겠어요, { JOSA($running, "은/는") } 계속 가요.
running-kept-paused = 알겠어요, { JOSA($running, "은/는") } 쉬는 중 그대로예요. 이어서 하려면 "다시 시작"이라고 말해 주세요.
# 재고 있던 것의 교재가 바뀌었다. $material: 새 교재.
running-relabelled = { JOSA($material, "으로/로") } 바꿨어요. 지금 { $elapsed }째예요.
running-relabelled-paused = { JOSA($material, "으로/로") } 바꿨어요. { $elapsed }에서 아직 쉬는 중이에요.
# 너무 오래 쟀거나 시계가 뒤로 가서 곧바로 기록할 수 없다. $running, $elapsed: 위와 같음.
running-unclear = { JOSA($running, "은/는") } { $elapsed }째라서 그대로 기록할 수 없어요. 먼저 "끝내 줘"나 "버려"라고 말해 주세요.
# 다른 창이 더 빨랐다.
running-changed-meanwhile = 그사이에 다른 창에서 시작하거나 끝내서 아무것도 바꾸지 않았어요.

## StartTimer

start-timer-title = 타이머 시작
    .doing = 타이머 시작
start-timer-ask-material = 어느 교재인가요?
    .example = 어느 교재인가요? 책장에 있는 교재 이름이나 "교재 없이"라고 말해 주세요.
    .why = 잰 시간을 어느 교재로 기록할지 정하는 거예요. "교재 없이"도 괜찮아요.
start-timer-ask-duration = 타이머를 얼마로 할까요?
    .example = 타이머를 얼마로 할까요? "25분"처럼 말해 주세요.
    .why = 타이머가 언제 끝날지 정해야 해요.
start-timer-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
start-timer-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
start-timer-material-unknown = { material-unknown }
start-timer-material-archived = { material-archived }
start-timer-duration-too-long = { JOSA(DURATION($duration, style: "exact"), "은/는") } 너무 길어요. 타이머는 { $max }까지예요.
start-timer-duration-not-positive = 타이머를 { JOSA(DURATION($duration, style: "exact"), "으로/로") } 할 수는 없어요. 시간은 0보다 길어야 해요.
# $until: 끝나는 시각.
start-timer-done = { DURATION($duration, style: "exact") } 타이머를 시작했어요. { DATE($until, style: "time") }까지예요.
start-timer-done-material = { $material } { DURATION($duration, style: "exact") } 타이머를 시작했어요. { DATE($until, style: "time") }까지예요.

## PauseStudy

pause-study-title = 공부 멈춤
    .doing = 쉬기
pause-study-done = { $elapsed }에서 잠시 멈췄어요.
pause-study-done-material = { JOSA($material, "을/를") } { $elapsed }에서 잠시 멈췄어요.
# $break: 휴식.
pause-study-already = 이미 { $break }째 쉬고 있어요. 이어서 하려면 "다시 시작"이라고 말해 주세요.
pause-study-nothing = 재고 있는 것이 없어서 멈출 것도 없어요. 시작하려면 "스톱워치 시작"이라고 말해 주세요.

## ResumeStudy

resume-study-title = 공부 이어 하기
    .doing = 다시 시작하기
resume-study-done = { $break } 쉬고 다시 시작했어요.
resume-study-done-material = { $break } 쉬고 { JOSA($material, "을/를") } 다시 시작했어요.
# 재던 것이 쉬는 중이고, 접어 둔 일도 있다. $running: 재고 있는 것. $waiting: 접어 둔 일과 그때까지 들은 것의 목록.
resume-study-choose-resting = 기다리는 것이 둘 있어요: 쉬고 있는 { $running }, 접어 둔 일({ LIST($waiting, style: "plain") }). 어느 쪽을 이어 할까요?
    .example = 쉬고 있는 { $running }, 접어 둔 일({ LIST($waiting, style: "plain") }) 중에 어느 쪽을 이어 할까요? 번호로 말해 주세요.
    .why = "계속"만으로는 어느 쪽인지 알 수 없어서 여쭤봐요.
resting-choice-paused = 쉬고 있는 측정
    .synonyms = 측정, 쉬는 것, 쉬던 것, 쉬고 있는 것, 스톱워치, 타이머, 재던 것, 다시 시작
resting-choice-aside = 접어 둔 일
    .synonyms = 접어 둔 것, 접어 둔 거, 기록, 질문, 하던 기록
resume-study-not-paused = 지금은 쉬는 중이 아니에요. { JOSA($running, "은/는") } { $elapsed }째예요.
resume-study-nothing = 재고 있는 것이 없어서 이어 할 것도 없어요. 시작하려면 "스톱워치 시작"이라고 말해 주세요.

## ShowCurrentStudy

show-current-study-title = 지금 공부 보기
    .doing = 재는 것 보기
show-current-study-stopwatch = 지금까지 { JOSA($elapsed, "이에요/예요") }.
show-current-study-stopwatch-material = { JOSA($material, "은/는") } 지금까지 { JOSA($elapsed, "이에요/예요") }.
# $remaining: 타이머가 끝날 때까지.
show-current-study-timer = 지금까지 { $elapsed } 했고 { $remaining } 남았어요.
show-current-study-timer-material = { JOSA($material, "은/는") } 지금까지 { $elapsed } 했고 { $remaining } 남았어요.
# $duration: 타이머의 길이. $overtime: 끝난 뒤 경과.
show-current-study-overtime = { DURATION($duration, style: "exact") } 타이머는 { $overtime } 전에 끝났고, 시간은 계속 재고 있어요.
show-current-study-overtime-material = { $material } { DURATION($duration, style: "exact") } 타이머는 { $overtime } 전에 끝났고, 시간은 계속 재고 있어요.
# $sentence: 위의 문장 가운데 하나.
show-current-study-on-break = { $sentence } { $break }째 쉬고 있어요.
show-current-study-nothing = 지금은 재고 있는 것이 없어요.
show-current-study-nothing-today = 지금은 재고 있는 것이 없어요. 오늘은 { $today } 공부했어요.

## FinishStudy

finish-study-title = 공부 끝내기
    .doing = 측정 마치기
finish-study-ask-material = 무엇을 공부했나요?
    .example = 무엇을 공부했나요? 책장에 있는 교재 이름이나 "교재 없이"라고 말해 주세요.
    .why = { record-study-ask-material.why }
finish-study-ask-duration = 실제로 얼마나 공부했나요? "버려"라고 말해도 돼요.
    .example = 실제로 얼마나 공부했나요? "45분"처럼 말하거나, 기록하지 않으려면 "버려"라고 말해 주세요.
    .why = 잰 시간이나 말한 시간을 그대로는 기록할 수 없어요.
finish-study-ask-amount = 진도를 얼마나 나갔나요?
    .example = 진도를 얼마나 나갔나요? "12"처럼 숫자로 말해 주세요.
    .why = 그 수는 기록할 수 없어서 다시 여쭤보는 거예요.
finish-study-ask-start = 어디부터 했나요?
    .example = 어디부터 했나요? "12"처럼 숫자로 말해 주세요.
    .why = { record-study-ask-start.why }
finish-study-ask-start-of = { record-study-ask-start-of }
    .example = { record-study-ask-start-of.example }
    .why = { record-study-ask-start-of.why }
finish-study-ask-end = 어디까지 했나요?
    .example = 어디까지 했나요? "18"처럼 숫자로 말해 주세요.
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
finish-study-confirm-other = 지금 재고 있는 건 { JOSA($running, "이에요/예요") }. { JOSA($material, "으로/로") } 기록할까요?
    .example = { JOSA($material, "으로/로") } 기록할까요? "네"라고 하거나 공부한 것을 말해 주세요.
    .why = { JOSA($running, "으로/로") } 재기 시작했어요.
finish-study-confirm-end = { record-study-confirm-end }
    .example = { record-study-confirm-end.example }
    .why = { record-study-confirm-end.why }
finish-study-confirm-amount = { record-study-confirm-amount }
    .example = { record-study-confirm-amount.example }
    .why = { record-study-confirm-amount.why }
finish-study-material-unknown = { material-unknown }
finish-study-material-archived = { material-archived }
# 기록 하나에 담을 수 있는 것보다 오래 쟀다.
finish-study-duration-measured-too-long = { $duration } 동안 재고 있었어요. 기록 하나에는 { $max }까지 담을 수 있어요.
# 시계가 시작보다 앞에 있다. $started: 시작한 시각.
finish-study-duration-clock-behind = 시계가 시작 시각({ DATE($started, style: "dateTime") })보다 앞이라서 시간을 알 수 없어요.
# 잰 것이 아니라 말한 시간.
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
finish-study-done-duration = 끝냈어요. 교재 없이 { JOSA($duration, "을/를") } 기록했어요.
finish-study-done-material-duration = 끝냈어요. { JOSA($material, "을/를") } { $duration } 기록했어요.
finish-study-done-material-duration-amount = 끝냈어요. { JOSA($material, "을/를") } { $duration }, { $amount } 기록했어요.
finish-study-done-material-duration-range = 끝냈어요. { JOSA($material, "을/를") } { $duration }, { $range } 기록했어요.
# $record: 기록한 문장. $example: 예로 드는, 책장에 있는 교재 이름.
finish-study-with-hint = { $record } 교재를 붙이려면 "{ JOSA($example, "이에요/예요") }"라고 말해 주세요.
# $overtime: 타이머가 끝난 뒤 경과.
finish-study-with-overtime = { $record } 타이머가 끝나고 { $overtime } 더 지났어요. 그 시간도 넣으려면 "{ JOSA($total, "으로/로") } 바꿔 줘"라고 말해 주세요.
finish-study-nothing = 재고 있는 것이 없어서 끝낼 것도 없어요. 시작하려면 "스톱워치 시작"이라고 말해 주세요.

## NameStudy

name-study-title = 교재 정하기
    .doing = 재는 교재 정하기
name-study-ask-material = 어느 교재인가요?
    .example = 어느 교재인가요? 책장에 있는 교재 이름을 말해 주세요.
    .why = 잰 시간을 어느 교재로 기록할지 정하는 거예요.
name-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
name-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
name-study-material-unknown = { material-unknown }
name-study-material-archived = { material-archived }
# $record: 지금 기록을 말하는 문장. $material: 새 교재.
name-study-done = { JOSA($material, "으로/로") } 바꿨어요. { $record }
# 방금 기록한 양이 그 교재의 단위가 아니다.
name-study-wrong-unit = { JOSA($material, "은/는") } { $expected } 단위인데, 기록에는 { JOSA($amount, "이/가") } 있어요. 교재와 함께 얼마나 했는지도 말해 주세요.
name-study-nothing = 재고 있는 것도, 교재를 붙일 새 기록도 없어요.

## CorrectStudy

correct-study-title = 기록 고치기
    .doing = 기록 고치기
correct-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
correct-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-study-ask-material = 어느 교재였나요?
    .example = 어느 교재였나요? 책장에 있는 제목으로 말해 주세요.
    .why = 기록에는 책장에 있는 교재만 붙일 수 있어요.
correct-study-ask-which = 어느 기록 말씀이세요?
    .example = 어느 기록 말씀이세요? 그 교재 이름을 말해 주세요.
    .why = 그 교재의 가장 최근 기록을 고쳐요.
correct-study-choose-which = 둘 다 있어요. 어느 쪽을 고칠까요?
    .example = 어느 교재의 기록을 고칠까요? 번호로 말해 주세요. 그만두려면 "취소"라고 해도 돼요.
    .why = 마지막 기록과 다른 교재를 말씀하셨는데, 그 교재의 기록도 있어요.
correct-study-confirm-which = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-study-which-unknown = { delete-record-material-unknown }
correct-study-ask-duration = 얼마나 했나요?
    .example = 얼마나 했나요? "45분"처럼 말해 주세요.
    .why = 그 시간은 기록할 수 없어서 다시 여쭤보는 거예요.
correct-study-ask-amount = 진도를 얼마나 나갔나요?
    .example = 진도를 얼마나 나갔나요? "12"처럼 수로 말해 주세요.
    .why = { finish-study-ask-amount.why }
correct-study-ask-start = 어디부터 했나요?
    .example = 어디부터 했나요? "12"처럼 수로 말해 주세요.
    .why = { record-study-ask-start.why }
correct-study-ask-end = 어디까지 했나요?
    .example = 어디까지 했나요? "18"처럼 수로 말해 주세요.
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
correct-study-done = 고쳤어요. 지금은 이렇게 기록돼 있어요: { LIST($what, style: "plain") }.
# 바뀌는 것이 없거나, 무엇을 고칠지 아직 말하지 않았다.
correct-study-same = 지금 이렇게 기록돼 있어요: { LIST($what, style: "plain") }. 고치려면 "40분으로 고쳐 줘"나 "메모는 파동으로 고쳐 줘"처럼 말해 주세요.
# A part of what the record holds.
part-memo = 메모 "{ $memo }"
# $words: what was said of it.
correct-study-not-listed = "{ $words }"에 해당하는 기록이 보여 드린 목록에 없어요. "오늘 기록 보여 줘"라고 말한 다음 "두 번째 기록 30분으로 고쳐 줘"라고 말해 주세요.
correct-study-confirm = { $record } 기록을 고칠까요?
    .example = { $record } 기록을 고칠까요? "네"나 "아니요"로 답해 주세요.
    .why = 이 대화에서 만든 기록이 아니어서 고치기 전에 여쭤봐요.
correct-study-kept = { $record } 기록을 그대로 뒀어요.
correct-study-nothing = 고칠 것이 없어요.
correct-study-nothing-material = 고칠 { $material } 기록이 없어요.
correct-study-time-out-of-range = 그러면 { JOSA(DURATION($duration, style: "exact"), "이/가") } 돼요. 1초부터 24시간까지예요. 아무것도 바꾸지 않았어요.
# $running: what is measured. Times and amounts are said when it is finished.
correct-study-running = { JOSA($running, "은/는") } 아직 재는 중이에요. 끝낼 때 말해 주세요.
# $duration: the timer's new length. $until: the moment it ends.
# 이제부터 기록에서 뺄 것. 되물을 때 말한다.
without-time = 시간 없이
without-amount = 분량 없이
without-material = 교재 없이
without-memo = 메모 없이
correct-study-timer = 타이머를 { JOSA(DURATION($duration, style: "exact"), "으로/로") } 바꿨어요. { DATE($until, style: "time") }까지예요.
correct-study-timer-material = { $material } 타이머를 { JOSA(DURATION($duration, style: "exact"), "으로/로") } 바꿨어요. { DATE($until, style: "time") }까지예요.
correct-study-timer-paused = 타이머를 { JOSA(DURATION($duration, style: "exact"), "으로/로") } 바꿨어요. { $elapsed }에서 아직 쉬는 중이에요.
correct-study-timer-material-paused = { $material } 타이머를 { JOSA(DURATION($duration, style: "exact"), "으로/로") } 바꿨어요. { $elapsed }에서 아직 쉬는 중이에요.

## DeleteRecord

delete-record-title = 기록 지우기
    .doing = 기록 지우기
delete-record-ask-material = 어느 교재인가요?
    .example = 어느 교재인가요? 책장에 있는 이름이나 "취소"라고 말해 주세요.
    .why = 그 교재의 마지막 기록을 찾으려고요.
delete-record-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
delete-record-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
delete-record-material-unknown = "{ $words }" 교재는 책장에 없어서 기록도 없어요.
# $record: 기록의 내용과 시각. "물리 25분(오전 9:00~오전 9:25)".
delete-record-confirm = { $record } 기록을 지울까요?
    .example = { $record } 기록을 지울까요? 지우려면 "네", 그대로 두려면 "아니요"라고 말해 주세요.
    .why = 잘못 지우지 않으려고 지우기 전에 확인하는 거예요.
delete-record-done = { $record } 기록을 지웠어요.
# $record: 위의 문장.
delete-record-with-hint = { $record } 되살리려면 "되돌려 줘"라고 말해 주세요.
delete-record-kept = { $record } 기록을 그대로 뒀어요.
# $words: what was said of it.
delete-record-not-listed = "{ $words }"에 해당하는 기록이 보여 드린 목록에 없어요. "오늘 기록 보여 줘"라고 말한 다음 "두 번째 기록 지워 줘"라고 말해 주세요.
delete-record-nothing = 지울 기록이 없어요.
delete-record-nothing-material = { $material } 기록이 없어서 지울 것도 없어요.
# 다른 창이 더 빨랐을 때.
delete-record-changed-meanwhile = 그사이에 기록이 새로 생기거나 바뀌어서 아무것도 지우지 않았어요.

## 되돌리기와 다시 실행. 전에 있던 것과 그 뒤의 상태.

undo-title = 되돌리기
    .doing = 되돌리기
redo-title = 다시 실행
    .doing = 다시 실행하기
# $what: 완성된 문장.
undo-with-hint = { $what } 되살리려면 "다시 실행"이라고 말해 주세요.
# 자기 말이 없는 것을 위해. $what: 그 일을 했을 때 한 말.
undo-told = 되돌렸어요: "{ $what }"
redo-told = 다시 실행했어요: "{ $what }"
# $record: 기록의 내용과 시각.
reversal-record-removed = { $record } 기록을 지웠어요.
reversal-record-restored = { $record } 기록을 되살렸어요.
reversal-record-changed = 기록이 이렇게 바뀌었어요: { $record }.
# $materials: 교재 이름. $count: 그 수.
reversal-materials-removed = { JOSA(LIST($materials), "을/를") } 책장에서 뺐어요.
reversal-materials-removed-many = 교재 { $number }개를 책장에서 뺐어요.
reversal-materials-restored = { JOSA(LIST($materials), "을/를") } 책장에 다시 넣었어요.
reversal-materials-restored-many = 교재 { $number }개를 책장에 다시 넣었어요.
reversal-material-changed = 지금은 { $material }, 단위는 { JOSA($unit, "이에요/예요") }.
reversal-goal = 주간 목표가 다시 { JOSA(DURATION($goal, style: "exact"), "이/가") } 됐어요.
reversal-goal-none = 이제 주간 목표가 없어요.
# $running: "물리 스톱워치".
reversal-running-back = { JOSA($running, "이/가") } 다시 가고 있어요. 지금 { $elapsed }째예요.
reversal-running-break = { JOSA($running, "은/는") } 다시 쉬는 중이에요. 지금까지 { JOSA($elapsed, "이에요/예요") }.
# 시작을 되돌렸을 때.
reversal-running-removed = { $running } 시작을 되돌렸어요({ $elapsed }).
reversal-running-ended = { JOSA($running, "을/를") } 다시 끝냈어요.
# 교재가 바뀌거나 없어졌을 때.
reversal-running-named = 다시 { JOSA($running, "이/가") } 됐어요. 지금 { $elapsed }째예요.
reversal-running-unnamed = { JOSA($running, "은/는") } 다시 교재 없이 가요. 지금 { $elapsed }째예요.

# 기록의 이름. $what: 내용의 목록. $start, $end: 시각.
record-label = { LIST($what, style: "plain") }({ DATE($start, style: "time") })
record-label-until = { LIST($what, style: "plain") }({ DATE($start, style: "time") }~{ DATE($end, style: "time") })
record-label-day = { LIST($what, style: "plain") }({ DATE($start, style: "short") })
record-label-day-until = { LIST($what, style: "plain") }({ DATE($start, style: "short") }~{ DATE($end, style: "time") })
record-label-material-duration = { $material } { DURATION($duration, style: "short") }
record-label-duration = 교재 없이 { DURATION($duration, style: "short") }

## AddMaterial

add-material-title = 교재 추가
    .doing = 교재 추가
add-material-ask-title = 교재 이름이 뭔가요?
    .example = 교재 이름이 뭔가요? "선형대수"처럼 말해 주세요.
    .why = 교재는 제목으로 찾아요.
add-material-ask-unit = 무엇으로 세나요?
    .example = 무엇으로 세나요? 쪽, 장, 절, 문제, 단어, 강, 개, 회 가운데 말해 주세요.
    .why = 분량은 단위가 있어야 뜻을 알 수 있어요.
add-material-unit-unknown = 그 단위로는 셀 수 없어요: "{ $words }".
add-material-title-empty = 교재에는 이름이 있어야 해요.
# $max: 글자 수.
add-material-title-too-long = 이름이 너무 길어요. { $max }자까지예요.
add-material-done = { JOSA($material, "을/를") } 책장에 넣었어요. 단위는 { JOSA($unit, "이에요/예요") }.
add-material-exists = { JOSA($material, "은/는") } 이미 책장에 있어요.
add-material-restored = { JOSA($material, "을/를") } 책장에 다시 넣었어요.

## CorrectMaterial
correct-material-title = 교재 고치기
    .doing = 교재 고치기
correct-material-ask-material = 어느 교재 말인가요?
    .example = 어느 교재 말인가요? 책장에 있는 교재 이름을 말해 주세요.
    .why = 어느 교재를 고칠지 정하는 거예요.
correct-material-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
correct-material-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-material-material-unknown = { material-unknown }
correct-material-material-archived = { material-archived }
correct-material-ask-title = 새 이름이 뭔가요?
    .example = 새 이름이 뭔가요? "선형대수"처럼 말해 주세요.
    .why = { add-material-ask-title.why }
correct-material-ask-unit = { add-material-ask-unit }
    .example = { add-material-ask-unit.example }
    .why = { add-material-ask-unit.why }
correct-material-unit-unknown = { add-material-unit-unknown }
correct-material-title-empty = { add-material-title-empty }
correct-material-title-too-long = { add-material-title-too-long }
# $old: 전 이름. $material: 지금 교재. $unit: 지금 단위.
correct-material-renamed = { $old }의 이름을 { JOSA($material, "으로/로") } 바꿨어요.
correct-material-counted = { $material }의 단위를 { JOSA($unit, "으로/로") } 바꿨어요.
correct-material-renamed-counted = { $old }의 이름을 { JOSA($material, "으로/로") }, 단위를 { JOSA($unit, "으로/로") } 바꿨어요.
correct-material-same = 이미 그렇게 돼 있어요. { $material }, 단위는 { JOSA($unit, "이에요/예요") }.
correct-material-nothing = 방금 넣은 교재가 없어요. "물리 이름을 역학으로 바꿔 줘"처럼 어느 교재인지 말해 주세요.

## ShowBookshelf

show-bookshelf-title = 책장 보기
    .doing = 책장 보기
show-bookshelf-done = 책장에 교재가 { $count }개 있어요.
show-bookshelf-empty = 책장이 비어 있어요. 예를 들어 "교재 미적분 추가"라고 말해 주세요.

## DiscardStudy

discard-study-title = 잰 시간 버리기
    .doing = 측정 버리기
# $running: "물리 스톱워치".
discard-study-confirm = { $running } { JOSA($elapsed, "을/를") } 기록하지 않고 버릴까요?
    .example = { $running } { JOSA($elapsed, "을/를") } 기록하지 않고 버릴까요? "네"나 "아니요"로 답해 주세요.
    .why = 버린 시간은 기록에 남지 않아서 먼저 확인하는 거예요.
discard-study-done = 버렸어요. { JOSA($elapsed, "은/는") } 기록하지 않았어요.
discard-study-nothing = 재고 있는 것이 없어서 버릴 것도 없어요.

## ShowRecords

show-records-title = 기록 보기
    .doing = 기록 보기
show-records-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
show-records-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
show-records-ask-material = 어느 교재인가요?
    .example = 어느 교재인가요? 책장에 있는 교재 이름이나 "취소"라고 말해 주세요.
    .why = 그 교재의 기록을 찾으려고요.
show-records-material-unknown = { delete-record-material-unknown }
# $period: "이번 주". $total: 모두 더한 시간.
show-records-done = { $period }: 기록 { $count }개, 모두 { JOSA($total, "이에요/예요") }.
show-records-done-material = { $period } { $material }: 기록 { $count }개, 모두 { JOSA($total, "이에요/예요") }.
show-records-empty = { $period }: 기록이 없어요.
show-records-empty-material = { $period } { $material }: 기록이 없어요.
# $record: 위 문장 가운데 하나. $elapsed: 지금 재고 있어 아직 기록이 아닌 시간.
show-records-running = { $record } 지금 재고 있는 { JOSA($elapsed, "은/는") } 빼고요.

## SetWeeklyGoal

set-weekly-goal-title = 주간 목표 정하기
    .doing = 주간 목표 정하기
set-weekly-goal-ask-duration = 주간 목표를 몇 시간으로 할까요?
    .example = 주간 목표를 몇 시간으로 할까요? "6시간"처럼 말해 주세요.
    .why = 목표는 한 주의 공부 시간과 비교하는 시간이에요.
set-weekly-goal-duration-too-long = { JOSA(DURATION($duration, style: "exact"), "은/는") } 일주일보다 길어요. 목표는 { $max }까지예요.
set-weekly-goal-duration-not-positive = 목표를 { JOSA(DURATION($duration, style: "exact"), "으로/로") } 할 수는 없어요. 시간은 0보다 길어야 해요.
set-weekly-goal-done = 주간 목표를 { JOSA(DURATION($goal, style: "exact"), "으로/로") } 정했어요.
# $previous: 지금까지의 목표.
set-weekly-goal-changed = 주간 목표를 { DURATION($previous, style: "exact") }에서 { JOSA(DURATION($goal, style: "exact"), "으로/로") } 바꿨어요.

## ShowWeeklyGoal

show-weekly-goal-title = 주간 목표 보기
    .doing = 주간 목표 보기
# $done: 이번 주에 한 시간. $percent: 정수.
show-weekly-goal-done = 이번 주에는 { $goal } 중 { $done } 공부했어요. { $remaining } 남았어요.
show-weekly-goal-reached = 주간 목표 { JOSA($goal, "을/를") } 이뤘어요. 지금까지 { $done } 공부했어요.
show-weekly-goal-none = 아직 주간 목표가 없어요. 예를 들어 "주간 목표 6시간"이라고 말해 주세요.

# 막대 옆.
goal-progress = { DURATION($goal, style: "short") } 중 { DURATION($done, style: "short") }, { percent }

## 알림

timer-ended = 시간이 다 됐어요: { DURATION($duration, style: "exact") }. 끝낼 때까지 계속 재고 있을게요.
timer-ended-material = 시간이 다 됐어요: { $material } { DURATION($duration, style: "exact") }. 끝낼 때까지 계속 재고 있을게요.
# 열린 창이 없을 때 끝났다. $ended: 그 시각.
timer-ended-away = 안 계신 동안 { DURATION($duration, style: "exact") } 타이머가 끝났어요({ DATE($ended, style: "dateTime") }). 끝낼 때까지 계속 재고 있을게요.
timer-ended-away-material = 안 계신 동안 { $material } { DURATION($duration, style: "exact") } 타이머가 끝났어요({ DATE($ended, style: "dateTime") }). 끝낼 때까지 계속 재고 있을게요.
# 아직 아무것도 적히지 않은 저장소로 터미널을 열었을 때.
greeting-empty = 반가워요. "교재 물리 추가"나 "스톱워치 시작"이라고 말해 보세요. "도움말"이라고 하면 예를 더 보여 드려요.
farewell-stopwatch = 스톱워치는 계속 가요.
farewell-stopwatch-material = { $material } 스톱워치는 계속 가요.
farewell-timer = 타이머는 { DATE($until, style: "time") }까지 계속 가요.
farewell-timer-material = { $material } 타이머는 { DATE($until, style: "time") }까지 계속 가요.
farewell-overtime = 타이머는 끝났고, 시간은 계속 재고 있어요.
farewell-overtime-material = { $material } 타이머는 끝났고, 시간은 계속 재고 있어요.
farewell-break = 지금은 쉬는 중이에요. 재던 시간은 기다리고 있어요.
farewell-break-material = 지금은 쉬는 중이에요. { JOSA($material, "이/가") } 기다리고 있어요.

## 그림의 제목

heading-material = 교재
heading-unit = 단위
heading-time = 시간
heading-started = 시작
heading-amount = 양
heading-memo = 메모
heading-total = 합계
# In cells. $at: a moment. $label, $value: finished words.
cell-duration = { DURATION($duration, style: "short") }
cell-moment = { DATE($at, style: "short") }
# $amounts: finished words, one of each unit.
cell-amounts = { LIST($amounts, style: "plain") }
cell-labelled = { $label } { $value }
label-elapsed = 경과
label-breaks = 휴식
label-remaining = 남은 시간
label-overtime = 넘긴 시간
label-today = 오늘
label-running = 재는 중
label-on-break = 쉬는 중
# 표의 빈칸.
label-none = –

## 파일에서 가져온 교재. $line: 줄 번호.

# $added, $skipped: 넣은 수와 이미 있던 수.
import-materials-done = { $added ->
        [0] 넣은 교재가 없어요.
       *[other] 교재 { $added }개를 넣었어요.
    }{ $skipped ->
        [0] {""}
       *[other] {" "}{ $skipped }개는 이미 책장에 있었어요.
    }
# $found: 거기 적혀 있는 것.
import-materials-wrong-header = { $line }번째 줄: 첫 줄은 "{ $found }" 말고 "title,unit"이어야 해요.
import-materials-wrong-field-count = { $line }번째 줄: 칸이 { $expected }개가 아니라 { $count }개 있어요.
import-materials-empty-title = { $line }번째 줄: 교재 이름이 없어요.
import-materials-title-too-long = { $line }번째 줄: 이름이 { $max }자보다 길어요.
import-materials-unknown-unit = { $line }번째 줄: "{ $unit }" 단위는 없어요. 쓸 수 있는 단위는 pages, chapters, sections, problems, words, lessons, items, times예요.
import-materials-bad-quotes = { $line }번째 줄: 따옴표로 묶은 칸이 닫히지 않았거나, 따옴표 뒤에 글자가 더 있어요.

## 기간의 제목

period-today = 오늘
period-yesterday = 어제
period-this-week = 이번 주
period-last-week = 지난주
period-this-month = 이번 달
period-last-month = 지난달

## 단위. amount-…: $count. range-…: $start, $end(양 끝 포함). position-…: $number.

unit-pages = 쪽
unit-chapters = 장
unit-sections = 절
unit-problems = 문제
unit-words = 단어
unit-lessons = 강
unit-items = 개
unit-times = 회
amount-pages = { $count }쪽
amount-chapters = { $count }장
amount-sections = { $count }절
amount-problems = { $count }문제
amount-words = { $count }단어
amount-lessons = { $count }강
amount-items = { $count }개
amount-times = { $count }회
# 단위를 모르는 수.
amount-each = { $count }개
amount-plain = { $count }
range-pages = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }쪽
range-chapters = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }장
range-sections = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }절
range-problems = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }번 문제
range-words = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }번 단어
range-lessons = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }강
range-items = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }번
range-times = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }회
range-plain = { NUMBER($start, grouping: "no") }~{ NUMBER($end, grouping: "no") }
position-pages = { NUMBER($number, grouping: "no") }쪽
position-chapters = { NUMBER($number, grouping: "no") }장
position-sections = { NUMBER($number, grouping: "no") }절
position-problems = { NUMBER($number, grouping: "no") }번 문제
position-words = { NUMBER($number, grouping: "no") }번 단어
position-lessons = { NUMBER($number, grouping: "no") }강
position-items = { NUMBER($number, grouping: "no") }번
position-times = { NUMBER($number, grouping: "no") }회
position-plain = { NUMBER($number, grouping: "no") }
# 범위의 한쪽 끝만: $count.
start-pages = { NUMBER($count, grouping: "no") }쪽부터
end-pages = { NUMBER($count, grouping: "no") }쪽까지
start-chapters = { NUMBER($count, grouping: "no") }장부터
end-chapters = { NUMBER($count, grouping: "no") }장까지
start-sections = { NUMBER($count, grouping: "no") }절부터
end-sections = { NUMBER($count, grouping: "no") }절까지
start-problems = { NUMBER($count, grouping: "no") }번 문제부터
end-problems = { NUMBER($count, grouping: "no") }번 문제까지
start-words = { NUMBER($count, grouping: "no") }번 단어부터
end-words = { NUMBER($count, grouping: "no") }번 단어까지
start-lessons = { NUMBER($count, grouping: "no") }강부터
end-lessons = { NUMBER($count, grouping: "no") }강까지
start-items = { NUMBER($count, grouping: "no") }번부터
end-items = { NUMBER($count, grouping: "no") }번까지
start-each = { NUMBER($count, grouping: "no") }번째부터
end-each = { NUMBER($count, grouping: "no") }번째까지
start-times = { NUMBER($count, grouping: "no") }회부터
end-times = { NUMBER($count, grouping: "no") }회까지
