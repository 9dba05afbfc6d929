/** The words from dwarf to filter. `collocations.ts` says what the columns are. */
export const fromDwaToFil = `
  dwarf n? lives_in_the: snow white fairy tale gold; princess witch giant beard magic cottage legend axe wizard prince forest mine
  dwarf v? make_appear: building; tower skyscraper mountain hill city rival cathedral size beside neighbor
  ear n sense_organ: hear sound listen pain music pierced; doctor infection cold lobe hat wax plug noise cover
  ear n fruiting_spike: corn wheat barley field maize; harvest farmer crop grain stalk grow ripe husk kernel
  ear n? the_sense|the_externally: hear rings whisper pierced rabbit deaf earrings; voice sharp knock inner
  ear n? good_hearing: music; musician song melody language accent tune pianist composer singer
  earth n? the_3rd_planet: sun planet moon orbits globe space; astronaut mars universe gravity satellite atmosphere species rocket climate spacecraft distance
  earth n? the_loose|the_solid: garden spade dig plant; soil seed worm dig_up roots grave mud bury dirt wet farmer potatoes
  earth n? a_connection: wire electric; plug cable electrician socket terminal appliance shock
  easy a? requiring: exam question test; homework exercise recipe answer question_was task language puzzle lesson maths simple solve
  economy n? the_system: growth country recession; government tax minister market unemployment inflation bank crisis industry export trade boost
  economy n? the_efficient|frugality: fuel; save drive engine petrol class ticket seat flight passenger
  edge n sharp_side: knife blade razor sharp; sword axe scissors cut blunt tool chisel skate saw
  edge n boundary|line_determining|outside_limit: cliff forest table lake; road sit bed stood pool water fell cloth town village seat near
  edge n? a_slight_competitive: competition; rival gain competitor player give team advantage slight company business
  edge v? advance_slowly,: ledge door; towards crowd closer car past slowly climber forward inch crept
  egg n? oval_reproductive: boiled fry breakfast hen omelette chicken; bacon scrambled toast flour crack yolk cake milk beat butter shell pan
  egg n? animal_reproductive: lay nest bird fish turtle; hatch sperm insect cell frog female snake crocodile butterfly fertilize duck
  elder n? a_person_who: village church tribe respect; wisdom advice statesman listen obey wise young manners community generation
  elder n? any_of_numerous: tree flowers; bush berry hedge wine branch syrup blossom shrub grow
  elder a? used_of_the: brother; sister daughter son twin statesman older sibling
  element n? any_of_the: chemical gold hydrogen oxygen periodic; carbon atom iron compound helium metal symbol table heavy nitrogen sodium
  element n? an_abstract|an_artifact: important surprise; key essential trust plot design luck story danger truth risk success include
  embrace v? hold_(someone): mother hug airport; kiss daughter arm son tears friend tightly cry lover goodbye warmly wife
  embrace v? take_up_the|include_as: idea technology; religion change culture digital opportunity faith diversity democracy future reform freedom concept
  empty v? make_void: bag pockets bin; drawer bucket bottle pour basket rubbish wallet dishwasher tank ashtray bin_bag suitcase
  empty a? holding_or: bottle glass box room fridge; house street seat cup chair wallet plate stomach tank shelf bowl drawer
  empty a? devoid_of: promise threat; life word meaning gesture feel slogan hollow
  engage v hire: lawyer company; firm expert detective architect consultant builder staff employee
  engage v? carry_out: conversation; debate activity battle discussion talk politics trade dialogue research
  engaged a having_services|in_a_relationship|affianced|involved|pledged: ring marry wed fiance; couple girlfriend boyfriend marriage parent bride propose february announce happily cousin
  engaged a busy: phone line toilet; number call line_was bathroom lavatory lock occupied dial
  engine n? motor_that: car mechanic oil motor; start fuel diesel bonnet repair plane noise truck aircraft boat petrol
  engine n? a_wheeled: train carriages steam; locomotive railway track pull station coal wagon tunnel
  entertain v? provide_entertainment: guests clown child audience; magician party song crowd joke comedian dancer host visitor juggler story singer
  entertain v? take_into|maintain_(a: idea think; doubt notion hope possibility proposal offer suggestion
  entrance n something_that_provides: museum station building door main cave; gate hall hotel wait palace ticket hospital park school sign guard block
  entrance n? the_act_of|a_movement: stage make; actor grand dramatic bride exit bow audience applause trumpet
  entrance v? cause_to_be: audience puppets music child; magic beauty spell dancer song voice spectator story magician crowd
  entry n? an_item_inserted: diary dictionary; log encyclopedia page write ledger blog read alphabet database
  entry n? the_act_of_entering|something_that: refused club building visa; border passport ticket free museum country forbid illegal permit door burglar guard
  entry n? something_(manuscripts: competition; prize winner contest judge form closing submit deadline post
  equal v? be_identical: plus two; ten four minus half sum three six times divided hundred
  equal v? be_equal_to: record; world champion medal olympic runner athlete best score
  equal a? having_the_same: parts rights pay number; divide cake share size slice chance opportunity citizen treat amount law wage
  erect v? construct,: statue monument tent building; fence barrier scaffold worker memorial church wall barricade soldier square
  erect a? upright_in: stand; posture back soldier tail head ear spine position straight sit
  escape n? the_act_of: prison prisoner tunnel; jail cell guard narrow attempt route dig fire plan captive daring lucky
  escape n? the_discharge: gas; leak pipe steam radiation valve air heat
  escape v run_away|remain_free: prison prisoner tiger cage zoo; cell thief guard fire danger dog burglar captive custody flee arrest criminal
  escape v? escape_understanding: name memory; meaning attention notice point title word moment detail
  escort n? someone_who: police president bodyguard; guard motorcade armed soldier motorcycle minister convoy motorbike
  escort v? accompany_as: police home; guest guard soldier building lady car courtroom prisoner seat door bodyguard
  estate n? all_of_your: will died left child; inherit heir widow lawyer inheritance debt daughter wealth leave tax
  estate n? extensive: housing country lord acres; council flat mansion manor owner land hunt gardener farm duke deer
  even v make_level: score surface; equalise goal striker penalty minute sand
  even a divisible: number odd two four divisible; numeral prime integer digit add number_is page multiply
  even a equal|flat: surface level score; chance match balance distribute split
  even a? being_level: surface floor ground; table road layer smooth flat tile lawn coat teeth
  evening n? the_latter: dinner sun; walk spend dress dark party night spent concert summer six tomorrow saturday
  exchange n? the_act_of_changing|the_act_of_giving: gifts prisoners currency student; visit hostage programme school idea information foreign pupil rate letter
  exchange n? a_workplace_for: stock shares; broker price market trader london investor telephone
  exchange n? a_mutual_expression: heated; word angry brief argument polite minister insult bitter
  exchange v give_to,_and_receive: gifts letters rings addresses students; number present christmas card phone greeting vow view glance partner smile insult
  exchange v? exchange_or|hand_over: dollars money shop size; shirt currency receipt euro refund jumper sweater faulty bank yen trousers
  execute v? kill_as_a: king murderer prisoner electric beheaded; traitor hang death queen guillotine firing spy soldier sentence
  execute v? put_in_effect|carry_out_a: plan program; order task command operation strategy move perfectly manoeuvre dance
  exercise n activity_of_exerting|physical: gym body healthy swim daily muscles; jog weight diet doctor fitness bike regular walk run yoga
  exercise n task: grammar book homework maths; teacher pupil student page answer question class textbook spell write pencil copy
  exercise n? systematic: military; navy troops army nato drill soldier fire
  exercise v? give_a_workout|do_physical: gym dog muscles; regularly healthy run swim jog daily body week fitness doctor weight
  exercise v? put_to_use: right power; caution control authority option freedom judgment vote restraint patience
  exhaust n gases|system: fumes smoke engine; pollution diesel traffic carbon cloud poisonous
  exhaust n? system_consisting: car hang garage noise mechanic pipe; loud rust garage_said repair replace broke motorbike fell
  exhaust v wear_out: tired meeting work child me walk runner climb; journey heat exercise marathon night baby hike race swimmer effort long
  exhaust v? use_up_(resources|use_up_the: supplies patience; resources fund options money fuel food savings stock possibility oil
  exhibit n? something: museum gallery; painting sculpture visitor display dinosaur artist touch glass science
  exhibit n? an_object: court; judge evidence jury lawyer trial knife prosecutor witness
  exhibit v? give_an_exhibition|to_show,_make: paintings gallery; artist sculpture work museum photograph london picture
  expand v? become_larger|make_bigger_or: metal heated business balloon; chest gas universe waistline market market_share lung rubber city empire company
  expire v? lose_validity: passport visa licence ticket; contract lease milk warranty card deadline membership offer licence_had password
  expire v? pass_from: died; patient breath peacefully king hospital die
  expose v? expose_or: sun cold radiation; chemical child virus danger air asbestos light infection disease skin_to
  expose v? make_known: scandal corruption journalist; newspaper secret fraud lie truth crime reporter spy cheat documentary politician identity
  expose v? reveal_to|to_show,_make: skin; shoulder belly tooth bone wire brick leg chest wall flash
  express n public_transport|rapid: train bus paris; station platform ticket overnight london catch coach passenger
  express n? mail_that|rapid_transport: post; mail parcel deliver letter package courier
  express v give_expression|articulate: thoughts; idea word poem language write emotion clearly
  express v? either_verbally|give_expression: feelings opinion thanks; concern anger regret sympathy love interest view sorrow doubt hope wish gratitude
  express a? without_unnecessary: train bus; coach railway delivery service mail fast lane
  extract n? a_solution: vanilla; malt almond teaspoon herb plant lemon cake bottle
  extract n? a_passage: book read novel; poem text page author speech chapter passage diary publish letter
  extract v? remove,_usually: tooth dentist; pull root wisdom anaesthetic bullet forceps patient
  extract v? separate_(a: gold; oil juice iron mineral metal coal nectar ore salt seed
  eye n organ_of_sight: see blue look glasses blink closed tears sees; brown green lid eyebrow open doctor contact shut colour bright blind
  eye n small_hole: needle thread; sew thread_through tailor cotton string
  eye n? an_area_that: storm hurricane; calm wind eyewall tornado
  fabric n artifact|cloth: cotton dress silk curtains sew; shirt sofa linen weave woven dye pattern tailor blouse wool shop soft
  fabric n? the_underlying: society; social family nation culture moral community
  face n front_of_the: smile eyes nose wash washed wrinkles beard; pale mouth shave cheek hide mask red towel hair pretty cream tears
  face n? a_surface: mountain cliff cube rock; climb north cube_has steep coal stone
  face n? the_general: clock watch hands; dial alarm sundial number wristwatch tower
  face n? the_feelings: sad; happy angry long straight puzzled disappointed worried pull look surprise
  face v deal_with|be_oriented|present: problem difficulties danger music; reality challenge crisis death enemy choice charge truth trial future
  face v? be_oriented|^be_opposite: garden window sea south street; room house wall balcony kitchen hotel north chair church toward lake
  face v? oppose,_as: team; opponent final boxer rival champion match cup tournament
  facility n building: sports; hospital gym pool modern storage training leisure hotel parking swimming
  faculty n? the_body_of: university professor; lecturer student teach research staff college academic law dean department
  faculty n? one_of_the: mental; sight speech memory hearing old_age reason sense
  fade v become_less_clearly|lose: colour jeans sun; light memory curtain paint hope tan photograph music voice sunlight wash dye
  fail v? be_unsuccessful: exam test students; driving pass pupil attempt maths mission candidate plan course
  fail v? stop_operating: brakes engine heart kidneys; power crop memory eyesight pump lung equipment electricity pilot
  fail v? leave_something: notice; appear arrive reply answer pay turn_up mention
  faint v pass_out: heat blood saw soldier sight; pain needle collapse floor woke hot shock nearly hospital girl
  faint a indistinctly|barely_perceptible|lacking_clarity: ; memory outline idea hope resemblance trace clue
  faint a? deficient|lacking_clarity_or_distinctness|indistinctly: sound light smell voice; star line scent noise signal cry glow smile mark whisper
  faint a? weak_and_likely: hungry; dizzy feel hunger heat weak exhaustion sick thirst
  fair n traveling_show|gathering: rides ferris candy village child wheel roller coaster candyfloss; fun carnival balloon goldfish dodgems horse clown carousel tent funfair ghost
  fair n gathering_of_producers: book frankfurt ferris trade publishers; exhibition stall hall craft antique company job international art exhibitor
  fair n competitive_exhibition: cow county prize; farmer pig pumpkin pie cattle livestock sheep agricultural judge
  fair a free_from: trial judge referee treatment play share treat; election fight chance vote equal fairly game contest hearing pay
  fair a light|very_pale|blond: hair skin blonde sunburn eyes freckles; complexion blue girl beard curl pale sunscreen daughter
  fair a free_from_favoritism: decision deal; criticism price deal_for comment reasonable wage settlement bargain offer
  fair a? very_pleasing: maiden; lady princess city beauty knight damsel
  fairly r conformity|without_favoring: treated treat referee judge both equally; pupil share prize split divide deal fight trial prisoner
  fake n? something: painting expert; original museum copy dealer forgery antique passport art sell banknote
  fake n? a_person_who: doctor; pretend impostor psychic phoney
  fake v? make_a_copy|tamper,_with: signature illness; death evidence passport results injury document smile cough
  fake a? having_a_misleading|being_an_imitation: passport fur money id diamond; name watch tan leather flower news gun money_to beard account moustache tattoo
  fall n season: leaves october autumn september november; winter summer spring leaf semester harvest halloween colour pumpkin season
  fall n sudden_drop: ice stairs; climber roof broke horse rope cyclist scaffold
  fall n? a_sudden_drop|a_movement: break1 hip ladder stairs; leg wrist bad bruise bike grandmother nasty tree
  fall n? a_sudden_decline: prices sharp temperature; rise profit sales share demand rate unemployment level pound dramatic
  fall n? the_act_of: berlin; rome empire regime paris constantinople wall dictator
  fall v descend|move_downward: ground tree rain ladder floor apple stairs; horse branch knee trip bike cliff wall balcony edge
  fall v? pass_suddenly: asleep love ill; silent victim pregnant bed pieces apart
  fall v? suffer_defeat,|be_captured: government city; empire enemy rome army regime minister fort troops capital
  fall v? fall_from: rain snow; night drop roof heavy snowflake hail sky leaf
  falls n steep_descent: water niagara; waterfall canadian victoria boat river tourist barrel
  familiar a? well_known: face voice; sight song tune place street surroundings smell name story scene
  familiar a? with')_well: with; software rules system procedure area computer subject law law_of work
  fan n enthusiast|ardent: football music beatles club big film team supporters of cheered match shouted stadium; player soccer hockey goal baseball game coach rugby season sport win
  fan n device_for_creating: air hot ceiling electric cool switch room heat summer window night sleep; blade engine hum breeze extractor spin turn motor bathroom
  fan n? an_ardent: concert singer autograph stage band actor wait pop star; movie rock celebrity album scream ticket jazz photograph
  fan v? agitate_the: herself face; flame newspaper magazine wind paper programme fire hot air
  fancy v have_a_fancy|imagine: boy girl cup coffee; fish pizza drink walk guy beer swim chips chocolate dinner night
  fancy a? decorative: restaurant car hotel clothes; dress party hat costume shoes expensive car_and jewellery cake footwork shop
  fare n? an_agenda|the_sum_charged: bus taxi train pay; passenger driver coin child adult return single airline conductor increase
  fare n? the_food_and: traditional; menu restaurant dish local chef food simple
  fare v? proceed_or: well; badly better candidate exam student election economy
  farm n? workplace: cows chickens tractor; pig sheep barn animal crop farmer dairy live horse wheat hen
  farm v? work_as_a: sheep; land acre family cattle grandfather fish generation crop dairy soil
  fashion n? the_latest|consumer_goods: clothes paris magazine model designers; show industry trend shop week boutique catwalk style wear
  fashion n? how_something: orderly; manner friendly similar calm usual strange traditional
  fashion v? make_out_of: wood; clay stick tool metal bone knife stone branch
  fast n? abstaining: ramadan break1 day; hunger break religious long muslim prayer
  fast v abstain: ramadan food eat lend religious muslims; month pray sunset holy monk dawn meal lent religion surgery
  fast a acting|moving_quickly: car runner train speed; bike horse driver internet ball motorbike food swimmer lane pace
  fast a? (used_of_timepieces): clock watch minutes; wristwatch slow hour ahead time
  fast r? quickly_or: run drive swim; walk talk grow work heart ride type quickly pedal write
  fast r? firmly_or: asleep stuck; hold sleep stand tie shut baby mud
  fat n kind_of_body_tissue|soft_greasy: meat diet butter; body fry burn bacon oil olive pig exercise goose animal sugar saturated
  father n? a_male_parent: son mother daughter; child brother dad husband baby wife grandfather die girl proud
  father n? Father'_is: priest confession; church forgive catholic pray heaven mass holy bless
  father n? a_person_who_holds|a_person_who_founds: modern science; invent nation psychology genetics medicine computer
  father v? make_(offspring): child; son daughter baby king twins heir
  fault n? responsibility|a_wrong_action: accident blame late; admit mistake driver broken sorry apologise argue lose mother crash car
  fault n? an_imperfection|(electronics): engine electrical machine; wiring computer repair technician electrician design brakes circuit mechanic phone software
  fault n? (geology): earthquake; geologist rock plate california line crust san valley
  fault n? (sports)_a: tennis serve; player double ball match
  feature n prominent: product useful phone important new; car software camera design safety main app kitchen attractive unique striking
  feature n characteristic_parts: face nose eyes handsome; mouth chin delicate beautiful portrait sharp lip handsome_man soft
  feature n principal_(full: film cinema length; director movie documentary screen hollywood animated movie_was
  feature n? a_special: magazine article; newspaper journalist editor write sunday reporter publish
  feature v? have_as_a: film singer; album star exhibition actor show advert song festival concert cast
  feed n? food_for_domestic: animals chicken; cattle bag horse grain sack farmer hay hen cow
  feed v give_food_to|provide_as_food: baby dog hens hungry ducks; cat bread spoon bird pig horse fish bottle family cow calf pigeon
  feed v? used_of_animals: insects; worm grass leaf bat caterpillar whale seed nectar larva plankton
  feel n? a_property: silk; fabric soft leather texture skin cotton smooth
  feel v? undergo_an: sad happy tired; guilty angry lonely sorry better sick sorrow proud nervous ashamed joy shame
  feel v? perceive_by: cold wind; pain warmth hand breath sun skin heat touch rain earthquake breeze
  feel v? examine_by|grope_or_feel: forehead; pulse wall doctor nurse cloth blind pocket dark
  fellow n? a_member_of: college; research royal society university oxford academic professor
  fellow n? a_boy_or_man: nice; poor young lucky decent clever handsome funny chap
  felt n fabric: hat wool cloth green; slippers soft boots sheet tip cut craft pen glue
  fence n barrier: garden wood dog post neighbor wooden climbed painted jump barbed neighbour; gate hole horse field cow repair wire barbed_wire nail yard electric
  fence n dealer_in_stolen: steal goods thief jewels sold; police burglar necklace diamonds robbery watch loot
  fence v fight: sword olympic olympics; duel foil champion opponent match mask blade tournament
  fence v? enclose_with: field; garden land yard cattle wire sheep farmer off
  fiddle n bowed_stringed: music play played folk; fiddler jig dance tune violin bow irish band pub string
  fiddle v? manipulate: pen watch; nervous ring tie hair button key nervously radio knob
  fiddle v? commit_fraud: accounts; tax expenses money books manager boss bill claim
  field n piece_of_land_cleared: farmer cows wheat; barn crop hay bull corn tractor potatoes sow
  field n branch_of_knowledge: study research expert scientist physics; university leading specialist professor career academic psychology
  field n playing_field|place_where: players football landing; team baseball ball aircraft airstrip hockey game
  field n? a_piece_of_land_cleared|extensive: wheat cows farmer sheep plough grass; plant hedge gate path harvest poppy walk flowers horse rice mud
  field n? a_piece_of_land_prepared: football players run pitch; referee crowd stadium match cricket kick captain score sports
  field n? a_branch_of|a_particular_kind: physics expert research science medicine; chemistry economics art engineering mathematics
  field n? the_space: magnetic; electric gravity earth particle electron strong force
  field n? a_region_where: soldiers; battle war army die troops battlefield brave enemy
  field n? somewhere: trip; pupil school geography wild
  field v? answer_adequately: questions; call journalist minister press reporter telephone
  fiery a very_intense: temper; speech passion debate orator argument rhetoric hair sermon red_hair
  fight n? a_hostile: enemy; battle war troops army soldier gun rebel sword freedom
  fight n? a_boxing_or: boxing champion; ring heavyweight round referee punch champion_of title knockout
  fight n? any_contest: boys playground cancer; pub gang brother school drunk broke street justice poverty couple start
  fight v? be_engaged: soldiers boys war dogs; brother army enemy battle bravely sword pub gang troops hero
  fight v? fight_against: cancer; poverty crime fire corruption racism disease injustice discrimination infection illness
  figure n solid|diagram|illustration: geometric page diagram chart see; square textbook triangle circle illustration caption graph show
  figure n amount_of_money_expressed|elements_that_collectively: ; million budget total pound estimate salary round dollar
  figure n alternative_names: slim body dress diet shadow; waist dark curves shape tall beautiful hourglass female
  figure n? one_of_the|an_amount: numbers sales statistics unemployment digits; report accurate official government percent profit increase double attendance accounts
  figure n? a_well-known: public political historical; leading key religious literary father respected famous controversial
  figure n? a_model_of: wax clay; bronze museum wooden statue carve toy sculptor plastic stone
  figure n? the_property|one_of_the: lucky eight number; three column seven nine zero add
  figure v understand|be_or_play: out; reason work puzzle problem solve answer
  figure v? judge_to_be: guess; late think rain probably suppose
  figure v? be_or_play: prominently; list novel diet name film poem
  file n set_of_related: computer document folder save open delete disk download police; attach copy email open_the hard_drive server backup laptop click
  file n tool: nail metal smooth rough wood nails edge; rasp carpenter sharpen blade sand saw manicure filing
  file n line_of_persons: walk single soldiers walked; rank pupils school march prisoner indian corridor ant
  file n? office_furniture: office; cabinet drawer secretary desk shelf steel
  file v record|register: court complaint lawsuit divorce; claim charge tax suit bankruptcy lawyer petition return form
  file v? smooth_with: nails; toolbox edge metal manicure smooth wood blacksmith
  file v? proceed_in: pupils hall students jurors line out back past soldiers coffin; mourner church courtroom audience silently classroom congregation passenger crowd
  file v? place_in_a: papers documents; letter secretary cabinet drawer office invoice clerk receipt alphabetically
  fill v make_full: glass bottle; jug cup bag kettle pour pot basket water_bottle
  fill v? make_full,|become_full: glass bottle water tank bucket; hole sink room hall tears air lung bath smoke pool stadium eye
  fill v? plug_with: tooth dentist; cavity crack gap wall plaster drill putty
  fill v? assume,_as|appoint_someone: vacancy post; job position role applicant candidate employer shoes seat minister
  filling n? (dentistry): dentist tooth; cavity drill molar gold fell pain
  filling n? a_food_mixture: sandwich pie; cake chocolate cream pastry apple chicken cheese ravioli pancake
  film n? a_form_of|a_medium_that: cinema actor watched director movie; hollywood horror oscar star screen comedy scene shoot festival studio
  film n? photographic: camera roll; develop photograph picture negative lens load photo
  film n? a_thin_coating: oil dust; surface grease soap ice sweat water
  film n? a_thin_sheet: plastic wrap; sheet cover cling window transparent layer food
  film v? make_a_film|record_in: camera scene; crew actor director documentary video wedding scene_in movie location hollywood
  filter n? device_that_removes: coffee water oil cigarette; air paper dust machine pump tap replace clog tobacco smoke
  filter v? remove_by: water; coffee sand paper tea impurity air dust kidney juice clean
  filter v? run_or_flow: light; sun curtain leaf sunlight crowd news tree window refugee
`;
