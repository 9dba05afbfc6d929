/** Written by somebody else, and not looked at before loose collocations were done. `sense-sentences.ts` says what the columns are. */
export const sentencesOfEverydayWords = `
  article | n | nonfictional prose | I read an interesting article about sleep in the newspaper this morning.
  bank | n | sloping land | We sat on the grassy bank and watched the boats go down the river.
  bank | n | financial institution|business of banking | She went to the bank to open an account for her son.
  bar | n | room or establishment where alcoholic | They met in a small bar near the station and drank beer until midnight.
  bar | n | block of solid substance | My brother ate a whole bar of chocolate on the way home.
  bat | n | nocturnal mouselike mammal | A bat flew out of the dark cave and disappeared between the trees.
  bat | n | club used in playing cricket|club used for hitting a ball | The boy swung his bat and hit the ball over the fence.
  bug | n | fault or defect | There is a bug in this app, so it closes every time I open a photo.
  bug | n | general term for any insect|sucking mouthparts | A tiny green bug was crawling up the leaf of my tomato plant.
  cabinet | n | persons appointed by a head of state | The prime minister asked her cabinet to vote on the new tax plan.
  character | n | imaginary person represented | The main character in this story is a girl who can talk to animals.
  character | n | written symbol that is used | I learned to write the Chinese character for "water" with a brush.
  chip | n | thin crisp slice of potato | He dipped the last chip in tomato sauce and put it in his mouth.
  chip | n | crystal of a silicon semiconductor | The new laptop is faster because it has a more powerful chip inside.
  club | n | formal association of people | I joined the chess club at school to make some new friends.
  club | n | spot that is open late at night | We danced at a club in the city centre until three in the morning.
  coach | n | someone in charge of training an athlete | The coach told the players to run two more times around the field.
  coach | n | vehicle carrying many passengers | Forty tourists got off the coach and took photos of the castle.
  crane | n | lifts and moves heavy objects | A huge crane lifted the steel beams to the top of the new building.
  degree | n | award conferred by a college | She has a degree in biology and now teaches at a secondary school.
  ear | n | sense organ for hearing|externally visible cartilaginous | He whispered the secret into her ear so that nobody else could hear it.
  fan | n | enthusiastic devotee of sports|ardent follower | Every football fan in the stadium jumped up when our team scored.
  glass | n | brittle transparent solid | The roof is made of glass, so you can see the sky from your bed.
  glass | n | container made of glass for holding|quantity a glass will hold | He was so thirsty that he drank a second glass of orange juice.
  interest | n | fixed charge for borrowing | If you borrow the money, you will pay five percent interest every year.
  interest | n | sense of concern with and curiosity | The children listened with great interest as the old sailor described his travels.
  jam | n | preserve of crushed fruit | My aunt makes strawberry jam every summer and gives us a few jars.
  key | n | metal device shaped|generic term for any device whose possession | I lost my key and had to climb in through the kitchen window.
  key | n | lever .as in a keyboard. | You can press any key on the keyboard to start the game.
  letter | n | written message addressed | My grandmother sent me a long letter with two old photos in the envelope.
  letter | n | conventional characters of the alphabet | The only letter missing from this word is the "e" at the end.
  lock | n | fastener fitted to a door | We changed the lock on the front door after the robbery.
  match | n | formal contest in which | Our team won the match by three goals to one.
  match | n | lighter consisting of a thin piece|burning piece of wood | She lit the candles on the cake with a match and turned off the lights.
  nail | n | horny plate covering | Maria painted each nail a different colour before the party.
  nail | n | thin pointed piece of metal | He hit the nail with a hammer until it was deep in the wood.
  note | n | brief written record|short personal letter | She left a note on the fridge to say she would be home late.
  note | n | notation representing the pitch | The singer could not reach the highest note in the song.
  nut | n | metal block with internal screw thread | The mechanic tightened the nut with a spanner so the wheel would not come off.
  operation | n | medical procedure involving an incision | The surgeon said that the operation on his knee went well.
  palm | n | plant of the family Palmae | We lay on the beach in the shade of a tall palm.
  plant | n | living organism lacking the power | This plant needs a lot of sunlight and a little water every week.
  plant | n | buildings for carrying on industrial labor | Two thousand workers will lose their jobs when the car plant closes.
  plot | n | story that is told in | The plot of the film was so complicated that I stopped watching it.
  plot | n | secret scheme to do something | The guards discovered a plot to kill the king and arrested six men.
  pupil | n | learner who is enrolled|young person attending school | The teacher asked every pupil to bring a pencil and a notebook.
  pupil | n | contractile aperture | In strong sunlight the pupil of your eye becomes much smaller.
  queen | n | most powerful piece | He lost the chess game soon after I took his queen.
  record | n | extreme attainment | She ran the marathon in two hours and set a new record.
  record | n | sound recording consisting of a disk | Dad put an old jazz record on the turntable and began to dance.
  ring | n | jewelry consisting of a circlet | He bought her a diamond ring and asked her to marry him.
  ring | n | platform usually marked off by ropes | The two boxers climbed into the ring and touched gloves.
  ruler | n | measuring stick consisting | Use a ruler to draw a straight line ten centimetres long.
  ruler | n | person who rules or commands | The country's ruler was a cruel man who put his enemies in prison.
  scale | n | measuring instrument for weighing | The nurse asked me to stand on the scale and wrote down my weight.
  scale | n | flattened rigid plate forming part | Each tiny scale on the fish shone like silver in the sun.
  seal | n | numerous marine mammals | We saw a seal swimming near the rocks with a fish in its mouth.
  sentence | n | string of words satisfying | Read the first sentence of the paragraph aloud, please.
  sentence | n | final judgment of guilty|period of time a prisoner | The judge gave the thief a sentence of three years in prison.
  spring | n | season of growth | In spring the days get longer and the trees turn green again.
  spring | n | metal elastic device | A metal spring in the old mattress was broken and hurt my back.
  star | n | celestial body of hot gases|celestial body visible | The brightest star in the night sky can be seen without a telescope.
  star | n | actor who plays a principal role|performer who receives prominent billing | The star of the movie arrived late and signed photos for the crowd.
  tank | n | vessel for holding gases or liquids | Small colourful fish swam around in the tank in the dentist's waiting room.
  tie | n | equality of score in a contest|finish of a contest in which the score | The game ended in a tie because both teams scored twice.
  tip | n | small amount of money given for services | We gave the waiter a generous tip because he was so friendly.
  tip | n | extreme end of something | She touched the baby's nose with the tip of her finger.
  volume | n | magnitude of sound | Please turn down the volume on the television, because the baby is sleeping.
  wave | n | signaling by a movement of the hand | He gave us a friendly wave from the window as the train left.
  yard | n | enclosed land around a house|tract of land enclosed for particular activities | The dog was digging a hole in the yard behind our house.
  address | v | speak to|give a speech to | The president will address the crowd from the balcony at noon.
  address | v | put an address on | She addressed the envelope carefully and stuck a stamp in the corner.
  beat | v | come out better in a competition | Our team beat theirs by two goals in the final.
  beat | v | stir vigorously | Beat the eggs with a fork and then add the milk.
  break | v | act in disregard of laws|in violation of | Students who break the school rules have to stay after class.
  break | v | stop operating or functioning | Our washing machine broke last week, and now we wash everything by hand.
  catch | v | reach in time | She ran all the way to the station to catch the last train.
  catch | v | contract | Tom caught the flu from his sister and stayed in bed for a week.
  draw | v | make a mark or lines|represent by making a drawing|engage in drawing | The little girl drew a horse with a black pencil.
  draw | v | cause to move by pulling|pull so as to cover or uncover|cause to move in a certain direction | She drew the curtains because the sun was shining in her eyes.
  drop | v | go down in value|descend to a lower place or level|change from one level to another | House prices in the city dropped by ten percent last year.
  fire | v | terminate the employment | The company fired him because he came late every day.
  fire | v | start firing a weapon|cause to go off | The soldier fired his gun twice at the enemy ship.
  land | v | reach or come to rest | Our plane landed in London half an hour early.
  leave | v | leave behind unintentionally|go and leave behind | I left my umbrella on the bus, and now it is raining.
  leave | v | give by will after | When he died, my uncle left me his house and all his money.
  lie | v | tell an untruth | He lied to his parents about where he had spent the night.
  lie | v | be lying, be prostrate | The cat was lying on the sofa, fast asleep in the sun.
  miss | v | feel or suffer from the lack of | I live abroad now, and I really miss my family and friends.
  miss | v | fail to reach | We got up late, missed the bus and had to walk to school.
  pass | v | go successfully through a test | He was very happy because he had passed his driving test.
  pass | v | place into the hands | Could you pass me the salt and pepper, please?
  raise | v | raise from a lower to a higher position|move upwards | If you know the answer, please raise your hand.
  raise | v | look after a child | After her husband's death, she raised three small children alone.
  save | v | save from ruin|bring into safety | The firefighters saved two children from the burning house.
  save | v | record data on a computer | Save the document on your laptop before you turn it off.
  shoot | v | hit with a missile|kill by firing a missile | The hunter shot a deer in the forest with his rifle.
  shoot | v | make a film or photograph|record on photographic film | The director shot his latest movie in Morocco with two cameras.
  train | v | exercise in order to prepare | She runs every day because she is training for a marathon.
  withdraw | v | remove .a commodity.|remove something concrete | I withdrew fifty euros from my account to pay for the tickets.
  bright | a | emitting or reflecting light readily | The sun was so bright that I had to put on my sunglasses.
  bright | a | ease in learning | She is a bright student who always understands everything the first time.
  cool | a | neither warm nor very cold | After the hot day, the evening air felt cool on our faces.
  cool | a | fashionable and attractive | All the teenagers want these cool trainers because a famous rapper wears them.
  dry | a | free from liquid or moisture|lacking moisture or volatile | The shirts on the line are dry now, so you can bring them in.
  dry | a | low residual sugar content | He ordered a bottle of dry white wine to drink with the fish.
  dull | a | so lacking in interest|lacking in liveliness | The lecture was so dull that half of the students fell asleep.
  dull | a | not having a sharp edge | This knife is too dull to cut the meat.
  fair | a | free from favoritism | It is not fair that he got more cake than his sisters.
  fair | a | pale or light-colored | She has blue eyes and fair hair, but her brother is dark.
  flat | a | surface without slope|horizontally level | Cycling is easy here because the land is flat, without any hills.
  flat | a | having lost effervescence | Nobody closed the bottle of cola, and now it tastes flat.
  hard | a | not easy; requiring great | The maths exam was so hard that only three students finished it.
  hard | a | resisting weight or pressure | The ground was so hard that we could not push the tent pegs in.
  light | a | comparatively little physical weight | The suitcase is light, so even a child can carry it.
  light | a | small amount of coloring agent | She painted the kitchen light green and the bedroom dark blue.
  mean | a | characterized by malice | The other girls were mean to her, laughed at her clothes and made her cry.
  odd | a | not divisible by two | The houses with odd numbers, like five and seven, are on the left.
  rich | a | possessing material wealth | A rich businessman bought the island and built a huge house there.
  smart | a | elegant and stylish | He looked very smart in his new jacket and polished shoes.
`;
