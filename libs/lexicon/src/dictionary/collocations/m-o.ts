/** The words from m to o. `collocations.ts` says what the columns are. */
export const fromMO = `
  mail n message|conveyance|bags: letter post
  mail n armor: knight chain armour
  major n commissioned: army colonel
  major n principal_field: college university
  major a greater_in_scope|of_greater: city
  manual n small_handbook: read instructions
  manual a requiring_human: work workers
  map n diagrammatic: road
  maple n wood|tree: tree syrup
  marble n metamorphic_rock: statue floor column
  marble n small_ball: children game
  march n procession|walking: protest soldiers demonstrators demonstration
  march v walk: soldiers drum
  mare n female_equine: foal horse
  margin n boundary_line|blank_space: page notes
  margin n amount|net_sales: profit
  mark n number_or_letter|grade: exam test teacher top
  mark n symbol|visible_indication|distinguishing: stain red skin
  maroon v leave_stranded: island pirates sailors
  marry v take_in|perform: wedding
  mask n covering: face wear
  mass n sacrament|celebration: church priest sunday catholic
  mass n property_of_a_body: weight kilograms physics gravity
  master n key|original: copy
  master v be_or_become_completely: language
  master n directs_the_work|presides: dog servant slave
  mat n small_pad|thick_flat: door gym
  match n lighter|short_thin: candle struck fire light cigarette box strike lit stove gas
  match n formal_contest: football tennis team won cricket player goal referee boxing stadium score
  match v be_compatible: shoes colour curtains tie handbag socks
  mate n officer|person: captain ship
  mate n informal_term_for_a_friend: pub friend school
  mate n exact_duplicate: sock
  mate v engage_in_sexual: birds animals spring lions female
  matter n that_which_has_mass: physics
  mature v grow_old|become_ripe: wine cheese
  meal n food_served|any_of_the: eat dinner
  mean v denote|convey|intend: word what
  mean a lack_of_generosity: money generous spend tip stingy
  mean a nasty|characterized_by_malice: brother kids cruel girl sister laugh unkind crying rude of_him of_her to_her to_him
  mean n average: numbers calculate
  medium n surrounding|means: television
  medium n someone_who: spirits dead
  melt v reduce: ice butter snow
  memory n electronic_memory|computer: computer
  memory n something_that_is_remembered: childhood
  mercury n metallic: thermometer metal
  mercury n nearest|roman: planet sun
  mess n meal|service: soldiers officers
  mess n dirty_and_disordered|state_of_confusion: room clean
  meter n basic_unit: long tall hundred
  meter n measuring_instruments: gas electricity water parking taxi
  mind v be_offended|be_concerned: window
  mine n excavation: coal gold miners diamond dig down
  mine n explosive: war ship soldier exploded explode
  mine v get_from: coal gold copper
  mine v get_from_the_earth: gold
  minister n person_appointed: government president
  minister n authorized_to_conduct: church
  minor n young_person: police alcohol
  minor a limited_in_size|lesser_in_scope|of_lesser: injuries accident
  mint n herb|north_temperate: tea leaves lamb sauce herb
  mint n candy: suck breath chew
  mint n plant_where: coins
  minute a very_small|infinitely: tiny particles details amounts dust quantities traces amount detail handwriting
  minute n 60_seconds: hour late wait clock train
  miss v feel_or_suffer: home friends parents family
  miss v fail_to: bus train target goal
  mistress n adulterous: wife husband affair
  mix v mix_together|add_as: flour eggs
  model n display_clothes|wears_clothes|person_who_poses: fashion clothes magazine catwalk artist
  model n representation: plane ship train
  mold n fungus|growth: bread damp wall cheese
  mold n container: jelly poured
  mole n small_velvety: garden lawn dig dug tunnel underground blind animal
  mole n blemish|congenital: skin cheek face back doctor dark brown
  mole n spy: spy agency secrets agent intelligence secret
  mole n molecular: chemistry grams molecules
  monitor n display|computer: computer screen desk keyboard
  monitor v keep_tabs: patient heart doctors
  mood n characteristic|prevailing: bad good happy
  mood n verb_inflections: verb subjunctive grammar
  mortar n muzzle-loading: soldiers fired army shells
  mortar n used_as_a_bond: bricks wall
  mortar n bowl-shaped: pestle herbs spices
  motion n formal_proposal: meeting vote
  mount v attach|go_up|get_up_on: horse
  mouse n small_rodents|numerous: cat cheese trap hole
  mouse n hand-operated: computer click keyboard screen cursor
  mouth n opening_through_which_food: teeth eat
  mouth n point_where: river
  move n player's_turn|act_of_changing_your: chess
  mug n with_handle: coffee tea drink hot
  mug v rob: street money wallet
  mule n hybrid|sterile: donkey horse pack
  muscle n animal_tissue|contractile: leg arm exercise
  mushroom n fleshy|edible: soup eat
  nail n horny_plate: finger toe paint polish file bite varnish bites nails
  nail n thin_pointed|pointed_piece: hammer wood wall picture hang carpenter board
  nail v attach: wood
  nap n period_of_time_spent_sleeping: sofa afternoon
  nature n physical_world: animals plants forest
  navy n organization_of_military: ships
  needle n sharp_pointed_implement: thread sew
  needle n leaf: pine tree
  nest n structure_in_which_animals: bird
  net n open_fabric: fish tennis goal ball mosquito fisherman threw butterflies fishermen
  net n computer_network: online
  net a remaining: profit income salary
  nickel n hard_malleable: metal
  nickel n five_dollar|United_States_coin: coin
  nod v lower_and_raise: head
  nose n organ_of_smell: face blow
  note n musical|notation_representing: music piano sang sing high song played wrong pitch singer
  note n short_personal|brief_written: left wrote fridge table kitchen door message she_left left_a
  note n piece_of_paper_money: pound euro bank
  note v make_mention|notice|observe: please
  notice n sign_posted|announcement: board wall
  notice n advance_notification: quit job landlord
  novel a original|new: idea approach method completely solution way
  novel n extended_fictional: wrote read author chapter published writer book
  novice n someone_who_has: nun convent
  nurse v serve_as_a_nurse|try_to_cure: ill
  nurse v give_suck: baby
  nursery n child's_room|building: children kids baby
  nut n usually_large_hard|fruit: eat squirrel almond shell
  nut n internal_screw_thread: bolt screw spanner wheel
  oak n deciduous: tree
  object n tangible: metal strange flying sky fell heavy round
  object n goal: game exercise life
  object n acted_upon: verb subject sentence
  object v express_or_raise: to plan residents decision strongly proposal lawyer
  odd a not_divisible: number even three
  odd a beyond|deviation: strange behaviour
  offense n crime|lack: police
  office n place_of_business: desk worker
  oil n slippery|dark_oil: engine
  open v cause_to_open|become_open: door window bottle
  opera n drama: sing soprano
  operate v perform_surgery: surgeon patient doctor hospital heart
  operate v direct|handle|work: machine crane
  operation n medical_procedure: hospital surgeon knee doctor
  operation n planned_activity|activity_of: military soldiers rescue
  orange n yellow_to_orange|round: juice fruit eat peel
  orange n color: yellow red paint
  orange n round_yellow: peeled
  order n command: captain soldiers officer obey
  order v make_a_request: pizza waiter meal book ordered coffee
  order n logical|established|arrangement: alphabetical
  organ n keyboard_instrument|wind_instrument|electronic: church play music concert bach played pipes
  organ n fully_differentiated: heart body liver donor kidney transplant largest human
  organic a nonuse|simple_and_healthful|fertilizers: vegetables food farm shop eat milk carrots farming
  ounce n unit: gold weight
  outlet n receptacle|place_providing: plug electrical lamp
  outlet n place_of_business: shop factory sell
  oven n kitchen: bake
  overlook v look_past|fail: mistake
  overlook v look_down|dominate: sea bay balcony
`;
