### 勉強について言うこと：記録、ストップウォッチとタイマー、本棚、週の目標。です・ます体。
###
### $material：本棚の教材名。$duration, $elapsed, $breaks, $remaining, $goal, $today：時間の長さ。
### $amount（「12ページ」）、$range（「12〜18ページ」）、$unit（「ページ」）：できあがった言葉。
### $words：入力された言葉。.example：二度目に言う、例つきの質問。

## 教材（教材を受け取るすべての操作で）

# $words：入力された名前。
material-unknown = 「{ $words }」は本棚にありません。加えるなら「本棚に追加して」と言ってください。
# $nearest：いちばん近い教材名。
material-confirm-nearest = 「{ $words }」は本棚にありません。「{ $nearest }」のことですか？「{ $words }」を加えるなら「本棚に追加して」と言ってください。
    .example = 「{ $words }」は本棚にありません。「{ $nearest }」のことですか？「はい」か「いいえ」で答えてください。
    .why = 記録できるのは本棚にある教材だけです。
material-archived = { $material }はもう本棚にありません。戻すには「本棚に{ $material }を追加」と言ってください。
# It was put away, with whatever program.
material-put-away = { $material }を本棚から外しました。
material-choose = どの教材ですか？
    .example = どの教材ですか？番号か、名前をもう少し詳しく言ってください。「どれでもない」とも言えます。
    .why = 当てはまる教材がいくつかあります。
# $value：入力に近い教材名。
material-confirm = { $value }のことですか？
    .example = { $value }のことですか？「はい」か「いいえ」で答えてください。
    .why = 教材の名前を取りちがえていないか、確かめています。

## RecordStudy

record-study-title = 勉強を記録
    .doing = 勉強の記録
record-study-ask-material = 何を勉強しましたか？
    .example = 何を勉強しましたか？本棚の教材名か「教材なし」と言ってください。
    .why = 記録には何を勉強したかを残します。「教材なし」でも大丈夫です。
record-study-ask-duration = どのくらい勉強しましたか？
    .example = どのくらい勉強しましたか？「45分」や「1時間半」のように言ってください。
    .why = 記録には時間か量が必要です。
# $unit：教材の単位。「ページ」。
record-study-ask-duration-or-amount = 何分、または何{ $unit }勉強しましたか？
    .example = 何分、または何{ $unit }勉強しましたか？「45分」や「12{ $unit }」のように、片方でも両方でも言えます。
    .why = 記録には時間か量が必要です。どちらか一つで足ります。
record-study-ask-amount = どのくらい進みましたか？
    .example = どのくらい進みましたか？「12」のように数で言ってください。
    .why = 記録には時間か量が必要です。
record-study-ask-amount-of = 何{ $unit }ですか？
    .example = 何{ $unit }ですか？「12」のように数で言ってください。
    .why = 記録には時間か量が必要です。
record-study-ask-start = どこから始めましたか？
    .example = どこから始めましたか？「12」のように数で言ってください。
    .why = 範囲には始まりと終わりが必要です。
# $end：「18ページ」。
record-study-ask-start-of = どこから{ $end }までですか？
    .example = どこから{ $end }までですか？「12」のように数で言ってください。
    .why = 範囲には始まりと終わりが必要です。
record-study-ask-end = どこまで進みましたか？
    .example = どこまで進みましたか？「18」のように数で言ってください。
    .why = 範囲には始まりと終わりが必要です。
# $start：「12ページ」。
record-study-ask-end-of = { $start }からどこまでですか？
    .example = { $start }からどこまでですか？「18」のように数で言ってください。
    .why = 範囲には始まりと終わりが必要です。
record-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
record-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
# $start, $end：言われたままの「40ページ」「12ページ」。$range：入れかえた範囲。
record-study-confirm-end = { $start }から{ $end }へは戻れません。{ $range }のことですか？
    .example = { $range }のことですか？「はい」か、正しい数を言ってください。
    .why = 範囲は小さい数から大きい数へ記録します。
# $counted：範囲の量。
record-study-confirm-amount = { $amount }とのことですが、{ $range }は{ $counted }です。{ $range }を記録しますか？
    .example = { $range }を記録しますか？「はい」か、正しい数を言ってください。
    .why = 二つの数が合っていません。記録に残せるのは一つです。
