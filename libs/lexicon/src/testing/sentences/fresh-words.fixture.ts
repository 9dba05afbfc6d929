/** Written by somebody else, and not looked at before the collocations were mended. `sense-sentences.ts` says what the columns are. */
export const sentencesOfFreshWords = `
  spring | n | season of growth | Every spring the fields behind our school fill with yellow flowers.
  spring | n | metal elastic device | A rusty spring poked through the old mattress and scratched my leg.
  match | n | lighter consisting of a thin piece of wood|burning piece of wood | He struck a match and lit the candles on the birthday cake.
  match | n | formal contest | Our girls lost the match three to one after a terrible second half.
  note | n | brief written record|short personal letter | Mum left a note on the fridge saying she would be home by six.
  note | n | pitch and duration of a musical sound | The singer held the last high note for almost ten seconds.
  chest | n | torso between the neck|front of the trunk | The doctor listened to his chest and told him to breathe in deeply.
  chest | n | box with a lid | The pirates had buried a wooden chest full of gold coins.
  nail | n | horny plate | Stop biting your nails, or your fingers will start to bleed!
  nail | n | thin pointed piece of metal | Dad hit the nail with a hammer, but it bent sideways.
  degree | n | award conferred by a college | After four years at university she finally got her degree in biology.
  degree | n | unit of temperature | It was minus ten degrees outside, so we stayed in by the fire.
  course | n | education imparted | I've signed up for an evening course in Spanish at the local college.
  course | n | part of a meal | For the main course I had grilled salmon, and then we ordered dessert.
  mark | n | indicating quality | If your marks in maths don't improve, you will have to repeat the year.
  mark | n | visible indication made on a surface|indication of damage | The hot cup left a round white mark on the wooden table.
  scale | n | flattened rigid plate | The fish's silver scales glittered in the clear water.
  scale | n | measuring instrument for weighing | He stepped on the bathroom scale and saw that he had gained two kilos.
  organ | n | functional unit in an animal | The liver is the largest organ inside the human body.
  organ | n | produced by means of pipes|simulation of a pipe organ | An old man played the church organ while the bride walked in.
  temple | n | place of worship|edifice devoted to special | We took off our shoes before entering the Buddhist temple to pray.
  temple | n | either side of the forehead | She rubbed her temples with her fingertips to ease the headache.
  trunk | n | snout as of an elephant | The baby elephant picked up the banana with its trunk.
  trunk | n | compartment in an automobile | Put the suitcases in the trunk and get in the car, please.
  bark | n | protective covering of the woody stems | Deer had eaten the bark off several young apple trees that winter.
  bark | n | sound made by a dog|noise resembling the bark | The puppy gave a short bark when the postman rang the bell.
  crane | n | lifts and moves heavy objects | A huge crane lowered the steel beams onto the roof of the new tower.
  crane | n | long-necked wading bird | Two white cranes spread their wings and flew away over the marsh.
  mouse | n | small rodents | The cat chased a little grey mouse into a hole in the wall.
  mouse | n | hand-operated electronic device | To open the file, move the mouse and click twice on the icon.
  key | n | inserted into the appropriate lock | I lost the key to my flat and had to climb through the window.
  key | n | lever .as in a keyboard. | Type your password and then press the Enter key on the keyboard.
  bill | n | itemized statement of money owed | "Could we have the bill, please?" he asked the waiter after dinner.
  bill | n | statute in draft | Parliament will vote next week on a bill to ban plastic bags.
  interest | n | sense of concern with and curiosity|power of attracting | The students showed great interest in the story and asked lots of questions.
  interest | n | fixed charge for borrowing money | The bank gave us a loan at five percent interest per year.
  change | n | balance of money received|coins of small denomination|money received in return for its equivalent | I paid with a twenty and the cashier gave me the wrong change.
  change | n | something passes from one state|relational difference between states|action of changing something|result of alteration|thing that is different | Scientists warn of a sudden change in the climate of the region.
  branch | n | division of a stem|part of a forked or branching shape | A bird had built its nest on the highest branch of the oak.
  branch | n | division of some larger | The company is opening a new branch in Berlin and hiring fifty people.
  pupil | n | learner who is enrolled|young person attending school | Each pupil in the class must bring a pencil and a notebook.
  pupil | n | center of the iris | In the dark, the black pupils of your eyes become larger.
  palm | n | inner surface of the hand | The fortune teller took my hand and studied the lines on my palm.
  palm | n | family Palmae | We lay on the beach under a tall palm and drank from coconuts.
  seal | n | marine mammals | A fat grey seal was sleeping on the rocks beside the cold sea.
  seal | n | tight and perfect closure | Do not take this medicine if the seal on the bottle is broken.
  coach | n | in charge of training | The coach shouted at his players from the side of the pitch.
  coach | n | carrying many passengers | We travelled from London to Paris by coach because it was cheaper than flying.
  court | n | to conduct judicial business|lawcourt sits|presided over by a magistrate | The thief will appear in court on Monday in front of a judge.
  court | n | area within which a game is played | They hit tennis balls across the court until it got too dark.
  record | n | extreme attainment | She ran the hundred metres in 10.4 seconds and broke the world record.
  record | n | disk with a continuous groove | Grandpa put an old jazz record on the turntable and began to dance.
  chip | n | slice of potato | The kids shared a bag of salty chips in front of the TV.
  chip | n | silicon semiconductor | This tiny chip makes the new computer twice as fast as the old one.
  cell | n | basic structural and functional unit | Under the microscope you can see a single blood cell very clearly.
  cell | n | room where a prisoner is kept | The guard locked the murderer in his cell for the night.
  bow | n | weapon for shooting arrows | The hunter raised his bow and shot an arrow at the deer.
  bow | n | decorative interlacing|knot with two loops | She wrapped the present and tied the ribbon in a pretty pink bow.
  jam | n | preserve of crushed fruit | I had toast with butter and strawberry jam for breakfast.
  jam | n | difficult situation | I've lost my passport and all my money, so I'm in a real jam.
  tip | n | small amount of money given for services | The service was excellent, so we left the waitress a generous tip.
  tip | n | extreme end of something|top or extreme point|V shape | Our cat is completely black except for the white tip of her tail.
  appointment | n | meeting arranged in advance | I can't come at three because I have an appointment at the dentist's.
  appointment | n | putting a person into a non-elective position|job to which you are|person who is appointed | Her appointment as head of the company surprised everyone in the office.
  operation | n | medical procedure | The surgeon said the operation on her knee would take two hours.
  operation | n | planned activity involving|activity by a military | Police freed the hostages in a secret operation that began at midnight.
  plant | n | living organism lacking the power of locomotion | Water this plant twice a week and keep it near a sunny window.
  plant | n | buildings for carrying on industrial labor | Two thousand workers lost their jobs when the car plant closed down.
  fan | n | device for creating a current of air | It was so hot that we slept with the electric fan on.
  fan | n | enthusiastic devotee|ardent follower | Thousands of screaming fans waited outside the hotel to see the band.
  stroke | n | sudden loss of consciousness | After his stroke, Grandfather could not speak or move his left arm.
  stroke | n | repeated movements of the limbs | She crossed the pool with long, powerful strokes and won the race.
  draft | n | versions in the development of a written work | I've finished the first draft of my essay, but it needs more work.
  draft | n | current of air | Please close the window, because there's a cold draft on my neck.
  calf | n | young of domestic cattle | The farmer helped the cow give birth to a healthy brown calf.
  calf | n | back part of the shank | He pulled a muscle in his calf while running and couldn't walk.
  volume | n | magnitude of sound | Can you turn down the volume? The baby is trying to sleep!
  volume | n | 3-dimensional space | To find the volume of a box, multiply its length, width and height.
  draw | v | making a drawing|engage in drawing|make a mark or lines | My little sister loves to draw horses with her coloured pencils.
  draw | v | cover or uncover something | He switched on the lamp and drew the curtains so nobody could look in.
  charge | v | demand payment|set or ask for a certain price|enter a certain amount | How much do they charge for a double room with breakfast?
  charge | v | energize a battery|fill or load to capacity|formation of a net electrical charge|something necessary | My phone is dead because I forgot to charge it last night.
  catch | v | reach in time | If we run, we can still catch the last bus home.
  catch | v | contract|be struck or affected by|suffer from the receipt | Put on a warm coat or you'll catch a cold, dear.
  miss | v | suffer from the lack of | I really miss my family now that I live so far away.
  miss | v | fail to reach | We missed the train by two minutes and waited an hour for the next.
  lie | v | tell an untruth | Don't lie to me, because I know you broke the window!
  lie | v | be lying, be prostrate|assume a reclining position | She spent the whole afternoon lying on the sofa with a book.
  raise | v | look after a child | After their mother died, the three boys were raised by their grandparents.
  raise | v | raise from a lower|move upwards | If you know the answer, please raise your hand.
  save | v | save from ruin|bring into safety | A brave firefighter saved two children from the burning house.
  save | v | record data on a computer | I forgot to save the document before my laptop switched itself off.
  serve | v | help to some food|provide .usually but not necessarily food. | The waiter served the soup with slices of fresh brown bread.
  serve | v | spend time in prison | He served ten years in jail for robbing a bank.
  treat | v | provide treatment for | Doctors treated twelve passengers for burns after the accident.
  treat | v | interact in a certain way|regard or consider in a specific way | My boss treats me like a child, and I hate it.
  fire | v | terminate the employment | The manager fired him because he was late every single morning.
  fire | v | start firing a weapon|cause to go off|go off or discharge | The soldier lifted his gun and fired three shots into the air.
  deliver | v | bring to a destination | The postman delivered a big parcel to the wrong house yesterday.
  deliver | v | cause to be born | A taxi driver had to deliver the baby on the way to hospital.
  settle | v | take up residence|stable in one's residence|develop as a residence|form a community | After years of travelling, they settled in a small village in Wales.
  settle | v | bring to an end|settle conclusively|settlement|come to terms | The two neighbours finally settled their argument over the garden wall.
  reflect | v | throw or bend back|show an image|reflecting or casting light | White clothes keep you cool because they reflect the sunlight.
  reflect | v | reflect deeply | He sat alone for an hour to reflect on what she had told him.
  pass | v | go successfully through a test | I studied all weekend and passed the exam with a good grade.
  pass | v | into the hands or custody | Could you pass me the salt, please? The soup has no taste.
  spoil | v | unfit for consumption | The milk will spoil if you don't put it back in the fridge.
  spoil | v | excessive indulgence | Her grandparents spoil her by buying her every toy she asks for.
  cast | v | select to play|assign the roles | The director cast an unknown actress as the queen in his new film.
  cast | v | put or send forth | The tall trees cast long shadows across the lawn in the evening.
  swallow | v | pass through the esophagus | My throat hurts so much that I can hardly swallow my food.
  swallow | v | accept without questioning | I told the teacher a silly excuse, and amazingly he swallowed the whole story.
  beat | v | come out better|be superior | Brazil beat Germany two to nil in the final on Sunday.
  beat | v | stir vigorously | Beat the eggs with a fork and add them to the flour.
  wear | v | be dressed in|have on one's person|put clothing on | She wore a long blue dress to her brother's wedding.
  wear | v | deteriorate through use|go to pieces | After years of walking to school, the soles of his shoes had worn thin.
  tie | v | form a knot|fasten or secure|connect, fasten | He bent down to tie his shoelaces before the race.
  tie | v | equal number of points | The two teams tied two all, so nobody won the cup.
  stall | v | come to a stop|cause an engine to stop | The engine stalled at the traffic lights and the drivers behind began to honk.
  stall | v | postpone doing|deliberately delay | Stop stalling and give me a clear answer right now!
  recover | v | get over an illness | It took her three weeks to recover from the flu.
  recover | v | get or find back | The police recovered the stolen paintings from an empty garage.
  fail | v | fail to get a passing grade|be unsuccessful | He failed his driving test twice before he finally got a licence.
  fail | v | stop operating or functioning|prove undependable | The lorry's brakes failed as it was rolling down the steep hill.
  crash | v | destruction on impact|cause to crash|fall or come down violently | The car crashed into a tree, but luckily the driver was not hurt.
  crash | v | stop operating | My computer crashed in the middle of the game, so I had to restart it.
  light | a | comparatively little physical weight | The suitcase was so light that even a child could carry it.
  light | a | small amount of coloring agent | She painted the walls light green and the doors dark brown.
  cool | a | neither warm nor very cold | After the heat of the day, we enjoyed the cool evening air.
  cool | a | fashionable and attractive | All the kids want those sneakers because they think they look cool.
  fair | a | free from favoritism|without cheating | It isn't fair that he got two cookies and I only got one!
  fair | a | hair or skin | Her fair skin burns very easily in the summer sun.
  bright | a | emitting or reflecting light|lots of light | The light of the lamp was so bright that it hurt my eyes.
  bright | a | quickness and ease in learning | She is a bright girl who understands every lesson the first time.
  sharp | a | suitable for cutting|ending in a sharp point | Be careful with that knife, because the blade is very sharp.
  sharp | a | keenly and painfully felt | He suddenly felt a sharp pain in his stomach and called the doctor.
  flat | a | without slope|horizontally level | Holland is a flat country without mountains, so cycling there is easy.
  flat | a | lost effervescence | Someone left the bottle open overnight and now the cola is flat.
  mean | a | characterized by malice | The mean girls at school laughed at her clothes and made her cry.
  mean | a | lack of generosity | He is rich but so mean that he never buys anyone a coffee.
  cold | a | low or inadequate temperature | The lake was too cold for swimming, even in July.
  cold | a | psychological coldness|human feeling|showing no enthusiasm | His parents were cold, distant people who never hugged or praised him.
  tender | a | easy to cut or chew | Cook the beef slowly for three hours until the meat is tender.
  tender | a | warmth or affection|gentleness or sentimentality | She gave her sleeping baby a tender kiss on the forehead.
  odd | a | not divisible by two | Three, five and seven are odd numbers, but four is not.
  odd | a | not easily explained|deviating from the usual | The car is making an odd noise that I've never heard before.
  bitter | a | acrid taste | This coffee is too bitter for me without sugar.
  bitter | a | strong resentment|hostility or animosity | Years after the divorce, he was still bitter and blamed her for everything.
  rough | a | irregular surface | The farmer's hands were rough and hard from years of digging.
  rough | a | not quite exact|not perfected | I can only give you a rough idea of the price today.
  pretty | a | pleasing by delicacy | What a pretty little girl with those big blue eyes and curls!
  pretty | r | to certain extent | The film was pretty good, but the ending was too long.
  still | r | without change, interruption | It's noon already, and Tom is still asleep in his bed.
  still | r | without moving | Stand still while I take your picture, or it will be blurred!
  right | r | toward or on the right | Go straight ahead, then turn right at the second traffic light.
  right | r | in the right manner|accurate manner | Did I spell your name right, or is there another letter in it?
  rich | a | possessing material wealth | Her uncle is so rich that he owns two planes and an island.
  rich | a | plenty of fat|fullness of flavor | The chocolate cake was so rich that I could eat only one slice.
  late | a | advanced period of time|after the expected or usual time | Sorry I'm late, but there was an accident on the motorway.
  late | a | having died recently | She still wears the ring that her late husband gave her before his heart attack.
`;
