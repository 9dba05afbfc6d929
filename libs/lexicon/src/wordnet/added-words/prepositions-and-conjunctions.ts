/** One row per line, as {@link AddedWords} reads them. Written for this project. */
export const prepositionsAndConjunctions = `
against | preposition | contrast | opposing or disagreeing; also touching a surface for support | Most people voted against the plan.
amid, amidst | preposition | among | surrounded on all sides; in the middle of much activity or noise | A small hotel stands amid the hills.
among, amongst | preposition | among | in a group or crowd that is around one | She was happy to be among friends again.
at | preposition | place | used to name an exact place, an hour of the clock or an event | The train leaves at six o’clock.
beside | preposition | near | next in position, at the edge or side | He sat down beside his sister on the bench.
by | preposition | near | through the work or effort of the doer; not later than a given hour | This song was written by a young teacher.
circa | preposition | circa | about; said with a date or number that is not exactly known | The church was built circa 1400.
despite | preposition | despite | without being stopped or affected by a difficulty | We enjoyed the walk despite the rain.
during | preposition | during | at some point in, or all along, a period or event | Nobody spoke during the meal.
except | preposition | except | not counting or including the one named | The shop is open every day except Sunday.
for | preposition | purpose | meant to help, reach or be received; over a length of time or distance | I bought these flowers for my mother.
from | preposition | from | starting at a place, hour or origin | This letter came from my cousin in Peru.
in | preposition | place | inside a space, area or period, surrounded by it | The milk is in the fridge.
into | preposition | into | moving or changing so as to be inside, or to become another thing | The frog jumped into the pond.
of | preposition | of | belonging or connected; coming out of a larger amount | The roof of the house is red.
on | preposition | on | touching and supported by a surface; also names a day or date | The book lies on the table.
onto | preposition | on | moving to a position upon the surface | The cat climbed onto the roof.
per | preposition | per | said of a rate: counted separately with each unit, person or hour | The car was going ninety miles per hour.
than | conjunction | than | introduces the second part of a comparison | My brother is taller than I am.
to | preposition | toward | in the direction of a goal and as far as reaching it | We walked to the station together.
toward, towards | preposition | toward | facing or moving in the direction, without needing to arrive | The dog ran towards the open gate.
unto | preposition | toward | an old word that names the goal or receiver of an action | Do unto others as you would have them do to you.
upon | preposition | on | a formal word for being supported by a surface; immediately following | The castle stands upon a high rock.
versus | preposition | contrast | names the opponent in a game, law case or comparison | Tonight we watch Spain versus Italy.
via | preposition | via | going by way of another place; by means of | We flew to Sydney via Singapore.
with | preposition | with | in the company of another; having or using | He cut the bread with a sharp knife.
without | preposition | with | lacking, or not having or using | You cannot enter without a ticket.
albeit | conjunction | although | even if it must be admitted | The plan succeeded, albeit slowly.
although, though | conjunction | although | in spite of the fact | We went out although it was raining.
and | conjunction | and | joins words or clauses, adding one to another | We bought apples and pears at the market.
as | conjunction | as | to the same degree; at the same moment; in the role | She works as a nurse in the city.
because | conjunction | because | gives the reason that follows | He stayed at home because he was ill.
but | conjunction | although | joins two statements of which the second contrasts with the first | The room was small but comfortable.
if | conjunction | if | on condition; supposing a case were true | Call me if you need any help.
lest | conjunction | lest | for fear of an unwanted event; to prevent it | He whispered lest he should wake the baby.
nor | conjunction | or | adds a further negative to an earlier one | He neither smiled nor spoke.
or | conjunction | or | joins two possible choices | Would you like tea or coffee?
since | conjunction | because | during the whole period following a past moment; given the fact | I have lived here since I was a child.
unless | conjunction | if | only in the case where the opposite does not happen | You will be late unless you hurry.
until, till | conjunction | until | up to a moment at which a situation ends | Wait here until the rain stops.
whereas | conjunction | although | in contrast or comparison with the fact just stated | He loves the sea, whereas I prefer the mountains.
whereby | conjunction | relative | according to or by means of the thing just named | They signed a contract whereby he pays the rent.
whereupon | conjunction | relative | immediately following and as a result of an event just told | She told a joke, whereupon everybody laughed.
whether | conjunction | if | introduces a question or doubt between two possibilities | I don’t know whether he is coming.
while, whilst | conjunction | while | in the same period as another event | She read a book while the children slept.
`;