record-study-material-unknown = { material-unknown }
record-study-material-archived = { material-archived }
# $max：一件に記録できる最長の時間。
record-study-duration-too-long = { DURATION($duration, style: "exact") }は一日を超えています。一件に記録できるのは{ $max }までです。
record-study-duration-not-positive = { DURATION($duration, style: "exact") }は記録できません。時間は0より長くしてください。
# $count：言われた数。$max：最大の数。
record-study-amount-out-of-range = { $count }は範囲の外です。量は0から{ $max }までです。
record-study-start-out-of-range = { $count }は範囲の外です。0から{ $max }までの数にしてください。
record-study-end-out-of-range = { $count }は範囲の外です。0から{ $max }までの数にしてください。
record-study-amount-no-material = { $amount }は、教材と一緒でないと記録できません。
record-study-start-no-material = 範囲は、教材と一緒でないと記録できません。
record-study-end-no-material = 範囲は、教材と一緒でないと記録できません。
# 量を言ったあとの「教材なし」。
record-study-amount-material-declined = 量は、教材と一緒でないと記録できません。
record-study-start-material-declined = 範囲は、教材と一緒でないと記録できません。
record-study-end-material-declined = 範囲は、教材と一緒でないと記録できません。
# $unit：言われた単位。$expected：教材の単位。
record-study-amount-wrong-unit = { $material }の単位は{ $unit }ではなく{ $expected }です。
record-study-start-wrong-unit = { record-study-amount-wrong-unit }
record-study-end-wrong-unit = { record-study-amount-wrong-unit }
record-study-nothing = 時間か量がないと記録になりません。記録も変更もしていません。

# 保存したとおりに言う。
record-study-done-duration = 教材なしで{ DURATION($duration, style: "exact") }記録しました。
record-study-done-material-duration = { $material }を{ DURATION($duration, style: "exact") }記録しました。
record-study-done-material-amount = { $material }を{ $amount }記録しました。
record-study-done-material-range = { $material }の{ $range }を記録しました。
record-study-done-material-duration-amount = { $material }を{ DURATION($duration, style: "exact") }、{ $amount }記録しました。
record-study-done-material-duration-range = { $material }を{ DURATION($duration, style: "exact") }（{ $range }）記録しました。
# $record：上の文のどれか。
record-study-with-memo = { $record }メモ：「{ $memo }」
# $record：同上。$amount：記録できなかったもの。
record-study-without-amount = { $record }教材がないので、{ $amount }は記録していません。
# $record：同上。$amount：わかっている方の端。
record-study-without-range = { $record }範囲のもう一方がわからないので、{ $amount }は記録していません。

## StartStopwatch

start-stopwatch-title = ストップウォッチを開始
    .doing = ストップウォッチの開始
start-stopwatch-ask-material = どの教材ですか？
    .example = どの教材ですか？本棚の教材名か「教材なし」と言ってください。
    .why = 計った時間をどの教材に記録するかを決めます。「教材なし」でも大丈夫です。
start-stopwatch-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
start-stopwatch-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
start-stopwatch-material-unknown = { material-unknown }
start-stopwatch-material-archived = { material-archived }
start-stopwatch-done = ストップウォッチを開始しました。
start-stopwatch-done-material = { $material }のストップウォッチを開始しました。

## すでに動いている計測

running-stopwatch = ストップウォッチ
running-stopwatch-material = { $material }のストップウォッチ
running-timer = タイマー
running-timer-material = { $material }のタイマー
# $running：上の四つのどれか。
start-stopwatch-choose-running = いま{ $running }が動いていて、{ $elapsed }です。どうしますか？
    .example = いま{ $running }が動いていて、{ $elapsed }です。記録して新しく始めるなら「切り替える」、動かしておくなら「そのまま」と言ってください。
    .why = 計測できるのは一度に一つです。
start-stopwatch-choose-running-paused = いま{ $running }は休憩中で、{ $elapsed }です。どうしますか？
    .example = いま{ $running }は休憩中で、{ $elapsed }です。記録して新しく始めるなら「切り替える」、休憩中のままにするなら「そのまま」と言ってください。
    .why = 計測できるのは一度に一つです。
start-timer-choose-running = { start-stopwatch-choose-running }
    .example = { start-stopwatch-choose-running.example }
    .why = { start-stopwatch-choose-running.why }
start-timer-choose-running-paused = { start-stopwatch-choose-running-paused }
    .example = { start-stopwatch-choose-running-paused.example }
    .why = { start-stopwatch-choose-running-paused.why }
# 選択肢。三つ目は、計測に教材がまだないときだけ。
running-choice-switch = 切り替える：記録して、新しく始める
    .synonyms = 切り替え、切り替えて、切り替える、新しいほう、新しい方、記録して、記録して切り替え、記録して切り替えて、記録して切り替える、保存して切り替え、保存して切り替えて、保存して切り替える
running-choice-keep = そのままにしておく
    .synonyms = そのまま、そのまま動かしておく、動かしておく、続けて、続ける、このまま、そのまま続けて、そのまま続ける、切り替えない、切り替えないで、切り替えないほう、切り替えなくていい、切り替えないでそのまま、切り替えないで続けて、切り替えずに続けて、まだ切り替えない、まだ切り替えないで、今は切り替えない、やっぱり切り替えない、切り替えはしない、切り替えはしないで、切り替えたくない、破棄はしない、破棄はしないで、破棄しなくていい、捨てなくていい、破棄しない、破棄しないで、破棄しないほう、破棄しないでそのまま、捨てない、捨てないで、いまのまま、今のまま、いまのを続けて、今のを続けて
