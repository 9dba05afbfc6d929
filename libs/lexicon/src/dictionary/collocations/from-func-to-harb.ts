/** The words from function to harbour. `collocations.ts` says what the columns are. */
export const fromFuncToHarb = `
  function n? what_something: heart button
  function n? (mathematics): mathematics
  function n? a_formal_or: guests
  function v? perform_as: machine
  fund n? a_reserve: money charity pension
  fund n? a_financial: investment
  funny a? arousing_or: joke film clown laugh
  funny a? beyond_or: smell noise strange
  fur n? dense_coat: cat rabbit bear
  fur n? a_garment|the_dressed: coat wear
  fuse n electrical_device: electric blow box wire electricity plug lights
  fuse n igniter|used_to_ignite: bomb dynamite lit
  fuse v? mix_together|make_liquid: metals
  gag n humorous: joke comedian audience laugh
  gag n restraint|put_into: mouth robbers tied
  gag v? tie_a_gag|prevent_from: hostage
  gallery n room|area: paintings museum art
  gallery n? narrow_recessed: theatre
  game n animals_hunted|flesh_of_wild: hunters hunt shoot meat deer
  game n contest|amusement|secret: play team child win football chess board cards video
  game n? animal_hunted|the_flesh: hunters hunting venison wild meat
  game n? (tennis)_a: tennis set
  game a? willing_to: willing try climb if_you
  gang n association_of_criminals: criminal police rob robbers criminals
  gang n organized_group_of_workmen: road railway workers prisoners
  gap n? an_open_or|a_narrow_opening: fence tooth hedge
  gap n? a_conspicuous|a_difference: rich poor
  garage n? an_outbuilding: house parked
  garage n? a_repair_shop: mechanic repair
  gas n fossil_fuel|volatile: fill petrol pump cooker stave heating
  gas n state_of_matter|fluid: oxygen balloon helium liquid hydrogen
  gas n? a_volatile: station car tank
  gas n? a_pedal_that: pedal
  gate n? a_movable: garden opened field farm
  gate n? passageway: flight airport boarding passengers
  gather v? assemble_or: crowd family
  gather v? collect_in|collect_or: berries mushrooms flowers information
  gather v? conclude_from: conclude
  gauge n? a_measuring: fuel pressure
  gauge n? the_distance: railway
  gauge v judge|measure: distance reaction
  gay n? someone_who: man
  gay a? homosexual: couple marriage bar
  gear n toothed_wheel|mechanism: car shift
  gear n equipment: camping climbing fishing camp summit
  gear n? a_mechanism|a_toothed: second third fifth driver reverse bicycle changed
  gem n? a_crystalline|a_precious: ring jeweller
  gender n? in_some_languages: noun german grammar
  gender n? the_properties: equality
  general n general_officer: army troops soldiers
  general a applying_to_all: rule
  general a? applying_to|not_specialized|prevailing: knowledge public idea
  generate v? produce_(energy): electricity
  generation n? all_the_people: younger older
  generation n? the_production: electricity
  gentle a? not_harsh: breeze voice
  gentle a? having_or: kind
  gentle a? easily_handled: horse
  ghost n? a_mental_representation|the_visible: haunted castle
  giant n imaginary_figure|unusually: story castle beanstalk
  gift n something_acquired: birthday christmas wed wrap
  gift n natural_abilities: music languages
  gin n strong_liquor: tonic drink lemon
  glance v? take_a_brief: watch
  glance v? hit_at_an: ball
  glare n fixed_stare|angry_stare: angry
  glare n light_within: sun headlights
  glare v? look_at_with: angry teacher
  glass n container: wine drink water beer break1
  glass n brittle: window bottle made_of break1
  glass n? a_container|the_quantity: wine milk water drink
  glass n? usually_a: looking
  glasses n optical: read eye wear optician nose lens
  glow n? a_steady_even: candle fire
  glow v? emit_a_steady: embers dark
  glue n? cement_consisting: paper sticky
  glue v? join_or_attach: break1 pieces
  go v move_away|travel: home
  goal n successful_attempt: football scored match team player
  goal n state_of_affairs: life achieve career year
  goal n? a_successful|game_equipment: scored football goalkeeper match kicked
  gold n? a_soft_yellow: ring metal mine
  gold n? a_deep_yellow: hair
  gold a? made_from: ring necklace
  goose n? web-footed: farm eggs fly
  goose n? flesh_of_a: roast christmas
  gorge n deep_ravine: river mountains cut walls deep bridge
  gorge v overeat: chocolate cake food
  gossip n? a_person_given: neighbour old
  gossip n? light_informal|a_report_(often: office
  gossip v? speak_about: neighbours
  grab v? take_hold|take_or_grasp: bag arm
  grace n short_prayer: meal dinner table say
  grace n elegance|sense_of: dancer move moved
  grace n? a_period_of: days
  grade n number_or_letter: exam student teacher test school paper
  grade n body_of_students: school fifth second teacher fourth
  grade v? assign_a_grade_or|assign_a_rank: papers exams essays eggs
  graduate n? a_person_who: university
  graduate v? receive_an: university school
  grain n seed|foodstuff|dry: bread rice
  grain n small_granular: sand salt sugar
  grain n? foodstuff|dry_seed-like: wheat harvest farmers silo
  grain n? a_cereal_grass: wood
  grand n? the_cardinal: costs
  grand n? a_piano_with: piano
  grand a? of_behavior|ostentatiously: hotel house opening
  grant n any_monetary: money university research students
  grant n? any_monetary|the_act_of: research student scholarship
  grant v let_have|give_as: wish freedom request
  grant v? let_have|allow_to_have|bestow,_especially: wish permission request
  graph n? a_visual_representation|a_visual_display: line axis
  grasp n? the_act_of: hand
  grasp v? hold_firmly: hand rope handle
  grasp v? get_the_meaning: meaning idea
  grass n? narrow-leaved: lawn mow cows
  grass n? street_names: smoked
  grass n? a_police_informer: police
  grate n frame_of_iron: fire fireplace coal ash
  grate v reduce_to_small: cheese carrot nutmeg carrots
  grate v make_a_grating|scratch: chalk nerves
  grate v? make_resentful|make_a_grating: nerves
  grave n place_for_the_burial: bury cemetery flowers dead
  grave n? )_placed_above: accent
  grave a causing_fear|dignified|of_great: serious
  grave a? of_great_gravity|causing_fear: danger mistake illness
  grave a? dignified: face look doctor expression
  gravity n force_of_attraction: earth apple newton planet
  gravity n solemn|extreme: situation
  graze n? a_superficial: knee elbow fall bike plaster mum
  graze v feed: cow sheep cattle field meadow cows grass
  graze v scrape: knee elbow
  graze v? break_the: knee
  great a? very_good: party
  great a? of_major_significance: leader
  green n area_of_closely|public: golf ball putt village
  green n? a_piece_of: village
  green a? of_the_color: leaves grass colour
  green a? concerned: energy party
  green a? not_fully: bananas unripe tomato
  green a? naive_and: new
  grill n? a_restaurant: restaurant
  grill v cook: meat steak fish sausages
  grill v? examine_thoroughly: detective police suspect
  grin n facial: face
  grind n? hard_monotonous: daily
  grind v? reduce_to: coffee pepper
  grind v? make_a_grating|press_or_grind: tooth
  grip n? the_friction: tyres
  grip n? the_act_of: tight hand
  grip v hold_fast: rope wheel handle
  grip v? to_render: film story
  groom n man_who_has|participant
  groom n someone_employed|hired: horses stable horse
  groom n? a_man_participant|a_man_who: bride wed church
  groom v care_for|give_a_neat: horse dog cat
  groom v? educate_for: leader
  gross n? twelve_dozen: dozen
  gross a? before_any: salary income profit
  gross a? used_informally|visible_to: error
  ground n solid_part|surface: fell wet lie freeze sit hard
  ground n? a_rational: divorce
  ground n? a_relation: coffee
  ground n? a_relatively: football
  ground v bring_to|confine: planes fog flight
  ground v? confine_or: daughter teenager week plane pilot
  group n? (chemistry): blood
  grow v? cultivate|cause_to_grow: vegetables tomato roses
  grow v? become_larger,|develop_and|increase_in: child tall taller
  grow v? pass_into: dark old
  guard n person_who_keeps_watch: prison gate bank security
  guard n? a_device_designed: fire
  guard v? to_keep_watch|watch_over_or: door soldiers prisoner
  guess n? a_message|an_estimate: wrong lucky
  guess v? solve_by_guessing: riddle answer
  guess v? put_forward,|judge_tentatively: age weight
  guest n? a_visitor: dinner party wed
  guest n? a_customer: hotel room
  guide n someone_employed: tourists mountain museum
  guide n something_that_offers|book: book travel
  guide n? someone_employed|someone_who_shows|someone_who_can: tour tourists museum mountain
  guide v? take_somebody|determine: tourists blind
  gulf n arm_of_a_sea: sea ships mexico oil
  gulf n unbridgeable: rich poor
  gum n tissue_(covered: tooth bleed dentist brush
  gum n preparation|chewing: chew teacher bubble mint chewed chewing shoe
  gum n? any_of_various_trees|wood_or_lumber: tree koala
  gum n? any_of_various_substances: tree
  gut n? the_part_of: bacteria food
  gut v? remove_the: fish
  gut v? destroy_the: fire house
  gutter n channel|depression: roof rain leaves
  guy n? an_informal: nice
  guy n? an_effigy: bonfire
  guy n? a_cable,_wire,: tent
  habit n religious|distinctive_attire: nun monk
  habit n established_custom|automatic: nails
  habit n? (psychology)|an_established: bad smoking bite breaking
  habit n? excessive: drug
  hack n? a_mediocre: journalist
  hack n? an_old_or|a_horse_kept: horse
  hack v gain_access|cut: password
  hack v cut_with|cut_up: branches axe
  hack v? cut_with_a|be_able_to: jungle branches machete
  hack v? cut_away: computer
  hail n precipitation: rain storm ice weather stones damage crops windows
  hail v call|greet: taxi cab
  hail v? praise_vociferously|greet_enthusiastically: hero
  hail v? be_a_native: from
  hall n interior_passage: house door coat stairs
  hall n large_room|large_building: concert meeting town village
  hall n? a_college_or_university_building: students university
  ham n meat: sandwich cheese eat bread smoked
  hammer n? a_hand_tool: nail tools
  hammer n? a_heavy_metal: throw athlete
  hammer v? beat_with: nail door
  hamper n basket: picnic food basket laundry
  hamper v prevent: snow rescue progress rain search
  hand n prehensile: finger hold glove left fingers shake wash
  hand n rotating_pointer: clock hour minute watch
  hand n hired_laborer: farm ranch ship
  hand n rotating: clock
  hand n? the_cards: cards poker deal
  hand v? place_into: teacher paper book
  handle n appendage: door cup knife pull bag pan break1
  handle v be_in_charge|deal_with: problem situation complaints
  handle v? touch,_lift,: animals glass
  handle v? handle_effectively: car
  handy a? skillful_with: tools
  handy a? useful_and|easy_to_reach: knife
  hang v be_suspended|cause_to_be_hanging: wall picture coat washing
  hang v kill_by: murderer murderers gallows prisoner criminal rope
  harbor n sheltered_port: ship boats ships fishing
  harbor v maintain|secretly: grudge doubts feelings resentment suspicion
  harbor v? secretly_shelter: criminal fugitive
  harbour n? a_sheltered: ships boats fishing
  harbour v? secretly_shelter: criminal fugitive
  harbour v? maintain_(a: grudge suspicion doubts resentment
`;
