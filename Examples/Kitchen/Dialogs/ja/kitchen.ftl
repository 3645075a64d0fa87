### キッチンの言葉。

engine-help = 買い物リストを預かり、オーブンを見張ります。たとえばこう言えます。

## 買い物リスト

item-added = { $item }をリストに入れました。
items-added = { $item }がリストに{ $count }個あります。
item-removed = { $item }をリストから外しました。
list-empty = 買うものはありません。
list-shown = 買うもの：

add-item-ask-item = 何が要りますか？
    .example = 何が要りますか？ 「牛乳」のように言ってください。
# $minimum, $maximum: how many there may be.
add-item-count-out-of-range = 書き留められるのは{ $minimum }から{ $maximum }までです。
add-item-ask-count = いくつですか？
    .example = いくつですか？ 数を言ってください。
remove-item-ask-item = 何をリストから外しますか？
    .example = 何をリストから外しますか？ リストにある名前を言ってください。
# $words: what was said.
remove-item-item-unknown = 「{ $words }」はリストにありません。
remove-item-choose-item = どれですか？
    .example = どれですか？ 番号で言ってください。

## オーブン

start-oven-ask-duration = どのくらいの時間ですか？
    .example = どのくらいの時間ですか？ 「40分」のように言ってください。
start-oven-duration-too-long = オーブンで12時間を超えるのは長すぎます。
# $left: the time that is left of the timer that runs.
start-oven-confirm = オーブンはあと{ DURATION($left) }です。最初からにしますか？
    .example = オーブンはあと{ DURATION($left) }です。最初からにしますか？ 「はい」か「いいえ」で言ってください。
# $duration: how long.
start-oven-done = オーブンを{ DURATION($duration) }つけます。
stop-oven-done = オーブンを消しました。
stop-oven-off = オーブンはもう消えています。
oven-is-done = オーブンの時間です。