running-choice-name = 同じ勉強：この教材の計測にする
    .synonyms = 同じ、同じ勉強、この教材にする、教材をつける、名前をつける
running-choice-discard = 破棄する：記録せずに、新しく始める
    .synonyms = 破棄、破棄する、破棄して、破棄して始める、破棄して始めて、破棄して新しく始める、捨てて始める、捨てて始めて、捨てる、捨てて、記録しない、記録しないで、記録しないで切り替えて、記録せずに切り替えて、記録しないで始めて、切り替えて記録はしないで、記録しないで切り替え、記録しないで切り替える、保存しないで切り替えて、保存せずに切り替えて、記録せずに切り替え、記録せずに切り替える、記録せずに始めて、記録せずに始める、記録しないで始める、記録なしで切り替えて、破棄して切り替え、破棄して切り替えて、破棄して切り替える、捨てて切り替えて、捨てて切り替える、いまのは捨てて、今のは捨てて、今のは破棄して、今の分は捨てて、記録しなくていい、記録はしなくていい、記録はいらない
# $record：記録したもの。$started：始めたもの。
running-switched = { $record }{ $started }
running-kept = わかりました。{ $running }は動いています。
running-kept-paused = わかりました。{ $running }は休憩中のままです。続けるときは「再開」と言ってください。
# 計測の教材が変わった。$material：新しい教材。
running-relabelled = 教材を{ $material }にしました。いま{ $elapsed }です。
running-relabelled-paused = 教材を{ $material }にしました。いま{ $elapsed }で、休憩中のままです。
# 長すぎるか、時計が戻されていて、ついでに記録できない。$running, $elapsed：同上。
running-unclear = { $running }は{ $elapsed }になっていて、そのままでは記録できません。先に「終了」か「破棄する」と言ってください。
# ほかの画面のほうが早かった。
running-changed-meanwhile = その間に別の画面で開始または終了されたため、何も変更していません。

## StartTimer

start-timer-title = タイマーを開始
    .doing = タイマーの開始
start-timer-ask-material = どの教材ですか？
    .example = どの教材ですか？本棚の教材名か「教材なし」と言ってください。
    .why = 計った時間をどの教材に記録するかを決めます。「教材なし」でも大丈夫です。
start-timer-ask-duration = タイマーの長さはどのくらいにしますか？
    .example = タイマーの長さはどのくらいにしますか？「25分」のように言ってください。
    .why = いつ終わるタイマーか、決めておく必要があります。
start-timer-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
start-timer-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
start-timer-material-unknown = { material-unknown }
start-timer-material-archived = { material-archived }
start-timer-duration-too-long = { DURATION($duration, style: "exact") }は長すぎます。タイマーは{ $max }までです。
start-timer-duration-not-positive = タイマーを{ DURATION($duration, style: "exact") }にはできません。時間は0より長くしてください。
# $until：終わる時刻。
start-timer-done = タイマーを{ DURATION($duration, style: "exact") }で開始しました。{ DATE($until, style: "time") }までです。
start-timer-done-material = { $material }のタイマーを{ DURATION($duration, style: "exact") }で開始しました。{ DATE($until, style: "time") }までです。

## PauseStudy

pause-study-title = 勉強を中断
    .doing = 休憩
pause-study-done = { $elapsed }で休憩に入りました。
pause-study-done-material = { $material }を{ $elapsed }で中断して、休憩に入りました。
# $break：休憩の長さ。
pause-study-already = もう休憩中です（{ $break }）。続けるには「再開」と言ってください。
pause-study-nothing = 何も計測していないので、中断するものがありません。始めるには「ストップウォッチを開始」と言ってください。

## ResumeStudy

resume-study-title = 勉強を再開
    .doing = 再開
resume-study-done = { $break }の休憩のあと、再開しました。
resume-study-done-material = { $break }の休憩のあと、{ $material }を再開しました。
# 計測が休憩中で、ほかに置いておいた用件もある。$running：計測しているもの。$waiting：用件と、それまでに聞いたことの一覧。
resume-study-choose-resting = 休憩中の{ $running }と、置いておいた用件（{ LIST($waiting, style: "plain") }）があります。どちらを続けますか？
    .example = どちらを続けますか？休憩中の{ $running }か、置いておいた用件（{ LIST($waiting, style: "plain") }）か、番号で言ってください。
    .why = 「続ける」だけでは、どちらのことか決められません。
resting-choice-paused = 休憩中の計測
    .synonyms = 計測、休憩中、休憩中のほう、休憩中の方、ストップウォッチ、タイマー、再開
resting-choice-aside = 置いておいた用件
    .synonyms = 用件、置いておいたほう、置いておいた方、置いておいたの、記録、記録のほう、記録の方、質問
