### 会話そのものの言葉：わからないとき、ヘルプ、やめ方、保存、時間や一覧の言い方。
### です・ます体。どの操作のことも知りません。

## つなぎ

# 一行になる二つの文。
# $first, $second：できあがった文。
engine-join = { $first }{ $second }

## わからないとき

# $words：入力された言葉。$example：通じる言い方の例。
engine-unknown = 「{ $words }」がわかりませんでした。たとえば「{ $example }」のように言えます。
# $words：入力された言葉。
engine-unknown-plain = 「{ $words }」がわかりませんでした。「ヘルプ」と言うと、できることをご案内します。
# 質問をくり返す前に言う。$words：入力された言葉。
engine-not-an-answer = 「{ $words }」からは答えがわかりませんでした。
# $words：使わなかった言葉の一覧。
engine-unused = 「{ LIST($words, style: "plain") }」は反映していません。
# 同じくらい当てはまる操作の名前が、一行ずつ続く。
engine-ambiguous = 次のどれにも取れます。もう少し詳しく言ってください。

## 自分の質問を持たない操作のための質問

engine-ask = どの値にしますか？
    .example = どの値にしますか？そのまま言うか、「やめる」と言ってください。
engine-choose = どれですか？
    .example = どれですか？番号か「どれでもない」と言ってください。
# $value：推測した値。
engine-confirm = { $value }のことですか？
    .example = { $value }のことですか？「はい」か「いいえ」で答えてください。
engine-confirm-plain = 実行しますか？
    .example = 実行しますか？「はい」か「いいえ」で答えてください。
# $words：入力された言葉。
engine-unsupported = 「{ $words }」はここでは使えません。

## 質問のあいだ

engine-say-yes-or-no = 「はい」か「いいえ」で答えてください。
# 名前の一部で候補が絞れたとき、候補の前に言う。
# .example：同じ候補がもう一度残ったとき。
engine-narrowed = 残りはこちらです。
    .example = まだこちらが残っています。番号で選んでください。
# Words that are an answer or a remark, and a command as well. $words: the words.
engine-doubt-answer = 「{ $words }」は質問の答えですか、それとも操作を頼んでいますか？
engine-doubt-part = 「{ $words }」はそのまま書き留めますか、それとも実行もしますか？
option-note = そのまま書き留める
    .synonyms = メモ、メモです、書き留める、書き留めて、メモして、そのまま
option-answer = 質問の答え
    .synonyms = 答え、答えです、答えのほう、名前、名前です、題名、題名です、タイトル
option-do = 操作を頼む
    .synonyms = 操作、操作です、操作のほう、実行、実行する、実行して、する、して、やって、両方
# Before a question that goes on, after another value was changed by the way. $values: a list.
engine-noted = { LIST($values) }ですね。
# 用件が済む前に、言ったことの一部を取り下げる。$values：一覧。
engine-withdrawn = わかりました。「{ LIST($values, style: "plain") }」はなしにします。
# The same thing is wanted anew, amid its question. $values: a list of what was said before and is dropped.
engine-replaced = さきほどの続き（{ LIST($values) }）はやめて、こちらにします。
engine-none-of-those = どれでもないのですね。
# 質問中のヘルプ：答え方と、やめ方。
# $count：まだお見せしていない選択肢の数。
engine-more-choices = ほかに{ $count }件あります。名前をもう少し言ってください。
engine-help-question = そのままお答えください。「どうして？」と聞くと理由を、「もう一度」と言うと質問をもう一度お伝えします。「前の質問に戻って」や「やめる」とも言えます。
# 寄り道のあと。$question：まだ開いている質問。
engine-back-to = さきほどの続きです。{ $question }
# 同じく、それまでに聞いたことを添えて。$values：一覧。
engine-back-to-of = さきほどの続きです（{ LIST($values, style: "plain") }）。{ $question }
# 起動し直したあと。$question：まだ開いている質問。
engine-restarted = おかえりなさい。{ $question }
# 同じく、それまでに聞いたことを添えて。$values：一覧。
engine-restarted-of = おかえりなさい。さきほどの続きです（{ LIST($values, style: "plain") }）。{ $question }
# The same, where the question does not tell what it is about. $values: a list, the first is what was to be done.
engine-restarted-at = おかえりなさい。さきほどの続きです（{ LIST($values, style: "plain") }）。{ $question }
engine-set-aside = いったん置いておきます。記録も変更もしていません。「続ける」と言えば、続きができます。
# 選ぶはずだったことが、別の言葉で決まった。用件は置いておく。$waiting：用件の名前と、言われたこと。
engine-rests = 「{ LIST($waiting, style: "plain") }」は、いったん置いておきます。「続ける」と言えば、続きができます。
# 起動したとき：一度に頼まれて、まだ済んでいないこと。$words：頼まれたままの言葉の一覧。
engine-planned = まだしていないことがあります：{ LIST($words, style: "plain") }。「続ける」と言えば、続きをします。
engine-cancelled = わかりました。記録も変更もしていません。
engine-cancel-nothing = いま聞いていることはありません。何も変えずに、そのままにしています。

