/** The words from stand to switch. `collocations.ts` says what the columns are. */
export const fromStanToSwit = `
  stand n? a_booth_where: newspaper ice; market fruit kebab lemonade vendor hot_dog taxi souvenir burger flower
  stand n? tiered_seats: stadium; spectator football crowd fan supporter pitch
  stand v be_standing: foot bus hours; queue train statue leg platform bench upright corner sit crowd door
  stand v put_up_with: cannot noise heat can't_stand cannot_stand couldn't_stand music smell; pain rude whining bear smoke cheat liar boss neighbour mess
  standard n? a_reference: living high; low hygiene safety quality education expect academic improve
  staple n short_U-shaped|paper_fastener: paper; document hole essay desk clip sheet
  staple n necessary|foods: rice diet food; bread maize potato wheat cassava flour africa asian crop
  staple n? paper_fastener: papers stapler; jam machine page photocopier drawer remove
  star n celestial|plane_figure: sky night telescope shine bright telescopes twinkle twinkled; planet moon galaxy astronomer constellation distant universe shoot cluster explode dim
  star n actor|someone_who_is_dazzling: film movie hollywood become famous pop; autograph fame red_carpet singer award celebrity fan talent premiere scandal
  star n? an_actor_who|someone_who|a_performer: film movie hollywood; role actress screen musical interview paparazzi rock football tv photograph
  star n? a_plane_figure: flag; stripe gold five blue six draw christmas sticker badge
  star v feature|be_the_star: film; actor role actress movie sitcom musical comedy play thriller
  starch n? a_complex: potato; rice pasta bread diet carbohydrate digest wheat sugar
  starch n? a_commercial: shirt; collar iron laundry stiff sheet launder
  stark a? devoid_of: contrast; choice reality warning landscape reminder truth bare wall desert
  start v? take_the_first|begin_or_set: work; lesson race journey school monday training reading begin argue
  start v? set_in_motion,: engine car; motorbike battery mower key lorry boat tractor fire
  state n territory|politically|group_of_people: governor texas california america; capital voter election senator congress federal law ohio
  state v express|put: name; age reason date fact law clearly contract intention rule witness
  station n facility: train bus police radio petrol; railway platform passenger taxi ticket fire subway television underground metro
  station v? assign_to: soldier; troop guard border army officer navy abroad sentry base police
  stay n? continuing: hospital hotel; overnight week short prolong enjoy extend guest visit patient
  stay v continue|remain: hotel; home indoors bed late rain school
  stay v? remain_in: calm awake; silent asleep healthy dry warm open alert alive
  stay v? dwell: hotel; guest aunt overnight villa friend weekend inn cottage camp tent
  steady a? securely_in|not_subject: ladder hand; rock firm table gaze foundation camera nerve platform
  steal v take_without: thief car wallet; jewel money burglar purse robber jewellery shop pickpocket cash painting laptop
  steam n water: kettle; boil engine hot pipe bath locomotive iron vapour cloud window
  steel n? an_alloy_of: factory bridge knife; iron weld beam stainless industry blade rail concrete skyscraper mill girder
  steep v extract_a_flavor: tea water; brew teabag leaf herb minute hot pot soak
  steep a sharp: hill climb; slope steps cliff mountain bicycle ski descent roof road
  steep a? having_a_sharp|set_at_a_high: hill path stairs; street cyclist valley bank staircase track gradient
  steer n castrated: cattle beef; ranch bull cowboy herd calf rodeo castrate grazing
  steer v direct: car ship wheel boat; rudder captain helm driver truck river handlebar yacht rock sailor
  stem n slender|cylindrical: flower plant leaf rose vase cut; thorn tulip stalk bud florist celery daisy
  stem n linguistics: grammar verb suffix word; inflect tense vowel ending prefix noun latin root
  stem n? cylinder_forming: glass; wine pipe tobacco watch goblet hold crystal
  stem v stop: blood bleeding flow; tide bandage wound haemorrhage inflation tourniquet spread
  step n support|one_of_a: stairs ladder mind door; climb top stone front attic trip spiral bottom steep porch sweep
  step n movement: dance; waltz tango forward backward toddler tiptoe learn side baby
  stern n rear: ship boat captain wake; bow deck sailor yacht vessel anchor flag rudder
  stern a severe|serious: teacher father; voice headmaster face lecture judge expression
  stern a? of_a_stern|severe_and: teacher look; grandfather headmistress grim frown librarian strict reply
  stick n implement|stick|long: dog throw1 wood walk walked old throw fire walking; branch twig lean beat limp fetch blind kindling puppy hit
  stick n? a_long_implement: hockey; ice puck player goal swing lacrosse
  stick n? a_rectangular: butter; dynamite cinnamon chalk celery gum rhubarb carrot
  stick v adhere|fix: stamp glue; envelope paper poster label wallpaper plaster wall fridge
  stick v? stick_to_firmly: glue stamp gum; sticker syrup rice pan shoe honey tape wet adhesive
  stick v? be_or_become: door mud drawer damp key window; lock lift wheel car zip throat traffic jam snow
  stick v? fasten_into: pin; needle fork thumbtack knife candle flag feather skewer
  stiff n dead: police; corpse coffin detective morgue mortuary undertaker grave
  stiff a incapable: neck; finger shoulder leg muscle hip lip
  stiff a? not_moving|incapable: neck collar back; joint knee arthritis cardboard brush leather door boot stretch lock
  stiff a? powerful: breeze drink; whisky gin brandy wind scotch gale bourbon
  still n apparatus: whisky; moonshine gin distill alcohol illegal copper brandy
  still n? a_static_photograph: film; photograph scene picture publicity movie black-and-white
  still a not_in: water stand sit keep stay lie; lake statue pond calm photographer perfectly hold child barber
  still a? not_sparkling: water; sparkle mineral bottle orange fizzy glass wine
  sting n? a_painful: bee; wasp scorpion jellyfish ointment swell nettle allergic painful
  sting v cause: bee eyes soap; smoke antiseptic skin lemon shampoo wound vinegar smart sweat salt
  sting v? deliver_a: bee wasp nettle; jellyfish scorpion hornet allergic arm swimmer nest ant ankle
  stir v move_an_implement: soup tea spoon coffee; sauce porridge sugar pan paint milk cook wooden pot batter custard
  stir v? move_very: sleep; wind breeze leaf chair baby bed night curtain
  stitch n link: wound doctor knit; needle sew thread cut surgeon forehead button crochet remove nurse
  stitch n? a_sharp_spasm: run side; jog laugh rib pain bend breath
  stock n merchandise: shop; shelf supermarket clearance warehouse discount customer sell
  stock n capital_raised|certificate: market company shares price exchange broker; wall_street crash invest investor trader shareholder portfolio dividend rise
  stock n liquid: soup chicken strain fat bones boil vegetables simmer; beef onion risotto gravy cube pan broth bay
  stock n? the_merchandise|a_supply_of: shop shoes; size run_out supplier emergency fish food
  stock n? the_reputation: cattle; breed sheep horse farm peasant irish
  stock v have_on: shop; shelf supermarket fridge grocery supplier freezer bookshop medicine
  stole n wide: fur shoulders; mink silk wrap evening gown wear opera priest
  stomach n enlarged: food; empty digest intestine acid ulcer swallow bowel enzyme growl organ
  stomach n? an_enlarged|the_region: ache food; flat lie upset baby punch butterfly fat belly pain kick
  stone n fruit_with|hard_inner: peach cherry plum; avocado olive apricot mango date spit fruit flesh
  stone n British_imperial|avoirdupois: weigh weight lose; diet pound ten overweight gain slim jockey scale
  stone n lump_or_mass|building_material: throw1; window rough castle carve smash hard glass slingshot
  stone n? a_lump_or|material_consisting_of_the: throw1 lake wall; pebble cottage bridge path mason statue rock smooth skim marble
  stone n? a_crystalline: ring; diamond ruby jeweller emerald necklace sapphire gold sparkle gem
  stool n simple_seat: bar sit kitchen; piano barstool leg wooden milk perch pub counter barmaid
  stool n solid_excretory: doctor sample; laboratory bowel blood loose constipation toilet parasite nurse
  stop n spot: bus; tram coach next get_off passenger conductor miss wait shelter
  stop n? a_punctuation: full sentence; comma period colon punctuation capital end
  stop v? come_to_a: car bus; brake train traffic_light red driver taxi policeman suddenly clock lorry
  store n mercantile: buy department; furniture clothes grocery shelf manager customer sell hardware shoe shopper toy open
  store v? find_a_place|keep_or_lay: garage; attic cellar fridge grain file box data shed nut squirrel winter basement
  storm n violent: rain wind ship lightning; thunder sea blow flood fierce sky forecast hurricane tree sailor cloud damage
  storm v? take_by_force|attack_suddenly: soldiers castle; troops rebel police barricade palace fortress bastille invade building army enemy
  storm v? behave_violently,: room; angrily out fury rage slam angry meeting
  story n message|record|narrative: read tell book; author novel fairy write grandmother hero plot chapter tale character end
  story n structure_consisting|floor: building house; top hotel flat balcony lift fire tall apartment tower skyscraper
  story n? a_piece_of|a_message: bedtime read tell; adventure publish detective princess ghost imagination fiction dragon children
  story n? a_short_account: newspaper; reporter journalist headline front_page editor press magazine cover paper interview
  straight a free_from_curves|having_no_deviations: hair; nose back curly roman leg ruler spine
  straight a? having_no_deviations|free_from: line road; edge street arrow draw drive motorway path row posture
  straight a? (of_hair): hair; blonde brown long dark shoulder iron wavy fringe
  strain n special_variety|group: ; wheat rice mutation resistant mice corn tea breed
  strain n? injury_to: muscle back; groin calf hamstring shoulder injury athlete tendon ankle sprain
  strain n? (psychology)|difficulty: work; stress financial marriage mental exam nerve pressure job breakdown emotional
  strain n? (biology): virus flu; bacteria vaccine infection mutate tomato salmonella covid deadly
  strain v separate|injure: muscle tea pasta; sieve water juice potato rice soup colander vegetable cloth
  strain v? to_exert_much: eyes; ear dark hear read glimpse voice listen rope neck
  strain v? remove_by|exert_vigorously: muscle back lift; shoulder tendon calf athlete heavy groin hamstring player gym injury
  strand n line|pattern: hair thread; wool rope fibre necklace cotton pearl silk spaghetti web
  strand n? line_consisting|a_very_slender: hair; grey blonde loose forehead brush comb curl ear
  strand v? leave_stranded: island airport; passenger tourist flight tide snow storm boat motorist desert taxi
  strand v? drive_(a_vessel): whale beach; shore dolphin sand sandbank reef ship
  straw n thin_paper|small_thin: drink juice lemonade glass milkshake; cocktail plastic sip paper suck cup cola soda soft
  straw n plant_fiber: hat roof horse stable barn basket; bale cow hay pig mattress wheat bed donkey rabbit stall barley field
  straw n? plant_fiber|material_consisting: hat horse roof; thatched broom scarecrow sandal weave farmyard cottage
  stray v? wander_from: path; sheep lamb hiker forest herd goat lost route trail flock
  stray a? (of_an_animal): dog cat; shelter bullet kitten alley hungry feed street puppy adopt
  stream n natural_body: water fish river mountain; flow trout bank cross valley forest bridge fast brook shallow pebble
  stream n? the_act_of: people; traffic visitor steady car refugee customer constant
  stream v flow: tears; sunlight blood sweat face light rain cheek window sun
  stress n physics: metal; beam force steel bridge load tension fracture wing crack
  stress n difficulty: work exam; headache anxiety tired suffer pressure mental deal yoga
  stress n? the_relative: syllable word; vowel accent pronunciation second noun fall pronounce poem line
  stress n? difficulty|(psychology): work job; boss manager illness heart parent cope sleep reduce anxious
  stress v? to_stress,: importance; need point minister safety doctor expert report emphasize president hygiene
  stress v? utter_with: syllable; pronounce vowel accent second word noun speaker
  stretch n? a_large_and: road; beach coast river motorway water land desert lonely quiet
  stretch v extend_one's: arms legs yawned; cat muscle neck exercise runner warm yoga athlete wake
  stretch v? occupy_a_large,: desert; mile forest horizon beach wood coast empire field plain river
  stretch v? become_longer|make_long: sweater rubber; band elastic jumper t-shirt wool jeans leather shoe fabric wash
  strike n group's_refusal: workers union pay factory on_strike drivers pilots nurses miners; wage protest picket teacher railway railwayman march leader employer bus demand
  strike n? (baseball): baseball batter; pitcher umpire ball swing third miss
  strike n? an_attack: air; bomb missile military nuclear target drone civilian enemy kill
  strike v stop_work: workers union pilots; wage miner pay teacher nurse dockworker railwayman factory
  strike v deliver|hit: blow hammer head lightning; tree face fist car ball wall stone sword rock snake
  strike v? indicate_(a: clock midnight; twelve hour church noon bell thirteen chime grandfather
  strike v? produce_by_ignition: match; flint candle spark light cigarette box flame
  string n stringed|tightly: orchestra; quartet section concerto conductor brass ensemble
  string n lightweight|thin: parcel kite tied; balloon tie knot wrap yo-yo ball package puppet cut pull
  string n? a_tightly: guitar violin; pluck bass cello bow harp broken tune banjo tennis
  string v? thread_on: beads; pearl necklace thread shell fairy lanyard popcorn
  strip n narrow: paper cloth land bacon; plastic beach leather carpet metal tear lawn grass wood
  strip n? a_sequence: comic; cartoon newspaper superhero funny calvin draw
  strip n? an_airfield: landing land plane; pilot runway airport aircraft jungle helicopter desert
  strip v take_off|get_undressed: ; nude club sailor dancer stage stripper audience beach
  strip v? get_undressed: clothes doctor; bath undress naked shower waist underwear nurse patient swim
  strip v? take_off_or|remove_the_surface: paint wallpaper bed; varnish bark wood sheet wall sander leaf floor tree
  stroke n sudden_loss: hospital brain paralysed grandfather doctor suffered speak; heart_attack blood clot speech recover arm wheelchair risk survive rehabilitation paralyze
  stroke n swimming|movement: swimmer swim; breaststroke butterfly backstroke crawl pool rower oar freestyle
  stroke n? a_single_complete: brush; paint canvas pen artist ink bold
  stroke n? (golf)_the: golf; putt hole par lead club birdie bogey
  stroke n? (sports)_the: tennis; serve backhand forehand racket player cricket batsman ball
  stroke v touch: cat dog hair; cheek kitten fur beard gently horse purr puppy forehead pet head
  strong a? having_strength: muscles lift man; arm athlete boxer wrestler carry ox bull horse fit rope
  strong a? having_a_strong: coffee tea; cheese flavour mint beer cup mug drink brew cigar spirit
  strong a? not_faint: smell; perfume fish onion garlic drain scent gas paint
  structure n? a_complex: building; roof tower concrete bridge wooden collapse brick timber stadium wall
  stub n? a_torn_part: ticket; cinema concert theatre pocket cheque tear
  stub n? the_small: cigarette; ashtray smoke cigar pencil butt candle
  stub v? strike_(one's: toe; foot chair table swear barefoot rock kerb step ouch
  stub v? extinguish: cigarette; ashtray cigar smoke butt heel tobacco
  stud n adult_male: horse mare; stallion breed racehorse farm foal stable bull
  stud n? ornament_consisting: jacket; leather ear belt gold diamond punk collar nose door
  study n room: desk books house; lamp library father quiet professor lock computer bookcase fireplace
  study n? a_written|a_detailed: scientists found; researcher publish university journal participant survey result experiment
  study v? follow_a_course|be_a_student_of: university medicine; student exam law degree biology pupil college history library chemistry french
  study v? consider_in: map; researcher carefully face scientist menu behaviour document bee fossil evidence detail
  stuff v? cram_into: bag clothes; pocket suitcase mouth envelope sock rucksack pillow drawer cupboard
  stuff v? treat_with: bird; turkey chicken pepper fox taxidermist toy owl museum animal
  stump n? the_base_part: tree sit; oak axe log forest rotten saw root clearing
  stump n? (cricket): cricket; wicket bowler bat batsman umpire
  stump v? cause_to_be: question; expert riddle puzzle mystery detective contestant teacher crossword
  stunt n? a_difficult: film actor motorcycle; daring dangerous stuntman double perform circus parachute jump acrobat
  stunt v? check_the: growth; plant tree child development smoking drought bonsai
  style n way|manner: write painting writing; author novelist baroque cook artist prose architecture poet compose gothic
  style n? the_popular|distinctive: clothes; fashion dress hair designer elegant hairdresser jacket trend shoe model
  style n? (botany)_the: flower; stigma ovary pollen pistil petal botany pollinate
  subject n grammatical: verb sentence; predicate object noun pronoun clause agree singular plural
  subject n branch|subject_matter: school math history; lesson biology geography science teacher exam compulsory curriculum physics
  subject n branch_of_knowledge: favourite favorite maths school history; best english chemistry worst weakest pupil
  subject n some_situation: email; line message reply spam inbox
  subject n? a_person_who_owes: king queen; loyal monarch emperor rule kingdom throne british tax crown
  subject n? the_subject: conversation; change discuss debate topic sensitive book avoid politics painting
  subject n? a_person_who_is: experiment; researcher scientist volunteer psychologist test brain drug patient laboratory human
  submarine n? a_submersible: torpedo navy; captain underwater dive nuclear sink periscope sailor crew ocean surface german
  submit v hand_over|refer: essay report; application form proposal deadline plan claim manuscript student thesis assignment
  suck v? draw_into: straw thumb lollipop; milk baby sweet lemon vacuum finger dummy mint bottle lips
  suit n set_of_garments: wear tie jacket dark black grey shirt buy wed; shoe trousers waistcoat tailor groom interview navy blazer wool pinstripe linen businessman
  suit n playing_card: hearts cards trump partner bridge; diamond spade club ace player dealer deck
  suit n comprehensive_term: court lawyer law filed; divorce sue damages plaintiff judge settle courtroom defendant compensation lawsuit
  suit v be_agreeable|enhance: color time; date plan convenient climate schedule lifestyle need arrangement
  suit v? enhance_the: dress colour hat; hair beard haircut skirt black glasses pink coat blue jacket shoes
  suite n? apartment: hotel; honeymoon luxury penthouse bridal bedroom presidential bathroom executive floor
  suite n? a_matching: furniture; sofa armchair leather three-piece dining lounge
  sum n quantity_of_money: money; pay large pound tidy fortune dollar prize spend owe lump donate
  sum n? a_quantity_obtained: numbers; add total calculate equal arithmetic digit angle square
  summit n? the_top_or: mountain climbers; peak everest reach hike snow volcano view
  summit n? a_meeting: leaders presidents; nato european economic peace climate delegate trade minister host talks
  supply n? an_amount: water food; electricity medical oxygen fuel blood coal gas ammunition emergency shortage
  supply n? offering_goods: demand; price economics market oil exceed equilibrium
  support v? give_moral|approve_of|support_materially: family; parent charity team financial cause campaign candidate wife decision policy government
  support v? be_the_physical: roof beam pillar; column wall bridge shelf weight wooden arch floor ceiling hold
  surf v? ride_the_waves: waves beach hawaii; board wetsuit surfer ocean sea australia bali lesson shark
  surf v? look_around: internet web; site website browser net teenager phone online computer
  surface n? the_outer_boundary|the_extended: table; desk smooth cube kitchen rough scratch wooden polish shiny sphere
  surface n? the_outermost: water moon; earth lake sea skin crater planet float mars ocean ice beneath
  surface v? come_to_the: submarine whale diver; swimmer dolphin breath turtle fish seal air
  surgery n room_where: doctor dentist vet waiting; appointment nurse receptionist gp veterinary village
  surgery n medical: ; hospital anaesthetic scalpel specialise field qualify profession
  surgery n? performed: heart knee operation; surgeon patient eye brain plastic transplant undergo recover cosmetic cancer spine
  suspect n someone_who_is_under: police arrested; murder detective criminal prime interrogate custody question crime robbery interview
  suspect v? believe_to|imagine_to: police; fraud detective murder cancer husband foul_play truth lie arson poison affair
  suspend v hang_freely: ceiling lamp; bridge rope chandelier cable wire basket hammock cage chain
  suspend v bar_temporarily|stop: pupil player school; driving_licence footballer referee teacher policeman pay doping match misconduct ban fight
  suspend v? stop_a_process: bus trains; service trading ferry production negotiation aid talks flight search construction
  swallow n long-winged|small_long-winged: bird nest fly summer roof africa wings birds wires; barn beak migrate autumn chirp spring sky swoop eaves
  swallow v pass_through: tablet pill throat food water; chew medicine mouth snake gulp whole oyster bite coffee wine
  swamp n? has_more_woody: alligator mosquito; crocodile mud marsh frog bog jungle drain louisiana
  swamp v? fill_quickly|drench_or: boat letters; wave request tourist flood complaint deck email
  swarm n moving: bees; insect locust wasp fly mosquito hive beekeeper attack ant
  swear v utter_obscenities|curse: word words rude teacher; loudly child mouth driver parent curse obscenity footballer toe sailor
  swear v to_declare|promise: court; witness jury judge testify affidavit lie perjury
  swear v? promise_solemnly|to_declare: oath bible truth; solemnly allegiance loyalty revenge secret never god
  sweat n? salty_fluid: forehead runner; drip brow brush wipe armpit handkerchief drop smell pour gym
  sweat v? excrete_perspiration: heat; palm gym profusely runner sauna sun nervous forehead exercise fever heavily
  sweep n? someone_who: chimney; soot brush fireplace roof boy victorian
  sweep v? sweep_with|clean_by_sweeping: floor broom leaves; dust kitchen yard carpet crumb path porch caretaker pavement snow
  sweet n dish_served|food_rich: eat child menu; dessert pudding course spoon trolley cheese waiter restaurant
  sweet n? a_food_rich: shop child sucked; chocolate jar bag toffee candy wrapper mint lemon tooth chew sticky
  sweet a? having_or: tea cake taste honey; sugar strawberry wine chocolate fruit apple dessert potato chilli grape
  sweet a? having_a_sweet: girl; smile kitten child puppy voice kind baby scent old_lady face
  swell n? the_undulating: sea boat; ocean wave surfer heavy yacht ship atlantic
  swell v increase: ankle; river crowd population rain number rank demand flood debt
  swell v? increase_in|expand_abnormally: ankle knee finger; wrist eyelid wasp bruise foot gland face injury sting
  swift n? a_small_bird: birds nest; flight roof swallow eaves migrate africa bat sky church
  swift a? moving_very: runner; deer horse reply action river arrow stream foot recovery current
  swing n mechanical|plaything|change: park child playground garden; seesaw rope slide tyre push toddler tree ride porch
  swing n? flowing_rhythms: jazz band; dance big_band trumpet music saxophone
  swing n? a_batter's: vote; batter baseball pitch miss homer fastball
  swing v? move_in_a|hit_or_aim: bat axe; club sword fist golfer hammer racket ball
  swing v? move_or_walk|hang_freely: monkey branches; rope door gate vine arm hammock pendulum tarzan trapeze gibbon
  switch n control: light lamp; electric flick wall press flip power plug bulb off button fuse
  switch v? cause_to_go: light tv; off radio lamp heating engine oven machine kettle torch computer
  switch v? change_over,|exchange_or|make_a_shift: seats; job channel train language side bank subject supplier shift career
`;