resume-study-not-paused = いまは休憩中ではありません。{ $running }は{ $elapsed }です。
resume-study-nothing = 何も計測していないので、再開するものがありません。始めるには「ストップウォッチを開始」と言ってください。

## ShowCurrentStudy

show-current-study-title = いまの勉強を表示
    .doing = 計測の確認
show-current-study-stopwatch = いま{ $elapsed }です。
show-current-study-stopwatch-material = { $material }は、いま{ $elapsed }です。
# $remaining：タイマーが終わるまで。
show-current-study-timer = いま{ $elapsed }で、残り{ $remaining }です。
show-current-study-timer-material = { $material }は、いま{ $elapsed }で、残り{ $remaining }です。
# $duration：タイマーの長さ。$overtime：終わってからの時間。
show-current-study-overtime = { DURATION($duration, style: "exact") }のタイマーは{ $overtime }前に終わり、計測を続けています。
show-current-study-overtime-material = { $material }の{ DURATION($duration, style: "exact") }のタイマーは{ $overtime }前に終わり、計測を続けています。
# $sentence：上の文のどれか。
show-current-study-on-break = { $sentence }休憩に入って{ $break }です。
show-current-study-nothing = いまは何も計測していません。
show-current-study-nothing-today = いまは何も計測していません。今日の勉強は{ $today }です。

## FinishStudy

finish-study-title = 勉強を終了
    .doing = 計測の終了
finish-study-ask-material = 何を勉強しましたか？
    .example = 何を勉強しましたか？本棚の教材名か「教材なし」と言ってください。
    .why = { record-study-ask-material.why }
finish-study-ask-duration = 実際にはどのくらい勉強しましたか？「破棄する」とも言えます。
    .example = 実際にはどのくらい勉強しましたか？「45分」のように言うか、記録しないなら「破棄する」と言ってください。
    .why = 計測した時間や言われた時間は、そのままでは記録できません。
finish-study-ask-amount = どのくらい進みましたか？
    .example = どのくらい進みましたか？「12」のように数で言ってください。
    .why = その数は記録できないので、正しい数が必要です。
finish-study-ask-start = どこから始めましたか？
    .example = どこから始めましたか？「12」のように数で言ってください。
    .why = { record-study-ask-start.why }
finish-study-ask-start-of = { record-study-ask-start-of }
    .example = { record-study-ask-start-of.example }
    .why = { record-study-ask-start-of.why }
finish-study-ask-end = どこまで進みましたか？
    .example = どこまで進みましたか？「18」のように数で言ってください。
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
finish-study-confirm-other = 計測しているのは{ $running }です。{ $material }として記録しますか？
    .example = { $material }として記録しますか？「はい」と言うか、勉強したものを言ってください。
    .why = { $running }として計測を始めました。
finish-study-confirm-end = { record-study-confirm-end }
    .example = { record-study-confirm-end.example }
    .why = { record-study-confirm-end.why }
finish-study-confirm-amount = { record-study-confirm-amount }
    .example = { record-study-confirm-amount.example }
    .why = { record-study-confirm-amount.why }
finish-study-material-unknown = { material-unknown }
finish-study-material-archived = { material-archived }
# 一件に記録できるより長く計測した。
finish-study-duration-measured-too-long = { $duration }のあいだ動いていました。一件に記録できるのは{ $max }までです。
# 時計が開始より前になっている。$started：開始の時刻。
finish-study-duration-clock-behind = 時計が開始の時刻（{ DATE($started, style: "dateTime") }）より前なので、時間がわかりません。
# 計測ではなく、言われた時間。
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
finish-study-done-duration = 終了して、教材なしで{ $duration }記録しました。
finish-study-done-material-duration = 終了して、{ $material }を{ $duration }記録しました。
finish-study-done-material-duration-amount = 終了して、{ $material }を{ $duration }、{ $amount }記録しました。
finish-study-done-material-duration-range = 終了して、{ $material }を{ $duration }（{ $range }）記録しました。
# $record：記録した文。$example：例として、本棚の教材名。
finish-study-with-hint = { $record }教材をつけるには「{ $example }だった」と言ってください。
# $overtime：タイマーが終わってからの時間。
finish-study-with-overtime = { $record }タイマーのあとも{ $overtime }たっています。その時間も含めるには「{ $total }に変更」と言ってください。
finish-study-nothing = 何も計測していないので、終了するものがありません。始めるには「ストップウォッチを開始」と言ってください。

## NameStudy

name-study-title = 教材を指定
    .doing = 計測中の教材
name-study-ask-material = どの教材ですか？
    .example = どの教材ですか？本棚の教材名を言ってください。
    .why = 計った時間をどの教材に記録するかを決めます。
name-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
name-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
name-study-material-unknown = { material-unknown }
name-study-material-archived = { material-archived }
# $record：いまの記録の文。$material：新しい教材。
name-study-done = 教材を{ $material }に変更して、{ $record }
# 直前の記録の量が、その教材の単位ではない。
name-study-wrong-unit = { $material }の単位は{ $expected }ですが、記録には{ $amount }とあります。教材と一緒に量も言ってください。
name-study-nothing = 計測中のものも、教材をつけられる新しい記録もありません。