## いつでも

# 言い方の例が下に並ぶ。
engine-help = ストップウォッチ、タイマー、勉強の記録、週の目標をお手伝いします。たとえば、こう言ってください。
# ある版を初めて始めるときは数秒かかる。そのあいだ端末に出す。
engine-preparing = 準備をしています。少しお待ちください。
# 直前の返答をもう一度言う前に。同じことをもう一度するわけではない。
engine-repeat = 先ほどお伝えした内容です。
engine-repeat-nothing = まだ何もお伝えしていません。
engine-correct-nothing = 訂正するものがありません。
# 質問をやめた直後の訂正。その前の記録のことかもしれない。
engine-correct-dropped = さきほどの話はそこまでにしたので、何も変更していません。その前のことでしたら、もう一度言ってください。
engine-undo-unavailable = それは元に戻せません。
engine-undo-nothing = 元に戻すものがありません。
engine-redo-nothing = やり直すものがありません。
# After some of several were undone, or redone.
engine-undo-no-more = これ以上取り消すものはありません。
engine-redo-no-more = これ以上やり直すものはありません。
# $what：その操作をしたときに言った文。
engine-undo-confirm = 「{ $what }」これを元に戻しますか？
    .example = 「{ $what }」これを元に戻しますか？「はい」か「いいえ」で答えてください。
    .why = そのつもりでおっしゃったのか、確かめています。
engine-redo-confirm = 「{ $what }」これをやり直しますか？
    .example = 「{ $what }」これをやり直しますか？「はい」か「いいえ」で答えてください。
    .why = { engine-undo-confirm.why }
# 別の画面での操作、または取り消し。
engine-undo-confirm-other = 最後の変更は別の画面でのものです：「{ $what }」元に戻しますか？
    .example = 最後の変更は別の画面でのものです：「{ $what }」元に戻しますか？「はい」か「いいえ」で答えてください。
    .why = この画面での操作ではないので、先に確かめています。
engine-redo-confirm-other = 別の画面で取り消されています：「{ $what }」やり直しますか？
    .example = 別の画面で取り消されています：「{ $what }」やり直しますか？「はい」か「いいえ」で答えてください。
    .why = この画面で取り消したものではないので、先に確かめています。
# 最後の操作は別のところで変更されていて、そのままにする。$passed：その操作。$what：その前の操作。
engine-undo-confirm-before = 別のところで変更されているため、これはそのままにします：「{ $passed }」その前の「{ $what }」を元に戻しますか？
    .example = 別のところで変更されているため、これはそのままにします：「{ $passed }」その前の「{ $what }」を元に戻しますか？「はい」か「いいえ」で答えてください。
    .why = 最後の操作ではないので、先に確かめています。
engine-redo-confirm-before = 別のところで変更されているため、これはそのままにします：「{ $passed }」ほかに取り消した「{ $what }」をやり直しますか？
    .example = 別のところで変更されているため、これはそのままにします：「{ $passed }」ほかに取り消した「{ $what }」をやり直しますか？「はい」か「いいえ」で答えてください。
    .why = 最後に取り消したものではないので、先に確かめています。
# 質問のあいだに別の操作があったとき。
engine-undo-overtaken = その間に別の変更があったため、何も戻していません。
engine-undo-changed = あとから変更されているため、元に戻せません：「{ $what }」
engine-redo-changed = あとから変更されているため、やり直せません：「{ $what }」
# 何も聞いていないのに「はい」「いいえ」と言われたとき。
engine-nothing-asked = いまは何もお聞きしていません。
# 「同じのをもう一度」と言われたが、まだ何もしていないとき。
engine-again-nothing = くり返せることがまだありません。
# 「昨日は？」と言われたが、くり返せることに日付がないとき。$words：言われた言葉の並び。
engine-again-unfit = 「{ LIST($words, style: "plain") }」でくり返せることはありません。
# 「さっきの質問に戻って」と言われたが、置いてある話がないとき。
engine-resume-nothing = 置いてある話はありません。
# 最初の質問で「戻る」と言われたとき。
engine-back-first = これが最初の質問です。
# 理由を聞かれたとき。質問に自分の理由がない場合。
engine-why = 先に進むために必要です。

