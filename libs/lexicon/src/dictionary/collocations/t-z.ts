/** The words from t to z. `collocations.ts` says what the columns are. */
export const fromTZ = `
  table n furniture: dinner sit kitchen
  table n set_of_data: numbers page figures shows
  tablet n small_flat_compressed|dose: doctor headache medicine swallow take meal water one every
  tablet n slab: stone
  tackle v accept_as: problem
  tackle n gear: fishing
  tackle v seize: player
  tail n posterior: dog cat
  tailor n person_whose: suit
  tame a brought_from: lion
  tan n browning: sun
  tan v treat: leather
  tank n enclosed_armored: army soldiers war enemy fired military battle
  tank n metallic)_vessel: water fuel petrol car fish oil empty fill
  tap n plumbing|faucet: water kitchen turn drip
  tap v strike_lightly|make_light: door shoulder window
  tap v draw_from: maple
  tape n memory_device|recording: music
  tape n long_thin_piece: sticky parcel
  target n sports|reference: arrow
  tart n pastry: apple cake
  tart a tasting_sour: lemon
  taste v have_flavor|perceive: soup
  tear n drop_of_the_clear: cheek eye cry wept face sad ran eyes tears onion
  tear v separate_or_cause: paper cloth shirt page letter dress
  tease v annoy: brother
  temper v bring: steel
  temple n place_of_worship|edifice: god greek buddhist
  temple n flat_area: head grey hair hit bullet forehead ear
  tender v offer: resignation
  tender a easy_to_cut: meat steak beef bone chicken
  tender n formal_proposal|something_used: contract
  tense n grammatical: verb
  tense a in_or_of: muscles
  term n word_or_expression: technical
  term n limited|period: school president
  terminal n station|place_where: airport bus
  terminal a final|causing_or_ending: illness cancer
  thread n fine_cord: needle sew
  throw v propel: ball
  tick n mite|parasitic: dog bite blood lyme
  tick n mark: box
  tick v make_a_clicking: clock
  tide n periodic: sea
  tie n neckwear: suit shirt wear silk wore jacket collar blue stripes striped red
  tie n finish_of_a_contest|equality: game ended goals match score
  tie v fasten|limit|form: rope shoes shoelaces knot hands tree boat
  tight a closely_constrained|affected: jeans
  tile n flat_thin: roof
  till n strongbox|treasury|money: money shop cash
  till v work_land: soil farmer
  tin n silvery|metallic: metal bronze
  tin n vessel|airtight: soup beans
  tip n extreme_end: finger iceberg pencil
  tip n relatively_small_amount: waiter restaurant taxi
  tip n indication|clue: useful
  tip v give_a_tip: waiter
  tip n relatively_small: left generous
  tire n hoop: car wheel flat
  tire v lose_interest|exhaust: walk
  tissue n soft_thin: nose
  title n heading|general_or: book
  toast n slices_of_bread: bread butter breakfast jam egg
  toast n drink_in_honor: wedding glass champagne couple
  toast v propose_a_toast: champagne couple glasses wedding bride
  toast v make_brown: bread
  toll n fee: road bridge
  toll n value_measured: death
  toll v ring: bell
  tone n quality_of: voice
  tongue n mobile: mouth dog lick bit burned taste stuck
  tongue n human_written: language mother_tongue native speak spanish english foreign
  tongue n flap: shoe
  tooth n hard_bonelike: dentist
  top n covering|plaything: spin child
  top n highest|upper: mountain
  torch n light|tall: dark
  toss v throw: salad
  touch v make_physical: hand
  tour n journey: band city
  toy n artifact|plaything: child
  track n pair_of_parallel_rails: train
  track n course: runner race
  track n selection|distinct: album song
  trade v exchange|engage: goods
  trade n skilled: carpenter
  trail n path: forest
  trailer n advertisement: film movie
  trailer n large_transport|wheeled: car
  train n public_transport: station railway paris ticket passengers platform london late
  train v create_by|develop|prepare|exercise: athletes marathon gym olympics team hard dog soldiers
  train n piece_of_cloth: dress bride wedding
  trap n device: mouse animal
  treat v provide_treatment|subject_to|care_for: doctor hospital disease
  tree n figure: family
  trial n (law): court
  trial n act_of_testing: drug
  trick n prank|attempt: joke
  trick n single_round: cards
  trigger n lever: gun
  trim v cut_down: hair beard
  trip n journey: holiday school boat went_on
  trip v miss_a_step: fell stone stairs carpet over step root careful trip_over cable
  trip n journey_for: business
  trump n declared_trumps: card
  trunk n main_stem: tree oak bark wood branches moss forest woodcutter fallen climbed
  trunk n long_flexible_snout: elephant water zoo sprayed animal its_trunk
  trunk n luggage_consisting: packed clothes voyage attic old
  trunk n compartment_in_an_automobile: car suitcase spare
  trunk n body_excluding: arms legs
  trust n held_by_one_party: money
  tub n large_open|relatively: bath
  tube n conduit: rubber glass
  tube n electric|underground: london station train
  tuck v fit|make: shirt blanket
  tune n succession: whistle song piano
  tune v adjust: guitar piano
  turf n surface_layer|range: grass
  turkey n large_gallinaceous|flesh_of: christmas thanksgiving roast bird
  turn v change_orientation|cause_to_move: corner left
  type v write_by: keyboard letter computer
  type n small_metal|printed: printing
  umbrella n lightweight: rain
  utter a complete|without_qualification: fool nonsense disaster
  utter v articulate|express: word cry
  vacuum n electrical: carpet
  vacuum n region|absence: space
  vault n burial|strongroom|arched: bank gold money
  vault v jump: fence wall gymnast
  vein n blood_vessel: blood
  vein n layer_of_ore: gold
  vessel n craft|vehicle: ship sea large entered crew harbour harbor sailed
  vessel n tube: blood
  vest n sleeveless|collarless: wear
  veteran n serviceman: war
  vine n plant: grapes
  virus n virology: flu
  virus n software: computer laptop email infected
  virus n (virology): flu cold
  vision n ability|perceptual: eyes
  volley n tennis: tennis
  volume n amount_of_3-dimensional: cubic litre box
  volume n physical_objects|publication: book library encyclopedia
  volume n magnitude_of_sound: radio loud music tv turn
  volume n physical: shelf
  wage v carry_on: war
  wake n vigil: funeral
  wake n wave: ship boat
  wake v stop_sleeping: baby early
  ward n block_forming|hospital: hospital nurse patient
  ward n person_who_is: guardian
  watch n small_portable_timepiece: wrist time gold clock wear looked my_watch your_watch his_watch her_watch slow fast minutes wears
  watch v look_attentively|follow: film tv television match birds
  watch n period_of_time: sailor crew ship
  water v supply_with_water: plants garden flowers
  wave n series_of_ridges: sea surf ocean beach water surfer boat
  wave n physics|movement: radio sound light
  wave v signal: hand goodbye train children flag
  wax n substances: candle
  wax v increase: moon
  wear v be_dressed: clothes
  weather v face: storm
  web n intricate|spider: spider
  web n computer_network: internet
  wedge n block|something_solid: door
  weed v clear: garden
  weigh v determine: scale
  well n deep_hole: water bucket village dug villagers draw
  wheel n simple_machine: car
  whip n instrument: horse
  whip v thrash|beat: cream
  whistle n small_wind: referee
  whistle v make_whistling: tune
  will n legal_document: lawyer died left money in_her_will in_his_will grandfather niece
  wind n air_moving: blew strong tree storm cold leaves sail north
  wind v coil_the_spring: clock watch toy
  wind v sinuous|extend_in_curves: road river path mountains hills valley through street streets
  wind v arrange_or_or_coil: wool rope thread scarf bandage
  wing n movable_organ: bird fly
  wing n one_of_the_horizontal: plane
  wing n stage_area: theatre
  wink v signal: eye
  wire n ligament|metal_conductor: electric fence
  wire v provide: house
  witness n someone_who_sees: accident crime
  witness v be_a_witness|perceive: accident
  wood n trees: walk
  work n product: art
  works n everything: factory
  wound n injury: blood bandage bullet bleeding healed deep
  wound v injure|cause_injuries: soldier
  yard n unit_of_length: long feet inches metres cloth fabric goal stopped hundred one_yard
  yard n enclosed|tract|area: house playing dog garden children back
  yard n long_horizontal: sail mast
  yarn n fine_cord: knit wool
  yarn n act_of_giving_an_account: sailor told
  yield v give_way|stop: traffic
  yield n production|amount: crop harvest
`;