## CorrectStudy

correct-study-title = 記録の訂正
    .doing = 記録の訂正
correct-study-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
correct-study-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-study-ask-material = どの教材でしたか？
    .example = どの教材でしたか？本棚にある教材名で言ってください。
    .why = 記録につけられるのは本棚にある教材だけです。
correct-study-ask-which = どの記録のことですか？
    .example = どの記録のことですか？その教材の名前を言ってください。
    .why = その教材の、いちばん新しい記録を直します。
correct-study-choose-which = どちらもあります。どちらを直しますか？
    .example = どの教材の記録を直しますか？番号で言ってください。やめるなら「やめる」でもかまいません。
    .why = 最後の記録とは別の教材の名前が出て、その教材の記録もあるからです。
correct-study-confirm-which = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-study-which-unknown = { delete-record-material-unknown }
correct-study-ask-duration = どのくらいでしたか？
    .example = どのくらいでしたか？「45分」のように言ってください。
    .why = その時間は記録できないので、正しい時間が必要です。
correct-study-ask-amount = どのくらい進みましたか？
    .example = どのくらい進みましたか？「12」のように数で言ってください。
    .why = { finish-study-ask-amount.why }
correct-study-ask-start = どこから始めましたか？
    .example = どこから始めましたか？「12」のように数で言ってください。
    .why = { record-study-ask-start.why }
correct-study-ask-end = どこまで進みましたか？
    .example = どこまで進みましたか？「18」のように数で言ってください。
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
correct-study-done = 記録を「{ LIST($what, style: "plain") }」に変更しました。
# 何も変わらない。
correct-study-same = 記録はいま「{ LIST($what, style: "plain") }」です。直すところがあれば、「40分に直して」や「教材は化学だった」のように言ってください。
# A part of what the record holds.
part-memo = メモ「{ $memo }」
# $words: what was said of it.
correct-study-not-listed = 「{ $words }」にあたる記録が、お見せした一覧にありません。「今日の記録を見せて」と言ってから「2番目を30分に直して」と言ってください。
correct-study-confirm = { $record }の記録を直しますか？
    .example = { $record }の記録を直しますか？「はい」か「いいえ」で答えてください。
    .why = この会話で作った記録ではないので、直す前にお聞きしています。
correct-study-kept = わかりました。{ $record }の記録はそのままです。
correct-study-nothing = 訂正するものがありません。
correct-study-nothing-material = { $material }の記録がないので、直せません。
correct-study-time-out-of-range = それだと{ DURATION($duration, style: "exact") }になります。1秒から24時間までです。何も変更していません。
# $running: what is measured. Times and amounts are said when it is finished.
correct-study-running = { $running }はまだ計測中です。終了するときに言ってください。
# $duration: the timer's new length. $until: the moment it ends.
# これから記録に入れないもの。聞き返すときに言う。
without-time = 時間なし
without-amount = 量なし
without-material = 教材なし
without-memo = メモなし
correct-study-timer = タイマーを{ DURATION($duration, style: "exact") }に変更しました。{ DATE($until, style: "time") }までです。
correct-study-timer-material = { $material }のタイマーを{ DURATION($duration, style: "exact") }に変更しました。{ DATE($until, style: "time") }までです。
correct-study-timer-paused = タイマーを{ DURATION($duration, style: "exact") }に変更しました。いま{ $elapsed }で、休憩中のままです。
correct-study-timer-material-paused = { $material }のタイマーを{ DURATION($duration, style: "exact") }に変更しました。いま{ $elapsed }で、休憩中のままです。

## DeleteRecord

delete-record-title = 記録を削除
    .doing = 記録の削除
delete-record-ask-material = どの教材ですか？
    .example = どの教材ですか？本棚の教材名か「やめる」と言ってください。
    .why = その教材の最後の記録を探します。
delete-record-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
delete-record-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
delete-record-material-unknown = 「{ $words }」は本棚にないので、記録もありません。
# $record：記録の内容と時刻。「物理 25分（9:00〜9:25）」。
delete-record-confirm = { $record }の記録を削除しますか？
    .example = { $record }の記録を削除しますか？削除するなら「はい」、残すなら「いいえ」と言ってください。
    .why = まちがって消さないように、削除する前に確かめています。
delete-record-done = { $record }の記録を削除しました。
# $record：上の文。
delete-record-with-hint = { $record }戻すには「元に戻して」と言ってください。
delete-record-kept = { $record }の記録を残しました。
# $words: what was said of it.
delete-record-not-listed = 「{ $words }」にあたる記録が、お見せした一覧にありません。「今日の記録を見せて」と言ってから「2番目を消して」と言ってください。
delete-record-nothing = 削除する記録がありません。
delete-record-nothing-material = { $material }の記録はないので、削除するものがありません。
# 別の画面のほうが早かったとき。
delete-record-changed-meanwhile = その間に記録が追加または変更されたため、何も削除していません。

