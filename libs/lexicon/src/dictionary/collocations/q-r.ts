/** The words from q to r. `collocations.ts` says what the columns are. */
export const fromQR = `
  quack n untrained: doctor
  quack n harsh_sound: duck
  quail n small|flesh: bird
  quarry n excavation: stone marble limestone
  quarry n animal_hunted|person: hunt hunter chase
  quarter n one_of_four: hour pie of_the cake
  quarter n coin: dollar machine
  queen n female_sovereign: king
  queen n only_fertile: bees
  queen n most_powerful|chess: chess
  quiver n case_for: arrows archer arrow
  quiver v shake|move_with: lips voice
  rabbit n any_of_various_burrowing: hole
  race n contest_of_speed|competition: run horse won car runner finish ran horses jockey finished
  race n people_who: human skin
  race v compete|step|move: heart
  rack n framework: luggage plates wine hat
  racket n sports_implement: tennis ball play string badminton court
  racket n loud_and_disturbing: noise sleep loud builders quiet
  racket n illegal: police gang drug mafia smuggling
  raft n flat_float: river
  rag n small_piece: clean dust wipe
  rail n barrier: stairs
  rail n bar: train
  raise v cause_to|lift|move_upwards: hand arm flag
  raise v bring_up|look_after: child children family
  raise n salary|increasing: boss salary
  rake n long-handled: leaves lawn garden hay
  rally n large_gathering: political supporters
  rally n automobile_race: car
  ram n uncastrated_adult_male_sheep: sheep horns farm
  ram v strike_or_drive: car gate
  ramp n inclined: wheelchair
  ranch n farm: cattle
  range n series_of_hills: mountain
  range n cooking: kitchen
  range n variety|limits: prices
  rank n position|relative: officer army captain
  rap n genre_of: music song listen singer hip teenagers rhymes
  rap v strike_sharply: door knuckles
  rare a not_widely|recurring: bird coin disease stamp
  rare a cooked: steak meat
  rash n red_eruption: skin itch
  rash a imprudently|marked_by_defiant: decision
  rate n magnitude: interest
  rattle n toy: baby
  raw a not_treated|uncooked: meat fish
  ray n cartilaginous: fish sea sting
  ray n column_of_light: sun light
  reach v arrive_at|move_forward: station
  read v interpret|look: book newspaper
  rear v stand_up|bring_up: horse children
  rebel n person_who_takes: government army
  receiver n telephone|set: phone
  reception n formal_party: wedding
  reception n quality: radio
  recess n pause|state: school
  recipe n directions: cook
  record n vinyl|sound_recording: music play album
  record n extreme|best: world race fastest broke olympic hundred metres jump
  record v make_a_record|register: voice song album concert
  reef n submerged: coral fish ship dive
  reel n winder: fishing film
  reflect v throw_back|manifest: mirror light
  refrain n part: song chorus poem
  refrain v resist|not_do: smoking from
  refuse n food_that|waste: rubbish collect bin collected garbage lorry bins
  refuse v show_unwilling|not_accept|refuse_to: offer pay help horse
  register n official_written: school names
  rein n long_straps: horse
  relative n person_related: family
  relay n crew|race: race
  relief n aid: refugees
  relish n condiment: burger pickle
  relish v derive: challenge
  remote n control_device|device: tv
  remote a very_far|located_far: village
  rent v hire|let|grant: flat car house
  resign v leave|give_up: job minister
  resolution n formal_expression: un
  resolution n decision: new
  resort n hotel: ski
  rest n remainder|something_left: money leave
  rest v take_a_short: tired
  rest n freedom|support: tired
  rib n bones: broken chest
  rich a possessing_material: money
  riddle n difficult: answer
  riddle v pierce: bullets
  ridge n long_narrow: mountain
  rifle n shoulder_firearm: gun shot hunter soldier
  rifle v go_through: drawers pockets
  right n abstract_idea: to_a fair everyone have_the_right human
  right a correct: answer
  right a being_or_located: hand side shoe
  ring n jewelry: gold finger diamond wedding engagement wear
  ring n characteristic_sound: bell telephone
  ring n platform: boxer boxing
  ring v sound_loudly|make_(bells)|get_or_try: bell telephone phone doorbell church
  ring n association_of_criminals: drug spy smuggling thieves
  ring n platform_usually: boxers boxer
  ripe a fully: fruit
  roar n deep: lion
  roast v cook: oven
  rock n popular_music: music band guitar concert song roll loud festival
  rock n lump|hard_consolidated: stone ship cliff climb threw beach volcanic rocks
  rock v move_back: baby cradle chair boat gentle sleep
  rocket n vehicle: space moon
  rocket n leaves|erect: salad
  rod n long_thin: fishing
  roll n small_rounded_bread: bread butter breakfast cheese
  roll v move_by_turning|rotate: ball hill dice
  roll n document: paper film
  room n area_within: hotel
  root n underground: tree plant soil deep carrot
  root n number: square
  root n place_where_something_begins: evil problem word
  rose n any_of_many|shrubs: flower garden red thorn
  rough a irregular_surface: road
  round n outburst|interval|boxing: boxer
  round n serving: drinks pub
  row n arrangement_of_objects: seat front theatre cinema chairs sat back trees houses
  row n angry_dispute: neighbours argument noise wife terrible husband parents shouting about had_a_row shouted slammed quarrel fight
  row v propel: boat oars lake river across
  rubber n elastic: tyre
  rubber n eraser: pencil
  rug n floor_covering: floor
  rule n principle: game
  ruler n measuring_stick: straight line draw pencil measure centimetres
  ruler n person_who_rules: king country emperor cruel kingdom people
  run v move_fast: race legs fast
  run v direct|operate: company shop business
  rush n grasslike: marsh basket
  rust n red: iron
`;