## 会話をテストとして保存する

# $path: the file. $line: the number of a line in it.
engine-saved = { $path } に保存しました。ここで話した内容が入っているので、人に渡す前に確かめてください。
engine-saved-todo = { $path } に保存しましたが、再生すると{ $line }行目が違う結果になるので、今は失敗するテストとして印を付けました。ここで話した内容が入っているので、人に渡す前に確かめてください。
# Above it stand the words that nobody but the person knows: memos and titles.
engine-save-confirm = ファイルには上の言葉が入ります。保存しますか？
    .example = ファイルには上の言葉が入ります。保存しますか？「はい」か「いいえ」で答えてください。
    .why = ご自身の言葉が入ったファイルは、人の目に触れることもあるからです。
engine-save-nothing = まだ保存できる会話がありません。
# $name: what was said.
engine-save-name = 「{ $name }」はファイル名に使えません。文字、数字、空白、ハイフンが使えます。何も保存していません。
engine-save-taken = 「{ $name }」という会話はもう保存されています。そのままにしてあるので、ほかの名前を使ってください。
# $path: the file.
engine-save-unwritable = { $path } に書き込めないので、何も保存していません。
engine-save-unavailable = この会話は保存できません。
save-title = 会話をテストとして保存

engine-yes = はい
engine-no = いいえ

## あいさつ

engine-greet = こんにちは、何をしましょうか？
engine-thank = お役に立ててうれしいです。
engine-farewell = またいつでもどうぞ。Ctrl-D で終了します。
engine-wait = ゆっくりで大丈夫です。

## うまくいかないとき

# $path：記録のファイル。
engine-storage-full = ディスクがいっぱいで、何も記録できませんでした。空きを作ってから、もう一度言ってください。
engine-storage-readonly = { $path } に書き込めないため、何も記録していません。
engine-storage-damaged = { $path } を記録のファイルとして読めませんでした。ファイルはそのままで、何も記録していません。
engine-storage-newer = { $path } は新しい版の Viva のものです。その版を使ってください。何も記録していません。
engine-storage-unavailable = { $path } を開けないため、何も記録していません。
engine-storage-busy = ほかのプログラムが記録を使っています。何も記録していませんので、もう一度言ってください。
engine-fault = 申し訳ありません。こちらで問題が起きました。これ以上は何も記録していません。
engine-entity-not-found = それはもうありません。
engine-feature-currently-restricted = その機能はいま使えません。
engine-not-allowed = それは許可されていません。
engine-network-failure = ネットワークにつながりません。
engine-partial-failure = 一部しかできませんでした。
engine-unsupported-on-device = ここではできません。
engine-unknown-failure = うまくいきませんでした。
engine-account-setup-required = 先にアカウントを設定してください。
engine-confirmation-required = 先に確認が必要です。
engine-signin-required = 先にサインインしてください。
engine-permission-required = 必要な許可がまだありません。
# 言葉の用意がないもの。
engine-unworded = うまく言葉にできないことが起きました。
# 文に入るはずの値がわからないとき。
engine-unnamed = 何か

## 時間の言葉。$count：整数。

duration-hours = { $count }時間
duration-minutes = { $count }分
duration-seconds = { $count }秒
duration-hours-short = { $count }時間
duration-minutes-short = { $count }分
duration-seconds-short = { $count }秒
# 一つの長さの二つの部分。
duration-join = { $first }{ $second }
# $duration：時間の言葉。
duration-negative = マイナス{ $duration }

## 一覧と割合の言葉

# 二つ。$first, $second：項目。
list-and-two = { $first }と{ $second }
# 最後の項目。$first：それまでの項目。
list-and-last = { $first }、{ $second }
list-or-two = { $first }か{ $second }
list-or-last = { $first }、または{ $second }
# 途中の項目。
list-middle = { $first }、{ $second }
# $percent：整数。
percent = { $percent }%
