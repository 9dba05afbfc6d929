/** The words from beam to brilliant. `collocations.ts` says what the columns are. */
export const fromBeaToBri = `
  beam n column_of_light: light torch lamp headlights laser flashlight sun; projector sunlight spotlight shine narrow bright moonlight ray dust fog window
  beam n long_thick_piece: wood roof ceiling steel oak support house iron wooden construction barn carpenter walls; attic timber concrete rafter crossbar bridge crack rot
  beam n gymnastic: gymnast balance somersault; vault olympic coach dismount flip fall parallel routine wobble
  beam n? a_group_of|a_column_of: searchlight lighthouse laser torch; electron particle x-ray sweep dark ship physicist energy
  beam v smile_radiantly: joy smile face proud happily baby delight parents teacher proudly; grandfather winner bride grandmother award compliment newborn happiness wide mother congratulate
  bear n massive_plantigrade: forest zoo polar brown cub honey animal grizzly claws fur hibernate den cave woods cubs panda hunters growled; teddy salmon bee wolf trap roar mountain ranger tourist paw fish alaska berry
  bear n? an_investor: market bull prices investors; trader stock wall_street share pessimistic sell short economy
  bear v put_up_with: pain cannot noise heat stand think can't sight losing anymore; heartbreak suffering loneliness grief smell hardship humiliation patiently silence agony suspense criticism barely
  bear v have_with|support_or_hold|contain_or_hold: weight load heavy bridge ice lorry shelf; pillar beam column signature strain shoulder ladder table donkey responsibility cost
  bear v give_birth|cause_to_be_born: child son daughter baby give sons; pregnant twin queen wife married heir hospital mother_of offspring girl
  bear v bring_forth: fruit tree apple trees; orchard blossom vine flower grape pear cherry berry plant autumn plum harvest
  bear v? move_while|have_on_one's: gifts coffin; procession tray message arms banner wise king pallbearer spices
  beat n basic_rhythmic: music drum dance song rhythm drummer dancers pop; drumbeat tempo bass tune tap reggae guitar clap techno hip-hop bar band
  beat n regular_route: police policeman officer patrol; cop constable journalist reporter crime walk night neighborhood detective downtown uniform
  beat v come_out_better: team chess game match final germany england beat_me beat_us two three opponent champion record lose defeated win liverpool score brother easily; barcelona tennis rival brazil round race points world_cup player election cup arsenal tournament
  beat v stir_vigorously: eggs sugar cream whisk bowl flour mixture; butter fork yolk batter mixer recipe foam dough fluffy
  beat v give_a_beating|hit_repeatedly: stick drum thugs rug carpet badly savagely whip; belt unconscious gang prisoner bully slave bruise cruelly robber victim club donkey policeman
  beat v? move_rhythmically: heart drum wings pulse; breast nervous chest rhythm doctor faster rapidly butterfly hummingbird loudly quickly
  bed n furniture_that_provides: sleep bedroom lie pillow blanket night hotel wake asleep sheets pillows hospital tired tucked king-size; mattress double room morning cot child duvet wooden crawl exhausted sick early
  bed n plot_of_ground: flower garden roses plant tulip vegetables weed tulips gardener strawberry lettuces; lawn dig daisy herb soil pansy rosebush hose carrot
  bed n depression_forming: river sea stream lake ocean dry stones; mud pebble gravel coral sediment fossil shell sand canyon fish
  bed n depression: riverbed; limestone clay slate valley sandstone geologist chalk
  beetle n? insect_having: insect wings crawled black shell leaf; ladybird antenna dung bug wood ground scarab leg larva collection spider
  bell n hollow_device: church ring school; bronze steeple wedding monk toll midnight cathedral tinkle peal
  bell n? a_hollow_device|the_sound: church ring school chimes bicycle ringing lesson tower; cat cow sleigh jingle sheep collar recess class pupil christmas ding
  bell n? a_push_button: door doorbell front; visitor press postman apartment neighbour delivery rang answer salesman porch hotel desk
  belt n band_to_tie: trousers waist leather buckle jeans wear dress loosened fastened seat pants; notch tighten hole skirt coat safety brown tool karate sword holster waistband
  belt n elongated_region: region green corn rust bible sun; farming industrial cotton forest tropical asteroid suburban wheat mountain climate mining
  belt n? endless_loop: conveyor factory luggage fan engine; suitcase airport machine package pulley motor checkout assembly
  bench n long_seat: park sit wooden garden newspaper pigeons; bus_stop lake rest piano seat sunshine couple station lunch tree wait
  bench n judge|persons_who_hear: judge court; lawyer magistrate bishops supreme appoint counsel justice verdict
  bench n? the_reserve: substitute players coach match reserve; injured manager football game quarterback second striker basketball season
  bench n? a_strong_worktable: tools workshop carpenter; hammer vice garage saw drill plane joiner
  bend n? curved_segment|a_circular: road river sharp slow driver corner; car steep tight mountain blind brake cyclist truck curve motorbike round
  bend v? bend_one's: down floor knees picked over touch toes; backwards shoelace forward waist kneel lift over_to spine
  bend v? form_a_curve|cause_(a_plastic: wire metal spoon branch arm wind iron knee; nail bamboo tube pipe twist elbow bow bar strong rod pliers
  berth n? a_place_where: ship harbour dock port ferry; yacht moor quay vessel captain boat marina anchor
  berth n? a_bed_on_a: sleep train cabin ship; upper lower passenger sailor bunk overnight
  bid n? a_formal_proposal|an_attempt: auction painting highest contract company; takeover olympic host buyer million collector merger construct electoral escape presidency presidential
  bid v? propose_a: auction painting dollars pounds; vase auctioneer million antique collector furniture buyer art contract thousand highest
  bill n statute_in_draft: parliament law vote congress senate government passed president lawmakers debate reform; veto sign legislation house republican tax democrat amendment reject draft introduce
  bill n itemized_statement|account_of_payments: pay restaurant electricity waiter phone gas dinner telephone hotel paid asked heating unpaid monthly rend dentist split; grocery month mobile credit bank water tip plumber garage owe check eat
  bill n piece_of_paper_money: dollar money wallet ten hundred twenty dollars cash; fake counterfeit five coin banknote crumpled pocket change forge
  bill n horny_projecting: bird duck yellow long beak platypus pelican toucan heron swan fish hold; curved worm parrot eagle feather puffin orange goose sharp spoon-shaped hooked peck
  bill n? an_advertisement_(usually: stick post; concert wall theatre advertisement circus star
  bind v stick_to|make_fast|tie|wrap_around: hands rope wound; chain bundle thread stick wrist raffia
  bind v? stick_to_firmly|tie_or_secure,|secure_with_or: prisoner ankles hands tied foot rope string; captive rope_around chair robber kidnapper victim gag tree mast
  bind v? wrap_around: book bandage leather pages; cloth leg splint printer thesis nurse notebook album
  bind v? create_social: family friends; love couple community nation culture tradition marriage
  bind v? bind_by_an: contract agreement; legally treaty oath law party signature seller promise
  bind v? secure_with_or|tie_or_secure,: hands rope hostage; glue tape flour egg sauce ingredient cement
  bit n small_piece|small_quantity|small_fragment|small_amount: bread paper cake little tiny piece chocolate luck advice; cheese news salt sugar fluff glass food broken crumb biscuit butter
  bit n unit_of_measurement_of_information: computer data memory byte binary bytes processor digital; per_second file encryption software circuit transmit pixel megabyte code kilobyte
  bit n metal_held_in_horse's_mouth: horse mouth rider bridle reins jockey; stable saddle pony tack chew gallop
  bit n? an_indefinitely: wait minute; rest hurry late sleep patience longer tired
  bite n small_amount_of_solid|light_informal|painful_wound|wound_resulting: insect sandwich apple take hungry cake pizza; burger cookie pear steak swallow chew peach hamburger mouthful toast lunch chocolate
  bite n? a_wound_resulting|a_painful: mosquito itchy snake spider flea tick dog; bee vampire ant shark swell bleed poison rash bug leg rabies venomous
  bite v grip,_cut_off: dog tooth apple nails lip nail tongue bread postman; shark snake puppy carrot biscuit lion cookie ankle chew hard crocodile cat sandwich finger
  bite v? deliver_a: mosquito; spider insect flea wasp cobra tick midge
  bitter a marked_by_strong_resentment|very_difficult|proceeding_from: enemies divorce argument resentful quarrel jealous dispute rival; feud memory fight row rivalry struggle hatred regret widow angry end
  bitter a causing_a_sharp|taste: coffee taste chocolate medicine lemon tea almonds lemons beer tasted pill; gin sour chicory sip orange herb sweet flavour olive leaf cucumber taste_of swallow drink
  bitter a? very_difficult: disappointment blow cold; failure truth irony experience defeat lesson grief
  bitter a? causing_a_sharply: wind winter cold; frost freeze snow shiver night scarf coat northern january
  blade n flat_part_of_a_tool|cutting_tool: knife sharp razor cut sword saw; dull lawnmower penknife dagger kitchen scalpel carve
  blade n leaf_of_grass|especially_a_leaf: grass lawn; meadow ant corn dew green chew barley weed caterpillar wheat straw
  blade n? the_flat_part|a_cutting_or: knife razor sharp axe scissors sharpened sword propeller; steel shave barber skate helicopter windmill fan blunt rusty pocketknife turbine
  blanket n? bedding_that: bed warm wool cold wrap sleep; crib sofa shiver electric pillow mattress cover knit picnic baby dog soft sheet beach
  blanket n? anything_that: snow fog; mist leaf cloud thick village valley smog hill field
  blanket a? broad_in_scope: ban; smoke statement refusal coverage alcohol amnesty rule approval
  blast n? an_explosion|a_sudden_very: bomb explosion killed windows; dynamite victim terrorist gas mine nuclear building injured shock factory
  blast n? a_strong_current: cold air wind; hot oven furnace icy arctic blow heat air_conditioner door
  blast v? use_explosives: rock tunnel dynamite; quarry mine hole cliff hillside granite gunpowder mountain
  blast v? make_a_strident: music radio horn; loud speaker trumpet neighbour stereo song car party
  blaze n? a_strong_flame: fire firemen firefighters building warehouse flames; smoke factory forest brigade hotel fight rescue crew destroy
  blaze v? shine_brightly|burn_brightly: sun fire lights; fireplace sky desert log sunshine bonfire campfire beach hot torch
  blind n protective_covering: window sun pull down venetian roller lowered sunlight room; bedroom curtain slat sunshine shut office kitchen open shade raise
  blind v? render_unable: light headlights sun; sunlight flash dazzle eye driver acid lamp explosion snow
  blind a unable_to_see: dog man bear guide eyes sight birth braille stick cane; deaf born pianist girl singer lead cross beggar accident masseur helper disabled
  blind a? unable_or: faults; reality danger consequence fact injustice suffering
  blind a? not_based: obedience faith; trust loyalty devotion rage love hatred follower panic
  block n rectangular_area|city: street walk city away around neighbourhood streets; turn corner run school three bakery downtown north building live
  block n solid_piece: wood stone concrete ice marble butcher; cheese cube cement knife carve granite lego butter chocolate metal toy pyramid
  block n? housing_in: flats office apartment tower; storey tenant skyscraper demolish elevator resident council high-rise
  block n? an_inability: writer's mental; emotional psychological memory novelist student creative therapist
  block v interfere|prevent|obstruct|block_passage|render_unsuitable_for_passage: entrance police view door sun; crowd light demonstrator hat guard fog cloud tank blockade barricade fence tall
  block v? render_unsuitable|obstruct|block_passage: drain pipe sink lorry exit driveway snow passage traffic truck road tree fall path; toilet leaf hair landslide gutter bath plumber tunnel rubble rock artery van
  block v? hinder_or: sale plan parliament; veto senate merger proposal reform congress court bill president takeover
  blood n? the_fluid: bleeding wound donated donate doctor vein nurse bandage cut; pressure test vessel vampire donor heart artery sample drop red transfusion stain knife nose pump
  blood n? the_descendants: royal noble family; aristocrat prince queen relative kin ancestor heir ancestry princess
  bloom n organic_process|best_time|reproductive: flowers roses; spring cherry tulip garden orchid july blossom wisteria
  blow n powerful_stroke: head fist strike hit boxer hammer punch; stomach rib victim deliver karate parry
  blow n unfortunate_happening|disappointment|comedown: loss news terrible death bad; suffer widow team redundancy failure divorce shock bereavement career cancel
  blow n? a_powerful|an_impact: nose chin knocked punch stick hammer unconscious; bat baton attacker robber skull axe sword knee policeman jaw fatal
  blow n? an_unfortunate|an_unpleasant: heavy lose losing sad serious news; morale devastate disappointment injury economy bankrupt defeat pride cruel family
  blow v exhale_hard|be_blowing|cause_air|be_in_motion: air breath candle horn whistle trumpet nose candles soup hot balloon smoke; referee cigarette bubble pipe dust bugle steam cake flute
  blow v? be_blowing|be_in_motion: wind storm leaves hat gale roof hard; breeze umbrella tornado wind_is hurricane north sand paper door strong howl
  blow v? free_of_obstruction: nose handkerchief tissue; cold sneeze hanky boy stuffy loud
  blow v? cause_air: hair; dryer hairdryer fan vent fireplace ventilator
  blue a? filled_with: sad feeling depressed monday; lonely mood cry winter heartbroken homesick miss gloomy
  blue a? having_a_color: sky eyes dress sea shirt paint; jeans ink bright red green dark ocean light pale car wear navy flower ribbon
  bluff n high_steep_bank: river sea cliff above house overlooking ocean top; steep climb castle bay lighthouse cave beach hill mississippi
  bluff n pretense|act_of_bluffing: poker calling call; opponent card bet threat pretend fall empty gambler see
  bluff v deceive|frighten: poker cards opponents hand; bet threat win gambler player liar pretend
  board n committee: directors company meeting chairman member school governor chief governors trustees vote replace executive resign; chairwoman appoint election approve bank ceo elect shareholder advisory budget treasurer
  board n flat_piece|stout_length|sheet: wood chess game notice nail chop bread write surfing ironing diving cheese; dart skate cutting pawn wave floorboard chessboard marker
  board n? made_in_a: nailed plank sawed floor wooden sandwich; hammer carpenter fence timber loose roof creak window hole plywood
  board n? a_vertical: notice chalk pin teacher write advertisement; bulletin eraser blackboard classroom pupil score list
  board n? food_or_meals: full room lodging meals; guest_house landlady tuition rent hotel hostel student
  board v get_on: ship train plane bus passengers flight ferry passenger may aircraft airport gate crew minutes passport; aeroplane luggage tram airline pirate traveller queue tourist vessel yacht delay coach subway
  board v? live_and_take|lodge_and|provide_food: lodgers; school room student aunt landlady pupil kennel monastery
  body n? the_entire|the_body_excluding: exercise human muscles healthy skin weight; temperature heart organ tattoo mind fat massage leg brain naked weak disease diet swim
  body n? a_natural: murder dead police grave corpse detective bury river found; coffin autopsy funeral morgue hide pathologist victim wreck identify
  body n? a_group_of: governing student students official; legislative public international elect regulatory statutory athletics cyclist parliament
  body n? an_individual: heavenly planets; sun star celestial orbit moon telescope water
  boil n painful_sore: skin neck pus painful doctor; pimple swell infected burst back sore antibiotic nurse lance
  boil v come_to_the_boiling|immerse_or_be|bring_to: water kettle egg potato eggs tea minutes soup pan; rice lobster pasta vegetable carrot spaghetti milk hot stove cook noodle saucepan steam
  bolt n screws_into_a_nut|screw: nut screw spanner tighten wheel metal engine wrench nuts bicycle bridge shelf tightened; thread loosen mechanic hole bracket frame drill plumber tool hammer
  bolt n part_of_a_lock|sliding_bar: door slide lock gate locked front across close bed; shut cottage wooden rusty key knock shed latch iron padlock
  bolt n discharge_of_lightning: lightning thunder strike sky tree storm; cloud zeus cow thunderbolt oak house flash kill church golfer rain
  bolt v leave_suddenly: horse frightened run thief startled away gunshot; deer escape animal flee calf exit noise pony
  bolt v swallow_hastily: food dinner breakfast meal lunch sandwich; hungry swallow soup cereal burger toast hurry snack gulp
  bolt v secure_or_lock: door gate lock doors night; shed table plate screw bar cellar key shut
  bolt v? leave_suddenly|move_or_jump|usually_includes: horse stable rabbit thief mare thunder fright run shot cart; fox guest donkey squirrel scream dog burglar cat bang nun
  bomb n explosive: exploded war drop plane explosion terrorists planted airport; bomber defuse suitcase atomic nuclear hiroshima victim bunker timer soldier detonate hoax
  bomb v? throw_bombs: planes city war aircraft enemy; raf village pilot port terrorist hiroshima bridge nato civilian factory rebel harbour
  bond n certificate_of_debt: government invest money shares buy interest treasury investors investment stocks savings; yield bank maturity debt trader company fund municipal issue
  bond n connection_based_on: mother friendship family strong between child love sisters twins friends marriage break quarrel; brother emotional daughter parent puppy loyalty between_the unbreakable sibling common strengthen trust
  bond n electrical_force: atom chemical molecule hydrogen carbon atoms; oxygen covalent electron energy double nitrogen metal polymer reaction protein
  bond n electrical: chemistry; sodium chlorine sulphur metallic potassium hydrochloric
  bond n connection: dog; owner boy cat rider horse pet loyal affection
  bond n? a_restraint: chains slave prisoner; captive cut wrist rope escape free leather tyranny
  bond v? create_social: baby mother; newborn father teammate puppy colleague trip infant child dad class
  bond v? stick_to_firmly: glue surfaces; wood metal adhesive plastic ceramic tile rubber plate cement
  book n written_work|physical_objects: read author library page write shelf story novel chapter bestseller bookshop borrowed published; bookshelf cover print bedtime child shop interesting student thick
  book v arrange_for|reserve|engage: ticket hotel table flight room holiday seat restaurant; cinema reservation trip travel single berth tour airline vacation show doctor receptionist
  book v? engage_for|arrange_for: rooms flights seats advance theatre taxi weekend; agency band singer internet cruise photographer hairdresser orchestra clown speaker
  boom n sudden_happening|state_of_economic: economy housing business property; bubble export trade bust dot-com stock
  boom n deep_prolonged|loud: thunder guns cannon explosion; sonic sound loud bomb echo drum distant firework
  boom n pole|spar|horizontal: sail boat sailing mast microphone swing; deck head yacht wind camera crane rope
  boom n? a_state_of|a_sudden_happening: oil tourism construction economic prices years baby; post-war gold industrial slump end recession wartime mining internet job population
  boom v? grow_vigorously: business economy; trade tourism sales industry export town market restaurant sector
  boom v? make_a_resonant|make_a_deep: voice guns thunder; canon bell bass speaker loudspeaker wave waterfall explosion megaphone
  boot n footwear: wear leather mud foot walking pair shoes football rubber muddy laces hiking boots soldiers hiker; polish ankle sock climber snow heel cowboy pull rugby
  boot n carries_luggage: car suitcase luggage spare wheel shop bags trunk; put lock open close boot_of shut taxi back golf vehicle driver groceries
  boot v cause_to_load: computer system laptop start; windows linux reboot disk software program server password usb
  boot v? give_a_boot: ball; goal footballer door kick striker field shin stomach hard
  bore n? a_person_who: dull talk stories boring party; guest conversation lecture neighbour uncle terrible talkative dinner listen joke company
  bore n? diameter_of: gun shotgun; calibre barrel millimetre rifle cannon narrow cylinder pipe
  bore v cause_to_be_bored: speech long lecture audience lesson stories film guests pupils asleep dull; teacher tale movie sermon tedious death yawn reader details holiday politics opera
  bore v make_a_hole: drill hole holes wood tunnel worm oil well insects; beetle rock metal termite engineer machine woodpecker miner geologist through ice
  boss n? a_person_who_exercises_control_over|a_person_responsible|a_person_who_exercises_control_and: office job fired salary rise late secretary work; company quit complain employee meeting desk promotion angry mafia strict ask resign
  bottle n vessel_used_for_storing: wine water milk beer; glass drink plastic lemonade cap juice oil sip fridge label pour
  bottle n? typically|the_quantity: champagne medicine shampoo cork empty perfume; gin pill vodka ketchup rum poison ink vinegar sauce
  bottle n? used_as_a: baby; formula feed nipple newborn warm mother infant sterilize
  bottom n? the_lower|the_lowest: hill page stairs glass bag ladder sea list; ocean screen river box garden pool drawer valley lake well pond cliff cup
  bottom n? the_fleshy: smacked sit fell pants; wipe nappy baby jeans slap bench spank pinch chair wiggle
  bounce v spring_back|come_back: ball wall check bank; rubber echo tennis light sound radar wave goal
  bounce v? spring_away|move_up_and|hit_something: ball trampoline child bed; kangaroo kid castle sofa pavement mattress springboard basketball basket puppy floor knee
  bounce v? come_back: cheque; account landlord rent insufficient pay funds
  bound v? move_forward: dog rabbit kangaroo deer; stairs leap hound hare puppy up forward antelope fence squirrel gate
  bound a? headed_or: london plane train ship north home bound_for; paris bus passenger new_york africa america flight westward cargo traveller freighter
  bound a? (usually_followed: happen win sooner fail lose succeed; eventually mistake rain complain notice surprise trouble change discover success win_the
  bound a? confined_by: hands foot rope prisoner hostage; ankle chain tape gag captive wrist tie chair victim
  bow n weapon: arrow archer shoot hunter shot aim robin hood dozen arrows archery quiver hunt; indian deer bowman warrior medieval tribe crossbow target sport
  bow n slightly_curved: violin cello string play fiddle violinist strings orchestra; cellist viola music rosin concerto musician teacher quartet
  bow n front_part: ship boat waves sail stern captain water sailors rocks anchor stand; titanic figurehead yacht sink deck iceberg crew paddle spray
  bow n knot_with_two: ribbon tied shoelace gift hair tie present dress shoelaces; pink neck parcel girl velvet wrap white lace pigtail christmas
  bow n bending_the_head: deep king queen polite respect; curtsy butler elegant waiter prince courteous gentleman stiff
  bow n appearance_by_actors: audience actors curtain take applause; concert stage encore clap final ovation theatre actress
  bow n? bending_the|an_appearance: pianist japanese conductor; custom respectfully slight ambassador head low samurai
  bow v bend_one's: queen king audience respect actors head low emperor; kneel deeply royal prince servant princess curtsy japan courtier bride palace
  bow v bend_the_head: stage; clap pianist singer encore orchestra applause violinist curtain conductor
  bow v? bend_one's_knee|bend_the_head|bend_one's_back: king queen japanese knee audience head; butler samurai ambassador politely waiter monk guest deep gentleman
  bow v? yield_to_another's: pressure; demand minister government critic protester threat inevitable union wish
  bowl n dish|round_vessel|large_structure: soup cereal rice sugar; bowl_of plate pasta cat kitchen porcelain dish china cream wooden
  bowl n? used_chiefly|a_dish_that|the_quantity: porridge noodles salad fruit mixing flour; egg spoon cook whisk cherry stew oatmeal goldfish breakfast strawberry
  bowl v roll_a_ball|hurl_a_cricket: cricket ball pins; bowler wicket england spinner yorker
  bowl v? hurl_a_cricket|roll_(a_ball): cricket batsman; fast test lawn innings stump
  bowl v? engage_in: alley pins; team friday strike evening ten-pin friend score lane
  bowler n? a_cricketer: cricket batsman wicket ball; spin fast test dismiss england pace over innings stump
  bowler n? a_felt_hat: hat wear; banker black umbrella gentleman suit laurel head chaplin businessman
  box n container;_may_have_a_lid: cardboard lid open shoes chocolates packed; wooden empty jewel attic tissue label heavy sealed hide hinge
  box n? a_(usually|the_quantity: matches present tools chocolates shoe cardboard parcel; egg crayon toy gift biscuit cigar pizza pencil
  box n? private_area: theatre opera royal; stadium queen balcony seat ballet duke stage jury
  box n? a_rectangular: tick form write draw; questionnaire page name correct ballot letter cross paper answer
  box v engage_in_a_boxing: gym ring fight champion gloves fights fighter heavyweight; boxing ali opponent trainer amateur punch bout olympic knock featherweight professional spar
  box v? put_into_a: books; gift ornament pack kitchen plate doll
  boxer n? someone_who: ring fight knocked gloves punch champion; knockout opponent bout referee train olympic jaw heavyweight round ali professional
  boxer n? a_breed_of: dog puppy pet; terrier breed breeder vet bark kennel poodle bulldog
  brace n structure|strengthens: tooth orthodontist dentist knee back neck leg; support wall beam child scaffold injured sprain
  brace n? an_appliance: tooth dentist orthodontist; straighten teenager smile wire braces metal
  brace n? elastic_straps: trousers; suspenders belt shirt red pants waistcoat button dungarees
  brace n? two_items: pheasants partridges; pistol hare shot grouse rabbit duck
  brace v? prepare_(oneself): impact shock news; crash storm hurricane collision turbulence winter pilot passenger worst land
  bracket n? a_support: shelf wall lamp; metal iron screw wooden television speaker hook
  bracket n? a_category: income age tax; earner salary tax_rate high taxpayer lower wage twenty price
  bracket n? either_of_two_punctuation_marks_([|^either_of_two_punctuation_marks_(: words sentence write round square; punctuation letter formula parenthesis equation dash mathematics author comma programmer
  brain n part_of_the_central: head skull surgeon; tumour damage nerve neuron scan injury memory cell stroke surgery neuroscientist think
  branch n division_of_a_stem: tree leaves bird oak apple sit climb break1 twig monkey bird's cut pine swing nest squirrel owl snow; willow trunk storm blossom bare hang cherry crow swung chainsaw parrot elm broke acorn fire lamp
  branch n division_of_some_larger|administrative_division: bank company office local shop manager london banks high opened firm closed headquarters close online; store chain department employee library regional clerk supermarket union overseas barclays executive
  branch n? a_stream_or|a_part_of: river railway; tributary track stream delta railroad valley line artery nerve
  brand n? a_name_given|a_recognizable: coffee jeans cars product favourite cereal buy shampoo advertised toothpaste; market soap luxury cigarette clothing whisky supermarket popular cheap customer beer tea leading
  brand n? identification: cattle; hot iron sheep rancher horse mark cow
  brand v? burn_with: cattle cow iron; hot rancher cowboy slave horse calf shoulder mark
  brand v? to_accuse: liar traitor; coward racist criminal heretic failure terrorist rebel press
  brass n? an_alloy_of: door handle knob copper metal plate candlestick; polish lamp candle zinc button nameplate shiny buckle bed plaque shell statue bell
  brass n? the_section|a_wind_instrument: band trumpet orchestra trombone; horn tuba section woodwind conductor string march play drum
  breach n failure_to_perform: contract law; agreement security trust sue peace promise breach_of treaty confidentiality discipline court privacy
  break n pause_from|some_abrupt|pause_during|time_interval: coffee lunch tea work rest holiday minutes tired take_a_break have_a_break sandwich study summer christmas weekend spring; school office cigarette refreshment toilet relax snack easter exam hour half-term biscuit vacation
  break n? an_unexpected: lucky big career; actress audition movie chance singer actor hollywood opportunity finally
  break v destroy_the_integrity|become_separated|separate_into_pieces|render_inoperable: glass window cup plate leg arm; bottle ankle lamp mirror bowl ball stone rib hammer toe nose
  break v? become_separated|destroy_the_integrity: fell vase bone stick ice accidentally; chair dish wrist branch rope pencil collarbone egg tooth skate
  break v? render_inoperable: machine radio washing computer toy; car fridge camera watch phone clock printer laptop kettle down lift tractor
  break v? act_in_disregard: law promise rules speed; contract word treaty oath agreement curfew commandment regulation limit
  break v? move_away: prison jail; convict cage guard inmate free
  break v? terminate: silence habit; deadlock tradition tie engagement relationship chain spell
  breast n? either_of|the_front: baby cancer milk woman feed; nursing bra lump tumour surgeon surgery mammogram robin implant
  breast n? meat_carved: chicken turkey roast; duck grill lamb cook fry fillet sauce meat dinner
  breed n special_variety: dog cattle dogs sheep poodle horse; pedigree cow terrier labrador pig cat bulldog farmer spaniel rare
  breed v cause_to_procreate|have_young|copulate: animals horses farm; cattle racehorse dog sheep pig cow pigeon champion rare kennel budgerigar
  breed v? have_young|cause_to_procreate|copulate_with: rabbits birds spring mouse pandas; salmon whale island penguin mosquito zoo captivity nest frog season seal rat
  brew v prepare_by_brewing|sit_or_let: beer tea coffee ale monks; brewery hops kettle storm pot strong herb barley breakfast morning tasty
  brick n? rectangular: wall house builder red lay mason; mortar chimney bricklayer pile garden cement fireplace clay throw kiln path
  bridge n structure_that_allows: river cross train cars road build water over crossed span suspension pedestrian ferry collapsed railway toll drive; thames truck bank pier engineer lorry stone bus arch boat wooden canal highway island flood traffic
  bridge n card_games: cards play players partner trumps whist played four evening; bid friday club poker tournament table grandmother chess couple
  bridge n upper_platform|upper_deck: captain ship officer captain's helmsman; navigator deck helm steer cruise radar submarine sailor naval
  bridge n hard_ridge: nose glasses spectacles; sunglasses freckle punch broken plaster narrow
  bridge n? a_denture: dentist tooth; crown false missing implant gum chew
  bridge v? connect_or: gap; difference generation divide rich poor culture gulf
  brief n? a_document|a_condensed: lawyer barrister designer architect case court; solicitor legal client counsel attorney trial construction agency
  brief v give_essential|inform: pilots soldiers reporters president team; press officer journalist agent mission crew general detective minister ambassador commander
  brief a short|concise: visit speech meeting pause moment conversation holiday interview stay; summary letter statement silence description interruption encounter ceremony marriage reply appearance report summer
  bright a emitting_or_reflecting: sun light room lamp stars color; candle window sunshine torch spotlight flame screen blind dazzle lantern fluorescent
  bright a quickness: student child pupil girl boy idea clever students kid school exams; grade university daughter intelligent learn class scholarship teacher son graduate maths
  bright a? emitting_or|having_lots: lamp moon headlights sunny eyes star; daylight morning sunlight bulb flash sky kitchen shine
  bright a? having_strong: red colours yellow colour orange paint; scarf pink lipstick green dress feather shirt curtain crayon parrot flower jacket
  brilliant a? of_surpassing|having_or: scientist idea student mathematician mind pianist; engineer career lawyer novelist inventor surgeon physicist suggestion young chess detective plan teacher
  brilliant a? shining_intensely|having_strong: sun light diamond blue; jewel sunshine white star sunset lamp sky colour flash moonlight sapphire
`;
