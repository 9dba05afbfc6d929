/** Written before and while the choice of senses was made. `sense-sentences.ts` says what the columns are. */
export const knownSentences2 = `
  resign | v | leave|give up|job|part with | The minister had to resign after the scandal.
  perfect | v | make perfect|improve | She went to Paris to perfect her French.
  wound | n | injury|break in the skin | The nurse cleaned the wound and put a bandage on it.
  bore | v | tedious|boring|cause to be bored | His long speeches bore me.
  bore | v | make a hole | The carpenters bore holes into the wood with a drill.
  brush | n | bristles|implement | He dipped his brush in the paint.
  drawing | n | representation of forms|illustration | The child made a drawing of her house with a pencil.
  fly | v | travel through the air|air | We will fly to Madrid on an early plane.
  lock | v | fasten with a lock | Remember to lock the door when you leave.
  grant | n | monetary aid|money | The university gave her a grant to pay for her research.
  grant | v | let have|bestow | The king agreed to grant him his freedom.
  mint | n | herb|leaves|aromatic | She put fresh mint leaves in the salad.
  plot | n | story|narrative | The plot of the film was hard to follow.
  poach | v | hunt illegally|hunt | Criminals poach elephants for their ivory.
  quiver | v | shake|tremor | His lips began to quiver and he burst into tears.
  shower | n | plumbing|washing yourself | I had a hot shower and washed my hair.
  shower | n | brief period | A sudden shower of rain made us run for shelter.
  sewer | n | waste pipe|sewage | Rats live in the sewer under the street.
  stern | n | rear part of a ship | The sailors stood at the stern of the boat.
  stern | a | severe|serious|unkind|inflexible | Her father gave her a stern look and she stopped laughing.
  tap | n | faucet|plug|flow of liquid|small metal | Turn off the tap when you brush your teeth.
  tap | v | strike lightly|light | He felt someone tap him on the shoulder.
  tip | n | small amount of money | We left the waiter a generous tip.
  tip | n | extreme end | The tip of the pencil is broken.
  toll | n | fee | You must pay a toll to cross the bridge.
  vault | v | leap|jump | He can vault over the fence without touching it.
  volume | n | magnitude of sound|loudness | Turn down the volume of the radio, please.
  volume | n | publication|book|physical objects | The third volume of the encyclopedia is missing.
  wax | v | increase in phase|become|increase | The moon will wax until it is full.
  yarn | n | fiber|cord of twisted | She bought blue yarn to knit a scarf.
  root | n | number that|multiplied | The square root of nine is three.
  pitch | n | sports field | The players ran onto the pitch and the crowd cheered.
  degree | n | award|academic | She has a degree in biology from Oxford University.
  degree | n | unit of temperature | Water boils at a hundred degrees Celsius.
  story | n | floor|level|narrative|message|record | Grandfather told us a story about a brave knight.
  sharp | a | edge|able to cut|cutting | Be careful, that knife is very sharp.
  shot | n | by means of a syringe | The nurse gave the child a shot in the arm against measles.
  slide | n | plaything|chute | The children went down the slide in the playground.
  slide | n | transparency|photographic | He showed us a slide of the temple during the lecture.
  beam | v | smile | The proud father could only beam with joy at his son.
  bluff | n | high steep bank|bank|cliff | Their house stands on a bluff above the sea.
  bluff | v | deceive|pretend|frighten | He tried to bluff his opponents with a weak hand of cards.
  buckle | v | fasten | Please buckle your seat belt before we take off.
  cope | v | succeed in doing | I don't know how she can cope with so much work.
  decline | v | refuse to accept|refuse|show unwilling | She had to decline the invitation because she was ill.
  decline | n | change toward something smaller|gradual decrease|condition inferior | There has been a steady decline in the number of birds.
  dough | n | flour mixture | Knead the dough and leave it to rise.
  fairly | r | rationally|fair|without favoring|conformity | The referee treated both teams fairly.
  gag | n | humorous|joke | The comedian told a gag and everyone laughed.
  gorge | n | deep ravine | The river has cut a deep gorge through the mountains.
  hamper | n | basket | We took a hamper full of food to the picnic.
  harness | n | leather straps|arrangement | He put the harness on the horse.
  hatch | v | emerge from the eggs | The chicks will hatch from their eggs next week.
  incense | n | substance that produces a fragrant|pleasing scent | The temple smelled of incense and candles.
  incense | v | make furious | The unfair decision will incense the fans.
  intimate | a | close|warm|private | They are intimate friends and tell each other everything.
  lumber | n | wood|boards | The truck carried lumber from the sawmill.
  maroon | v | leave stranded | The pirates decided to maroon him on a desert island.
  peer | v | look searchingly | She tried to peer through the dirty window.
  pine | v | desire | Since he left, she began to pine for him.
  pound | n | enclosure for dogs|public enclosure | The stray dog was taken to the pound.
  rake | n | tool|long-handled | Use a rake to collect the leaves on the lawn.
  ram | n | sheep | The ram has big horns and lives with the sheep.
  rap | n | music|rhythm|genre of | Teenagers listen to rap with strong rhymes.
  scoop | n | quantity a scoop | Can I have a scoop of vanilla ice cream?
  slip | v | lose one's|slide|move obliquely|fall | Be careful not to slip on the wet floor.
  spell | n | verbal formula|magic | The witch cast a spell on the prince.
  stake | n | post|wooden|pole | He tied the tomato plant to a stake.
  stem | n | stalk|slender | Cut the stem of the rose before you put it in water.
  tender | a | easy to cut|chew | The meat was so tender that it fell off the bone.
  till | n | strongbox | The shop assistant put the money in the till.
  ward | n | hospital|block | The nurse works in the children's ward of the hospital.
  wit | n | humor|message|clever | Everyone admired his wit and laughed at his jokes.
  bank | n | sloping land | Wild ducks nest along the muddy bank.
  bark | n | tough protective | Beavers strip the bark off willows.
  crane | n | wading bird | In Japan the crane is a symbol of long life, and it dances in the snow.
  seal | n | marine mammal | The polar bear waited for a seal at the hole in the ice.
  bat | n | nocturnal | The bat sleeps upside down in the attic.
  date | n | sweet edible | In the oasis he picked a ripe date from the palm.
  match | n | lighter | The box was empty, there was not a single match to light the stove.
  spring | n | elastic | The toy jumps because there is a spring inside.
  stall | n | booth | We stopped at a stall that sold roasted chestnuts.
  trunk | n | main stem | The woodcutter sat down on a fallen trunk.
  trunk | n | snout | With its trunk the animal sprayed water over its back.
  novel | a | original | The engineers found a novel solution to the problem.
  charge | v | demand payment | How much do you charge for a haircut?
  lead | n | metallic element | Roofs of churches were often covered with lead.
  lead | v | take somebody|travel in front | The shepherd had to lead his flock across the bridge.
  wind | v | sinuous|extend in curves | Narrow streets wind up to the castle.
  bow | n | shooting arrows | Robin Hood always carried his bow and a dozen arrows.
  row | n | angry dispute | They had a row about money and she slammed the door.
  tear | v | separate|apart | Don't tear the page out of the book.
  object | v | objection|disapproval | I strongly object to being treated like a child.
  present | v | give|hand over|show|introduce|bring | The winner will present his findings to the committee.
  mole | n | small velvety | A mole lives underground and eats worms.
  scale | n | weighing | The nurse asked me to step on the scale.
  pitcher | n | vessel | A pitcher of cold milk stood on the table.
  organ | n | differentiated|part of the body|structural | The liver is the largest organ inside the body.
  organ | n | instrument | Bach wrote many works for the organ.
  key | n | lock's mechanism|lock | I lost the key and could not open the door.
  key | n | lever|keyboard | Press any key to continue.
  pupil | n | iris | The doctor shone a light into his eye and the pupil shrank.
  patient | a | enduring|patience | You have to be patient with small children.
  patient | n | requires medical | The patient was given an injection.
  plot | n | scheme|secret | The police discovered a plot to murder the queen.
  current | n | electric | The current in this wire is too strong.
  current | a | occurring | The current government has lost its majority.
  deck | n | playing cards | She shuffled the deck and dealt five cards to each of us.
  fine | n | money extracted | He got a fine for parking on the pavement.
  foot | n | linear unit | The wall is six foot high.
  hide | n | skin | The tent was made from the hide of a buffalo.
  jar | n | vessel | There was a jar of pickles on the shelf.
  kid | n | goat | The goat gave birth to a kid.
  lie | v | untruth | Never lie to the police.
  mean | a | malice|generosity|lack | It was mean of him to laugh at the crying child.
  mine | n | excavation | The miners went down into the mine at dawn.
  nail | n | horny plate | He bites his nails when he is nervous.
  net | n | open fabric|trap|goal | The fisherman threw his net into the sea.
  nut | n | seed | The squirrel buried a nut in the garden.
  palm | n | Palmae | There was only one palm on the tiny island.
  pipe | n | tobacco|smoke|small bowl | Grandfather lit his pipe and told us a tale.
  poll | n | inquiry | According to the latest poll, the party will win the election.
  pound | n | weight|avoirdupois | A pound of apples, please.
  quarter | n | four equal parts | He ate a quarter of the cake.
  race | n | contest of speed|competition | The horse that won the race was only three years old.
  rash | n | eruption | The baby has a red rash on his skin.
  rose | n | flower|shrubs | He gave her a red rose on her birthday.
  safe | n | strongbox | The thieves opened the safe and took all the jewels.
  sentence | n | judgment|prison | He served a long sentence for robbery.
  sharp | a | edge|cut|cutting | The butcher uses a very sharp knife.
  squash | n | game | They play squash twice a week at the club.
  stable | n | farm building | The horses are in the stable.
  staff | n | personnel | The hotel staff are friendly.
  star | n | actor|performer|dazzling | She became a star after her first film.
  stick | n | implement|long | The old man walked with a stick.
  straw | n | tube|hollow|drink | She drank her juice through a straw.
  strike | n | refusal to work | The workers have been on strike for three weeks.
  suit | n | garments | He wore a dark suit and a white shirt.
  table | n | set of data|rows and columns | The table on page nine shows the prices.
  tablet | n | dose|compressed|pill | Take one tablet after every meal.
  tank | n | armored | The tank rolled over the trench and fired.
  tape | n | strip|long thin | Use some tape to close the parcel.
  temple | n | side of the forehead|flat area | The ball hit him on the temple just above the ear.
  tie | n | neckwear | His tie has blue stripes.
  tire | n | hoop|rubber | The tire of my bike is flat.
  toast | n | bread | Do you want butter on your toast?
  tongue | n | language | Spanish is my mother tongue.
  trip | v | miss a step|stumble | Don't trip over the carpet.
  vessel | n | craft|ship | A large vessel entered the harbour.
  wake | v | sleep | Please don't wake the baby.
  watch | n | timepiece | My watch is five minutes slow.
  wave | n | ridges | The wave broke on the beach.
  well | n | hole|shaft | The villagers draw water from a deep well.
  will | n | legal document|dispose | She left everything to her niece in her will.
  yard | n | unit of length | The ball stopped a yard from the goal.
  adopt | v | family | They want to adopt a child from Romania.
  arms | n | weapon|fighting or hunting | The rebels laid down their arms.
  article | n | nonfictional prose|newspaper|written | I read an interesting article in the newspaper.
  article | n | grammar|determiner | Russian nouns have no article.
  beat | v | come out better|defeat | Germany beat Brazil by seven goals to one.
  blind | n | shade|protective covering|window | Pull down the blind, the sun is in my eyes.
  block | n | city|area | The post office is three blocks away.
  board | v | get on board|board | Passengers may now board the aircraft.
  break | n | pause|interrupts | Let's take a break and have some coffee.
  brief | a | short|duration | He paid us a brief visit.
  bulb | n | lamp | The bulb in the kitchen has gone, please change it.
  can | n | sealed metal | Throw the empty can into the bin.
  capital | n | seat of government | Lima is the capital of Peru.
  character | n | fictitious|imaginary|portrayed | The main character in the novel is a detective.
  chest | n | box with a lid | The pirates buried the chest on the island.
  coach | n | training|trainer|charge | The coach told his players to run faster.
  cold | n | viral|infection | I have a bad cold and a sore throat.
  conductor | n | leads a musical | The conductor raised his baton and the musicians began.
  count | n | nobleman | Count Dracula lives in a dark castle.
  court | n | tennis|game | There is a tennis court behind the hotel.
  cricket | n | insect | A cricket was chirping in the grass.
  cross | a | annoyed|irritable | Mum was cross because I broke the vase.
  custom | n | accepted or habitual|practice | It is the custom to take off your shoes.
  dock | n | landing|ship | The ship is in dock for repairs.
  draw | v | drawing|represent | Can you draw a horse?
  drill | n | tool | He made a hole in the wall with an electric drill.
  drop | n | liquid|spherical|small | A drop of rain fell on my nose.
  duck | v | lower|move | You have to duck or you'll hit your head on the beam.
  ear | n | sense organ|hearing|auricle | She whispered something in my ear.
  exhaust | v | wear out|use up|tire | Long meetings exhaust me.
  fair | a | free from favoritism|honest|rules | It isn't fair that he got more than me.
  file | n | computer|records | I saved the file on my laptop.
  firm | n | business | She works for a law firm in Boston.
  fly | n | two-winged | There is a fly in my soup.
  fork | n | cutlery | He eats everything with a fork.
  game | n | hunted|animals | Hunters shot big game in Kenya.
  glass | n | container | He filled my glass with wine.
  grave | n | burial | She put flowers on her mother's grave.
  ground | n | surface|earth|land | The apples fell to the ground.
`;
