/** One row per line, as {@link AddedWords} reads them. Written for this project. */
export const prepositionsAndConjunctions = `
against | preposition | contrast | opposing or not agreeing with a person or plan | Most people voted against the plan.
amid, amidst | preposition | among | surrounded by other things | A small hotel stands amid the hills.
among, amongst | preposition | among | in a group or crowd that is around one | She was happy to be among friends again.
at | preposition | place | used to name an exact place or an hour of the clock | The train leaves at six o’clock.
beside | preposition | near | next to a person or thing | He sat down beside his sister on the bench.
by | preposition | near | used to name the person who does or makes something | This song was written by a young teacher.
circa | preposition | circa | used before a date or number that is not exactly known | The church was built circa 1400.
despite | preposition | despite | without being stopped by a difficulty | We enjoyed the walk despite the rain.
during | preposition | during | at some point in a period or event | Nobody spoke during the meal.
except | preposition | except | leaving out only the one that is named | The shop is open every day except Sunday.
for | preposition | purpose | meant to be given to, or used by, a person | I bought these flowers for my mother.
from | preposition | from | having begun its way at a place or with a person | This letter came from my cousin in Peru.
in | preposition | place | with the sides of a thing or area all around | The milk is in the fridge.
into | preposition | into | to a place where the sides of a thing are all around | The frog jumped into the pond.
of | preposition | of | belonging to a larger thing | The roof of the house is red.
on | preposition | on | touching a surface and held up by it | The book lies on the table.
onto | preposition | on | to a place at the top of a surface | The cat climbed onto the roof.
per | preposition | per | used for prices and speeds, to name the unit that is counted | The car was going ninety miles per hour.
than | conjunction | than | introduces the second part of a comparison | My brother is taller than I am.
to | preposition | toward | in the direction of a place, and as far as reaching it | We walked to the station together.
toward, towards | preposition | toward | in the direction of something, but maybe without reaching it | The dog ran towards the open gate.
unto | preposition | toward | an old word that names the person who receives something | Do unto others as you would have them do to you.
upon | preposition | on | a formal word for touching a surface from above | The castle stands upon a high rock.
versus | preposition | contrast | names the opponent in a game, law case or comparison | Tonight we watch Spain versus Italy.
via | preposition | via | going by way of another place | We flew to Sydney via Singapore.
with | preposition | with | in the company of a person | He cut the bread with a sharp knife.
without | preposition | with | not having or not using a thing | You cannot enter without a ticket.
albeit | conjunction | although | used to add a fact that makes the one before less strong | The plan succeeded, albeit slowly.
although, though | conjunction | although | in spite of the fact that something is true | We went out although it was raining.
and | conjunction | and | joins words or clauses, adding one to another | We bought apples and pears at the market.
as | conjunction | while | at the same moment that something else happens | We arrived just as the train was leaving.
because | conjunction | because | used to give the reason | He stayed at home because he was ill.
but | conjunction | although | joins two statements of which the second contrasts with the first | The room was small but comfortable.
if | conjunction | if | only in the case that something happens | Call me if you need any help.
lest | conjunction | lest | in order to prevent something bad | He whispered lest he should wake the baby.
nor | conjunction | or | adds a further negative to an earlier one | He neither smiled nor spoke.
or | conjunction | or | joins two possible choices | Would you like tea or coffee?
since | conjunction | because | from a moment in the past until now | I have lived here since I was a child.
unless | conjunction | if | except in the case that something happens | You will be late unless you hurry.
until, till | conjunction | until | up to the moment when something happens | Wait here until the rain stops.
whereas | conjunction | although | used to say how two facts differ | He loves the sea, whereas I prefer the mountains.
whereby | conjunction | relative | used to name the rule or plan that makes something happen | They signed a contract whereby he pays the rent.
whereupon | conjunction | relative | at once after something, and as a result of it | She told a joke, whereupon everybody laughed.
whether | conjunction | if | used when there are two possibilities | I don’t know whether he is coming.
while, whilst | conjunction | while | during all the time that something else happens | She read a book while the children slept.
`;
