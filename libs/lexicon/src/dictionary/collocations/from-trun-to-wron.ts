/** The words from trunk to wrong. `collocations.ts` says what the columns are. */
export const fromTrunToWron = `
  trunk n main_stem: tree oak bark wood branches moss forest woodcutter fall climbed thick carve climb; chainsaw hollow log lean trunk_of_the_tree root lumberjack palm ivy stump
  trunk n long_flexible_snout: elephant water zoo sprayed animal its_trunk; tusk ear mammoth peanut trumpet curl reach baby
  trunk n luggage_consisting: packed clothes voyage attic old letters dolls lid key luggage ship trunk_of photograph; leather chest heavy unlock steamer padlock brass costume suit
  trunk n compartment_in_an_automobile: car suitcase spare; boot groceries trunk_of_the_car slam body taxi driver tire shopping
  trunk n body_excluding: arms legs; torso head muscle spine neck bend limb
  trust n held_by_one_party: money fund; trustee charity inherit beneficiary invest heir wealthy estate million grandchild
  try v? put_on_trial|examine_or: court murder; judge jury war_crime defendant convict treason criminal guilty robbery case
  try v? take_a_sample: soup; dish sushi taste recipe cake food wine delicious sauce cheese
  tub n large_open|relatively: bath; soak hot rubber water wash wooden plastic butter bathroom laundry ice_cream
  tube n conduit: rubber glass toothpaste test; plastic inflatable inner squeeze paint cream plug feed lipstick cardboard
  tube n electric|underground: london station train; passenger escalator commuter metro rush_hour subway strike victoria line ticket
  tuck v fit|make: shirt blanket; child bed pyjamas napkin sheet trousers bedtime hair duvet collar pocket
  tune n succession: whistle song piano whistled; hum catchy melody play violin fiddle accordion dance familiar compose lyric
  tune n? the_property: sing; choir off out_of_tune pitch string
  tune v adjust: engine; mechanic radio carburettor car motorbike station receiver dial
  tune v? adjust_the: piano guitar; violin string harp orchestra tuner instrument cello fork
  turf n surface_layer|range: grass; lawn garden roll lay soil stadium pitch football dig cow
  turf n? the_territory: gang; rival war neighborhood street defend protect drug leader
  turkey n large_gallinaceous|flesh_of: bird gobbled farm; feather poultry flock peck farmyard strut wild hen
  turkey n? flesh_of_large: christmas roast thanksgiving; stuffing gravy dinner cranberry oven carve leftover potato slice sandwich cook
  turkey n? on_the_collapse: istanbul ankara holiday; greece syria republic bulgaria border country kurdish erdogan mediterranean fly
  turn n? (game)_the: game wait; dice chess player roll board monopoly patiently speak
  turn n? a_circular|a_movement: left right; sharp junction street wheel signal driver roundabout motorway road
  turn v change_orientation|cause_to_move: corner left; right round head road street driver traffic bend face path
  turn v? cause_to_move_around_or|move_around_an|cause_to_move_around_a: key page wheel; knob handle lid clockwise tap doorknob dial pedal pancake windmill
  turn v? pass_into: red; leaf pale yellow brown blue autumn sour grey frog prince white blond water
  twist n? an_unforeseen: plot story; ending surprise film novel unexpected fate tale thriller
  twist v? form_into_a|cause_(a_plastic: wire; rope hair thread ribbon paper strand tie metal
  twist v? twist_or_pull: ankle; knee fall sprain wrist neck footballer swollen arm
  type n small_metal|printed: printing; lead press gutenberg metal compositor set
  type n? a_subdivision: blood; different skin personality category plant soil music cloud bird car
  type n? printed_characters: bold; font letter italic small headline large read
  type v write_by: keyboard letter computer email; typist secretary typewriter password fast message finger essay laptop screen
  tyre n? hoop_that: flat puncture bicycle changed car pump; spare wheel mechanic van rim rubber inflate slash cycle burst
  umbrella n lightweight: rain; wet open carry handle raincoat stand broken cloud stroll beach puddle
  uniform n? clothing_of: school soldier; wear nurse police officer badge button cap army tie blazer medal
  uniform a? showing_a|the_same_throughout: size colour; standard temperature distribution surface pattern texture rule regular
  union n? an_organization: workers strike trade; miner negotiate leader wage member labour railwayman employer
  union n? a_political: european soviet; monetary currency republic country state scottish nation political
  unit n? any_division: metre measurement; kilogram length energy litre currency volt second
  unit n? an_organization: army; soldier elite military commander police combat regiment special
  unit n? an_assemblage: kitchen; storage shelf wall air_conditioning module apartment furniture drawer
  upset v? cause_to_overturn: glass milk; vase table bucket spill boat chair paint tray wine canoe cup
  upset a? afflicted: cry; tear daughter death parent angry worry news comfort quarrel sister divorce
  upset a? mildly_physically: stomach; digestive belly eat oyster vomit tummy queasy
  utter v articulate|express: word cry; sigh scream sound syllable sentence prayer breath shriek speak lip curse
  utter a complete|without_qualification: fool nonsense disaster; stranger chaos waste contempt rubbish silence darkness astonishment failure rot confusion
  vacuum n electrical: carpet cleaner; vacuum_cleaner floor bag hoover rug dust suck broom housework mop plug
  vacuum n region|absence: ; void outer matter light nature power fill leadership
  vacuum n? the_absence|a_region_that: space pump; air pressure sound physics flask chamber seal particle
  vacuum v? clean_with: carpet; floor rug bedroom sofa hoover stair dust clean living_room crumb
  vain a? having_an: mirror; admire handsome proud arrogant beauty peacock appearance queen actress selfish
  vain a? unproductive: attempt search; effort hope rescue wait try struggle prevent police persuade doctor
  value n? the_amount|the_quality: house; property market rise price sentimental antique painting jewel land double gold dollar
  value n? an_ideal_accepted: moral; family religious traditional society christian religion culture parent democratic
  value v? think_much|hold_dear: friendship; opinion honesty loyalty advice independence freedom privacy employee
  value v? fix_or_determine|estimate_the_value: house; expert antique painting estate million appraiser company insurance pound
  valve n? a_structure: heart; surgeon blood patient mitral surgery replace artery
  valve n? control_consisting: pipe; gas steam shut tap leak turn pressure engine water tank boiler
  vault n burial|strongroom|arched: gold bury church; crypt tomb king coffin stone cathedral chapel family arch ceiling
  vault n? a_strongroom: bank money; thief jewel robber lock diamond vaults safe steal deposit combination
  vault v jump: fence wall gymnast horse; pole athlete gate hurdle barrier turnstile railing
  veil n? a_garment: bride face; wedding muslim lace nun lift hat wear hide cover hair
  vein n blood_vessel: blood arm; artery heart needle wrist neck bleed inject pump nurse varicose drug throb
  vein n layer_of_ore: gold; miner rock silver quartz ore coal dig
  vein n? any_of_the: leaf; insect wing stem botany dragonfly cabbage
  vessel n craft|vehicle: ship sea large entered crew harbour harbor sailed; fishing naval anchor captain port cargo sink merchant coast ocean
  vessel n tube: blood eye burst; heart brain artery bleed narrow doctor vein pressure clot
  vessel n? an_object: clay; pot empty drink glass wine ceramic pour fill bronze ancient
  vest n sleeveless|collarless: wear suit; waistcoat pocket button watch jacket tie leather bulletproof police
  vest n? a_collarless: shirt; underwear cotton trouser pants string sweat white undershirt underpants
  veteran n serviceman: war; vietnam army soldier medal wound parade military iraq uniform wheelchair
  vice n? moral_weakness: gambling; drink smoking drug prostitution virtue squad sin
  view n? the_visual: window sea mountains; spectacular balcony room hotel hill valley tower city top beach beautiful
  view n? a_personal|a_way_of_regarding|the_expression: opinion; political express point_of_view different politician share agree strongly extreme
  view v? see_or_watch|look_at_carefully: house; film exhibition visitor painting slide telescope estate_agent buyer picture
  vine n plant: grapes; vineyard wine climb grow tomato hillside wall stem ripe
  violet n? any_of_numerous: flowers; purple garden primrose bunch wood spring blue african sweet bloom
  virus n virology: flu infected cold; hiv vaccine spread deadly catch cell disease mask pandemic infection corona
  virus n software: computer laptop email infected files; download attachment antivirus program software hacker pc scan delete
  virus n (virology): flu cold; bat sneeze patient symptom fever cough
  vision n ability|perceptual: eyes night; blur optician glasses perfect poor tunnel retina double impair blind
  visit v? pay_a_brief|go_to_certain: museum; relative aunt castle friend grandmother cousin weekend hospital tourist prison
  vital a? performing: organs; sign heart lung bodily damage function body
  voice n? the_distinctive|the_sound: sing; loud deep hear shout whisper soft hoarse choir telephone loudly beautiful
  voice v? give_voice: concern; opinion anger doubt fear complaint protest dissatisfaction criticism
  volley n tennis: tennis; racket net forehand ball court serve player backhand
  volume n amount_of_3-dimensional: cubic litre box cube; water liquid container gas cylinder measure sphere tank calculate
  volume n physical_objects|publication: book library encyclopedia books; publish author encyclopaedia poem edition poetry print dictionary
  volume n magnitude_of_sound: radio loud music tv turn; speaker television noise headphones button turn_up neighbour stereo knob remote
  volume n physical: shelf; dusty leather heavy bookcase bound thick
  wage v carry_on: war; campaign army guerrilla battle enemy crusade country
  wagon n? any_of_various: horses; pull cart hay ox pioneer western indian driver wheel farmer
  wake n vigil: funeral; coffin irish whiskey mourner corpse drink dead relative
  wake n wave: ship boat; propeller vessel yacht speedboat ferry foam water duck
  wake v stop_sleeping: baby early; suddenly dawn dream night bed o'clock up middle
  wake v? cause_to_become|stop_sleeping: alarm morning; neighbour shout noise sleep cock parent loud knock thunder
  walk v? accompany: dog; puppy home girlfriend school lead park daughter poodle
  ward n block_forming|hospital: hospital nurse patient; maternity surgeon bed psychiatric doctor visitor surgery wheelchair sister
  ward n person_who_is: guardian orphan court; uncle heiress rich niece minor young protect
  wardrobe n? a_tall_piece: clothes bedroom; hang mirror coat dress drawer shelf suit mothball hide shirt
  warm a? friendly_and: welcome smile; greet hug heart friendly family host reception personality handshake applause
  warm a? having_or: weather; sunny blanket coat bath soup milk summer fire sea glove bread bed water
  waste n? any_materials: toxic rubbish; bin recycle nuclear dump plastic sewage factory river landfill chemical industrial
  waste n? using_or_expending: time; effort money energy complete total shame electricity resource talent
  waste v? spend_thoughtlessly|use_inefficiently: time money; electricity food water tap energy fuel hour opportunity paper talent
  watch n small_portable_timepiece: wrist time gold clock wear looked my_watch your_watch his_watch her_watch slow fast minutes wears strap stop ticking; wristwatch waterproof digital pocket watchmaker swiss dial battery rolex hand
  watch n period_of_time: sailor crew ship sailors midnight deck night captain guard; keep soldier lookout sentry shift sleep night-watch tower patrol
  watch v look_attentively|follow: film tv television match birds; video screen child cartoon television_programme fan cinema football carefully
  watch v? look_attentively|follow_with|see_or_watch: tv film birds; programme bird-watch player news cricket sunset parade spectator movie
  water v supply_with_water: plants garden flowers; lawn rose tomato pot can tub seedling greenhouse hose flowerbed
  water v? fill_with: eyes onions; tear smoke pepper sting mouth cry blink
  wave n series_of_ridges: sea surf ocean beach water surfer boat; swimmer shore surfboard rock swell crash tide splash foam wind lighthouse storm
  wave n physics|movement: radio sound light; frequency wavelength ray length energy electromagnetic seismic travel vibrate
  wave n? the_act_of: goodbye street window friendly airport; hand cheerful smile greet queen train crowd
  wave n? a_movement_like: crime; attack violence refugee protest panic heat immigrant fear enthusiasm relief
  wave v signal: hand goodbye train child flag; platform farewell crowd friend greet driver queen handkerchief taxi passenger
  wave v? move_or_swing|move_in_a: flag; wand stick banner placard fan sword arm breeze magic
  wave v? twist_or_roll: hair; curl blonde hairdresser permanent barber salon
  wax n substances: candle ears; wick melt bee seal honey skin crayon polish drip
  wax v increase: moon wane; month full night quarter phase lunar crescent
  wax v? cover_with: car floor; surfboard polish ski leg shine cheese furniture
  weak a? thin_and_insipid: tea coffee; watery beer soup milk mug sugar squash
  weak a? wanting_in_physical: legs; illness muscle patient sick feeble knee stand hungry tired arm hospital
  wear v be_dressed: clothes coat hat; dress glasses uniform jacket shirt ring wig trousers mask helmet suit glove
  wear v? deteriorate: carpet shoes; sole heel hole thin tyre elbow thread jeans rug step
  weather v face: storm crisis; survive recession hurricane ship sailor boat scandal
  weather v? change_under: rock; skin wind rain wood stone paint statue brick erode
  weave v? create_a_piece|interlace: cloth basket; loom rug wool carpet thread fabric mat silk straw tapestry
  weave v? to_move_or: traffic; cyclist crowd motorbike motorcycle car dodge road skier
  web n intricate|spider: spider fly; cobweb spin insect web_of trap silk catch corner lie sticky
  web n computer_network: internet browse; site page website surf online google search web_page computer address
  web n? membrane_connecting: duck; frog feet swim toe goose bat otter
  wedge n block|something_solid: door; cheese axe wood gap split lemon shoe
  weed n? any_plant: garden; dandelion flower pull lawn path nettle dig grow vegetable kill
  weed n? street_names: smoked; joint dealer dope drug pot high stoned police arrest teenager
  weed v clear: garden; lawn flowerbed vegetable nettle dandelion hoe onion dig row carrot
  weigh v determine: scale scales; kitchen baby bathroom flour parcel letter potato grocer butcher shopkeeper luggage
  weigh v? have_a_certain: kilos; ton pound kilogram elephant gram heavy suitcase
  weight n? the_vertical: lose kilos; gain put_on diet pound overweight fat body height baby belly loss
  weight n? it_is_not|an_artifact: lifted gym; barbell bench iron muscle dumbbell press bodybuilder
  well n deep_hole: water bucket village dig villagers draw; rope wish pump dry oil deep drown stone desert pail
  well a? in_good_health: ill; sick feel recover soon patient unwell hospital look
  well r? (often_used: sings swim; play sleep dance cook speak perform paint know behave
  whale n? any_of_the: sea; whaler ocean humpback blue harpoon dolphin fin calf spout shark fish hunt beach
  wheel n simple_machine: car bicycle spare; cart spoke axle tyre roll turn wagon bus potter truck brake spin
  wheel n? a_handwheel: steering drive; captain ship seat helmsman lorry asleep rally
  wheel v? wheel_somebody: bicycle trolley patient; wheelchair pram nurse barrow cart baby cyclist bed ward
  whip n instrument: horse lion tamer; crack leather circus jockey lash slave coachman master cruel rider
  whip n? a_legislator: party; vote parliament mp labour chief conservative
  whip v thrash|beat: cream; bowl whisk meringue frosting thick strawberry
  whip v? whip_with: cream eggs; dessert mixer pour sugar white fork butter mixture
  whip v? beat_severely: slave; prisoner horse master leather back cruel soldier flog
  whisker n? a_very_small: cat; mouse kitten tiger rabbit mouth nose stroke walrus rat seal
  whistle n small_wind: referee; football policeman lifeguard coach match emergency neck
  whistle n? a_small_wind|the_act_of: referee blow; train guard police tin sharp loud kettle goal dog
  whistle v make_whistling: tune; boy song merrily sailor hum loud
  whistle v? make_whistling|utter_or_express: tune kettle; dog bird wind postman train steam cheerfully blackbird
  white n? a_tributary: egg
  wicked a? morally_bad: witch; evil queen stepmother king fairy cruel tyrant villain wizard
  wide a? having_great: river; road door bed street bridge mouth valley smile plank shoulder metre
  wild a? not_tamed: animals flowers horses; jungle boar bear forest elephant lion mushroom wolf goose deer strawberry rabbit
  wild a? marked_by: party; crowd fan student youth night dance crazy mad applause rock
  will n legal_document: lawyer died left money in_her_will in_his_will grandfather niece die testament estate aunt; solicitor executor inherit heir bequeath witness sign contest fortune grandmother property death
  will n? the_capability|a_fixed_and: strong; free determination iron power survive live human god weak break patient
  wind n air_moving: blow strong tree storm cold leaves sail north; gust rain kite breeze weather gale howl chilly candle umbrella hurricane roof chimney
  wind n? a_musical: orchestra; instrument brass flute clarinet musician ensemble player section quintet
  wind v coil_the_spring: clock watch toy alarm wind up; key grandfather mechanism mantelpiece crank musical spring pocket
  wind v sinuous|extend_in_curves: mountains hills through street streets; alley village trail motorway stair queue countryside stream
  wind v arrange_or_or_coil: wool rope thread scarf bandage neck; cable bobbin string spool turban reel yarn ball tape hose
  wind v? extend_in: road river path hill valley; coast forest staircase track lane cliff wood drive vineyard
  window n? a_framework|an_opening_in: glass curtain; open pane sill shut sun ledge cleaner break wall street room
  window n? (computer: computer screen click; program browser desktop tab close icon mouse file microsoft
  window n? a_transparent_opening: car; driver wind_down passenger seat taxi roll dashboard
  wing n movable_organ: bird fly flap feathers butterfly; eagle bat angel fairy chicken dragon insect duck broken flutter owl spread swan penguin
  wing n one_of_the_horizontal: plane aircraft; airplane engine pilot jet fuel airliner glider seat
  wing n stage_area: theatre stage actor; wait backstage curtain entrance dancer prompter audience ballet
  wing n? the_wing_of: hospital building museum palace hotel; mansion east west castle school gallery prison
  wing n? a_barrier: party; left right politician radical conservative leader extremist
  wink v signal: eye; slyly cheeky eyelid nod smile grin mischievously knowingly flirt
  wipe v? rub_with_a: table; cloth tear sponge face towel plate blackboard dirty nose sleeve mud floor
  wire n ligament|metal_conductor: fence barbed; cut mesh chicken steel cage bend post coat
  wire n? a_metal_conductor: electric; copper cable telephone electrician plug circuit current shock socket battery
  wire v provide: house electrician; socket light switch plug cable lamp speaker circuit
  wire v? send_cables,: money; bank cash transfer account dollar million telegram fund parent
  wish n? a_specific: birthday; candle come_true fairy genie three grant dying lamp fulfil christmas
  witness n someone_who_sees: accident crime; police statement detective scene murder robbery describe eye
  witness n? someone_who_sees|someone_who_looks|(law)_a_person_who_testifies: accident court see crime; testify lawyer judge jury trial prosecution bystander defence oath key
  witness v be_a_witness|perceive: accident; crime murder birth robbery killing event police passer-by wedding
  wolf n? any_of_various: howl pack sheep; forest den cub wild moon hunt fang lamb werewolf fairy_tale prey
  wolf v? eat_hastily: food sandwich breakfast; pizza meal lunch plate cake dinner hungry burger
  wonder n? something_that: world; technology modern nature medical ancient pyramid miracle engineering
  wonder v? have_a_wish: why; whether happen think future alien universe
  wood n trees: table chair carve saw; log burn oak pine timber plank carpenter stove floor fire bench shelf
  wood n? the_trees: walk deer picnic lose; hunter mushroom bluebell owl bear path hike wolf squirrel camp cabin lost
  wool n? fiber_sheared|outer_coat: sheep shear; lamb farmer goat merino yarn spin dye flock
  wool n? a_fabric_made: sweater coat; scarf knit jumper suit blanket hat sock warm skirt dress
  word n? a_promise: keep give; honour trust break_your_word promise faithful vow loyal oath
  word n? a_unit_of: spell mean; dictionary sentence language pronounce letter page vocabulary write latin crossword noun
  work n product: art; gallery painter collector masterpiece sculpture museum exhibition complete shakespeare
  work v? perform_as: machine phone lift; button engine battery computer brake medicine properly plan radio light clock
  work v? be_employed: bank office factory; hospital company nurse shift full-time job shop farm waiter hard restaurant overtime
  works n everything: factory; water sewage gas steel sewer brick cement
  worm n? any_of_numerous: bird apple soil fishing; earthworm wriggle dig hook robin earth silkworm slimy compost maggot can
  worm n? a_software: computer email; internet network spread virus infect software attachment hacker
  wound n injury: blood bandage bullet bleeding healed deep bleed nurse stitch; plaster knife surgeon doctor infect scar soldier painful salt knee stab clean chest
  wound v injure|cause_injuries: soldier bomb; leg arm battle shoot enemy shrapnel kill gunman bullet attack policeman explosion
  wound v? hurt_the_feelings: pride; feeling remark deeply vanity criticism ego insult word
  wrap n? a_sandwich: lunch chicken; lettuce tortilla cheese order bean salad falafel
  wrap v? arrange_or_fold|enclose_or: present paper blanket; birthday parcel gift foil shawl ribbon christmas towel baby scarf arm newspaper
  wreck n? a_ship_that: ship divers treasure sea; sink sunken ocean captain coast shipwreck seabed reef gold
  wreck n? a_serious: train; crash car plane survivor driver motorway accident ambulance
  wreck v? smash_or_break: car; train accident plane bomb storm marriage crash vandal house hurricane
  wrench n? a_hand_tool: bolt pipe plumber nut; tighten spanner screwdriver mechanic toolbox loosen wheel adjust
  wrench n? a_sharp_strain: ankle; shoulder knee back pain muscle injury neck
  wrench v? twist_suddenly: ankle knee; shoulder wrist back neck fall arm footballer painful
  wring v? twist,_squeeze,|twist_and_press: towel clothes wet; water shirt laundry sponge mop dry dishcloth swimsuit
  wring v? twist_and_compress,: hands; despair nervously anxiously grief worry widow weep
  wrong a? not_in_conformity: answer; number bus direction train turn address guess calculation spell door date platform
  wrong a? contrary_to: steal; lie cheat kill murder hurt slavery moral sin punish
`;
