### 부엌의 말.

engine-help = 장보기 목록을 맡고 오븐을 지켜봐요. 예를 들면 이렇게 말할 수 있어요.

## 장보기 목록

item-added = { JOSA($item, "을/를") } 목록에 넣었어요.
items-added = { JOSA($item, "이/가") } 목록에 { $count }개 있어요.
item-removed = { JOSA($item, "을/를") } 목록에서 뺐어요.
list-empty = 살 것이 없어요.
list-shown = 살 것:

add-item-ask-item = 뭐가 필요하세요?
    .example = 뭐가 필요하세요? "우유"처럼 말해 주세요.
# $minimum, $maximum: how many there may be.
add-item-count-out-of-range = { $minimum }개에서 { $maximum }개까지만 적을 수 있어요.
add-item-ask-count = 몇 개인가요?
    .example = 몇 개인가요? 숫자로 말해 주세요.
remove-item-ask-item = 목록에서 뭘 뺄까요?
    .example = 목록에서 뭘 뺄까요? 목록에 있는 이름을 말해 주세요.
# $words: what was said.
remove-item-item-unknown = 목록에 "{ $words }" 항목은 없어요.
remove-item-choose-item = 어느 것인가요?
    .example = 어느 것인가요? 번호로 말해 주세요.

## 오븐

start-oven-ask-duration = 얼마 동안이요?
    .example = 얼마 동안이요? "40분"처럼 말해 주세요.
start-oven-duration-too-long = 오븐에 12시간이 넘는 건 너무 길어요.
# $left: the time that is left of the timer that runs.
start-oven-confirm = 오븐이 { DURATION($left) } 남았어요. 처음부터 다시 할까요?
    .example = 오븐이 { DURATION($left) } 남았어요. 처음부터 다시 할까요? "네"나 "아니요"로 말해 주세요.
# $duration: how long.
start-oven-done = 오븐을 { DURATION($duration) } 동안 켤게요.
stop-oven-done = 오븐을 껐어요.
stop-oven-off = 오븐은 이미 꺼져 있어요.
oven-is-done = 오븐이 다 됐어요.