## 元に戻す、やり直す。前にあったことと、そのあとどうなったか。

undo-title = 元に戻す
    .doing = 元に戻すこと
redo-title = やり直す
    .doing = やり直すこと
# $what：できあがった文。
undo-with-hint = { $what }戻すには「やり直して」と言ってください。
# 自分の言葉を持たないもののために。$what：その操作をしたときに言った文。
undo-told = 取り消しました：「{ $what }」
redo-told = やり直しました：「{ $what }」
# $record：記録の内容と時刻。
reversal-record-removed = { $record }の記録を消しました。
reversal-record-restored = { $record }の記録を戻しました。
reversal-record-changed = 記録は「{ $record }」になりました。
# $materials：教材名。$count：その数。
reversal-materials-removed = { LIST($materials) }を本棚から外しました。
reversal-materials-removed-many = 教材{ $number }件を本棚から外しました。
reversal-materials-restored = { LIST($materials) }を本棚に戻しました。
reversal-materials-restored-many = 教材{ $number }件を本棚に戻しました。
reversal-material-changed = 教材は「{ $material }」、単位は{ $unit }になりました。
reversal-goal = 週の目標は{ DURATION($goal, style: "exact") }に戻りました。
reversal-goal-none = 週の目標はなくなりました。
# $running：「物理のストップウォッチ」。
reversal-running-back = { $running }がまた動いています。いま{ $elapsed }です。
reversal-running-break = { $running }はまた休憩中です。いま{ $elapsed }です。
# 開始を取り消したとき。
reversal-running-removed = { $running }の開始を取り消しました（{ $elapsed }）。
reversal-running-ended = { $running }をあらためて終了しました。
# 教材が変わった、またはなくなったとき。
reversal-running-named = また{ $running }になりました。いま{ $elapsed }です。
reversal-running-unnamed = { $running }はまた教材なしになりました。いま{ $elapsed }です。

# 記録の呼び名。$what：内容の一覧。$start, $end：時刻。
record-label = { LIST($what, style: "plain") }（{ DATE($start, style: "time") }）
record-label-until = { LIST($what, style: "plain") }（{ DATE($start, style: "time") }〜{ DATE($end, style: "time") }）
record-label-day = { LIST($what, style: "plain") }（{ DATE($start, style: "short") }）
record-label-day-until = { LIST($what, style: "plain") }（{ DATE($start, style: "short") }〜{ DATE($end, style: "time") }）
record-label-material-duration = { $material } { DURATION($duration, style: "short") }
record-label-duration = 教材なし { DURATION($duration, style: "short") }

## AddMaterial

add-material-title = 教材を追加
    .doing = 教材の追加
add-material-ask-title = 教材の名前は何ですか？
    .example = 教材の名前は何ですか？「線形代数」のように言ってください。
    .why = 教材は名前で見つけます。
add-material-ask-unit = 何で数えますか？
    .example = 何で数えますか？ページ、章、節、問、語、レッスン、個、回から言ってください。
    .why = 量は、単位があってはじめて意味を持ちます。
add-material-unit-unknown = 「{ $words }」では数えられません。
add-material-title-empty = 教材には名前が必要です。
# $max：文字数。
add-material-title-too-long = 名前が長すぎます。{ $max }文字までです。
add-material-done = { $material }を本棚に追加しました。単位は{ $unit }です。
add-material-exists = { $material }はもう本棚にあります。
add-material-restored = { $material }を本棚に戻しました。

## CorrectMaterial
correct-material-title = 教材を修正
    .doing = 教材の訂正
correct-material-ask-material = どの教材のことですか？
    .example = どの教材のことですか？本棚の教材名を言ってください。
    .why = どの教材を直すかを決めます。
correct-material-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
correct-material-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
correct-material-material-unknown = { material-unknown }
correct-material-material-archived = { material-archived }
correct-material-ask-title = 新しい名前は何ですか？
    .example = 新しい名前は何ですか？「線形代数」のように言ってください。
    .why = { add-material-ask-title.why }
correct-material-ask-unit = { add-material-ask-unit }
    .example = { add-material-ask-unit.example }
    .why = { add-material-ask-unit.why }
correct-material-unit-unknown = { add-material-unit-unknown }
correct-material-title-empty = { add-material-title-empty }
correct-material-title-too-long = { add-material-title-too-long }
# $old：前の名前。$material：いまの教材。$unit：いまの単位。
correct-material-renamed = { $old }の名前を{ $material }に変更しました。
correct-material-counted = { $material }の単位を{ $unit }に変更しました。
correct-material-renamed-counted = { $old }の名前を{ $material }に、単位を{ $unit }に変更しました。
correct-material-same = もうそうなっています。{ $material }、単位は{ $unit }です。
correct-material-nothing = 追加したばかりの教材はありません。「物理の名前を力学に変えて」のように、どの教材か言ってください。

