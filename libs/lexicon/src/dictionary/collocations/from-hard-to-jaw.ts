/** The words from hard to jaw. `collocations.ts` says what the columns are. */
export const fromHardToJaw = `
  hard a not_easy: exam question; test puzzle homework maths problem choose explain understand learn language quiz
  hard a resisting_weight: stone bread ground rock bed; surface wood chair shell floor cheese metal crust frozen mattress helmet
  hard a? very_strong: punch kick; blow hit slap shove tackle fist boxer
  hard r? with_effort: work rain; study train try practise concentrate push think fight pull laugh revise
  hare n swift: fast rabbit field; chase hunt hound tortoise leap ear greyhound meadow fur
  harness n? stable_gear|a_support: horse climber; strap saddle leather rope buckle parachute reins wear cart pony carriage clip
  harness v? exploit_the: wind energy power; sun solar wave river technology turbine electricity steam potential talent
  harvest n? the_yield|the_gathering: wheat grape; crop farmer autumn corn rice festival field apple gather poor barn drought
  harvest v? gather,_as: wheat potato; corn rice olive apple crop farmer honey grape field autumn vegetable
  hash n chopped: corned; beef potato fry onion breakfast egg dish diner plate
  hash n purified: smoke; cannabis dealer police drug marijuana pipe joint smuggle
  hatch n opening|movable: ship submarine deck; climb kitchen serve loft attic escape pilot captain ladder sailor
  hatch n? a_movable|a_sloping: ship submarine; car tailgate rear boot door lift slope
  hatch v emerge: egg chick bird turtles; hen nest duckling incubate shell crocodile snake reptile goose spider tadpole
  hatch v? devise_or: plot plan; scheme conspiracy revenge escape rebel murder steal conspirator villain
  haul v draw_slowly|transport: rope net; fisherman drag boat sack log timber tow winch pull sailor coal
  haul v? transport: truck; lorry freight cargo train goods ton trailer gravel
  hawk n diurnal_bird: bird prey fly sky mouse hunting; wing soar claw feather nest circle rabbit talon falcon perch
  hawk n? an_advocate: war; dove military president invasion policy republican senator hardliner
  hawk v? sell_or_offer: streets; goods souvenir vendor market cheap tourist ware trinket pedlar pavement
  haze n? atmospheric: smoke city; summer heat dust air pollution horizon morning mist mountain pollute blue
  head n person_in_charge|leader|educator: company department school minister; bank nurse office committee bureau research firm marketing boss
  head n upper_part_of_the_human: hair hat neck hit ache shake bumped; nod helmet pillow scarf shoulder scratch bald shave headache wound bandage crown
  head n? a_person_who|the_educator: school department company family government; pupil state tribe appoint chef household church union delegation
  head n? that_which: sums idea; brain mind clever calculate remember imagine empty fill tune
  head n? a_single_domestic: cattle; sheep cow livestock farmer herd ranch
  head n? the_top_of: stairs table page queue; list column nail pin procession bed valley lettuce parade
  head v? to_go_or_travel|determine: north home towards; south west east door coast straight harbour beach airport forest exit mountain
  head v? be_in_charge: company department; team committee delegation government organization project investigation commission office
  head v? take_its_rise: ball; corner cross net goal post footballer striker goalkeeper defender score
  heap n collection: leaves; pile rubbish stone rubble clothes compost dirty sand rag scrap manure laundry
  heart n hollow_muscular: beat blood doctor chest surgeon pump; disease attack artery lung transplant patient valve fail pulse muscle vein surgery
  heart n locus_of_feelings: love break1; broken feeling sorrow kind joy warm girl emotion sad pity courage mend
  heart n? an_area_that: city; town centre village capital district downtown forest empire region london
  heart n? a_plane_figure: draw shape; valentine red paper carve necklace pink tattoo balloon
  heart n? a_positive: cards queen; spade club diamond ace jack king suit trump deal player
  heat n sport|preliminary_race: race runner runners final; sprint swimmer qualify athlete lane metre semifinal competitor
  heat n? a_form_of|the_presence|the_sensation: sun oven summer; stove fire desert flame sweat scorch humid unbearable melt wave fever
  heat n? utility_to: turn winter; heating boiler thermostat landlord apartment bill radiator furnace house
  heat v? make_hot_or: soup oven; water pan milk oil microwave stove room metal pool butter solar boil
  heavy a? of_comparatively: bag box suitcase lift; carry load trunk weight backpack furniture stone luggage rucksack brick crate armour
  heavy a? unusually: rain traffic snow drinker smoker; fine casualty loss fight rainfall storm shower bombing cold demand congestion
  hedge n fence_formed: garden bushes cut gardener trim birds; leaf hawthorn neighbour fence clip nest field privet shears lawn farmer hedgehog
  hedge n? for_example,: fund; manager investor bank billion finance trader currency
  hedge v? minimize_loss: bets; invest risk gambler investor inflation
  heel n back_part_of_the_human|part_of_the_foot: foot shoe blister; sock limp achilles barefoot walk toe ankle sore injury tendon skin spur
  heel n? the_back_part_of_a: shoe shoes high boots; leather stiletto pair dance click wear fashion cobbler dress floor
  height n? distance_from_the|(of_a_standing: tall metres measure; weight centimetre ceiling inch average adult doctor wall growth building width
  height n? the_highest: career fame power; fashion season summer popularity success empire war luxury glory battle tourist
  height n? elevation: afraid; fly climb fall ladder cliff altitude dizzy plane roof drop balloon tower
  herb n? aromatic_potherb|many_are_flowering: basil parsley rosemary; sage garden thyme mint pot dry chop salad soup medicine cook fresh
  herd n? a_group_of_cattle|a_group_of_wild: cows elephants cattle buffalo; graze zebra deer sheep farmer stampede goat antelope savannah prairie reindeer cowboy
  herd v? cause_to_herd,|keep,_move,: sheep cows; dog shepherd pen gate cattle prisoner tourist goat cowboy barn crowd field
  hide n skin_of_an_animal|dressed_skin|body_covering: leather cow tan elephant buffalo tent animal; shoe bag shield boot hunter drum rhino strip saddle thick
  hide v prevent_from|be_or_go: tree behind police under bed money; cupboard cave soldier curtain thief attic burglar cellar treasure closet wardrobe gift
  hide v? make_undecipherable: feelings; emotion fear anger truth disappointment tears sadness joy smile excitement
  high n? an_air_mass: pressure; atlantic weather forecast sunny ridge meteorologist
  high a? (literal_meaning): mountain wall building; fence tower tree cliff shelf ceiling heel hill jump hedge tall plateau
  high a? greater_than: price speed temperature; cost rate salary blood level risk tax fever unemployment crime rent quality
  high a? high_in_pitch: voice note; soprano pitch squeak sing shrill scream whistle violin sound tone flute
  hike n? a_long_walk: mountain forest; boot trail backpack hill weekend scenic waterfall walker national_park ridge rucksack
  hike n? an_increase: price tax; rate wage fee petrol rent fuel union interest government salary percent
  hike v? walk_a_long: trail mountains; hill forest backpack boot valley path canyon summit tent waterfall national_park
  hike v? increase: prices; tax rate rent fee fare landlord company interest salary percent
  hip n? either_side|the_ball-and-socket: break1 operation replacement; waist bone fracture surgeon knee hand skirt holster fall swing injury pain
  hip n? the_fruit: rose; syrup red berry tea wild hedge vitamin
  hip a? informed_about: cafe; trendy bar music young fashion fashionable jeans club neighbourhood
  hire v? engage_or|engage_for: staff employee company; worker lawyer cook nurse builder detective job manager gardener experience firm fire
  hire v? hold_under: car boat bicycle; van rent holiday costume suit tent airport hall tourist coach minibus
  hit n conspicuous_success: song band singer film charts number album record; single smash broadway musical pop release actor radio greatest novel concert bestseller
  hit v affect_or_afflict: earthquake storm; flood drought hurricane crisis city country region village epidemic recession tsunami economy
  hit v? cause_to_move: ball bat; golf racket tennis baseball club net batsman shot cricket
  hit v? come_into: car tree wall; lorry bus truck pedestrian crash iceberg lamp driver bullet missile fence motorcycle
  hit v? deal_a_blow: face; punch fist hammer stick boxer nose jaw bully child brother knock cheek
  hold n space_in_a_ship|cargo: cargo ship aircraft; luggage plane load container sailor crew unload smuggle crate
  hold v have_or_hold|keep_in: hand baby cup; rope ladder umbrella candle flag glass phone gun tray
  hold v? organize_or: meeting party; election conference conversation talk ceremony festival concert referendum funeral event competition
  hold v? to_close_within: breath; hug nose hostage prisoner embrace arm
  hold v? remain_in: bottle litres; bucket jar bus hall stadium tank seat pint capacity gallon bag container
  hole n opening: dig ground sock roof; shovel mouse drill tooth jeans wall rabbit needle shirt bullet patch bucket
  hole n? one_playing: golf; par eighteenth birdie putt course flag green round
  hollow n? a_cavity_or: tree owl; trunk nest ground rock stone tree_trunk squirrel valley ditch fill
  hollow a? having_a_space: tree log; trunk tube bamboo wall chocolate reed bone shell pipe statue stump
  hollow a? as_if_echoing: voice; laugh sound ring echo cough footstep knock thud
  home n? where_you_live_at|housing_that: house family; return apartment flat leave village parent move neighbour garden street mortgage buy
  home n? a_social_unit: old nursing; elderly residential broken orphan grandmother foster carer
  home n? (baseball): plate; baseball batter runner slide catcher umpire pitch
  home r at_or_to: go; come walk drive stay bring return bus take early evening school late
  honey n? a_sweet_yellow: bees jar toast; beekeeper tea hive bread spoon comb sweet pancake lemon milk bear yogurt
  honey n? used_as_terms: hi; dear darling husband kiss sorry love wife sweetheart
  hood n headdress: jacket coat rain head pulled sweatshirt; cloak anorak monk fur face wear zip parka cape cover executioner
  hood n protective_covering_consisting: car engine lifted mechanic; van truck bumper oil dent smoke raise vehicle garage open sit
  hook n mechanical_device|curved|anything_that: coat fish hang wall fishing worm; bait curtain hat line picture rod apron coat_hanger key towel metal
  hook n? a_short_swinging: boxer; left right punch jab fight ring knockout fist jaw
  hop n? the_dried: beer; barley brewer malt yeast grow bitter
  hop v jump_lightly|make_a_jump: frog foot bird leg rabbit; kangaroo ankle puddle sparrow bunny fence child leap robin squirrel flea skip
  horizon n? the_line_at: sun sea ship; sail sunset dawn moon red cloud land mountain distant orange desert ocean
  horizon n? the_range: broaden; travel expand new_idea widen intellectual student reading cultural learn
  horn n noisemaker|device_on_an_automobile: honk blow beep; bicycle alarm lorry bus warn truck
  horn n bony_outgrowth|one_of_the_bony: bull animal goat rhino antelope; deer ram buffalo devil sharp cow unicorn charge head sheep poacher
  horn n brass|musical_instrument: play jazz; trumpet french trombone band saxophone brass solo tune
  horn n? a_device_on|a_noisemaker: car driver honked traffic taxi; sound loud press cyclist pedestrian angry motorist road
  horn n? a_brass_musical_instrument_consisting|has_a_narrow: orchestra music played; instrument concert musician symphony valve concerto drum violin section
  horse n? solid-hoofed: ride stable saddle gallop; race jockey bridle hoof mare pony farm carriage hay cart feed
  horse n? a_padded_gymnastic: gymnast; vault jump pommel olympic gym somersault
  hose n flexible_pipe: garden water firemen lawn fire; spray firefighter sprinkler car tap pump flower pipe washing rubber vacuum petrol
  hose n socks: legs stockings; tights nylon wear silk woollen doublet lady knit
  host n person_who_invites: party guests guest dinner; wine apartment house evening drunk toast chat polite
  host n person_who_acts: tv television show program; radio quiz interview channel celebrity morning game studio talk presenter comedian
  host n vast_multitude|multitude: angels golden daffodils; heavenly army poet warrior enemy wander
  host n supports_a_parasite: parasite virus; tick flea infect infection worm disease insect tapeworm immune
  host n vast: daffodils; reason problem question issue possibility activity
  host n? a_person_who_invites|a_person_who_acts: guests party welcomed dinner; thank hostess arrive gracious greet barbecue cocktail
  host v? be_the_host: olympics tournament; summit party conference dinner exhibition event festival website country ceremony competition banquet
  hot a temperature: weather sun summer coffee water soup; oven desert shower bath chocolate bread afternoon boil day oil iron cool
  hot a burning_sensation: curry pepper chili sauce chilli spicy too mouth burn mexican indian; mustard salsa sausage dish jalapeno wasabi thai cook pickle vindaloo tabasco
  hound n? any_of_several: fox hunt; dog pack scent deer chase bark bloodhound rider howl
  hound v? pursue_or: reporters press; photographer journalist creditor paparazzi debt fan actor actress bully
  house n? a_dwelling: garden lived buy; bedroom roof rent kitchen street neighbour build sell paint mortgage door brick
  house n? an_official: representatives senate lords; parliament bill vote congress member commons speaker amendment president republican
  house n? the_audience: audience full; theatre pack concert applause play light stage empty performance
  house v? provide_housing: refugees; family homeless prisoner evacuee student animal troops soldier camp
  house v? contain_or: museum; gallery collection library exhibition building painting treasure factory
  hull n? the_frame: ship boat rock; iceberg captain crack sailor repair steel vessel barnacle paint tanker wooden yacht
  human n? any_living: animals chimpanzees; robot alien ape machine planet species monkey dog being extinct dinosaur
  human a? characteristic|relating_to: nature body; being race rights brain error skin heart blood skull bone behaviour
  humble a? marked_by: modest; person apology gentle man proud famous polite kind simple servant
  humble a? low_or_inferior: cottage; origin home background family birth village peasant poor worker beginning
  humor n message_whose|trait: joke; sense funny laugh comedy comedian amusing wit dark smile cartoon
  hunt n? an_instance|the_activity: treasure killer police; search fugitive missing suspect escape bargain house clue job egg launch
  hunt n? the_work_of: fox; hound deer hunter bear whale rifle boar rider gun prey lion
  hunt v? pursue_for: lions wild; deer wolf hunter whale rabbit spear gun prey tiger fox bear bow
  hurdle n? a_light_movable: race athlete jumped; runner metre clear leap track olympic fence
  hurdle n? an_obstacle_that: biggest; overcome face major obstacle legal problem final application difficulty success
  hurt v? be_the_source: leg knee foot; back tooth arm throat head eye shoulder ache finger stomach bruise neck
  hurt v? cause_emotional|hurt_the_feelings: feelings; pride remark cruel offend betray unkind word criticism upset insult
  hurt v? give_trouble: himself fell; ankle accident injure crash slip climb hospital bleed
  husky n heavy-coated: dog sled snow; siberian puppy pull fur wolf howl arctic kennel
  husky a deep_and_harsh: voice; whisper throat speak singer low actress laugh
  ice n? water_frozen|the_frozen: skating lake cubes; melt cold freeze winter snow glacier slip drink polar penguin lemonade
  ice n? a_frozen_dessert: cream; cone vanilla chocolate lemon dessert lick raspberry strawberry
  ice v? decorate_with: cake; birthday chocolate bun cupcake baker sugar decorate biscuit wedding
  icon n? (computer: screen click computer desktop; folder mouse program app phone double-click file tap window
  icon n? a_conventional: church orthodox; saint candle russian mary painting gold monastery virgin worship priest holy
  idle v? run_disconnected: engine; car motor taxi driver traffic truck bus exhaust
  idle a? not_in_action|not_in_active: machines factory workers; stand hand land plant mill strike ship tractor unemployed crane lie
  idle a? silly_or_trivial: gossip; chatter talk curiosity threat rumour boast speculation promise dream
  ill a affected_by: hospital doctor sick; fall nurse feel fever cancer patient disease medicine bed
  image n? an_iconic|a_visual_representation: mirror camera; screen photograph picture photo reflection print digital satellite draw painting pixel
  image n? (Jungian_psychology): public company; brand politician celebrity tarnish clean polish reputation actor damage politics advertising
  impact n? the_striking: crash car; collision meteorite asteroid bullet airbag explode bomb crater truck missile helmet
  impact n? a_forceful: environment; economy climate tourism policy positive negative huge social technology budget education life
  impress v have_an_emotional: boss; judge teacher interviewer audience guest girl parent performance talent knowledge date
  impression n? a_vague_idea|an_outward: first good; give bad lasting interview wrong visitor favourable false make deep get lasting_impression
  impression n? a_concavity: mud; foot clay sand soft wax hoof tyre pillow fossil footprint
  impression n? (dentistry): tooth; dentist crown mould denture plaster teeth
  impulse n? a_sudden_desire: buy; resist sudden control act strange purchase shop generous urge eat overwhelming
  impulse n? the_electrical: nerve; electric brain muscle neuron signal cell transmit fibre
  incense n substance_that: candles church smell burned temple; stick buddhist shrine fragrant priest altar smoke scent monk prayer perfume
  incense v make_furious: decision unfair angry anger; fan insult remark furious crowd voter outrage referee refuse behaviour rude
  incline n? an_inclined: steep; hill slope climb gentle ramp uphill cart roll wheel
  incline v? feel_favorably|have_a_tendency: agree; believe think trust tend doubt laziness disagree accept
  index n alphabetical: book end back pages; chapter author glossary subject library topic textbook reference
  index n numerical_scale: stock prices; exchange dow dollar cost commodity nasdaq shares portfolio benchmark
  index n? a_numerical|a_number_or: stock price; inflation retail consumer economist market fall rise tokyo crime
  index n? the_finger: finger; thumb ring point middle wag nail pinch
  individual n? a_human_being: each person; society right freedom treat unique responsible wealthy private citizen private_individual talented
  individual a? characteristic_of_or: portions; serve style taste bowl need dish pupil attention lesson
  infant n very_young: mother; cradle cry feed breast nurse birth baptize sleep milk vaccine cot toddler
  initial n? the_first: name letters; sign engrave monogram middle surname ring carve handkerchief author full
  initial a? occurring: shock; stage reaction investment report phase step response result excitement period
  inning n division: baseball; pitcher ninth run score batter hit home_run seventh game
  instant n? a_very_short: moment; pause hesitate flash disappear lightning silent vanish blink silence
  instant a? occurring: coffee success; noodle death message soup kill hit result access camera cash relief
  instrument n? a_device_that: surgical scientific; measure navigation laboratory pilot doctor panel surgeon thermometer dial telescope
  instrument n? any_of_various: piano violin music; guitar flute play string orchestra musician drum trumpet wind band brass cello
  insult v? treat,_mention,: rude; remark apologise guest angry shout referee swear offend cook name joke
  intelligence n secret_information|unit_responsible: spy army; cia mi officer foreign gather agent pentagon
  intelligence n ability_to_comprehend: test school high dolphins child; artificial human emotional quotient iq animal genius brain wit ape
  intelligence n? a_unit_responsible|secret_information|the_operation: spies agency military enemy secret; service secret_service security terrorist intercept report general leak decode headquarters
  interest n fixed_charge|charge_for_borrowing: bank loan rate savings percent mortgage account; pay debt borrow credit deposit monthly charge high low
  interest n sense_of_concern|state_of_curiosity|curiosity: history art show music great; politics lose express subject student particular book public sport science boredom
  interest n? a_sense_of|the_power: art history showed; keen pupil lively spark little conversation topic
  interest n? a_diversion: hobby; gardening chess reading collect fishing pursuit outside various leisure pastime photography
  interest n? (law)_a_right: company; share business conflict stake financial sell property owner controlling oil
  intern n advanced_student: hospital; medical doctor law firm summer unpaid office student washington graduate
  interview n? the_questioning: job reporter; applicant candidate interviewer suit nervous television magazine police radio suspect exclusive employer
  interview v? conduct_an: journalist president; television newspaper celebrity singer detective witness radio star suspect magazine
  interview v? discuss_formally: candidates; applicant job manager position vacancy shortlist employer post
  intimate a? marked_by: friend; relationship conversation detail secret couple knowledge letter lover
  intimate a? having_or: restaurant; dinner atmosphere candlelight room setting club cosy bar concert
  invalid n someone_who_is_incapacitated: wheelchair nursed wife bed; sick chair elderly mother carer pension ill disabled bedridden
  invalid a no_longer_valid|having_no_cogency: argument contract; vote ballot claim will marriage theory signature visa
  invalid a? having_no|no_longer: ticket passport password; licence expire card permit code inspector out_of_date
  invite v? ask_someone|invite_someone|have_as_a: party wed dinner; guest friend birthday speaker lunch audience neighbour home barbecue weekend
  iron n heavy_ductile|metallic_element: metal gate steel made_of railing ore bridge rust; chain cast blacksmith nail fence door bar furnace mine magnet copper
  iron n home_appliance: shirt clothes hot press board crease; steam burn plug hot_iron switch collar linen turn_off electric
  iron n? a_golf_club: golf; putter wood ball hole fairway swing green
  iron v press_and_smooth: shirt clothes trousers dress wrinkled linen; sheet uniform blouse tablecloth skirt ironing_board handkerchief laundry fold maid
  iron a? extremely: will; discipline grip rule lady fist determination hand curtain control
  issue n periodical|copies|one_of_a_series: magazine newspaper october latest; back weekly monthly cover edition journal publish article subscriber vogue summer
  issue n important_question|important_disputed: debate political discuss climate important; raise matter main key social topic environmental vote abortion immigration address resolve
  issue v bring_out|circulate|put: statement stamp warning; coin threat licence permit invitation guideline shares press_release proclamation
  issue v? circulate: passport uniforms; rifle visa ticket library soldier card gun blanket equipment bank_note helmet
  issue v? bring_out|prepare_and: statement warning; order report police ministry spokesman storm government apology decree ultimatum
  item n? a_distinct|especially: list clothing agenda; luggage furniture menu item_of_clothing auction shop buy each household stolen basket receipt
  ivory n? a_hard_smooth: elephant tusks poachers; carve trade walrus chess piano white statue smuggle
  jack n tool: car wheel tyre puncture; flat jack_up lift mechanic tire trunk raise hydraulic vehicle
  jack n one_of_four_face: cards queen hearts spades king; ace club diamond ten deal trump poker
  jacket n short_coat: wear leather zip cold pockets; button sleeve suit tie denim tweed hang blue coat collar shirt waterproof
  jacket n? an_outer_wrapping: dust book; hardback author cover paper torn publisher album novel
  jacket n? the_outer: potato; bake skin insulate boiler tank cheese butter oven
  jail n? a_correctional: prisoner sentenced years; guard criminal cell release thief bail convict bar murder escape police
  jam n preserve: strawberry toast bread raspberry apricot fruit jar spread breakfast made_jam homemade scones sandwich; plum doughnut marmalade butter pot teaspoon peanut blackberry biscuit tart jelly
  jam n dense_crowd: traffic cars stuck hour road motorway; motorist rush rush-hour truck delay highway bridge driver lorry lane accident holiday
  jam v crush|get_stuck|become_stuck|press_tightly: ; crowd bus train hand foot clothes pocket brake pack commuter
  jam v? get_stuck: printer paper door window machine copier photocopier drawer lock gun again; mechanism zip key keyboard wedge ink rifle coin fuse wheel
  jam v? press_tightly: suitcase; box trunk case squeeze fan stuff hat mouth cram
  jam v? interfere: radio signals; transmission broadcast enemy frequency phone network mobile communication military
  jar n vessel: jam honey cookies lid pickles olives shelf; screw empty mason coffee fridge honey_jar label
  jar n? a_vessel_(usually|the_quantity: honey glass pickles cookies olives; marmalade mustard sweet sugar kitchen cupboard spoon peanut mayonnaise
  jar v shock|affect|clash: ; fall knee spine bone teeth bump landing elbow wrist news
  jar v? affect_in: nerves colours laugh voice colour; shriek music sound note noise ear tone squeak curtain screech wallpaper
  jaw n? the_part_of|the_bones: break1 drop shark tooth boxer dentist; punch bite teeth chew fracture clench lower crocodile square chin jawbone
`;
