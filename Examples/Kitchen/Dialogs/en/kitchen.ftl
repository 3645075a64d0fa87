### What the kitchen says.

# Takes the place of the help that comes with the library.
engine-help = I keep the shopping list and watch the oven. You can say, for example:

## The shopping list. Its dialogs are literals in the code, and are found by their English.

item-added = { $item } is on the list.
items-added = { $count } × { $item } are on the list.
item-removed = { $item } is off the list.
list-empty = There is nothing to buy.
list-shown = To buy:

add-item-ask-item = What do you need?
    .example = What do you need? Say a name, such as "milk".
# $minimum, $maximum: how many there may be.
add-item-count-out-of-range = I can note { $minimum } to { $maximum } of them.
add-item-ask-count = How many?
    .example = How many? Say a number.
remove-item-ask-item = What shall I take off the list?
    .example = What shall I take off the list? Say a name that is on it.
# $words: what was said.
remove-item-item-unknown = "{ $words }" is not on the list.
remove-item-choose-item = Which one?
    .example = Which one? Say its number.

## The oven

start-oven-ask-duration = For how long?
    .example = For how long? Say a time, such as "40 minutes".
start-oven-duration-too-long = More than 12 hours is too long for an oven.
# $left: the time that is left of the timer that runs.
start-oven-confirm = The oven has { DURATION($left) } left. Start anew?
    .example = The oven has { DURATION($left) } left. Start anew? Say "yes" or "no".
# $duration: how long.
start-oven-done = The oven is on for { DURATION($duration) }.
stop-oven-done = The oven is off.
stop-oven-off = The oven is off already.
oven-is-done = The oven is done.
