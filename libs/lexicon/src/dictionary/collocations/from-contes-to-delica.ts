/** The words from contest to delicate. `collocations.ts` says what the columns are. */
export const fromContesToDelica = `
  contest n occasion|struggle: win sing beauty song
  contest v make_the_subject: court will election
  contract n binding_agreement: sign lawyer signed terms company employment football player
  contract v be_stricken|become_ill: disease malaria virus illness
  contract v become_smaller|compress|squeeze: cools cold
  contract v? squeeze_or|become_smaller: muscle metal cool pupils
  control n? power_to_direct|the_activity: lose car army
  control n? a_mechanism: remote panel volume
  convention n? a_large_formal: party republican democratic delegates annual hotel
  convention n? orthodoxy|something: social
  convention n? (diplomacy): geneva
  convert v? change_the|change_from: loft attic barn garage energy
  convert v? change_religious|cause_to_adopt: christianity islam catholic
  convert v? exchange_or: dollars euros
  convict n person_serving|person_who_has_been_convicted: prison escaped guards guard
  convict v find_or_declare_guilty: court murder jury
  cook n someone_who_cooks: restaurant kitchen meal
  cook v? prepare_a|prepare_for: dinner meal soup
  cookie n any_of_various: bake
  cool v make_cool|loose_heat: soup cake oven engine
  cool a neither_warm: weather breeze evening temperature drink water shade
  cool a fashionable: jacket style teenager jeans music guy sunglasses everyone think kids
  cool a? marked_by: calm stay
  copper n? occurs_in: wire pipe metal coin
  copper n? uncomplimentary: arrest
  copy n reproduction|thing_made|matter_to_be: document make painting photocopy key letter
  copy n? a_thing_made: buy book newspaper
  copy v? copy_down|reproduce_or: homework blackboard
  copy v? reproduce_someone's: style brother
  cord n? a_line_made: rope tie
  cord n? a_light_insulated: lamp telephone electrical plug
  core n center|central: apple
  core n? the_central_part: earth planet
  core v? remove_the: apple
  cork n? the_plug_in|used_for_stoppers: bottle wine champagne
  corn n tall_annual|ears_of_corn|dried_grains|edible: field farm eat cob grow harvest farmer popcorn ears maize butter
  corn n hard_thickening: foot toe shoe painful
  corner n intersection_of_two_streets|side_of_an_area: street shop
  corner n? a_place_off|an_interior|the_point_where_two: room sit classroom
  corner v? force_a_person: thief dog police cat
  correct v? make_right: mistakes teacher spelling
  correct a? especially: answer spelling
  cost v be_priced: pounds dollars
  cotton n? fabric_woven|soft_silky: shirt dress fabric soft
  cotton n? erect_bushy|soft_silky: fields slaves plantation pick
  cotton n? thread_made: needle
  couch n upholstered: sit tv sofa
  council n? a_body_serving: town local city houses
  count n nobleman: castle countess noble duke dracula count_of
  count n? the_total|reciting_numbers: votes
  count v determine_the_number: numbers ten money votes sheep change coins
  count v? name_or_recite: ten hundred fingers aloud
  count v? have_import,: every
  counter n table|top: shop bar kitchen pay customers post assistant pharmacy
  counter n? game_equipment: game board ludo move
  counter v speak_in_response|act_in_advance: argument
  country n area_outside: farm city village peaceful quiet town away fields cottage fresh living walk weekend air live
  country n politically_organized|territory_occupied: government president border war europe africa visit foreign visited population
  couple n? a_pair_who|a_pair_of: marry young elderly newlywed dancing
  couple n? a_small_indefinite: days weeks minutes hours
  couple v? bring_two|link_together: wagon carriages train
  course n education_imparted: university student english study teacher language evening computer enrol cookery
  course n part_of_a_meal: meal dinner dessert main soup starter fish menu first
  course n line_or_route|general_line: river steer change
  course n area_of_land_or_water: golf holes race
  course n? general_line|a_line_or: ship off pilot captain plane
  court n assembly|room_in_which|tribunal: judge trial law lawyer jury case accused witness guilty
  court n specially_marked: tennis ball players basketball play squash
  court n? the_sovereign|the_family: king queen royal louis courtiers
  court v make_amorous|seek_someone's: marry girl
  court v? make_amorous|engage_in: girl birds marry
  court v? seek_someone's: voters
  cover n protective_covering|bedding: sofa dust magazine book front model
  cover n? a_covering: sofa cushion
  cover n? bedding_that: duvet bed sleep
  cover n? a_natural: soldiers rain trees gunfire
  cover v? provide_with|form_a_cover: snow blanket face hands
  cover v? travel_across: miles distance
  cover v? be_responsible_for_reporting: reporter journalist war
  cover v? provide_for: insurance
  cover v? act_on_verbally: song
  crack n narrow_opening|blemish|long_narrow: wall glass ceiling ice mirror plate
  crack n? a_sudden_sharp: whip rifle gunshot
  crack n? witty_remark: joke
  crack v break_partially|become_fractured
  crack v? break_or_crack|break_partially: ice egg glass nut
  crack v? make_a_very: whip
  crack v? pass_through: code
  craft n skill|skilled_practice|creation: potter pottery weaving
  craft n vehicle: space sea air boats vessel
  craft n vehicle_designed: landed alien river
  cramp n? a_painful: swimmer leg stomach muscle
  crane n lifts_and_moves: building construction site steel lift heavy container load operator harbour containers tower half-finished skyline
  crane n large_long-necked|wading: bird lake wing nest marsh fly legs migrate neck wetland feathers japan dances snow birds
  crane v stretch: neck see
  crash n serious_accident: car plane killed train injured
  crash n sudden_large_decline: market stock
  crash n? a_loud_resonant: hear loud plates
  crash n? (computer: computer
  crash v? fall_or_come|undergo_damage: car plane tree motorbike wall
  crate n? a_rugged_box|the_quantity: beer bottles apples wooden
  crawl n? arms_are_moved: swim
  crawl n? a_very_slow: traffic
  crawl v? in_the_case: baby floor knees insect ant
  cream n? the_part_of: strawberries coffee whip cake milk
  cream n? toiletry_consisting: skin sun hands face
  credit n? money_available|arrangement: card bank buy
  credit n? approval: deserve
  credit n? a_short_note: film
  credit n? recognition: university course
  crew n men_and_women|men_who_man: ship plane captain pilot
  crew n? an_organized: film camera fire
  cricket n game_played: bat ball play match england players wicket team pitch bowler
  cricket n leaping_insect: insect chirp grass night garden sing hear chirping chirped
  crisp a tender_and|brittle|hard: toast bacon apple
  crook n? someone_who: police dishonest
  crook n? a_long_staff: shepherd
  crook n? a_circular: arm
  crop n cultivated|yield: farmer rain
  crop n? the_yield|a_cultivated: farmers wheat rice harvest field
  crop n? a_pouch_in: bird
  crop n? the_stock: rider
  crop v cut: picture photo image hair
  cross n wooden_structure|representation: church jesus necklace christian altar neck wooden
  cross n? a_marking: map mark
  cross v travel|go_across|traverse: road street river bridge border ocean
  cross v? fold_so_as: legs arms
  cross a annoyed: mother angry teacher late mum dad cross_with break1 shouted
  crow n black_birds: bird fly field black scarecrow cawed
  crow v dance|utter_shrill|express_pleasure: cock rooster morning dawn
  crow v? dwell_on_with: victory
  crown n ornamental|jeweled: king queen gold head wear jewels coronation throne prince jewel
  crown n dental|covers: tooth dentist
  crown n? the_part_of_a_tooth|(dentistry): dentist tooth
  crown n? the_part_of_a_hat: hat head
  crown v? invest_with: king queen
  crush n temporary_love: girl boy teenager school teacher class
  crush n? a_dense_crowd: crowd
  crush v? to_compress|break_into: garlic grapes ice car
  crush v? come_down: rebellion army
  cry n? often_in_protest|a_loud_utterance_of: help pain
  cry n? a_fit_of_weeping: good
  cry n? the_characteristic: gull bird
  cry v? shed_tears: baby tears sad film funeral
  cry v? utter_a_sudden|often_with: help out
  cue n? sports_implement: snooker billiards pool
  cue n? an_actor's: actor stage
  cup n small_open_container: tea coffee drink
  cup n large_metal_vessel: win team championship trophy world final winners
  cup n? a_small_open|the_quantity: tea coffee saucer drink
  curb n edge: car park sidewalk parked pavement step wheel
  curb v? lessen_the|place_restrictions: spending anger appetite inflation crime
  cure n? a_medicine: cancer disease
  cure v provide_a_cure: disease patient doctor cancer
  cure v prepare_by_drying|be_or_become_preserved|make_(substances)_hard: ham meat smoke salt bacon
  current n steady_flow|flow_of|stream: river water swim strong sea swimmer boat sweep ocean
  current n electricity: electric wire volts copper voltage circuit
  current a occurring_in: situation president price affairs news prices job
  curry n pungent_dish: eat spicy rice indian hot
  curry v give_a_neat: horse
  curse n? an_appeal|an_evil_spell: witch evil tomb mummy wizard
  curse n? profane_or: swear
  curse v? utter_obscenities|heap_obscenities: swear
  curtain n? hanging_cloth: window draw bedroom stage theatre
  curve n? curved_segment|the_trace: road driver bend
  curve n? a_line_on: graph
  cushion n soft_bag: sofa sit
  custom n accepted_or_habitual: tradition old wed local
  custom n money_collected: airport officer border passport
  custom n? accepted_or|a_specific: tradition japanese local
  custom n? habitual_patronage: shop
  cut n wound_made: finger blood knee bleeding knife plaster
  cut n reduction|act_of_reducing: tax price budget pay
  cut n share_of_the_profits: profits
  cut n? a_piece_of: meat beef butcher
  cut v? separate_with: knife bread cake scissors hair
  cut v? make_a_reduction: costs spending budget price staff
  cut v? style_and: hair
  cycle n? an_interval|a_periodically_repeated_sequence: life moon
  cycle v ride: bike road
  cycle v? ride_a_bicycle: school bicycle work
  dairy n farm|location: cows
  dam n barrier_constructed: river water lake
  damp n? a_slight_wetness: walls house
  damp a? slightly_wet: clothes towel wall cellar cloth socks basement
  dance n? a_party_of|a_party_for: school saturday hall invited
  dance v? move_in_a_graceful|usually_to: music party floor wed tango partner waltz
  dark n? absence_of_light|the_time_after: afraid scared night home
  dark a? devoid_of: room night cave light street tunnel lamp
  dark a? (used_of_color)|brunet_(used: hair skin blue eyes chocolate suit brown
  dart n small_narrow_pointed: pub throw board bullseye throw1 poison blowpipe
  dart v? move_along|run_or_move|move_with: lizard fish mouse path across bird behind into child
  dash n punctuation: sentence write hyphen comma punctuation
  dash n? a_quick_run|a_footrace|the_act_of: metre hundred sprint door runner
  dash v run: rain door station home bus street catch late
  dash v? hurl_or_thrust|break_into: rocks waves
  dash v? destroy_or: hopes
  date n sweet_edible: fruit fig nuts palm eat sweet dry sticky cake dessert tree stuffed oasis walnuts raisins
  date n meeting_arranged: girlfriend boyfriend first restaurant romantic cinema nervous dinner blind girl asked valentine
  date n specified_day|particular_but|particular_day: birth calendar letter write wed deadline month exam invoice today's historic
  date v go_on_a_date|date_regularly: boyfriend girlfriend months seeing she girl actor
  date v? determine: fossil painting archaeologists century
  dawn n? the_first: sun wake farmer birds rose sky
  dawn v? become_clear: truth suddenly
  dead a? no_longer_having_or: body killed grandfather bury bird war flowers
  dead a? not_showing_characteristics: battery phone
  dead r? completely: certain sure tired
  deal n agreement_between: sign business company
  deal n? an_agreement_between|a_particular: signed business contract agreement companies trade union strike
  deal n? of')_a_large: great good time money
  deal v distribute_cards|administer
  deal v? administer|distribute: cards dealer player hand
  deal v? offer_for: drugs antiques
  deal v? take_action|be_in_charge: problem complaints customers
  dear a dearly_loved: friend mother madam letter beloved
  dear a having_a_high_price: expensive shop price cost
  deck n platform|various_platforms|floor: ship boat sailor passengers captain sailors cruise sun cabin upper sail
  deck n pack_of: cards shuffle shuffled deal dealer ace
  deck n? a_porch_that: barbecue house garden
  deck v decorate: flowers halls
  decline n? change_toward|as_of_stored|a_condition: sales population empire steady numbers
  decline v show_unwilling|refuse_to_accept: ill
  decline v grow_worse|grow_smaller|go_down: numbers sales health population slowly
  decline v? refuse_to|show_unwillingness: invitation offer politely
  deed n legal_document: house property lawyer solicitor
  deed n something_that_people|notable: good brave hero kind scout
  deep a? having_great: water lake hole well river snow metres diva
  deep a? intense_or|intense: sleep love
  deep a? having_or: voice bass
  defeat n? an_unsuccessful: team match army election
  defeat v? win_a_victory: enemy team army opponent champion
  defense n? (military): military missile army minister
  defense n? (sports)_the: team goalkeeper
  defense n? the_defendant|the_justification: lawyer court trial witness
  degree n award_conferred: university law student medicine history graduated physics bachelor chemistry
  degree n unit_of_temperature: temperature celsius fahrenheit hot cold boil freezing outside thermometer oven zero fever
  degree n measure_for_arcs: angle turn ninety right triangle circle
  delicate a easily_broken|easily_hurt: glass cup vase china porcelain
  delicate a? requiring: situation subject matter
`;
