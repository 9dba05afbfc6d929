/** Phrases that work like one word: rows as {@link AddedWords} reads them. Written for this project. */
export const phrases = `
in_spite_of | preposition | spite | without being stopped or changed by something | We went for a walk in spite of the rain.
because_of | preposition | cause | for the reason that is named next | The match was cancelled because of the snow.
due_to | preposition | cause | as a result of something | Due to an accident, the road was closed.
owing_to | preposition | cause | as a result of something, in formal language | Owing to bad weather, the ferry could not leave.
thanks_to | preposition | cause | with help from somebody or something good | Thanks to the doctor, my grandmother can walk again.
instead_of | preposition | instead | in the place of another thing | I drank tea instead of coffee this morning.
in_front_of | preposition | front | ahead of something, on the side that faces you | A red car stopped in front of our house.
on_top_of | preposition | top | resting on the highest part of something | The keys lay on top of the fridge.
next_to | preposition | beside | at the side of, with nothing between | She sat next to her brother in the bus.
according_to | preposition | according | as a person or a source has said | According to the map, the lake is near.
apart_from | preposition | except | not counting the one that is named | Apart from the soup, everything was cold.
except_for | preposition | except | not counting the one that is named | The room was empty except for a chair.
in_addition_to | preposition | addition | besides, as something more | In addition to English, she speaks Polish.
along_with | preposition | addition | in the company of, or together as a set | He sent the letter along with a photograph.
regardless_of | preposition | regardless | with no attention to something that could matter | Everyone may apply, regardless of age.
on_behalf_of | preposition | behalf | as the representative of somebody | I thank you on behalf of the whole team.
in_favor_of, in_favour_of | preposition | favor | wishing that a plan should be accepted | Most parents were in favor of the new school.
in_case_of | preposition | case | if some event should happen | In case of fire, do not use the lift.
by_means_of | preposition | means | with the help of a tool or method | The stone was lifted by means of a rope.
in_terms_of | preposition | terms | if you look only at one side of a matter | In terms of price, the smaller car is better.
as_soon_as | conjunction | soon | at once when something has happened | Call me as soon as you arrive.
as_long_as | conjunction | long | only if, or during the whole time that | You can stay as long as you are quiet.
as_well_as | conjunction | wellas | and, in addition | She plays the piano as well as the flute.
as_if, as_though | conjunction | asif | in a way that makes one think so | He looked as if he had not slept.
even_if | conjunction | evenif | no matter whether something should be true | I will go even if it rains.
even_though | conjunction | eventhough | in spite of the fact that | She smiled even though she was tired.
in_order_to | conjunction | orderto | with the aim of doing something | He works at night in order to study by day.
so_that | conjunction | orderto | with the aim or the result that | Speak slowly so that everybody understands.
rather_than | conjunction | ratherthan | and not; by choice, one and not the other | I would walk rather than wait for the bus.
provided_that | conjunction | long | only if | You may borrow it provided that you bring it back.
ever_since | conjunction | since | during the whole time from a past event until now | He has been afraid of dogs ever since he was bitten.
in_the_long_run | adverb | run | after much time has passed, not at once | Good shoes are cheaper in the long run.
`;
