/** One row per line, as {@link AddedWords} reads them. Written for this project. */
export const pronounsAndOthers = `
anybody, anyone | pronoun | any | no matter which human being, in questions and negatives | Has anybody seen my glasses?
anything | pronoun | any | no matter which object, event or matter, in questions and negatives | I did not buy anything at the market.
everybody, everyone | pronoun | every | all human beings in a group, with nobody missing | Everybody in the village knew her name.
everything | pronoun | every | all objects or facts, with nothing missing | The fire destroyed everything in the house.
something | pronoun | some | an object, event or matter not named or known | There is something strange in the soup.
others | pronoun | others | the remaining members of a group; different individuals | Some guests left early, but the others stayed.
he | pronoun | he | the male already named, as the doer of the action | My uncle says he will come tomorrow.
him | pronoun | he | the male already named, as the receiver of the action | I met my uncle and gave him the keys.
his | determiner | he | belonging to the male already named | The boy lost his shoes at the beach.
himself | pronoun | he | the male who acts and is at once the receiver of the action | The boy looked at himself in the mirror.
she | pronoun | she | the female already named, as the doer of the action | My aunt says she will come tomorrow.
her | pronoun | she | the female already named, as the receiver of the action, or belonging to that female | I met my aunt and gave her the keys.
herself | pronoun | she | the female who acts and is at once the receiver of the action | The girl looked at herself in the mirror.
it | pronoun | it | the thing, animal or idea already named | I found a coin and put it in my pocket.
itself | pronoun | it | the animal or object that acts and is at once the receiver of the action | The cat washed itself by the fire.
its | determiner | it | belonging to the animal or object already named | The tree has lost all its leaves.
me | pronoun | I | the speaker, as the receiver of the action | Please give me the salt.
my | determiner | I | belonging to the speaker | I left my umbrella on the bus.
myself | pronoun | I | the speaker who acts and is at once the receiver of the action | I cut myself with the kitchen knife.
we | pronoun | we | the speaker together with one or more companions, as doers | My wife and I hope we can visit you soon.
us | pronoun | we | the speaker together with companions, as receivers of the action | Our neighbors invited us to dinner.
our | determiner | we | belonging to the speaker together with companions | We painted our house last summer.
ours | pronoun | we | the one belonging to the speaker together with companions | Their garden is bigger than ours.
ourselves | pronoun | we | the speaker together with companions, acting and receiving the action | We built the whole house ourselves.
you | pronoun | you | the listener or listeners being spoken to | I hope you like your new school.
your | determiner | you | belonging to the listener being spoken to | Please take off your shoes at the door.
yours | pronoun | you | the one belonging to the listener being spoken to | My coat is black; is the red one yours?
yourself | pronoun | you | the listener who acts and is at once the receiver of the action | Did you make the cake yourself?
yourselves | pronoun | you | several listeners who act and at once receive the action | Children, you can all help yourselves to cake.
thee | pronoun | you | in old or religious language: a listener being addressed, as receiver of an action | The old poem begins: I love thee still.
thy | determiner | you | in old or religious language: belonging to the listener | Honor thy father and mother.
they | pronoun | they | people or objects already named, as doers of an action | My parents say they will move to the coast.
them | pronoun | they | the people or objects already named, as receivers of the action | I washed the plates and dried them.
their | determiner | they | belonging to several people or objects already named | The students forgot their books.
theirs | pronoun | they | the one belonging to several people already named | Our car is old, but theirs is new.
themselves | pronoun | they | the people already named, acting and at once receiving the action | The children dressed themselves this morning.
oneself | pronoun | oneself | any human being in general, acting and receiving the action | To live alone is to depend on oneself.
what | pronoun | wh | asks about the identity or nature of an object, fact or event | I have no idea what this machine does.
which | pronoun | wh | asks about one or more out of a limited set | There are two doors: which is the right one?
whichever | pronoun | wh | no matter what one out of a limited set | Take whichever cake looks best to you.
who | pronoun | who | asks about or refers to a human being, as the doer | I wonder who broke the window.
whoever | pronoun | who | no matter what human being does it | There is a prize for whoever finishes first.
whom | pronoun | who | a formal word for a human being as the receiver of the action | The man whom you met is my teacher.
whose | determiner | who | asks about or names the owner | I found a phone: whose is it?
how | question word | wh | asks about the manner, method or degree | Can you show me how the lock opens?
when | question word | time | asks about the hour or date; at the moment | Tell me when the next train leaves.
whenever | question word | time | no matter at what hour; every single occasion | Visit us whenever you are in town.
where | question word | wh | asks about the place or position | Nobody knows where the key is.
why | question word | wh | asks about the reason or purpose | She never told me why she left.
a, an | determiner | article | the article put before one countable noun that is not yet known | There was an old tree behind the house.
the | determiner | article | an article put before a noun that speaker and listener already know | Close the window before you leave.
this | determiner | this | points at one person, object or moment near the speaker | I like this picture better than the one over there.
that | determiner | this | points at one person, object or moment further from the speaker | Who is that woman over there by the lake?
these | determiner | this | points at several people or objects near the speaker | Try on these shoes I have here.
those | determiner | this | points at several people or objects further from the speaker | Do you see those mountains in the distance?
else | adverb | else | in addition to, or different and instead of, what was mentioned | Would you like anything else to drink?
can | modal verb | possible | has the ability, skill or permission | My little sister can swim very well.
cannot | modal verb | possible | lacks the ability, or is not allowed | Penguins cannot fly, but they swim very well.
could | modal verb | possible | had the ability in the past; says politely that a thing is possible | When I was young I could run very fast.
may | modal verb | possible | has permission; perhaps will happen | You may leave the table when you have finished.
might | modal verb | possible | perhaps will happen, but with little certainty | Take a coat, because it might snow later.
must | modal verb | duty | is forced by a rule or by necessity | All visitors must show a ticket at the gate.
ought | modal verb | duty | is right and expected, said before “to” and another verb | You ought to thank your grandmother.
should | modal verb | duty | is advised, expected or thought right | You should see a doctor about that cough.
shall | modal verb | future | a formal verb about the future, or an offer or suggestion with “I” and “we” | We shall never forget your kindness.
will | modal verb | future | speaks about the future, a promise or a decision | I will call you tomorrow morning.
would | modal verb | future | tells the result of an imagined condition; offers politely | If I were rich, I would buy an island.
hey | interjection | call | a shout to get attention or show surprise | Hey! Come back with my bicycle!
ugh | interjection | disgust | a sound that shows disgust or strong dislike | Ugh! This milk smells terrible.
huh | interjection | question | a sound that asks the speaker to repeat, or shows surprise | Huh? I did not hear you.
ah | interjection | joy | a sound that shows pleasure, relief or sudden understanding | Ah! Now I understand your problem.
`;
