/** The words from trunk to wrong. `collocations.ts` says what the columns are. */
export const fromTrunToWron = `
  trunk n main_stem: tree oak bark wood branches moss forest woodcutter fall climbed thick carve climb
  trunk n long_flexible_snout: elephant water zoo sprayed animal its_trunk
  trunk n luggage_consisting: packed clothes voyage attic old letters dolls lid key luggage ship trunk_of photograph
  trunk n compartment_in_an_automobile: car suitcase spare
  trunk n body_excluding: arms legs
  trust n held_by_one_party: money fund
  try v? put_on_trial|examine_or: court murder
  try v? take_a_sample: soup
  tub n large_open|relatively: bath
  tube n conduit: rubber glass toothpaste test
  tube n electric|underground: london station train
  tuck v fit|make: shirt blanket
  tune n succession: whistle song piano whistled
  tune n? the_property: sing
  tune v adjust: engine
  tune v? adjust_the: piano guitar
  turf n surface_layer|range: grass
  turf n? the_territory: gang
  turkey n large_gallinaceous|flesh_of: bird gobbled farm
  turkey n? flesh_of_large: christmas roast thanksgiving
  turkey n? on_the_collapse: istanbul ankara holiday
  turn n? (game)_the: game wait
  turn n? a_circular|a_movement: left right
  turn v change_orientation|cause_to_move: corner left
  turn v? cause_to_move_around_or|move_around_an|cause_to_move_around_a: key page wheel
  turn v? pass_into: red
  twist n? an_unforeseen: plot story
  twist v? form_into_a|cause_(a_plastic: wire
  twist v? twist_or_pull: ankle
  type n small_metal|printed: printing
  type n? a_subdivision: blood
  type n? printed_characters: bold
  type v write_by: keyboard letter computer email
  tyre n? hoop_that: flat puncture bicycle changed car pump
  umbrella n lightweight: rain
  uniform n? clothing_of: school soldier
  uniform a? showing_a|the_same_throughout: size colour
  union n? an_organization: workers strike trade
  union n? a_political: european soviet
  unit n? any_division: metre measurement
  unit n? an_organization: army
  unit n? an_assemblage: kitchen
  upset v? cause_to_overturn: glass milk
  upset a? afflicted: cry
  upset a? mildly_physically: stomach
  utter v articulate|express: word cry
  utter a complete|without_qualification: fool nonsense disaster
  vacuum n electrical: carpet cleaner
  vacuum n region|absence
  vacuum n? the_absence|a_region_that: space pump
  vacuum v? clean_with: carpet
  vain a? having_an: mirror
  vain a? unproductive: attempt search
  value n? the_amount|the_quality: house
  value n? an_ideal_accepted: moral
  value v? think_much|hold_dear: friendship
  value v? fix_or_determine|estimate_the_value: house
  valve n? a_structure: heart
  valve n? control_consisting: pipe
  vault n burial|strongroom|arched: gold bury church
  vault n? a_strongroom: bank money
  vault v jump: fence wall gymnast horse
  veil n? a_garment: bride face
  vein n blood_vessel: blood arm
  vein n layer_of_ore: gold
  vein n? any_of_the: leaf
  vessel n craft|vehicle: ship sea large entered crew harbour harbor sailed
  vessel n tube: blood eye burst
  vessel n? an_object: clay
  vest n sleeveless|collarless: wear suit
  vest n? a_collarless: shirt
  veteran n serviceman: war
  vice n? moral_weakness: gambling
  view n? the_visual: window sea mountains
  view n? a_personal|a_way_of_regarding|the_expression: opinion
  view v? see_or_watch|look_at_carefully: house
  vine n plant: grapes
  violet n? any_of_numerous: flowers
  virus n virology: flu infected cold
  virus n software: computer laptop email infected files
  virus n (virology): flu cold
  vision n ability|perceptual: eyes night
  visit v? pay_a_brief|go_to_certain: museum
  vital a? performing: organs
  voice n? the_distinctive|the_sound: sing
  voice v? give_voice: concern
  volley n tennis: tennis
  volume n amount_of_3-dimensional: cubic litre box cube
  volume n physical_objects|publication: book library encyclopedia books
  volume n magnitude_of_sound: radio loud music tv turn
  volume n physical: shelf
  wage v carry_on: war
  wagon n? any_of_various: horses
  wake n vigil: funeral
  wake n wave: ship boat
  wake v stop_sleeping: baby early
  wake v? cause_to_become|stop_sleeping: alarm morning
  walk v? accompany: dog
  ward n block_forming|hospital: hospital nurse patient
  ward n person_who_is: guardian orphan court
  wardrobe n? a_tall_piece: clothes bedroom
  warm a? friendly_and: welcome smile
  warm a? having_or: weather
  waste n? any_materials: toxic rubbish
  waste n? using_or_expending: time
  waste v? spend_thoughtlessly|use_inefficiently: time money
  watch n small_portable_timepiece: wrist time gold clock wear looked my_watch your_watch his_watch her_watch slow fast minutes wears strap stop ticking
  watch n period_of_time: sailor crew ship sailors midnight deck night captain guard
  watch v look_attentively|follow: film tv television match birds
  watch v? look_attentively|follow_with|see_or_watch: tv film birds
  water v supply_with_water: plants garden flowers
  water v? fill_with: eyes onions
  wave n series_of_ridges: sea surf ocean beach water surfer boat
  wave n physics|movement: radio sound light
  wave n? the_act_of: goodbye street window friendly airport
  wave n? a_movement_like: crime
  wave v signal: hand goodbye train child flag
  wave v? move_or_swing|move_in_a: flag
  wave v? twist_or_roll: hair
  wax n substances: candle ears
  wax v increase: moon wane
  wax v? cover_with: car floor
  weak a? thin_and_insipid: tea coffee
  weak a? wanting_in_physical: legs
  wear v be_dressed: clothes coat hat
  wear v? deteriorate: carpet shoes
  weather v face: storm crisis
  weather v? change_under: rock
  weave v? create_a_piece|interlace: cloth basket
  weave v? to_move_or: traffic
  web n intricate|spider: spider fly
  web n computer_network: internet browse
  web n? membrane_connecting: duck
  wedge n block|something_solid: door
  weed n? any_plant: garden
  weed n? street_names: smoked
  weed v clear: garden
  weigh v determine: scale scales
  weigh v? have_a_certain: kilos
  weight n? the_vertical: lose kilos
  weight n? it_is_not|an_artifact: lifted gym
  well n deep_hole: water bucket village dig villagers draw
  well a? in_good_health: ill
  well r? (often_used: sings swim
  whale n? any_of_the: sea
  wheel n simple_machine: car bicycle spare
  wheel n? a_handwheel: steering drive
  wheel v? wheel_somebody: bicycle trolley patient
  whip n instrument: horse lion tamer
  whip n? a_legislator: party
  whip v thrash|beat: cream
  whip v? whip_with: cream eggs
  whip v? beat_severely: slave
  whisker n? a_very_small: cat
  whistle n small_wind: referee
  whistle n? a_small_wind|the_act_of: referee blow
  whistle v make_whistling: tune
  whistle v? make_whistling|utter_or_express: tune kettle
  white n? a_tributary: egg
  wicked a? morally_bad: witch
  wide a? having_great: river
  wild a? not_tamed: animals flowers horses
  wild a? marked_by: party
  will n legal_document: lawyer died left money in_her_will in_his_will grandfather niece die testament estate aunt
  will n? the_capability|a_fixed_and: strong
  wind n air_moving: blow strong tree storm cold leaves sail north
  wind n? a_musical: orchestra
  wind v coil_the_spring: clock watch toy alarm wind up
  wind v sinuous|extend_in_curves: mountains hills through street streets
  wind v arrange_or_or_coil: wool rope thread scarf bandage neck
  wind v? extend_in: road river path hill valley
  window n? a_framework|an_opening_in: glass curtain
  window n? (computer: computer screen click
  window n? a_transparent_opening: car
  wing n movable_organ: bird fly flap feathers butterfly
  wing n one_of_the_horizontal: plane aircraft
  wing n stage_area: theatre stage actor
  wing n? the_wing_of: hospital building museum palace hotel
  wing n? a_barrier: party
  wink v signal: eye
  wipe v? rub_with_a: table
  wire n ligament|metal_conductor: fence barbed
  wire n? a_metal_conductor: electric
  wire v provide: house electrician
  wire v? send_cables,: money
  wish n? a_specific: birthday
  witness n someone_who_sees: accident crime
  witness n? someone_who_sees|someone_who_looks|(law)_a_person_who_testifies: accident court see crime
  witness v be_a_witness|perceive: accident
  wolf n? any_of_various: howl pack sheep
  wolf v? eat_hastily: food sandwich breakfast
  wonder n? something_that: world
  wonder v? have_a_wish: why
  wood n trees: table chair carve saw
  wood n? the_trees: walk deer picnic lose
  wool n? fiber_sheared|outer_coat: sheep shear
  wool n? a_fabric_made: sweater coat
  word n? a_promise: keep give
  word n? a_unit_of: spell mean
  work n product: art
  work v? perform_as: machine phone lift
  work v? be_employed: bank office factory
  works n everything: factory
  worm n? any_of_numerous: bird apple soil fishing
  worm n? a_software: computer email
  wound n injury: blood bandage bullet bleeding healed deep bleed nurse stitch
  wound v injure|cause_injuries: soldier bomb
  wound v? hurt_the_feelings: pride
  wrap n? a_sandwich: lunch chicken
  wrap v? arrange_or_fold|enclose_or: present paper blanket
  wreck n? a_ship_that: ship divers treasure sea
  wreck n? a_serious: train
  wreck v? smash_or_break: car
  wrench n? a_hand_tool: bolt pipe plumber nut
  wrench n? a_sharp_strain: ankle
  wrench v? twist_suddenly: ankle knee
  wring v? twist,_squeeze,|twist_and_press: towel clothes wet
  wring v? twist_and_compress,: hands
  wrong a? not_in_conformity: answer
  wrong a? contrary_to: steal
`;
