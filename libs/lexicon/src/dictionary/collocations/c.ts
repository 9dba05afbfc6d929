/** The words from c. `collocations.ts` says what the columns are. */
export const fromC = `
  cabinet n persons_appointed: minister prime government president meeting reshuffle
  cabinet n piece_of_furniture: kitchen drawer glass dishes shelf door bathroom medicine
  cable n conductor|television_system: tv electric wire
  cable n very_strong_thick_rope: bridge steel ship
  calf n young_of_domestic: cow farm milk born field farmer animal
  calf n muscular_back: leg muscle pain knee run runner
  camp n temporary_living|site_where|shelter: tents army scouts tent
  campaign n race_between|series_of_actions: election votes president candidate
  can n airtight: beans soup beer tin open opener soda metal opened paint
  cap n tight-fitting: wear head wore baseball
  cap n something_serving|top_(as_for: bottle pen
  cape n sleeveless: wear wore superman cloak red shoulders
  cape n strip_of_land: sail sea coast ship sailed
  capital n seat_of_government: city country france spain government located germany is_the_capital capital_of peru italy japan lima berlin
  capital n wealth_in_the_form|assets: money business invest company start raise investor
  capital n one_of_the_large: letter write sentence name letters
  capture v succeed_in_catching|take_possession|capture_as: soldiers prisoner enemy city
  card n rectangular_pieces|playing|one_of_a_set: play deal ace game poker queen
  card n printed_or_written|greeting: birthday christmas send postcard
  care n work_of_providing: child hospital nurse elderly
  carriage n vehicle_with_wheels: horse horses queen
  carriage n railcar: train passengers
  carrier n inactive_person|person_or_firm|someone_whose: disease virus
  case n legal_proceeding|comprehensive_term: court judge lawyer trial police murder
  case n portable_container|luggage: suitcase packed leather clothes guitar
  case n occurrence|instance: flu disease patients
  cast n actors_in_a_play: play film actor director movie
  cast n bandage: leg arm broken doctor plaster
  cast v throw|project|put_or_send: net fisherman line spell stone shadow
  cast v select_to_play|assign: film director actor role
  cell n basic_structural: body blood biology nucleus microscope dna divide plant cancer virus brain tissue organism
  cell n room_where: prison prisoner locked guard jail police convict bars
  cell n device_that_delivers: battery electric solar fuel
  cell n any_small: honeycomb
  cement n powder|building_material: concrete bricks sand
  chain n series_of|linked|connected_or_related: hotel shop restaurants stores supermarkets owns
  chain n flexible|metal_rings|links: bicycle dog anchor gold lock
  chair n seat_for_one: sit wooden table legs comfortable
  chair n officer_who_presides: meeting committee elected board
  chair v act_or_preside: meeting committee
  change n coins|balance_of_money: coin machine pocket pay meter pound dollar cashier small loose
  change v undergo|make_different|become_different: mind weather world
  channel n television_station: tv television watch program news switch
  channel n passage_for_water|deep_and_relatively|path_over_which|long_narrow: water ship river boats swim england france
  character n imaginary: novel film book play main story hero
  character n written_symbol: chinese keyboard letters
  character n attributes: strong
  charge n price_charged: free fee extra delivery pay
  charge n pleading|assertion_that_someone: police murder guilty arrest court theft
  charge n quantity_of_unbalanced: electron electric positive negative proton
  charge v demand_payment: price pounds dollars euros pay bill fee customer customers shop hotel mechanic much repair
  charge v make_an_accusation|blame_for: police murder theft court arrested crime suspect robbery fraud
  charge v rush_at: bull enemy cavalry soldiers elephant attack rhino field
  charge v energize: battery phone laptop plug overnight electric empty
  charm n attractiveness: smile personality
  charm n something_believed|trinket: lucky bracelet
  chase v go_after: police thief dog cat
  check n written_order: bank pay money sign cash
  check v examine|make_certain|be_careful: answers list tickets oil
  cheek n either_side_of_the_face: kiss tear face red
  cheek n impudent: teacher
  cherry n red_fruit: eat tree pie
  chest n part_of_the_human: pain heart breath lungs hair cough
  chest n box_with_a_lid: treasure gold drawer pirate wooden old buried pirates opened
  chicken n domestic_fowl: egg farm eggs lay coop
  chicken n flesh_of_a_chicken: roast fried soup eat dinner curry
  chill v make_cool|loose_heat: wine fridge bottle
  chip n thin_crisp|strip_of_potato: fish potato fried eat salt vinegar ketchup hungry
  chip n electronic_equipment: computer silicon processor phone electronic
  chip n small_fragment|piece: wood cup plate
  chop n small_cut: pork lamb meat grilled
  chop v cut_into_pieces|cut_with: onion wood carrots vegetables
  chord n three_or_more: piano guitar play music notes
  chord n straight_line: circle
  circle n plane_curve|ellipse: draw geometry radius
  circle n unofficial_association: friends
  circuit n electrical_device: electric wire battery
  claim v ask_for_legally|demand|assert: insurance
  class n body_of_students|education_imparted: school teacher students lesson english attend
  clean v make_clean|clean_and: kitchen windows dishes
  clear v remove: table snow road plates
  clear a readily_apparent: answer
  clear a allowing_light: water sky glass
  clip n fastener|holds: paper hair
  cloak n loose_outer: wear wore black
  close v move_so_that|become_closed: door window eyes shop
  close a at_or_within_a_short: station near beach
  club n playing_card: ace card cards trick hearts diamonds spades
  club n formal_association: join member chess tennis book football
  club n golf_equipment: golf golfer ball swing
  club n stout_stick: caveman weapon hit
  club n spot_that_is_open_late: dance dancing music night dj
  coach n someone_in_charge_of_training|gives_private: team football players training trainer tennis athlete swimming
  coach n carriage|vehicle_carrying: bus trip tourist travel driver passenger
  coat n outer_garment: wear warm winter cold button buttons
  coat n thin_layer: paint wall varnish layer fresh second
  coat n growth_of_hair: dog fur cat thick glossy
  cobbler n shoemaker|repairs_shoes: shoes repair boots mend leather
  cock n adult_male_chicken|adult_male_bird: farm crow morning hens
  cold n mild_viral: cough sneeze nose fever flu caught throat bad catch
  cold a low|temperature: weather winter ice snow
  cold n low_temperature: winter
  column n vertical|upright: temple stone marble greek roof
  column n article_giving: newspaper writes weekly magazine journalist
  column n vertical_array|linear_array: table numbers spreadsheet page
  comb n flat_device: hair
  comb v straighten: hair
  command n authoritative_direction|military_unit: officer soldiers obey dog
  compact n small_cosmetics|cosmetics: powder mirror
  compact a closely_and_firmly: car apartment camera small
  company n institution_created: business firm employ shares profits works
  company n small_military: soldiers captain army
  company n state_of_being_with|companions: enjoy lonely friends keep
  company n group_of_performers|organization_of_performers: dance theatre ballet
  compass n navigational_instrument: north ship needle lost
  compass n drafting_instrument: circle draw
  complex n conceptual_whole|whole_structure: buildings sports flats
  complex n psychoanalysis: inferiority
  composition n musical_work: piano orchestra composer
  composition n essay: school teacher write
  compound n chemistry: chemical water carbon oxygen element atoms
  compound n enclosure: guards prison fence walls
  concrete n strong_hard_building: wall cement build
  concrete a capable_of_being_perceived|formed_by: proposals evidence
  conduct v lead|direct_the_course: orchestra
  conduct n manner_of_acting|behavioral: bad professional
  conduct v transmit: electricity heat metals
  conductor n person_who_leads: orchestra baton music symphony concert musicians raised
  conductor n collects_fares: train ticket bus fares tickets passengers
  conductor n substance: copper electricity metal heat electric
  conflict n open_clash: armed countries
  console v give_moral: crying child sad widow cry
  console n scientific_instrument: screen lights pilot controls
  consumer n person_who_uses: goods prices
  content a satisfied: happy life quiet simple perfectly with retired
  content n everything_that: bag box drawer emptied bottle suitcase contents
  content n what_a_communication: website speech article web
  contest v make_the_subject: court
  contest n occasion|struggle: won singing beauty
  contract v be_stricken|become_ill: disease malaria virus illness
  contract v become_smaller|compress|squeeze: muscle metal cools
  contract n binding_agreement: sign lawyer signed terms company
  convict n person_serving|person_who_has_been_convicted: prison escaped guards
  convict v find_or_declare_guilty: court murder jury
  cook n someone_who_cooks: restaurant kitchen meal
  cookie n any_of_various: bake
  cool a neither_warm: weather breeze evening temperature drink
  cool a fashionable: jacket style teenager
  cool v make_cool|loose_heat: soup cake
  copy n reproduction|thing_made|matter_to_be: document make painting
  core n center|central: apple
  corn n tall_annual|ears_of_corn|dried_grains|edible: field farm eat cob grow harvest
  corn n hard_thickening: foot toe shoe painful
  corner n intersection_of_two_streets|side_of_an_area: room street
  cost v be_priced: pounds dollars
  couch n upholstered: sat tv sofa
  count n nobleman: castle countess noble duke dracula count_of
  count v determine_the_number: numbers ten money votes sheep
  counter n table|top: shop bar kitchen pay
  counter v speak_in_response|act_in_advance: argument
  country n area_outside: farm city village peaceful quiet town away fields cottage fresh living
  country n politically_organized|territory_occupied: government president border war europe africa visit
  course n education_imparted: university student english study teacher
  course n part_of_a_meal: meal dinner dessert main soup starter
  course n line_or_route|general_line: ship captain river steer change
  course n area_of_land_or_water: golf holes race
  court n assembly|room_in_which|tribunal: judge trial law lawyer jury case accused witness
  court n specially_marked: tennis ball players basketball play squash
  court v make_amorous|seek_someone's: marry girl
  cover n protective_covering|bedding: bed sofa dust
  crack n narrow_opening|blemish|long_narrow: wall glass ceiling ice
  crack v break_partially|become_fractured: nut egg glass
  craft n skill|skilled_practice|creation: potter
  craft n vehicle: space sea air
  craft n vehicle_designed: landed alien river
  crane n lifts_and_moves: building construction site steel lift heavy container load operator
  crane n large_long-necked|wading: bird lake wing nest marsh fly legs migrate neck wetland flew feathers japan dances snow
  crane v stretch: neck see
  crash n serious_accident: car plane killed
  crash n sudden_large_decline: market stock
  crew n men_and_women|men_who_man: ship plane captain
  cricket n game_played: bat ball play match england players wicket team pitch
  cricket n leaping_insect: insect chirp grass night garden sing heard chirping
  crisp a tender_and|brittle|hard: toast bacon apple
  crop n cultivated|yield: farmer field harvest wheat rain
  crop v cut: picture photo image hair
  cross n wooden_structure|representation: church jesus necklace christian altar
  cross v travel|go_across|traverse: road street river bridge border ocean
  cross a annoyed: mother angry teacher late mum dad cross_with broke shouted
  crow n black_birds: bird flew field
  crow v dance|utter_shrill|express_pleasure: cock rooster morning
  crown n ornamental|jeweled: king queen gold head wear jewels
  crown n dental|covers: tooth dentist
  crush n temporary_love: girl boy teenager school
  cup n small_open_container: tea coffee drink
  cup n large_metal_vessel: won win team championship trophy
  curb n edge: car park sidewalk
  cure v provide_a_cure: disease patient doctor
  cure v prepare_by_drying|be_or_become_preserved|make_(substances)_hard: ham meat smoke salt
  current n steady_flow|flow_of|stream: river water swim strong sea swimmer boat
  current n electricity: electric wire volts copper
  current a occurring_in: situation president price affairs
  curry n pungent_dish: eat spicy rice
  curry v give_a_neat: horse
  cushion n soft_bag: sofa sit
  custom n accepted_or_habitual: tradition old wedding local
  custom n money_collected: airport officer border
  cut n wound_made: finger blood knee bleeding
  cut n reduction|act_of_reducing: tax price budget
  cut n share_of_the_profits: profits
  cycle v ride: bike bicycle road
`;