## ShowBookshelf

show-bookshelf-title = 本棚を表示
    .doing = 本棚の表示
show-bookshelf-done = 本棚の教材は{ $count }件です。
show-bookshelf-empty = 本棚は空です。たとえば「本棚に微積分を追加」と言ってください。

## DiscardStudy

discard-study-title = 計測を破棄
    .doing = 計測の破棄
# $running：「物理のストップウォッチ」。
discard-study-confirm = { $running }の{ $elapsed }を、記録せずに破棄しますか？
    .example = { $running }の{ $elapsed }を、記録せずに破棄しますか？「はい」か「いいえ」で答えてください。
    .why = 破棄した時間は記録に残らないので、先に確かめています。
discard-study-done = 破棄しました。{ $elapsed }は記録していません。
discard-study-nothing = 何も計測していないので、破棄するものがありません。

## ShowRecords

show-records-title = 記録を表示
    .doing = 記録の表示
show-records-choose-material = { material-choose }
    .example = { material-choose.example }
    .why = { material-choose.why }
show-records-confirm-material = { material-confirm }
    .example = { material-confirm.example }
    .why = { material-confirm.why }
show-records-ask-material = どの教材ですか？
    .example = どの教材ですか？本棚の教材名か「やめる」と言ってください。
    .why = その教材の記録を探します。
show-records-material-unknown = { delete-record-material-unknown }
# $period：「今週」。$total：全部の時間。
show-records-done = { $period }は{ $count }件で、合わせて{ $total }です。
show-records-done-material = { $period }の{ $material }は{ $count }件で、合わせて{ $total }です。
show-records-empty = { $period }の記録はありません。
show-records-empty-material = { $period }の{ $material }の記録はありません。
# $record：上の文のどれか。$elapsed：いま計測中で、まだ記録でない時間。
show-records-running = { $record }計測中の{ $elapsed }は含みません。

## SetWeeklyGoal

set-weekly-goal-title = 週の目標を設定
    .doing = 週の目標の設定
set-weekly-goal-ask-duration = 毎週どのくらい勉強しますか？
    .example = 毎週どのくらい勉強しますか？「6時間」のように言ってください。
    .why = 目標は、一週間の勉強時間とくらべる時間です。
set-weekly-goal-duration-too-long = { DURATION($duration, style: "exact") }は一週間を超えています。目標は{ $max }までです。
set-weekly-goal-duration-not-positive = 目標を{ DURATION($duration, style: "exact") }にはできません。時間は0より長くしてください。
set-weekly-goal-done = 週の目標を{ DURATION($goal, style: "exact") }にしました。
# $previous：これまでの目標。
set-weekly-goal-changed = 週の目標を{ DURATION($previous, style: "exact") }から{ DURATION($goal, style: "exact") }に変更しました。

## ShowWeeklyGoal

show-weekly-goal-title = 週の目標を表示
    .doing = 週の目標の表示
# $done：今週のここまで。$percent：整数。
show-weekly-goal-done = 今週は{ $goal }のうち{ $done }勉強しました。残り{ $remaining }です。
show-weekly-goal-reached = 週の目標を達成しました。{ $goal }のところ、{ $done }です。
show-weekly-goal-none = 週の目標はまだありません。たとえば「週の目標は6時間」と言ってください。

# 棒の横。
goal-progress = { DURATION($goal, style: "short") }のうち{ DURATION($done, style: "short") }、{ percent }

## お知らせ

timer-ended = 時間です。{ DURATION($duration, style: "exact") }たちました。終了するまで計測を続けます。
timer-ended-material = 時間です。{ $material }、{ DURATION($duration, style: "exact") }たちました。終了するまで計測を続けます。
# 画面が開いていないあいだに終わった。$ended：その時刻。
timer-ended-away = 留守のあいだに{ DURATION($duration, style: "exact") }のタイマーが終わりました（{ DATE($ended, style: "dateTime") }）。終了するまで計測を続けます。
timer-ended-away-material = 留守のあいだに{ $material }の{ DURATION($duration, style: "exact") }のタイマーが終わりました（{ DATE($ended, style: "dateTime") }）。終了するまで計測を続けます。
# まだ何も書かれていないストアで端末を開いたとき。
greeting-empty = まず「教材に物理を追加して」か「ストップウォッチを開始」と言ってください。「ヘルプ」と言うと、できることをご案内します。
farewell-stopwatch = ストップウォッチは動き続けます。
farewell-stopwatch-material = { $material }のストップウォッチは動き続けます。
farewell-timer = タイマーは{ DATE($until, style: "time") }まで動き続けます。
farewell-timer-material = { $material }のタイマーは{ DATE($until, style: "time") }まで動き続けます。
farewell-overtime = タイマーは終わり、計測を続けています。
farewell-overtime-material = { $material }のタイマーは終わり、計測を続けています。
farewell-break = 休憩中です。計測は待っています。
farewell-break-material = 休憩中です。{ $material }の計測は待っています。

