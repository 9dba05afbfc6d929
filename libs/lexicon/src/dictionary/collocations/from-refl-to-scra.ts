/** The words from reflect to scratch. `collocations.ts` says what the columns are. */
export const fromReflToScra = `
  reflect v throw_back|manifest: mirror light
  reflect v? manifest_or|show_an_image: mirror
  reflect v? to_throw_or: light
  reflection n? the_image|a_likeness: mirror water
  refrain n part: song chorus poem
  refrain v resist|not_do: smoking from
  refuse n food_that|waste: rubbish collect bin collected garbage lorry bins
  refuse v show_unwilling|not_accept|refuse_to: offer pay help horse
  register n official_written: school names
  register n? an_official|a_book_in: school names
  register n? a_cashbox: cash
  register v? enter_into_a|have_one's: course
  register v? enroll_to: vote
  regular n? a_regular: pub
  regular a? (used_of_the: verbs
  rein n long_straps: horse
  relate v? give_an_account: story
  relation n? a_person_related: family
  relative n person_related: family
  relay n crew|race: race
  release v? free_from: prisoner hostages
  release v? prepare_and: album film
  relief n aid: refugees
  relief n? the_feeling: safe
  relief n? assistance: earthquake
  relief n? sculpture: carved
  relish n condiment: burger pickle hotdog
  relish v derive: challenge think
  remote n control_device|device: tv
  remote a very_far|located_far: village
  remote a? located_far|inaccessible: village
  remote a? very_unlikely: chance
  rent n? a_payment: landlord month
  rent v hire|let|grant: flat car house
  rent v? let_for_money|grant_use|hold_under: flat car apartment
  report n? a_written_document|a_short_account: accident
  report n? a_written_evaluation: school
  report n? a_sharp_explosive: gun
  report v? make_known: police
  represent v? represent_somebody's|be_the_defense: lawyer
  reservation n? something_reserved: indian tribe
  reservation n? a_statement: hotel restaurant table
  reserve n? a_district: nature wildlife
  reserve n? an_athlete: player
  reserve v? obtain_or|arrange_for: table seat
  resign v leave|give_up: job minister
  resolution n formal_expression: un united nations
  resolution n decision
  resolution n? a_decision: new year
  resolution n? (computer: screen
  resort n hotel: ski beach
  resort n? something: last
  resort v? have_recourse: violence
  rest n remainder|something_left: money leave
  rest n freedom|support: tired
  rest n? freedom_from|a_pause_for: tired
  rest n? a_musical: music
  rest v take_a_short: tired
  rest v? put_something|have_a_place: head
  restore v? restore_by: painting
  result n? the_semantic: exam
  resume n? a_summary: job
  retire v? dispose_of: bed
  retreat n? (military)_withdrawal: army
  return n? document_giving: tax
  return n? the_income: investment
  return n? a_coming_to|the_act_of_going: ticket
  return v? give_back: book
  reverse n? the_gears: gear
  reverse n? the_side_of: coin
  review n? an_essay_or: film book
  review v? appraise_critically: book film
  review v? refresh_one's: notes exam
  revolution n? the_overthrow: french king
  revolution n? a_drastic: industrial
  revolution n? a_single_complete: earth wheel
  reward n? the_offer: lose
  rhyme n? a_piece_of: nursery
  rhyme v? be_similar: words
  rib n bones: break1 chest
  rib n? cut_of_meat: pork
  rich a possessing_material: money
  rich a? having_a_high: cake
  rich a? marked_by_great|very_productive: soil farmland
  riddle n difficult: answer
  riddle v pierce: bullets
  ride n? a_mechanical: fair
  ride n? a_journey: car bus
  ride v? sit_and_travel: horse bicycle
  ridge n long_narrow: mountain
  rifle n shoulder_firearm: gun shot hunter soldier
  rifle v go_through: drawers pockets
  rifle v? search_through|take_as_spoils: drawers
  rig n? the_act_of: oil
  rig v? arrange_the: election
  right n abstract_idea: to_a fair everyone have_the_right human vote
  right n? a_turn_toward|i.e._the_side: turn
  right a correct: answer
  right a being_or_located: hand side shoe
  right a? especially|correct_in: answer
  right r? immediately: away
  ring n jewelry: gold finger diamond wed engagement wear
  ring n characteristic_sound: bell telephone
  ring n platform: boxer boxing boxers
  ring n association_of_criminals: drug spy smuggling thief spies
  ring n platform_usually: boxers boxer
  ring n? the_sound|a_characteristic: phone
  ring n? a_rigid_circular: key
  ring v sound_loudly|make_(bells)|get_or_try: bell telephone doorbell church bells
  ring v? get_or_try: phone police ring_you ring_me ring_him ring_her ring_us ring_them soon tonight tomorrow
  ripe a fully: fruit banana
  rise n? the_amount: pay
  rise n? a_growth_in: prices
  rise v? move_upward: sun
  rise v? become_heartened: dough
  roar n deep: lion
  roar n? the_sound_made|a_very_loud: lion
  roast n? a_piece_of: sunday
  roast v cook: oven
  rock n popular_music: music band guitar concert song roll loud festival
  rock n lump|hard_consolidated: stone ship cliff climb throw1 beach volcanic rocks
  rock n? a_lump_or|material_consisting: climb geologist
  rock v move_back: baby cradle chair boat gentle sleep
  rocket n vehicle: space moon launched
  rocket n leaves|erect: salad
  rocket n? sends_a_firework|propels_bright: fireworks
  rocket v? shoot_up_abruptly,: prices
  rod n long_thin: fishing
  role n? an_actor's: actor
  roll n small_rounded_bread: bread butter breakfast cheese
  roll n document: paper film
  roll n? a_round_shape|photographic: film toilet
  roll v move_by_turning|rotate: ball hill dice
  roll v? flatten_or: dough
  room n area_within: hotel
  room n? space_for: space luggage piano
  root n underground: tree plant soil deep carrot
  root n number: square
  root n place_where_something_begins: evil problem word
  root v? cheer_for: team
  rose n any_of_many|shrubs: flower garden red thorn thorns
  rough a irregular_surface: road surface
  rough a? violently: sea
  rough a? not_quite: idea guess
  round n outburst|interval|boxing: boxer
  round n serving: drinks pub
  round n? (sports)_a: boxing
  round n? the_activity: golf
  round n? a_charge_of: ammunition
  row n arrangement_of_objects: seat front theatre cinema chairs sit back trees houses
  row n angry_dispute: neighbours argument noise wife terrible husband parents shouting about had_a_row shouted slam quarrel fight sofa furious
  row n? an_arrangement|a_long_continuous: seats front desks houses trees back cinema
  row v propel: boat oars lake river across oar
  rubber n elastic: tyre boots gloves
  rubber n eraser: pencil mistakes
  rug n floor_covering: floor
  ruin n? a_ruined_building: castle
  rule n principle: game
  rule n? a_principle|prescribed: school
  rule n? the_duration|dominance: british
  rule v? exercise_authority: king
  rule v? decide_with: court judge
  ruler n measuring_stick: straight line draw pencil measure centimetres
  ruler n person_who_rules: king country emperor cruel kingdom people
  run v move_fast: race legs fast
  run v direct|operate: company shop business hotel
  run v? run,_stand,: president
  run v? move_along,: nose tap
  run v? perform_as: engine
  runner n? someone_who_travels|a_trained: marathon
  runner n? a_horizontal: strawberry
  runway n? a_strip_of: plane
  runway n? a_narrow_platform: model
  rush n grasslike: marsh basket river
  rust n red: iron
  sack n bag: potato flour
  sack n? a_bag_made|the_quantity: potato flour
  sack v terminate|discharge: boss job employee
  sack v? plunder_(a: rome
  saddle n? a_seat_for_the_rider_of_a_horse: horse
  saddle n? a_seat_for_the_rider_of_a_bicycle: bicycle
  safe n strongbox: money jewels thief open combination
  sage n mentor|wise: wise old
  sage n herb|aromatic: cook
  sage n? aromatic_fresh: stuffing butter leaves fry
  sail n large_piece_of_fabric: boat wind ship
  salt n white_crystalline: pepper soup
  salt n? a_compound: chemistry
  sanction n mechanism_of_social: country trade imposed economic
  sanction v give_permission|give_authority: approve
  sand n loose: beach
  sand v? rub_with_sandpaper: wood
  sap n watery: tree maple
  sap v? deplete: strength
  sash n framework: window
  satellite n? man-made_equipment: orbit
  satellite n? any_celestial: moon
  save n? (sports)_the: goalkeeper
  save v record_data|keep: file computer
  save v save_from|bring_into_safety: life
  save v spend_sparingly|accumulate: money
  save v? accumulate: bank
  save v? bring_into|save_from_ruin,: drowning
  saw n hand_tool: wood cut carpenter plank blade tree tool
  saw n? hand_tool|a_power_tool: wood
  saw v cut_with: wood plank branch
  scale n measuring_instrument: weigh weight kilos kitchen bathroom step nurse flour
  scale n thin_flake|flattened: skin reptile dragon scaly
  scale n series_of_notes: piano music play major practise
  scale n ratio: map
  scale n relative_magnitude: large small
  scale n? a_flattened: fish scrape knife rinse shiny lizard snake
  scale v climb|reach_the_highest: cliff peak
  scale v? reach_the|climb_up_by: wall face mountain climbers winter ladder rope fence
  scalp n skin: hair
  scan n? an_image_produced: hospital
  scan v? examine_hastily: newspaper
  scan v? in_electronics,: document
  scar n mark: wound
  scene n place_where: crime
  scene n subdivision: play actors
  scene n? a_subdivision|a_consecutive: film
  scenery n painted: stage
  school n educational: teacher child class student
  school n large_group_of_fish: fish whale dolphin sea swim
  scoop n quantity: ice cream vanilla
  scoop n news: reporter newspaper
  scoop n? the_quantity|a_large_ladle: ice cream
  score n written_form: orchestra composer music film musical
  score n expresses_the_accomplishment: team game goal match final three two nil half-time goals win
  score n? a_number_or: test
  score v? gain_points: goal
  score v? write_a_musical: film
  scrap n small|fragment: paper food
  scrap n? worthless: metal
  scrap v dispose: plan car
  scrape v scratch: knee
  scratch v cut_the_surface|scrape: cat car
  scratch v? scrape_or: itch
`;
