/** Written before and while the choice of senses was made. `sense-sentences.ts` says what the columns are. */
export const knownSentences1 = `
  lead | n | metallic element | The old water pipes were made of lead.
  lead | v | take somebody|result in|precede|travel in front | A guide will lead the visitors through the cave.
  lead | n | restrain|leash | Keep your dog on a lead near the sheep.
  stalled | v | come to a stop|cause an engine|come to a sudden | The engine stalled at the traffic lights.
  stall | n | booth|stand | She sells fruit from a stall at the market.
  stall | n | compartment.*(animal|horse)|single domestic animal | The horse was resting in its stall in the stable.
  trunk | n | snout|elephant | The elephant raised its trunk and drank.
  trunk | n | main stem of a tree | Moss grew on the trunk of the old oak tree.
  trunk | n | luggage | He packed his clothes in a trunk for the voyage.
  trunk | n | compartment in an automobile | Put the suitcases in the trunk of the car.
  date | n | fruit | She ate a sweet date with her coffee.
  date | n | meeting arranged|appointment | He was nervous before his first date with Anna.
  date | n | specified day|particular day|day of the month|particular but unspecified | Please write the date at the top of the letter.
  wind | v | coil the spring|tighten | Don't forget to wind the clock before you go to bed.
  wind | n | air moving | A strong wind blew the leaves across the yard.
  winds | v | move or cause to move in a sinuous|extend in curves | The road winds through the mountains.
  charged | v | request|demand payment|set or ask for a certain price | The mechanic charged him fifty pounds for the repair.
  charged | v | accuse|blame for | The police charged the man with murder.
  charged | v | rush|violent rush|attack | The bull charged at the farmer across the field.
  charge | v | energize a battery|electric | I need to charge my phone because the battery is empty.
  novel | a | original|new.*kind | It was a completely novel idea.
  novel | n | printed|extended fictional | She wrote a novel about a family in Ireland.
  wind | v | coil the spring|tighten | You have to wind this old watch every morning.
  spring | n | season | The tulips flower every spring.
  spring | n | metal elastic | A spring in the mattress was broken.
  spring | n | natural flow of ground water | They filled their bottles with cold water from the spring.
  bank | n | sloping land | We sat on the bank of the river and fished.
  bank | n | financial institution|building in which | He went to the bank to deposit a cheque.
  bark | n | covering of.*(trees|woody)|tough protective | The bark of the birch tree is white.
  bark | n | sound made by a dog | The bark of a big dog woke us in the night.
  barked | v | bark|make barking | The dog barked at the postman.
  bat | n | mouselike|nocturnal | A bat flew out of the cave at dusk.
  bat | n | club used|hitting a ball | He swung the bat and hit the ball over the fence.
  seal | n | marine mammals | A seal was swimming near the fishing boat.
  seal | n | stamp affixed|fastener|device incised | The king's letter was closed with a red wax seal.
  seal | v | close|make tight|cover with | Please seal the envelope before you post it.
  match | n | lighter|wood or cardboard | He struck a match and lit the candle.
  match | n | formal contest | Our team won the football match on Saturday.
  match | v | harmonious|compatible|be equal|correspond | These shoes match my handbag.
  crane | n | long-necked|large.*wading bird | A crane stood on one leg in the marsh.
  crane | n | lifts and moves heavy | The crane lifted a steel beam onto the roof.
  mole | n | burrow|mammal | A mole has dug tunnels under our lawn.
  mole | n | blemish|skin | She has a small brown mole on her cheek.
  mole | n | spy | The agency discovered a mole who sold secrets to the enemy.
  tear | n | salty fluid|drop | A single tear ran down her cheek.
  tear | v | separate|pull apart|apart by force | Be careful not to tear the paper.
  bow | n | arrow | The archer drew his bow and shot an arrow.
  bow | n | playing certain stringed | The violinist drew the bow across the strings.
  bow | n | front part of a vessel | Waves broke over the bow of the ship.
  bow | v | bend.*(head|knee|body|back) | The actors bow to the audience after the play.
  row | n | quarrel|angry dispute|noisy | The neighbours had a terrible row about the noise.
  row | n | arrangement of objects|line|seats | We sat in the front row of the theatre.
  row | v | oars|propel | They had to row the boat back to the shore.
  present | n | gift|something presented | She gave him a book as a birthday present.
  present | n | continuous stretch of time|happening now | Stop worrying about the past and live in the present.
  presented | v | give|hand over|show|offer | The mayor presented her with a medal.
  present | a | being or existing in a specified place|existing | All the members were present at the meeting.
  object | n | tangible and visible | A strange metal object fell from the sky.
  object | v | express or raise an objection|disapproval | Many residents object to the plans for a new airport.
  object | n | goal|purpose | The object of the game is to score the most points.
  minute | a | infinitely|immeasurably small|very small | Minute particles of dust floated in the air.
  minute | n | 60 seconds|unit of time | The train leaves in one minute.
  close | v | shut | Please close the window, it is cold.
  close | a | at or within a short distance|near | The school is close to the station.
  desert | n | arid land|little or no vegetation | Camels can cross the desert without water.
  deserted | v | leave|abandon|army | The soldier deserted from the army.
  content | a | satisfied|satisfaction | She was content with her quiet life in the village.
  contents | n | everything that is included|contained | He emptied the contents of the bag onto the table.
  sole | a | only|not divided or shared | He was the sole survivor of the crash.
  sole | n | underside of.*(foot|footwear) | There was a hole in the sole of his shoe.
  sole | n | flatfish|lean flesh | We ate grilled sole with lemon at the fish restaurant.
  palm | n | inner surface of the hand | She held the coin in the palm of her hand.
  palm | n | plant of the family|palmae|tropical | Coconuts fell from the palm on the beach.
  pupil | n | student|young person attending school|learner | The teacher praised every pupil in the class.
  pupil | n | aperture|iris | The pupil of the eye becomes smaller in bright light.
  nail | n | horny plate|finger | She broke a nail while she painted her fingers.
  nail | n | pointed piece of metal | He hit the nail with a hammer.
  ring | n | jewelry|circlet | He put a gold ring on her finger.
  ring | v | sound|telephone|call | Did you hear the bells ring?
  rock | n | music|genre | The band plays loud rock with electric guitars.
  rock | n | stone|mineral|hard consolidated | The ship hit a rock and sank.
  rock | v | move back and forth|gently | She began to rock the baby to sleep.
  jam | n | preserve of crushed fruit | He spread strawberry jam on his toast.
  jam | n | crowd of people | We were stuck in a traffic jam for an hour.
  iron | n | metallic element | The gate is made of iron.
  iron | v | press|smooth with a heated | I have to iron my shirts before work.
  press | n | newspapers|print media|journalists | The minister spoke to the press after the meeting.
  press | v | exert pressure|push | Press the button to start the machine.
  plant | n | living organism|flora | Water the plant twice a week.
  plant | n | buildings for carrying on industrial|factory | Two hundred people work at the car plant.
  plant | v | put.*(ground|seeds)|set | We plant potatoes in April.
  draft | n | current of air | Close the door, I can feel a cold draft.
  draft | n | preliminary|versions in the development | This is the first draft of my essay.
  note | n | musical|pitch and duration | He sang a high note at the end of the song.
  note | n | brief written record|short personal letter|piece of paper money | She left a note on the kitchen table to say she was out.
  scale | n | flattened rigid plate|epidermis | She scraped a shiny scale from the skin of the fish.
  scale | n | measuring|weigh|instrument | He stood on the scale and found he had lost weight.
  scale | v | reach the highest point|climb|go up | The climbers hope to scale the north face of the mountain.
  fan | n | enthusiast|admirer|follower|ardent | She is a big fan of the Beatles.
  fan | n | device for creating a current of air | Turn on the fan, it is so hot in here.
  pen | n | enclosure | The farmer drove the pigs into their pen.
  pen | n | writing implement | Can I borrow your pen to sign this form?
  pitcher | n | baseball|throws | The pitcher threw the ball to the batter.
  pitcher | n | vessel|handle|spout|open vessel | She poured lemonade from a glass pitcher.
  plane | n | aircraft|wing | The plane landed at Heathrow an hour late.
  plane | n | carpenter|tool for smoothing | The carpenter smoothed the wood with a plane.
  pool | n | game.*(table|billiard|pocket) | They played pool in the pub and drank beer.
  pool | n | swimming|excavation|small lake|hole | The children swam in the hotel pool.
  port | n | sweet dark-red|wine | After dinner they drank a glass of port.
  port | n | harbor|place.*ship|where people and merchandise | The ship arrived at the port of Hamburg.
  punch | n | drink|mixed.*bowl|iced | She served fruit punch in a large bowl.
  punch | n | blow with the fist | The boxer knocked him down with one punch.
  racket | n | sports implement | He broke his tennis racket in the final.
  racket | n | noise | The builders were making a terrible racket outside.
  refuse | n | food that is discarded|waste|garbage | The refuse is collected every Tuesday.
  refuse | v | show unwillingness|not willing|refuse to accept | They refuse to pay the fine.
  right | n | abstract idea|just claim|entitled|due to a person | Everyone has a right to a fair trial.
  ruler | n | measuring stick | Use a ruler to draw a straight line.
  ruler | n | person who rules | The emperor was a cruel ruler.
  saw | n | hand tool|toothed blade | He cut the plank with a saw.
  saw | v | perceive by sight|see | I saw a deer in the forest this morning.
  second | n | 1/60|minute | He ran the race one second faster than the record.
  second | a | next after the first|coming next | It was her second visit to Rome.
  sentence | n | string of words | Write a sentence with this word in it.
  sentence | n | final judgment|period of time a prisoner|penalty | The judge gave him a sentence of ten years in prison.
  shed | n | outbuilding | He keeps his tools in a garden shed.
  shed | v | cast off|get rid of|pour out|cause or allow | Snakes shed their skin every year.
  sink | n | plumbing fixture|basin | She washed the dishes in the kitchen sink.
  sink | v | go under|fall|descend|cause to sink | The boat began to sink in the storm.
  swallow | n | long-winged songbird|bird | A swallow built its nest under our roof.
  swallow | v | pass through the esophagus | He could not swallow the tablet without water.
  tie | n | neckwear | He wore a suit and a silk tie to the interview.
  tie | v | fasten|secure with | Tie the rope to the tree.
  tie | n | equality of score|finish of a contest | The game ended in a tie, two goals each.
  train | n | public transport|railroad cars | We took the train from Paris to Lyon.
  train | v | create by training|exercise|teach | Athletes train hard before the Olympics.
  tank | n | armored|military vehicle | A tank fired its gun at the enemy soldiers.
  tank | n | large.*vessel for holding|container | The fuel tank of the car is almost empty.
  toast | n | bread|slices | I had toast and butter for breakfast.
  toast | v | drink to|propose a toast|honor | Let us toast the happy couple with champagne.
  watch | n | timepiece|portable | He looked at his watch to see the time.
  watch | v | look attentively|observe|follow with the eyes | We like to watch films in the evening.
  wave | n | ridges|moves across the surface of a liquid | A huge wave knocked the surfer off his board.
  wave | v | signal with the hands|hand | The children wave to every passing train.
  yard | n | unit of length | The plank is one yard long.
  yard | n | enclosed land|ground around|land around | The kids were playing in the yard behind the house.
  club | n | suit|playing card|black trefoil | He played the ace of clubs and won the trick.
  club | n | formal association|association of people | She joined a chess club at school.
  cell | n | basic structural|unit of all organisms | Each cell of the body contains a nucleus with DNA.
  cell | n | room where a prisoner|prison | The prisoner was alone in his cell.
  bass | n | lowest part|voice|musical range|lowest.*instrument|range|pitch | He plays bass in a jazz band.
  bass | n | fish|perch | He caught a large bass in the lake.
  bolted | v | run away|leave suddenly|secure.*bolt|make or roll|swallow hastily | The frightened horse bolted across the field.
  box | v | fight|hit with the fist|engage in a boxing | He learned to box in a gym and won twelve fights.
  can | n | airtight sealed metal container | He opened a can of beans.
  change | n | coins|balance of money | I don't have any change for the parking meter.
  country | n | rural|area outside of cities | They moved from the city to a farm in the country.
  cabinet | n | furniture | She keeps the medicine in the bathroom cabinet.
  squash | n | game played | We play squash at the sports centre every Thursday.
  stable | a | resistant to change|firm | The patient's condition is now stable.
  lobby | n | large entrance | We met in the lobby of the hotel.
  lobby | v | detain|influence | Farmers lobby the government for lower taxes.
  poker | n | card games | They sat at the table and played poker for money.
  poker | n | fire iron|metal rod | He stirred the fire with a poker.
  pinch | n | squeeze|slight but appreciable|small | Add a pinch of salt to the soup.
  harp | n | chordophone|triangular | The harp stood beside the piano in the orchestra.
  dice | v | cut into cubes | Dice the onions and fry them in butter.
  mortar | n | building material|bond | The bricks are held together with mortar.
  mortar | n | muzzle-loading|shells|artillery | The soldiers fired a mortar at the bridge.
  hood | n | headdress|covering.*head | It was raining, so she pulled up the hood of her jacket.
  hood | n | engine|protective covering consisting of a metal part | He lifted the hood of the car and looked at the engine.
  grate | v | reduce to small shreds|shred | Grate the cheese and sprinkle it over the pasta.
  flute | n | woodwind|high-pitched | She practises the flute before every concert.
  nursery | n | child | The baby sleeps in the nursery.
  compact | a | closely and firmly|briefly|having a short | The apartment is very compact, with everything in one small room.
  dope | n | marijuana|drug|street names | He was arrested because he sold dope.
  mate | n | officer below|partner|friend|fellow | The captain and his mate stayed on the sinking ship.
  mate | v | engage in sexual|copulate|make love | These birds mate in spring and lay two eggs.
  organic | a | synthetic fertilizers | We buy organic vegetables from a local farm.
  patch | n | piece of cloth|mend|sew | Mother sewed a patch on the knee of his trousers.
  pat | v | touch|hit lightly|gently | He bent down to pat the dog on the head.
  pupil | n | learner | The headmaster spoke to every pupil.
  console | v | comfort|give moral or emotional strength | She tried to console the crying child.
  console | n | unit|scientific instrument|cabinet|ornamental | The pilot looked at the lights on the console.
  invalid | n | someone who is incapacitated|disabling | He nursed his wife, who was an invalid.
  invalid | a | having no cogency|no longer valid|legally | Your ticket is invalid because it has expired.
  entrance | n | opening|something that provides access | There is a statue near the entrance of the museum.
  subject | n | branch of knowledge|studied|content | History is her favourite subject at school.
  permit | n | legal document|permission | You need a permit to fish in this lake.
  produce | n | fresh fruits|vegetables grown | The market sells fresh local produce such as carrots and apples.
  contest | v | to make the subject of dispute|contest | His brothers contest the will in court.
  conflict | n | open clash | The armed conflict between the two countries lasted ten years.
  project | v | cause to be projected|throw|screen|put or send forth | They project the film onto a white wall.
  rebel | v | take part in a rebellion|break with | The people began to rebel against the dictator.
`;
