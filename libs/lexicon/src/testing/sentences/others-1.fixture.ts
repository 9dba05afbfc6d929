/** Written by one other person when the choice of senses was done. `sense-sentences.ts` says what the columns are. */
export const othersSentences1 = `
  bank | n | sloping land | By the time the children had dragged the canoe up the bank, their shoes were full of mud.
  bat | n | nocturnal | Something brushed past her hair in the attic, and she knew the bats had come back.
  pitcher | n | open vessel | The waiter left a pitcher in the middle of the table and we helped ourselves all evening.
  bark | n | tough protective | Deer had stripped the bark as high as they could reach.
  spring | n | metal elastic | One of the springs had worked loose, and he woke every morning with a sore back.
  draft | n | versions in the development | I've read your draft twice, and the ending still doesn't convince me.
  novel | a | original and of a kind|pleasantly new | It was a novel approach, and the older surgeons did not care for it.
  minute | a | infinitely | The restorer found minute traces of blue beneath the varnish.
  refrain | v | resist doing | Guests are kindly asked to refrain from feeding the peacocks.
  grave | a | dignified|serious thought | Her face was so grave that nobody dared ask how the operation had gone.
  content | a | satisfied | Give him a newspaper and a pot of tea and he's perfectly content.
  refuse | n | discarded | The council hasn't collected the refuse for three weeks, and the whole street smells of it.
  sewer | n | someone who sews | My grandmother was a fine sewer; every curtain in the house was her work.
  cape | n | strip of land | We rounded the cape at dawn and saw open water for the first time in weeks.
  tender | a | hurting | His shoulder was still tender where the seat belt had caught him.
  temple | n | flat area | A vein throbbed at his temple as he listened to the verdict.
  pupil | n | aperture | In the dark her pupils grew so wide that I could hardly see the green.
  plot | n | small area of ground | They bought a plot just outside the village and hope to start building in May.
  stable | a | resistant to change|little fluctuation|little if any change|maintaining equilibrium | The doctors say she's stable, but they want to keep her in for another night.
  brief | n | facts and points of law | The barrister had been handed the brief only an hour before, and it showed.
  crane | n | lifts and moves | Two cranes stood over the half-finished tower, motionless for the weekend.
  seal | n | marine mammals | A seal put its head up beside the boat, looked at us, and sank again.
  match | n | lighter | Neither of us smoked, so there wasn't a single match in the cabin.
  fair | n | traveling show | We lost Tom at the fair, somewhere between the coconut shy and the big wheel.
  light | a | physical weight | Her suitcase was so light that he wondered whether she had packed anything at all.
  ring | v | by telephone | I'll ring you as soon as the train gets in.
  file | n | hand tool | She took a file from the drawer and smoothed the broken edge of her nail.
  palm | n | inner surface of the hand | He pressed a coin into the boy's palm and told him to run.
  trunk | n | luggage consisting | Her whole childhood was in that trunk: letters, dolls, a christening gown.
  mole | n | spy | We have a mole: the other side knew about the meeting before our own people did.
  nail | n | horny plate | He'd bitten his nails so badly before the exam that two of them bled.
  organ | n | pipes | The organ had been silent since the roof fell in on the choir.
  bow | n | slightly curved | The violinist snapped her bow in the second movement and had to borrow her neighbour's.
  tear | n | opening made forcibly | There was a tear in the tent, and by midnight everything was wet.
  wind | v | extend in curves | The lane winds for another mile before you reach the farm.
  lead | n | metallic element | The old pipes are lead, so let the tap run before you drink.
  row | n | angry dispute | They'd had a terrible row, and he was sleeping on the sofa.
  bass | n | fish | We grilled the bass whole with a little fennel and lemon.
  desert | v | leave someone who|a cause, a country | He would never desert his men, whatever headquarters ordered.
  object | v | objection|disapproval | Nobody objected when the chairman lit a cigar, though several people coughed.
  close | a | lacking fresh air | It was so close in the carriage that two women fainted.
  sole | n | underside of footwear | A stone had worked its way through the sole, and he limped the last mile.
  jam | v | get stuck | The photocopier's jammed again, I'm afraid.
  pen | n | enclosure for confining | By nightfall all but three of the lambs were back in the pen.
  pound | n | public enclosure | If nobody claims the dog by Friday, it'll have to stay at the pound.
  mint | v | form by stamping | The sixpence was minted the year my father was born.
  hide | n | dressed skin | The hides were stacked by the tannery door, stiff with salt.
  pitcher | n | does the pitching | The pitcher glanced at first base, spat, and wiped his hand on his trousers.
  racket | n | loud and disturbing | Who on earth is making that racket at two in the morning?
  litter | n | offspring at one birth | Of the whole litter, only the runt was still looking for a home.
  fine | v | ticket or a fine | He's been fined twice this year for parking outside his own house.
  sentence | n | final judgment|period of time a prisoner | She served barely half her sentence and came out a different woman.
  scale | n | flattened rigid plate | Rub it with the back of a knife until the scales come off, then rinse and gut it.
  key | n | major or minor | The hymn is written in a key that's far too high for me.
  chest | n | box with a lid | They hauled the chest up the beach and broke the lock with a spade.
  current | n | steady flow of a fluid | Don't swim beyond the rocks; the current has taken stronger men than you.
  bark | v | unfriendly tone | "Sit down, all of you!" barked the sergeant, and forty chairs scraped at once.
  bill | n | projecting mouth | The heron had something silver in its bill and wouldn't let go.
  note | n | paper money | He paid with a crumpled note and told the driver to keep the rest.
  board | n | committee | The board has voted to replace her before the end of the quarter.
  drill | n | systematic training | Every Monday at ten there was a drill, and we walked out to the playground in silence.
  mean | a | lack of generosity | He had millions, but was too mean to heat more than one room.
  kind | n | category of things | What kind of man walks out on his children at Christmas?
  patient | a | enduring trying | Be patient with her; she's only been learning for a month.
  bow | n | front part | Stand in the bow and shout if you see any rocks.
  train | n | long back section | Two bridesmaids followed, holding the train clear of the puddles.
  stalk | v | follow stealthily | For weeks the man had stalked the actress from hotel to hotel.
  toast | n | drink in honor | Before we eat, I'd like to propose a toast to the cook.
  leave | n | period of time during which you are absent | She's on leave until the baby is six months old.
  rare | a | cooked a short time | He likes his steaks so rare that they practically moo.
  sound | n | channel of the sea|ocean inlet | The ferry crosses the sound in less than an hour, unless there's fog.
  pine | v | desire for something or someone who is not present | Since the funeral the old dog has done nothing but pine.
  lead | n | restrain | Keep him on the lead until we're well past the sheep.
  yard | n | unit of length | The cloth was three yards long and still didn't cover the piano.
  well | n | deep hole | Every morning the girls walked two miles to the well and back.
  hamper | v | prevent the progress | The rescue was hampered by fog from the start.
  ball | n | requiring formal | Nobody who was at the ball that night ever forgot her dress.
  case | n | problem requiring | Detectives closed the case eleven years ago, but a letter has made them think again.
  sink | n | plumbing fixture | Leave the pans in the sink and come and sit down.
  row | n | people side by side | We were stuck in the back row and could barely hear the actors.
  duck | v | quickly downwards | He ducked just in time, and the plate smashed against the wall.
  swallow | n | songbird | The swallows were gathering on the wires; summer was nearly over.
  fan | n | ardent follower | After the concert a few fans waited by the stage door in the rain.
  bolt | v | leave suddenly|run away|move or jump | At the first crack of thunder the mare bolted, cart and all.
  beam | v | smile radiantly | The old man beamed when he saw who had come to visit.
  perch | n | fish | We sat by the canal all day and came home with two small perch.
  bat | v | turn at bat | It was finally my turn to bat, and the light was already going.
  lap | n | once around | With three laps to go, the Kenyan moved to the outside.
  bear | v | put up with | I can't bear that noise a moment longer.
  sow | n | adult female hog | The sow rolled over and nearly crushed the smallest of her young.
  invalid | a | legal force|no longer valid | Without a signature, your vote is invalid.
  match | v | compatible|correspond or harmonize | The curtains are lovely, but they don't quite match the carpet.
  console | v | moral or emotional strength | I tried to console him, but he turned his face to the wall.
  entrance | v | attract | The smaller children were entranced by the puppets and forgot their ice creams.
  contract | v | stricken | He contracted malaria on his first voyage and never fully recovered.
  project | v | extend out | The roof projects a good metre beyond the wall, so you can sit out even when it rains.
  draft | v | enter the army | My brother was nineteen when he was drafted, and he'd never even held a gun.
  second | v | support or one | Mrs Patel proposed the motion and the treasurer seconded it.
  graze | n | superficial abrasion | It's nothing, Mum, just a graze; I fell off my bike.
`;
