/** Written when the first choice of senses was done, and known to the second. `sense-sentences.ts` says what the columns are. */
export const laterSentences = `
  address | n | formal spoken | The president gave an address to both houses of parliament.
  address | n | place where a person|street|written directions | Please write down your name and address.
  appendix | n | vestigial | The surgeon took out her appendix last night.
  ball | n | dance | Cinderella danced with the prince at the ball.
  band | n | musicians | The band played until midnight and everyone danced.
  band | n | loop|strip|elastic|thin flat | Her hair was tied with a rubber band.
  bar | n | drinks|alcoholic | They met for a beer in a bar near the station.
  bar | n | solid|block | I bought a bar of chocolate.
  bark | n | tough protective | The deer had eaten the bark of the young trees.
  base | n | military|installation | The planes returned to their base in Germany.
  bass | n | fish | We caught three bass and cooked them over the fire.
  beam | n | light | The beam of his torch lit up the cellar.
  bear | v | put up|endure | I can't bear this noise any longer.
  bear | n | mammal | A brown bear was fishing for salmon in the river.
  bill | n | statute | Parliament passed a bill about school meals.
  bill | n | money owed|statement|account | The waiter brought us the bill.
  bit | n | small | Can I have a bit more cake?
  block | v | passage|obstruct|unsuitable | A fallen tree was blocking the road.
  bolt | n | lightning | A bolt of lightning struck the church.
  book | v | reserve|arrange|engage | I'd like to book a table for two.
  bow | n | knot|loops | She tied the ribbon in a pretty bow.
  branch | n | division of a stem | A squirrel ran along the branch.
  bridge | n | card game | My grandparents play bridge with their friends on Fridays.
  bug | n | fault|defect | The programmers have fixed the bug in the new version.
  calf | n | young | The cow gave birth to a calf during the night.
  calf | n | back part of the leg|muscular | I have a cramp in my calf after the run.
  cast | n | actors | The whole cast came on stage and bowed.
  cast | n | bandage | She broke her wrist and wore a cast for six weeks.
  chip | n | potato | He put vinegar on every chip.
  club | n | golf | He chose a shorter club for his second shot on the golf course.
  coat | n | layer | The door needs another coat of paint.
  column | n | newspaper|article | She writes a weekly column for the newspaper.
  cool | a | cold|moderate|warm | Keep the medicine in a cool place.
  crack | n | opening|fissure|blemish|break | There is a crack in the bathroom mirror.
  crop | n | produce|harvest|yield|cultivated | The drought destroyed the wheat crop.
  crown | n | headdress|jeweled | The queen wore a crown covered with diamonds.
  curb | v | lessen|restrain|keep under control|hold | The government wants to curb inflation.
  dart | v | move along rapidly|run or move | We saw a lizard dart across the path.
  deposit | n | payment|money | You have to leave a deposit when you rent a car.
  dish | n | food|item of prepared | Paella is a Spanish dish with rice and seafood.
  draft | n | military service | He moved to Canada to avoid the draft during the war.
  dull | a | interest|boring|lacking in liveliness|not keenly | The lecture was so dull that I fell asleep.
  express | v | feelings|verbal|give expression|articulate|indicate | She could not express her feelings in words.
  fan | n | current of air | The room was hot, so he switched on the electric fan.
  felt | n | fabric | His hat was made of green felt.
  file | n | tool|smoothing | The prisoner cut through the bars with a file.
  fire | v | terminate|employment|discharge | They had to fire half of the employees.
  flat | n | suite|apartment | They rent a small flat on the third floor.
  foil | n | metal | Wrap the fish in foil and bake it.
  gear | n | wheel|transmission|mechanism | The driver changed into second gear.
  grain | n | foodstuff|cereal|seed | The farmers store their grain in a silo.
  gum | n | chewing | The teacher told him to stop chewing gum.
  hail | n | precipitation|ice | The hail broke several windows and damaged the crops.
  hamper | v | prevent|progress|hinder | Strong winds hamper the work of the firemen.
  hand | n | clock|pointer | The big hand of the clock pointed to twelve.
  head | n | upper part | He hit his head on the low ceiling.
  horn | n | animal|bony | A rhino has a horn on its nose.
  host | n | guests|invites | Our host offered us wine and cheese.
  interest | n | charge for borrowing|percentage | The bank charges six per cent interest on the loan.
  issue | n | periodical|magazine | I read about it in the latest issue of the magazine.
  kind | a | considerate|helpful|warm | It was very kind of you to help me.
  kind | n | category | What kind of music do you like?
  lap | n | thighs|upper side | The cat fell asleep on her lap.
  leaf | n | plant | A yellow leaf fell from the maple.
  leave | n | permission|time during|absent|period | She is on leave because she has just had a baby.
  light | a | weight | This laptop is very light, only one kilo.
  like | v | enjoyable|fond|agreeable | Most children like ice cream.
  litter | n | birth|offspring | Our dog had a litter of six puppies.
  log | n | trunk|wood | He put another log on the fire.
  long | v | desire | I long for a holiday by the sea.
  march | n | month|March | The meeting is on the third of March.
  mass | n | church|Christ|Eucharist|catholic | The priest says mass every Sunday morning.
  mint | n | money is coined | The mint produces all the coins of the country.
  miss | v | lack|feel|regret | I miss my family when I travel.
  model | n | clothes|poses|fashion | The model wore a red dress on the catwalk.
  mould | n | fung|growth|container|shape | There was green mould on the old bread.
  mouse | n | electronic|cursor|hand-operated|computer | Click the left button of the mouse to open the folder.
  mug | v | rob | Two men tried to mug him in a dark street.
  needle | n | sewing|pointed implement|slender | She needed a needle and thread to sew on the button.
  note | n | paper money | He paid with a twenty pound note.
  novel | n | fiction | His first novel sold a million copies.
  orange | n | fruit | She squeezed an orange for breakfast.
  order | n | command | The captain gave the order to fire.
  order | v | request | Shall we order a pizza tonight?
  park | v | place temporarily|maneuver | You can park your car behind the hotel.
  part | n | actor's|character | She played the part of Juliet.
  party | n | political|organization | Which party did you vote for?
  peer | n | equal | Teenagers want to be accepted by each peer in their class.
  pick | v | gather|look for|select | We went to the orchard to pick apples.
  pitch | n | sound|vibration | The singer could not reach the right pitch.
  plain | n | level tract|extensive | Buffalo once lived on the wide plain.
  plane | n | aircraft | Our plane took off in heavy rain.
  play | n | dramatic|theat | We saw a play by Shakespeare at the theatre.
  pole | n | rod|long | The flag flew from a tall pole.
  polish | v | shine | He has to polish his shoes every morning.
  pool | n | swimming|water | There were two lifeguards at the pool.
  post | n | job|position | She applied for the post of headmistress.
  present | n | gift | The children opened every present under the tree.
  press | v | push|pressure | You must press the red button in an emergency.
  punch | n | blow | The boxer was knocked out by a punch to the chin.
  quarry | n | excavation|stone | The stones for the cathedral came from a local quarry.
  racket | n | strings|sports | She hit the ball over the net with her racket.
  record | n | achievement|best|performance|extreme | She broke the world record in the hundred metres.
  record | n | sound recording|disk | He put on an old record by Elvis.
  rent | v | hire|let|pay | We want to rent a cottage for two weeks.
  rest | n | remainder|left over|something left | Eat some of the soup and keep the rest for tomorrow.
  right | a | correct|true | Only one of the answers is right.
  ring | n | jewelry | She never takes off her wedding ring.
  rock | v | back and forth|sway | Waves began to rock the little boat.
  root | n | plant|underground | The roots of the tree have lifted the pavement.
  row | v | oars | We hired a boat to row across the lake.
  ruler | n | rules | The ruler of the country lives in a huge palace.
  sage | n | herb|leaves | Season the chicken with salt and fresh sage.
  saw | v | perceive by sight | We saw a whale from the ferry.
  scale | n | map|ratio|series of notes|notes | She practised the scale of C major on the piano.
  school | n | fish | The divers swam through a school of tuna.
  score | n | points|number | The final score was three to two.
  season | v | flavor|salt | Season the soup with salt and pepper.
  second | a | next|first | He lives on the second floor.
  set | n | things of the same kind|group | I bought her a set of kitchen knives.
  shake | v | back and forth|hands|movement | Shake the bottle before you open it.
  share | n | company|capital|assets|portion | The price of each share rose on the stock market.
  sheet | n | bed | She put a clean sheet on the bed.
  shot | n | firing|projectile | I heard a shot and then someone screamed.
  sink | v | under|descend|fall | The ship hit an iceberg and began to sink.
  slip | n | small sheet|paper|piece of paper | He wrote the number on a slip of paper.
  sole | n | footwear|shoe|underside | The sole of my boot has come off.
  sound | a | good|reliable|undamaged|sane|deep|healthy|thorough|valid | He gave me some sound advice about my investments.
  spade | n | shovel | He dug a hole with a spade.
  spare | a | reserve|more than | There is a spare wheel in the boot of the car.
  spot | n | place|location|point | This is a nice spot for a picnic.
  spring | v | jump|leap|move forward | The tiger was ready to spring.
  squash | v | press|crush|compress | Someone sat on my hat and squashed it, so don't squash this one too.
  stage | n | platform|theater | The actors walked onto the stage.
  stamp | n | postage|adhesive|token | Put a stamp on the envelope.
  state | n | administrative|territory | Texas is the second largest state in America.
  steer | v | direct|guide | It is difficult to steer a big ship.
  stitch | n | thread|link|loop|sewing|sharp|needle | The doctor closed the cut with one stitch.
  stole | v | take without | Someone stole my bicycle last week.
  story | n | floor|level|structure | They live on the top story of a high building.
  strike | v | stop work|hit|deliver | The workers will strike if they don't get more money.
  study | n | room | Father is in his study, writing letters at his desk.
  swallow | v | esophagus | Chew your food well before you swallow it.
  switch | n | electrical|control|device | I can't find the light switch in the dark.
  table | n | furniture | The plates are already on the table.
  tender | a | hurting|sore|pain | My arm is still tender where the nurse gave me the injection.
  tie | v | fasten|form a knot|limit | He knelt down to tie his shoelaces.
  toast | n | drink|honor | The best man proposed a toast to the bride and groom.
  train | n | railway|transport | The next train to Berlin leaves from platform six.
  trip | n | journey | The school organised a trip to the zoo.
  trunk | n | luggage|large strong case | She found old letters in a trunk in the attic.
  tube | n | underground|electric|railway | It is quicker to take the tube than the bus in London.
  type | v | keyboard|write | Can you type this letter for me?
  vault | n | strongroom|bank | The gold is kept in a vault under the bank.
  volume | n | sound|loud | Could you turn the volume of the music down?
  watch | v | look|observe|follow|see | We sat on the wall to watch the parade.
  wave | v | hand|signal | I saw him wave from the window of the train.
  well | n | water|hole|shaft | The bucket fell into the well.
  wind | n | air | The wind blew my umbrella away.
  wing | n | flying|organ | The bird had a broken wing.
  yard | n | land|enclosed|area | The dog is barking in the yard.
`;