## 図の見出し

heading-material = 教材
heading-unit = 単位
heading-time = 時間
heading-started = 開始
heading-amount = 量
heading-memo = メモ
heading-total = 合計
# In cells. $at: a moment. $label, $value: finished words.
cell-duration = { DURATION($duration, style: "short") }
cell-moment = { DATE($at, style: "short") }
# $amounts: finished words, one of each unit.
cell-amounts = { LIST($amounts, style: "plain") }
cell-labelled = { $label } { $value }
label-elapsed = 経過
label-breaks = 休憩
label-remaining = 残り
label-overtime = 超過
label-today = 今日
label-running = 計測中
label-on-break = 休憩中
# 表の空の欄。
label-none = –

## ファイルからの教材。$line：行の番号。

# $added, $skipped：追加した数と、すでにあった数。
import-materials-done = { $added ->
        [0] 追加したものはありません。
       *[other] { $added }件を追加しました。
    }{ $skipped ->
        [0] {""}
       *[other] { $skipped }件はもう本棚にありました。
    }
# $found：そこに書かれているもの。
import-materials-wrong-header = { $line }行目：最初の行は「{ $found }」ではなく「title,unit」にしてください。
import-materials-wrong-field-count = { $line }行目：項目が{ $expected }個ではなく{ $count }個あります。
import-materials-empty-title = { $line }行目：教材の名前がありません。
import-materials-title-too-long = { $line }行目：名前が{ $max }文字を超えています。
import-materials-unknown-unit = { $line }行目：「{ $unit }」という単位はありません。使える単位は pages、chapters、sections、problems、words、lessons、items、times です。
import-materials-bad-quotes = { $line }行目：引用符で囲んだ項目が閉じていないか、引用符のあとに続きがあります。

## 期間の見出し

period-today = 今日
period-yesterday = 昨日
period-this-week = 今週
period-last-week = 先週
period-this-month = 今月
period-last-month = 先月

## 単位。amount-…：$count。range-…：$start, $end（両端を含む）。position-…：$number。

unit-pages = ページ
unit-chapters = 章
unit-sections = 節
unit-problems = 問
unit-words = 語
unit-lessons = レッスン
unit-items = 個
unit-times = 回
amount-pages = { $count }ページ
amount-chapters = { $count }章
amount-sections = { $count }節
amount-problems = { $count }問
amount-words = { $count }語
amount-lessons = { $count }レッスン
amount-items = { $count }個
amount-times = { $count }回
# 単位がわからない数。
amount-each = { $count }つ
amount-plain = { $count }
range-pages = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }ページ
range-chapters = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }章
range-sections = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }節
range-problems = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }問目
range-words = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }語目
range-lessons = レッスン{ NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }
range-items = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }個目
range-times = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }回目
range-plain = { NUMBER($start, grouping: "no") }〜{ NUMBER($end, grouping: "no") }
position-pages = { NUMBER($number, grouping: "no") }ページ
position-chapters = { NUMBER($number, grouping: "no") }章
position-sections = { NUMBER($number, grouping: "no") }節
position-problems = { NUMBER($number, grouping: "no") }問目
position-words = { NUMBER($number, grouping: "no") }語目
position-lessons = レッスン{ NUMBER($number, grouping: "no") }
position-items = { NUMBER($number, grouping: "no") }個目
position-times = { NUMBER($number, grouping: "no") }回目
position-plain = { NUMBER($number, grouping: "no") }
# 範囲の片方だけ：$count。
start-pages = { NUMBER($count, grouping: "no") }ページから
end-pages = { NUMBER($count, grouping: "no") }ページまで
start-chapters = { NUMBER($count, grouping: "no") }章から
end-chapters = { NUMBER($count, grouping: "no") }章まで
start-sections = { NUMBER($count, grouping: "no") }節から
end-sections = { NUMBER($count, grouping: "no") }節まで
start-problems = { NUMBER($count, grouping: "no") }問目から
end-problems = { NUMBER($count, grouping: "no") }問目まで
start-words = { NUMBER($count, grouping: "no") }語目から
end-words = { NUMBER($count, grouping: "no") }語目まで
start-lessons = レッスン{ NUMBER($count, grouping: "no") }から
end-lessons = レッスン{ NUMBER($count, grouping: "no") }まで
start-items = { NUMBER($count, grouping: "no") }個目から
end-items = { NUMBER($count, grouping: "no") }個目まで
start-each = { NUMBER($count, grouping: "no") }つ目から
end-each = { NUMBER($count, grouping: "no") }つ目まで
start-times = { NUMBER($count, grouping: "no") }回目から
end-times = { NUMBER($count, grouping: "no") }回目まで
