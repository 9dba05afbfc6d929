/** The words from mat to neutral. `collocations.ts` says what the columns are. */
export const fromMatToNeu = `
  mat n small_pad|thick_flat: gym beer
  mat n? a_thick_flat: door wiped foot
  mat n? sports_equipment: yoga gymnast
  mat v? twist_together|change_texture: hair
  match n lighter|short_thin: candle strike fire light cigarette box lit stave gas smoke
  match n formal_contest: football tennis team win cricket player goal referee boxing stadium score played
  match n? lighter_consisting|a_burning: lit candle box fire strike
  match n? an_exact_duplicate: fingerprint
  match v be_compatible: shoes colour curtains tie handbag socks carpet
  match v? be_compatible,|make_correspond: tie shirt colour curtains shoes
  mate n officer|person: captain ship
  mate n informal_term_for_a_friend: pub friend school best
  mate n exact_duplicate: sock
  mate n? the_partner: bird female
  mate v engage_in_sexual: birds animals spring lions female
  mate v? place_an_opponent's: king chess
  material n? artifact_made: curtains dress cotton soft
  material n? the_tangible|things_needed: building
  material n? information: book
  material a? concerned_with_worldly: wealth
  matter n that_which_has_mass: physics solid liquid gas
  matter n? a_problem: wrong
  matter n? a_vaguely|some_situation: police private
  mature v grow_old|become_ripe: wine cheese
  mature v? develop_and_reach|grow_old_or: child
  mature v? cause_to_ripen_or: wine cheese
  mature v? become_due: bond policy
  mature a? fully_developed: cheese
  meal n food_served|any_of_the: eat dinner
  mean n average: numbers calculate
  mean v denote|convey|intend: word what sign
  mean v? have_in_mind: hurt
  mean a lack_of_generosity: money generous spend tip stingy miser too_mean buy
  mean a nasty|characterized_by_malice: brother kids cruel girl sister laugh unkind cry rude of_him of_her to_her to_him
  mean a? characterized_by_malice|(used_of_persons: unkind boy nasty brother
  measure n? any_maneuver: safety security government
  measure n? the_act_or: tape
  measure v? determine: ruler tape height window
  measure v? have_certain: metres
  meat n? the_flesh: butcher vegetarian beef
  meat n? the_inner: nut
  medicine n? (medicine): cough bottle tablets
  medicine n? the_branches|the_learned: student study degree
  medium n surrounding|means
  medium n someone_who: spirits dead seance
  medium n? a_means_or|an_intervening_substance_through_which_signals: television
  medium a? around_the: size height
  medium a? (meat)_cooked: steak
  meet n? a_meeting: track
  meet v? ^come_together|get_together: friend cafe
  meet v? get_acquainted: husband first
  meet v? fill,_satisfy: requirements deadline
  meet v? be_present: airport station
  melt v reduce: ice butter snow
  melt v? reduce_or|become_or: ice snow butter chocolate
  memory n electronic_memory|computer: computer
  memory n something_that_is_remembered: childhood
  memory n? the_cognitive|the_power: lose bad
  menu n? a_list_of_dishes: restaurant waiter
  menu n? (computer: screen click
  mercury n metallic: thermometer metal poison
  mercury n nearest|roman: planet sun
  mercury n? (Roman_mythology): god
  mercy n? leniency_and: beg
  mess n meal|service
  mess n dirty_and_disordered|state_of_confusion: room clean untidy kitchen
  mess n? a_(large)|a_meal_eaten: officers soldiers
  metal n? any_of_several: iron
  metal n? a_mixture: heavy
  meter n basic_unit: long tall hundred
  meter n measuring_instruments: gas electricity water parking taxi
  might n? physical_strength: strength military
  mild a? moderate_in|mild_and_pleasant: winter curry weather
  mill n? a_plant_consisting|machinery: wind flour cotton water pepper
  mill v? move_about: crowd
  mind n? that_which|knowledge: brain
  mind n? what_you_intend: changed
  mind v be_offended|be_concerned: window noise
  mind v? be_in_charge: baby
  mind v? be_cautious: head step
  mine n excavation: coal gold miners diamond dig down workers
  mine n explosive: war ship soldier exploded explode field step
  mine v get_from: coal gold copper
  mine v get_from_the_earth: gold
  mineral n? solid_homogeneous: rock
  minister n person_appointed: government president prime foreign
  minister n authorized_to_conduct: church sermon wed
  minor n young_person: police alcohol sell
  minor a limited_in_size|lesser_in_scope|of_lesser: accident
  minor a? of_lesser_importance|lesser_in: injuries problem
  minor a? (of_a_scale: scale
  minor a? of_lesser_seriousness: surgery
  mint n herb|north_temperate: tea leaves lamb sauce herb
  mint n candy: suck breath chew sucked
  mint n plant_where: coins
  mint n? any_north|the_leaves: tea leaves lamb garden sauce
  mint n? any_north|the_leaves|any_member: lemonade fresh mojito chop
  mint v? form_by_stamping,: coins coin year silver sixpence
  minute n 60_seconds: hour late wait clock train five sixty
  minute n? an_indefinitely: wait
  minute n? a_short_note: meeting take secretary committee record read
  minute a very_small|infinitely: tiny particles details amounts dust quantities traces amount detail handwriting crystals insects grains crack
  minute a? characterized: detail
  mirror n? polished_surface: shaving looked reflection bathroom
  miss n? a_young_female|a_form_of: teacher
  miss v feel_or_suffer: home friends parents family mother
  miss v fail_to: goal
  miss v? fail_to_reach_or|^fail_to_reach: bus train target
  miss v? fail_to_attend|fail_to_experience: lesson meeting film
  mission n? an_operation|a_special: space secret
  mission n? an_organization|the_organized: priest africa
  mist n? a_thin_fog: morning hills
  mistress n adulterous: wife husband affair marry
  mistress n? a_woman_master: dog servant
  mistress n? a_woman_schoolteacher: school
  mix n? a_commercially: cake
  mix v mix_together|add_as: flour eggs paint colours
  model n display_clothes|wears_clothes|person_who_poses: fashion clothes magazine catwalk artist posed
  model n representation: plane ship train glue build
  model n? a_type_of: car latest
  model n? a_hypothetical: economic
  model n? someone_worthy: role
  model v? display_(clothes): dress
  model v? form_in_clay,: clay
  model a? worthy_of: student
  mold n fungus|growth: bread damp wall cheese bathroom
  mold n container: jelly poured
  mole n small_velvety: garden lawn dig tunnel underground blind animal burrow holes earth
  mole n blemish|congenital: skin cheek face back doctor dark brown colour look_at shape cream hairy
  mole n spy: spy agency secrets agent intelligence secret enemy government meeting leak traitor
  mole n molecular: chemistry grams molecules
  monitor n display|computer: computer screen desk keyboard
  monitor n? electronic_equipment_that_is|a_piece_of: baby heart
  monitor n? someone_who_supervises: class
  monitor v keep_tabs: patient heart doctors
  monitor v? keep_an_eye|check,_track,: patient heart temperature
  monkey n? any_of_various: banana tree
  mood n characteristic|prevailing: bad good happy
  mood n verb_inflections: verb subjunctive grammar
  moon n? the_natural: night full astronaut landed
  moral n? the_significance: story fable
  moral a? concerned: values question
  mortar n muzzle-loading: soldiers fired army shells shell fire
  mortar n used_as_a_bond: bricks wall builder cement
  mortar n bowl-shaped: pestle herbs spices
  mother n? a_woman_who: baby
  motion n formal_proposal: meeting vote pass debate council
  motion n? a_change_of|a_natural: slow planets
  motion v? show,_express: waiter
  mould n? a_dish_or: bread bathroom cheese
  mould n? a_fungus_that: bread cheese bathroom damp green wall
  mould n? the_distinctive: jelly cake plaster
  mould v? form_in_clay,|form_by_pouring: clay
  mount n? a_land_mass: everest
  mount v attach|go_up|get_up_on
  mount v? get_up_on: horse camel bicycle
  mount v? attach_to|fix_onto_a: picture camera wall
  mount v? go_up_or_advance: tension pressure
  mouse n small_rodents|numerous: cat cheese trap hole squeak kitchen tail attic
  mouse n hand-operated: computer click keyboard screen cursor pad
  mouth n opening_through_which_food: tooth eat
  mouth n point_where: river
  mouth n? the_opening_through|the_externally: open tooth tongue food dentist
  mouth n? the_point|an_opening: river cave estuary
  move n player's_turn|act_of_changing_your: chess game
  move n? the_act_of_changing_your: house flat new
  move v? change_residence,: house city london flat
  move v? move,_travel,|cause_to_move|move_so_as: piano chair furniture
  movement n? a_group_of|a_series_of: rights political independence civil
  movement n? a_major_self-contained: symphony slow sonata orchestra
  movement n? a_change_of|the_act_of_changing_location: arm sudden
  mud n? water_soaked: boots
  mug n with_handle: coffee tea drink hot
  mug n? with_handle|the_quantity: coffee tea cocoa
  mug v rob: street money wallet robbers tourist
  mule n hybrid|sterile: donkey horse pack
  mummy n? a_body_embalmed: egypt tomb pyramid museum pharaoh
  mummy n? informal_terms: daddy
  murder n? unlawful_premeditated: police
  muscle n animal_tissue|contractile: exercise
  muscle n? one_of_the|animal_tissue: arm leg
  mushroom n fleshy|edible: soup eat
  mushroom n? common_name: picked
  mustard n? any_of_several|pungent_powder: sausage
  mystery n? a_story_about: murder novel detective
  mystery n? something: disappear
  nail n horny_plate: finger toe paint polish file bite varnish bites nails cut
  nail n thin_pointed|pointed_piece: hammer wood wall picture hang carpenter board
  nail v attach: wood board
  name n? a_person's: good
  name v? assign_a_specified: baby dog
  nap n period_of_time_spent_sleeping: sofa afternoon
  nap n? a_period_of|sleeping_for: afternoon sofa
  napkin n? a_small_piece: table lap mouth
  narrow a? not_wide: street bridge stairs
  narrow a? very_limited: escape
  nature n physical_world: animals plants forest walk wildlife
  nature n? the_essential|the_complex: human
  navy n organization_of_military: ships
  neat a? clean_or_organized: room handwriting
  neck n? the_part_of: scarf giraffe necklace
  neck n? a_narrow_part: guitar bottle
  neck n? an_opening: sweater
  needle n sharp_pointed_implement: thread sew injection nurse knit haystack button
  needle n leaf: pine tree conifer fir forest christmas
  needle n? a_slender: compass gauge
  needle v? annoy_or_provoke,: brother
  negative n? a_piece_of: photograph film
  negative a? characterized: answer
  negative a? not_indicating: test
  negative a? reckoned_in: number temperature
  nerve n? any_bundle: optic pain
  nerve n? the_courage: courage lose jump
  nerve n? impudent_aggressiveness: cheek
  nest n structure_in_which_animals: bird eggs wasp
  nest n? a_gang_of: spies
  net n open_fabric: fish tennis goal ball mosquito fisherman throw1 butterflies fishermen
  net n computer_network: online surf
  net n? a_trap_made|an_open_fabric: fish fisherman mosquito butterfly
  net n? a_goal_lined: ball goal kick
  net n? game_equipment: tennis
  net a remaining: profit income salary weight
  network n? (broadcasting): television
  network n? (electronics): computer
  network n? a_system_of_intersecting: roads
  neutral a? not_supporting: switzerland war country
  neutral a? having_no_hue|possessing: colour
`;
