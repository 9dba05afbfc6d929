/** The words from contest to delicate. `collocations.ts` says what the columns are. */
export const fromContesToDelica = `
  contest n occasion|struggle: win sing beauty song; talent prize judge enter competitor essay photography eurovision wrestling compete cooking champion
  contest v make_the_subject: court will election; result decision claim divorce brother fine heir lawsuit appeal verdict candidate lawyer seat legal
  contract n binding_agreement: sign lawyer signed terms company employment football player; clause employee salary publisher build year-long breach negotiate expire union tenant record firm
  contract v be_stricken|become_ill: disease malaria virus illness; infection pneumonia patient tropical cholera aids hepatitis tuberculosis traveller measles flu fever fatal
  contract v become_smaller|compress|squeeze: cools cold; economy wood heat shrink expand temperature liquid night gas
  contract v? squeeze_or|become_smaller: muscle metal cool pupils; heart bicep relax eye arm pain stomach womb pregnant tighten
  control n? power_to_direct|the_activity: lose car army; driver government troops skid rebels seize border birth plane temper situation parents horse crime dictator
  control n? a_mechanism: remote panel volume; button knob lever switch television pilot joystick cockpit dashboard temperature
  convention n? a_large_formal: party republican democratic delegates annual hotel; attend nominate candidate speaker nomination teachers scientist comic exhibition fan
  convention n? orthodoxy|something: social; break defy artist rebel society polite tradition marriage literary norm formal ignore
  convention n? (diplomacy): geneva; united_nations refugee treaty prisoner sign climate torture humanitarian war hague
  convert v? change_the|change_from: loft attic barn garage energy; bedroom flat hotel office building apartment kitchen electricity wave sunlight church solar house mill
  convert v? change_religious|cause_to_adopt: christianity islam catholic; faith religion missionary judaism buddhism god marry pagan baptise king muslim jew
  convert v? exchange_or: dollars euros; pound currency yen bank metre mile kilogram fahrenheit inch
  convict n person_serving|person_who_has_been_convicted: prison escaped guards guard; jail cell warder sentence shackle release australia ship chain fugitive uniform parole dartmoor
  convict v find_or_declare_guilty: court murder jury; guilty fraud evidence sentence jail theft judge defendant innocent trial crime wrongly robbery
  cook n someone_who_cooks: restaurant kitchen meal; chef hire apron chief oven pot army ship hotel serve excellent fry dish
  cook v? prepare_a|prepare_for: dinner meal soup; rice pasta lunch kitchen oven recipe pan stove boil potato breakfast egg chicken vegetable supper meat fish pot spaghetti learn
  cookie n any_of_various: bake; chocolate jar biscuit dough oven dip milk chip christmas crumb ginger batch tin
  cool v make_cool|loose_heat: soup cake oven engine; fan breeze pie tea drink wait rack refrigerate minute radiator fridge bread air
  cool a neither_warm: weather breeze evening temperature drink water shade; morning autumn dry wind climate night sea cellar sunny pleasant refreshing summer lemonade forest cave
  cool a fashionable: jacket style teenager jeans music guy sunglasses everyone think kids; haircut wear trendy shoes band skateboard fashion tattoo look party trainers hip motorcycle
  cool a? marked_by: calm stay; nerve crisis head composed collected danger pressure emergency panic
  copper n? occurs_in: wire pipe metal coin; mine zinc tin saucepan bronze bracelet roof ore alloy kettle penny gold silver aluminium cable export
  copper n? uncomplimentary: arrest; policeman run bobby beat chase burglar
  copy n reproduction|thing_made|matter_to_be: document make painting photocopy key letter; original print certificate file scanner passport machine portrait forge contract keep fake receipt
  copy n? a_thing_made: buy book newspaper; novel library bestseller sell magazine borrow album sign bookshop dictionary paperback author
  copy v? copy_down|reproduce_or: homework blackboard; note notebook sentence text board file document pencil word exam page cheat paragraph recipe
  copy v? reproduce_someone's: style brother; hairstyle clothes fashion artist actor imitate idol accent sister monkey handwriting mannerism
  cord n? a_line_made: rope tie; knot parcel bind cut dressing_gown neck curtain hang package loop string silk
  cord n? a_light_insulated: lamp telephone electrical plug; extension vacuum_cleaner socket trip toaster computer wall charger appliance
  core n center|central: apple; pear throw pip eat fruit seed dustbin pineapple
  core n? the_central_part: earth planet; molten iron crust hot reactor nuclear sun metal mantle magma centre
  core v? remove_the: apple; pear peel slice knife pineapple fruit chop
  cork n? the_plug_in|used_for_stoppers: bottle wine champagne; pop corkscrew pull screw opener tree bark jar float remove oak
  corn n tall_annual|ears_of_corn|dried_grains|edible: field farm eat cob grow harvest farmer popcorn ears maize butter; barn crop sweet grill crow scarecrow soup bushel tractor plant tortilla barbecue cows grain boil
  corn n hard_thickening: foot toe shoe painful; bunion plaster blister tight sole chiropodist boot heel walk
  corner n intersection_of_two_streets|side_of_an_area: street shop; traffic turn pub bus junction avenue bank pavement policeman bakery road park wait kiosk next
  corner n? a_place_off|an_interior|the_point_where_two: room sit classroom; chair spider table armchair stand naughty cobweb ceiling dust triangle square bookcase page screen
  corner v? force_a_person: thief dog police cat; escape burglar rat gunman trap alley hunter suspect fox robber hounds animal enemy
  correct v? make_right: mistakes teacher spelling; error essay homework pronunciation grammar exam pen proofread eyesight vision fault mark
  correct a? especially: answer spelling; quiz number guess sum pronunciation exam mark total right information form change
  cost v be_priced: pounds dollars; ticket euro cent expensive cheap pence fortune repair meal penny million shoes holiday flight pay
  cotton n? fabric_woven|soft_silky: shirt dress fabric soft; sheet silk wool sock linen wear underwear t-shirt sleeve knickers pyjamas polyester jeans
  cotton n? erect_bushy|soft_silky: fields slaves plantation pick; bale crop india farmer mill alabama grow harvest egypt raw
  cotton n? thread_made: needle; sew reel thread button embroider stitch spool black
  couch n upholstered: sit tv sofa; watch cushion living_room lie nap asleep leather relax lounge armchair cat potato curl doze
  council n? a_body_serving: town local city houses; mayor elect elections vote budget tax rubbish county leader parish councillor flats planning library
  count n nobleman: castle countess noble duke dracula count_of; baron italy marquis mansion transylvania transylvanian earl vampire aristocrat daughter polish marry nobility
  count n? the_total|reciting_numbers: votes; body pollen calorie ballot election final population traffic
  count v determine_the_number: numbers ten money votes sheep change coins; stars cash calories people calculate passenger banknote guest heads customer ballot stairs
  count v? name_or_recite: ten hundred fingers aloud; twenty backwards hide_and_seek baby child loudly three sleep five
  count v? have_import,: every; matter moment penny opinion effort
  counter n table|top: shop bar kitchen pay customers post assistant pharmacy; pub cashier bank drinks stool cake sales clerk chemist till wipe behind sandwich queue
  counter n? game_equipment: game board ludo move; dice player draughts plastic square throw checkers
  counter v speak_in_response|act_in_advance: argument; attack threat criticism accusation claim propaganda fact enemy balance effect
  country n area_outside: farm city village peaceful quiet town away fields cottage fresh living walk weekend air live; lane mansion ride garden pub picnic horse hills holiday bicycle church wood escape farmhouse relax sheep cows bird
  country n politically_organized|territory_occupied: government president border war europe africa visit foreign visited population; flag nation invade rule poor army capital democracy national independence economy leave world refugee continent passport vote minister neighbour tourist emigrate
  couple n? a_pair_who|a_pair_of: marry young elderly newlywed dancing; husband wife divorce bride honeymoon love baby adopt romantic retired wedding gay anniversary next_door park_bench
  couple n? a_small_indefinite: days weeks minutes hours; times ago inch mistakes month friend beer years questions pages pound kilometre eggs
  couple v? bring_two|link_together: wagon carriages train; locomotive engine railway truck caravan trailer link hook
  course n education_imparted: university student english study teacher language evening computer enrol cookery; attend training degree college diploma programme lecture fee certificate driving spanish school graduate photography exam
  course n part_of_a_meal: meal dinner dessert main soup starter fish menu first; waiter pudding wine restaurant serve cheese salad three five lobster eat
  course n line_or_route|general_line: river steer change; boat flow destination iceberg wind follow canal upstream valley
  course n area_of_land_or_water: golf holes race; club horse eighteen hurdle fence green putt
  course n? general_line|a_line_or: ship off pilot captain plane; navigator sail north rocket aircraft compass set storm alter yacht
  court n assembly|room_in_which|tribunal: judge trial law lawyer jury case accused witness guilty; sue sentence crime magistrate appeal innocent divorce prison defendant verdict testify prosecutor murder supreme lawsuit fine appear evidence
  court n specially_marked: tennis ball players basketball play squash; net serve match badminton racket volleyball wimbledon grass clay gym sports umpire
  court n? the_sovereign|the_family: king queen royal louis courtiers; prince noble jester versailles palace emperor ambassador duke lady poet throne painter
  court v make_amorous|seek_someone's: marry girl; suitor woo propose couple flower
  court v? make_amorous|engage_in: girl birds marry; bouquet sweetheart male female lover romance young dance nest peacock feather dating
  court v? seek_someone's: voters; favour businessman politician publicity investor advertiser company rich support media party minister
  cover n protective_covering|bedding: sofa dust magazine book front model; novel album record leather page glossy title paperback lid design author read picture
  cover n? a_covering: sofa cushion; chair armchair plastic waterproof car remove bench
  cover n? bedding_that: duvet bed sleep; blanket sheet crawl pillow pull bedroom mattress warm nightmare
  cover n? a_natural: soldiers rain trees gunfire; enemy run shelter fire sniper bullet storm shoot dive bush ambush hide animal
  cover v? provide_with|form_a_cover: snow blanket face hands; cloth dust blood sheet ear mud table eye leaf floor water paint roof scarf sofa sugar cake mouth wound
  cover v? travel_across: miles distance; walker hour day kilometre runner desert hike foot march cyclist horse
  cover v? be_responsible_for_reporting: reporter journalist war; story news correspondent election newspaper trial event bbc newsroom press
  cover v? provide_for: insurance; damage theft policy accident fire cost medical flood claim repairs
  cover v? act_on_verbally: song; beatles band album singer record hit version
  crack n narrow_opening|blemish|long_narrow: wall glass ceiling ice mirror plate; floor windscreen pavement paint vase earthquake cup crumble narrow wooden light door peep damp ground cement fill
  crack n? a_sudden_sharp: whip rifle gunshot; thunder loud pistol shot lightning branch hear gun noise
  crack n? witty_remark: joke; comedian laugh funny make wise mother-in-law insult comment
  crack v break_partially|become_fractured: ; vase skull bone windscreen mirror pavement plate rib wall paint earthquake freeze tooth
  crack v? break_or_crack|break_partially: ice egg glass nut; coconut walnut shell pan lake bowl omelette frozen beak hammer open
  crack v? make_a_very: whip; lion-tamer knuckle thunder branch tamer cowboy twig rifle
  crack v? pass_through: code; spy safe cipher enemy secret puzzle mystery detective password hacker
  craft n skill|skilled_practice|creation: potter pottery weaving; carve basket woodcarver embroidery traditional artisan handmade knit learn carpentry skill teach village writer local leather fair
  craft n vehicle: space sea air boats vessel; shore sail lifeboat coast small fishing harbour engine
  craft n vehicle_designed: landed alien river; spacecraft orbit pilot moon rocket planet hover astronaut mars extraterrestrial
  cramp n? a_painful: swimmer leg stomach muscle; calf pain menstrual massage foot runner writer's drown salt period thigh footballer
  crane n lifts_and_moves: building construction site steel lift heavy container load operator harbour containers tower half-finished skyline; hook lorry cargo girder dock demolition beam machine hoist skyscraper hydraulic crate driver steelwork engineer ship concrete
  crane n large_long-necked|wading: bird lake wing nest marsh fly legs migrate neck wetland feathers japan dances snow birds; stork heron swan flock zoo elegant graceful fish pond origami frog migration wade beak sky pair
  crane v stretch: neck see; window look view crowd forward glimpse audience giraffe
  crash n serious_accident: car plane killed train injured; motorway survivor pilot driver victim road helicopter fatal motorcycle drunk lorry collision die seat_belt ambulance wreckage rail passenger
  crash n sudden_large_decline: market stock; bank wall_street shares economic investor financial price bubble depression
  crash n? a_loud_resonant: hear loud plates; thunder noise fall kitchen bang wave cymbal glass wake drop dish tray saucepan deafening
  crash n? (computer: computer; software program file system hard_drive lose windows data
  crash v? fall_or_come|undergo_damage: car plane tree motorbike wall; lorry driver drunk mountain helicopter truck pilot cyclist taxi train runway fog lamp_post wave kill brake motorway
  crate n? a_rugged_box|the_quantity: beer bottles apples wooden; wine milk fruit warehouse pack load lid port lemonade banana orange plastic stack ship
  crawl n? arms_are_moved: swim; front lane breaststroke backstroke length lap pool race
  crawl n? a_very_slow: traffic; slow rush_hour motorway driver jam road
  crawl v? in_the_case: baby floor knees insect ant; hole tunnel bed cave hands snail spider beetle ground soldier toddler grass bug snake under carpet wall
  cream n? the_part_of: strawberries coffee whip cake milk; sugar jug pudding clotted scone raspberry pie dessert pour pastry vanilla soup fresh peach cow thick butter
  cream n? toiletry_consisting: skin sun hands face; rub cosmetic apply burn rash wrinkle sunburn tube dry antiseptic moisturise shaving doctor lotion
  credit n? money_available|arrangement: card bank buy; debt loan pay shop interest purchase lender store furniture limit borrow owe overdraft
  credit n? approval: deserve; teacher praise boss success team hard idea invention blame
  credit n? a_short_note: film; end actor director roll name screen cinema opening
  credit n? recognition: university course; college semester student degree exam requirement diploma class
  crew n men_and_women|men_who_man: ship plane captain pilot; sail rescue lifeboat mutiny boat cabin submarine drown passengers shipwreck astronaut deck aircraft mate
  crew n? an_organized: film camera fire; stage television sound road workmen ambulance repair builder lighting documentary firefighter
  cricket n game_played: bat ball play match england players wicket team pitch bowler; innings umpire club stump over captain score test sunday field run australia village
  cricket n leaping_insect: insect chirp grass night garden sing hear chirping chirped; grasshopper leg meadow hop summer bug dark evening pet cage jump bush frog
  crisp a tender_and|brittle|hard: toast bacon apple; lettuce biscuit pastry skin fry crunchy oven batter snow leaf brown cracker delicious golden
  crook n? someone_who: police dishonest; politician swindle cheat prison steal arrest gang businessman catch lawyer fraud robbery money
  crook n? a_long_staff: shepherd; bishop sheep wooden staff carry lean lamb flock stick
  crook n? a_circular: arm; elbow umbrella hold baby finger tuck
  crop n cultivated|yield: farmer rain; corn potato plant drought pest insect soil failure poor barley cotton
  crop n? the_yield|a_cultivated: farmers wheat rice harvest field; flood frost grow hail locust destroy season sugar coffee barn
  crop n? a_pouch_in: bird; pigeon food hen gizzard chicken swallow seed throat
  crop n? the_stock: rider; whip horse jockey saddle hunting leather hit boot
  crop v cut: picture photo image hair; hairdresser screen edge short photograph cut barber shot
  cross n wooden_structure|representation: church jesus necklace christian altar neck wooden; crucifix calvary nail hill die carry gold grave cemetery steeple priest crusader silver pope chapel catholic
  cross n? a_marking: map mark; tick pen ballot spot sign box pencil wrong mistake noughts teacher paper
  cross v travel|go_across|traverse: road street river bridge border ocean; frontier sea lights pedestrian desert railway channel ferry lane track traffic mountain line boat fence stream path carefully swim zebra
  cross v? fold_so_as: legs arms; chair sit finger chest ankle sofa knee
  cross a annoyed: mother angry teacher late mum dad cross_with break1 shouted; grumpy angrily wife tired scold stamp furious unfair moody tease apologise grandma frown row
  crow n black_birds: bird fly field black scarecrow cawed; raven tree nest beak peck flap rook flock wing wire feather blackbird perch
  crow v dance|utter_shrill|express_pleasure: cock rooster morning dawn; cockerel loudly wake farm hen farmyard baby loud sunrise barn
  crow v? dwell_on_with: victory; boast success proud loser win triumph
  crown n ornamental|jeweled: king queen gold head wear jewels coronation throne prince jewel; emperor sceptre royal tower diamond robe monarch steal princess ruby museum thief laurel
  crown n dental|covers: tooth dentist; molar root canal dentures bridge
  crown n? the_part_of_a_tooth|(dentistry): dentist tooth; porcelain filling broken bite drill
  crown n? the_part_of_a_hat: hat head; straw brim ribbon felt top bowler feather
  crown v? invest_with: king queen; emperor pope abbey westminster prince coronation champion bishop archbishop miss winner throne
  crush n temporary_love: girl boy teenager school teacher class; love blush fancy secret classmate actor boyfriend pop_star neighbour heart sister admit flirt
  crush n? a_dense_crowd: crowd; station fan squeeze rush platform football barrier sale queue
  crush v? to_compress|break_into: garlic grapes ice car; can box skull pepper foot biscuit olive juice mint tomato truck machine boot ant rock paper spice hammer
  crush v? come_down: rebellion army; revolt uprising enemy protest protester resistance opponent dictator hope government soldiers regime strike
  cry n? often_in_protest|a_loud_utterance_of: help pain; hear battle joy despair surprise anguish utter alarm horror child loud drowning
  cry n? a_fit_of_weeping: good; break_up sob shoulder tissue upset tear hug bedroom
  cry n? the_characteristic: gull bird; owl wolf seagull eagle fox jackal hawk peacock animal hunting
  cry v? shed_tears: baby tears sad film funeral; onion tissue sob upset heartbroken comfort wipe weep mother handkerchief child bury movie sorrow goodbye hungry pillow eyes widow cot
  cry v? utter_a_sudden|often_with: help out; fire joy pain suddenly exclaim victim alarm halt thief delight shout_out
  cue n? sports_implement: snooker billiards pool; chalk table ball pot tip player stick shot
  cue n? an_actor's: actor stage; director prompt line miss curtain wait enter script orchestra
  cup n small_open_container: tea coffee drink; mug break spill empty kettle milk porcelain
  cup n large_metal_vessel: win team championship trophy world final winners; competition match football prize player captain silver score semi-final race knockout lift club
  cup n? a_small_open|the_quantity: tea coffee saucer drink; cocoa paper sip stir pour flour sugar morning breakfast hot plastic
  curb n edge: car park sidewalk parked pavement step wheel; street kerb road gutter pedestrian stumble trip cyclist tyre crossing driver bus
  curb v? lessen_the|place_restrictions: spending anger appetite inflation crime; government power pollution emission violence immigration expense enthusiasm temper spread drug impulse law
  cure n? a_medicine: cancer disease; remedy scientist doctor herbal vaccine illness find patient miracle hiccup treatment incurable common_cold aids headache
  cure v provide_a_cure: disease patient doctor cancer; medicine heal illness antibiotic treat drug headache infection vaccine hospital therapy surgeon pill tuberculosis
  cure v prepare_by_drying|be_or_become_preserved|make_(substances)_hard: ham meat smoke salt bacon; pork dry herring rubber tobacco cheese fish sausage leather hide preserve cement concrete brine
  current n steady_flow|flow_of|stream: river water swim strong sea swimmer boat sweep ocean; tide downstream flow stream canoe drift drag fish air warm swift carry raft drown kayak
  current n electricity: electric wire volts copper voltage circuit; ampere alternating direct battery socket plug switch generator resistance transformer lightning
  current a occurring_in: situation president price affairs news prices job; boyfriend employer edition issue trend temperature rate crisis account director champion boss market owner policy address
  curry n pungent_dish: eat spicy rice indian hot; chicken lamb sauce restaurant vegetable lentil dish cook bread takeaway chili ginger thai beer chilli
  curry v give_a_neat: horse; brush groom comb stable leather saddle rider
  curse n? an_appeal|an_evil_spell: witch evil tomb mummy wizard; spell pharaoh cast frog fairy lift ancient break sorcerer castle gypsy princess sleeping family
  curse n? profane_or: swear; mutter shout angry oath loud foul sailor stream
  curse v? utter_obscenities|heap_obscenities: swear; driver loudly drunk shout bad_luck god fate traffic hammer thumb
  curtain n? hanging_cloth: window draw bedroom stage theatre; shut lace applause actor lower sun light net behind velvet shower audience living_room
  curve n? curved_segment|the_trace: road driver bend; river coast mirror railway motorway slow lane body spine arch racetrack
  curve n? a_line_on: graph; axis straight plot equation line population demand supply bell
  cushion n soft_bag: sofa sit; pillow embroider chair armchair velvet soft feather kneel head lean cat plump couch
  custom n accepted_or_habitual: tradition old wed local; society ancient village marriage ancestor religious tribe bow funeral holiday indian observe ritual
  custom n money_collected: airport officer border passport; duty import declare suitcase passenger smuggle inspect clearance luggage goods pay
  custom n? accepted_or|a_specific: tradition japanese local; christmas festival african bride chinese greek culture ceremony folk country
  custom n? habitual_patronage: shop; business regular hotel store lose retailer pub market
  cut n wound_made: finger blood knee bleeding knife plaster; bandage forehead hand deep cheek bleed lip bruise stitch razor glass chin wound doctor arm thumb
  cut n reduction|act_of_reducing: tax price budget pay; spending government wages job salary interest education minister school defence union benefit oppose
  cut n share_of_the_profits: profits; thief loot gang agent demand percent casino percentage
  cut n? a_piece_of: meat beef butcher; lamb pork steak tender roast joint lean cheap cook veal
  cut v? separate_with: knife bread cake scissors hair; finger grass wood rope tree cheese meat piece slice half onion pizza saw paper sausage razor string throat branch
  cut v? make_a_reduction: costs spending budget price staff; tax government job salary company wage inflation expense benefit train crime interest funding
  cut v? style_and: hair; barber fringe dress diamond tailor hairdresser jacket coat style short salon
  cycle n? an_interval|a_periodically_repeated_sequence: life moon; menstrual water seasons lunar nature economic washing birth
  cycle v ride: bike road; helmet lane ride pedal cyclist tandem
  cycle v? ride_a_bicycle: school bicycle work; hill holiday park village commute countryside path uphill station rain pavement
  dairy n farm|location: cows; milk cream farmer butter cheese calf barn
  dam n barrier_constructed: river water lake; build flood electricity valley beaver hydroelectric reservoir burst generate wall stream engineer collapse concrete canyon
  damp n? a_slight_wetness: walls house; mould cellar ceiling rise wallpaper patch smell bathroom
  damp a? slightly_wet: clothes towel wall cellar cloth socks basement; hair rain grass cold mould air forehead sponge autumn weather room sheet cave
  dance n? a_party_of|a_party_for: school saturday hall invited; attend village ball barn band ticket partner dress student prom friday charity
  dance v? move_in_a_graceful|usually_to: music party floor wed tango partner waltz; song ballet couple disco salsa dancer ballroom club band night samba girl ballerina folk stage tune
  dark n? absence_of_light|the_time_after: afraid scared night home; sit see child candle sleep walk wait find switch fear fall stumble hide
  dark a? devoid_of: room night cave light street tunnel lamp; forest sky cellar alley corridor dungeon winter moon shadow candle evening cinema cloud scary corner
  dark a? (used_of_color)|brunet_(used: hair skin blue eyes chocolate suit brown; wood green complexion stranger handsome jacket coat curl dress moustache colour blonde red tie
  dart n small_narrow_pointed: pub throw board bullseye throw1 poison blowpipe; feather pin target blowgun sharp player match beer wall
  dart v? move_along|run_or_move|move_with: lizard fish mouse path across bird behind into child; squirrel rabbit eye cat hedge swallow kitten suddenly deer quickly shark tongue rat dragonfly street
  dash n punctuation: sentence write hyphen comma punctuation; hyphenate symbol bracket colon full_stop line morse dot number
  dash n? a_quick_run|a_footrace|the_act_of: metre hundred sprint door runner; race win olympic gold corridor
  dash v run: rain door station home bus street catch late; taxi shop kitchen shower platform lesson hospital stairs lunch airport train office upstairs umbrella
  dash v? hurl_or_thrust|break_into: rocks waves; ship wall boat glass cliff ground plate
  dash v? destroy_or: hopes; dream chances injury ambition expectation faith defeat optimism
  date n sweet_edible: fruit fig nuts palm eat sweet dry sticky cake dessert tree stuffed oasis walnuts raisins; dried apricot arab stone camel chop desert honey ramadan pudding grow grove almond iraq
  date n meeting_arranged: girlfriend boyfriend first restaurant romantic cinema nervous dinner blind girl asked valentine; lover kiss fancy flower dance film candlelit lipstick flirt internet coffee saturday double dress
  date n specified_day|particular_but|particular_day: birth calendar letter write wed deadline month exam invoice today's historic; meeting arrange appointment expiry passport battle form closing sell-by check departure delivery receipt born may
  date v go_on_a_date|date_regularly: boyfriend girlfriend months seeing she girl actor; classmate fall divorce ex propose couple break_up love online dump colleague website relationship boss actress
  date v? determine: fossil painting archaeologists century; manuscript carbon expert letter ancient coin museum building cave bone skeleton ring medieval skull vase
  dawn n? the_first: sun wake farmer birds rose sky; dusk cockerel break attack dew light crow darkness sunrise army fisherman execute milk milkman horizon
  dawn v? become_clear: truth suddenly; slowly realise realize realisation finally terrible idea trick meaning
  dead a? no_longer_having_or: body killed grandfather bury bird war flowers; grave corpse rat husband bullet soldier animal mouse tree funeral leaf murderer coffin fish drown parent alive poison ghost accident floor wife
  dead a? not_showing_characteristics: battery phone; engine line mobile torch radio television charge bulb machine car microphone
  dead r? completely: certain sure tired; right wrong slow straight easy drunk serious boring calm
  deal n agreement_between: sign business company; peace negotiate handshake government manager secret broker businessman accept seal
  deal n? an_agreement_between|a_particular: signed business contract agreement companies trade union strike; ceasefire lawyer merger million brexit club president treaty iran hands arms
  deal n? of')_a_large: great good time money; know owe talk suffer learn trouble attention rain wine worry
  deal v distribute_cards|administer: ; ace casino shuffle whist
  deal v? administer|distribute: cards dealer player hand; poker pack bridge seven table
  deal v? offer_for: drugs antiques; cocaine heroin cannabis share furniture arms weapon teenager street gang painting
  deal v? take_action|be_in_charge: problem complaints customers; crisis emergency situation stress grief manager issue matter secretary police letter child patient traffic department enquiry chapter
  dear a dearly_loved: friend mother madam letter beloved; wife darling memory daughter sir old child grandmother grandpa sister sweet
  dear a having_a_high_price: expensive shop price cost; buy petrol meat rent butcher restaurant house bread afford cheap pay
  deck n platform|various_platforms|floor: ship boat sailor passengers captain sailors cruise sun cabin upper sail; ferry rail swab yacht stroll mast top sea deckchair scrub pirate bus sunbathe
  deck n pack_of: cards shuffle shuffled deal dealer ace; jack poker pack gambler tarot king queen casino player joker
  deck n? a_porch_that: barbecue house garden; wooden patio backyard chair porch drink terrace sit grill outdoor
  deck v decorate: flowers halls; holly garland balcony ribbon christmas flag street
  decline n? change_toward|as_of_stored|a_condition: sales population empire steady numbers; moral church rapid industry fall economic birth health roman rate
  decline v show_unwilling|refuse_to_accept: ill; ask honour knighthood cigarette dessert seat reply beg allow
  decline v grow_worse|grow_smaller|go_down: numbers sales health population slowly; patient profit quality export birth demand attendance rate standard economy moral empire
  decline v? refuse_to|show_unwillingness: invitation offer politely; regret thank accept job comment drink interview proposal refuse dinner award request minister
  deed n legal_document: house property lawyer solicitor; notary title sign estate land transfer ownership document bank attorney safe mortgage
  deed n something_that_people|notable: good brave hero kind scout; evil noble act wicked charity knight punish reward
  deep a? having_great: water lake hole well river snow metres diva; ocean pit sea wound valley swim dig cut drown pond mud canyon diver bottom shaft foot ditch
  deep a? intense_or|intense: sleep love; affection regret sorrow feeling grief gratitude respect faith breath sympathy impression hatred
  deep a? having_or: voice bass; booming sing throaty husky man's rumble growl tone
  defeat n? an_unsuccessful: team match army election; bitter heavy humiliating admit suffer napoleon candidate accept waterloo win final loser crushing
  defeat v? win_a_victory: enemy team army opponent champion; candidate president boxer napoleon election battle dragon final tennis win troops score rebel king democrat rival
  defense n? (military): military missile army minister; spending budget national navy secretary weapon nuclear border pact soldier department
  defense n? (sports)_the: team goalkeeper; score striker attack goal football player quarterback basketball champion kick
  defense n? the_defendant|the_justification: lawyer court trial witness; murder attorney self-defense prosecution judge evidence claim speak insanity guilty
  degree n award_conferred: university law student medicine history graduated physics bachelor chemistry; engineering honours college science honorary master diploma mathematics award earn economics
  degree n unit_of_temperature: temperature celsius fahrenheit hot cold boil freezing outside thermometer oven zero fever; centigrade minus kelvin weather rise warm water drop summer preheat below cool body winter
  degree n measure_for_arcs: angle turn ninety right triangle circle; latitude longitude rotate slope corner compass east north tilt protractor spin
  delicate a easily_broken|easily_hurt: glass cup vase china porcelain; lace fragile wing butterfly petal silk flower egg skin carefully ornament bone
  delicate a? requiring: situation subject matter; negotiation operation diplomatic problem surgery task tact balance issue discuss
`;
