/** The words from d to f. `collocations.ts` says what the columns are. */
export const fromDF = `
  dairy n farm|location: cows
  dam n barrier_constructed: river water lake
  dart n small_narrow_pointed: pub throw board bullseye
  dash n punctuation: sentence write hyphen
  dash v run: rain door station
  date n sweet_edible: fruit fig figs nuts palm eat ate sweet dried sticky cake dessert
  date n meeting_arranged: girlfriend boyfriend first restaurant romantic cinema nervous dinner blind
  date n specified_day|particular_but|particular_day: birth calendar letter write wedding deadline month exam
  date v go_on_a_date|date_regularly: boyfriend girlfriend months seeing she
  deal n agreement_between: sign business company
  deal v distribute_cards|administer: cards
  dear a dearly_loved: friend
  dear a having_a_high_price: expensive
  deck n platform|various_platforms|floor: ship boat sailor passengers captain
  deck n pack_of: cards shuffle shuffled deal dealt
  deck v decorate: flowers halls
  decline v show_unwilling|refuse_to_accept: invitation offer politely ill
  decline v grow_worse|grow_smaller|go_down: numbers sales health population
  deed n legal_document: house property lawyer
  deed n something_that_people|notable: good brave hero
  degree n award_conferred: university law student medicine history
  degree n unit_of_temperature: temperature celsius fahrenheit hot cold boil freezing outside
  degree n measure_for_arcs: angle turn ninety
  delicate a easily_broken|easily_hurt: glass cup
  delivery n act_of_delivering|something_that: parcel pizza post free
  delivery n giving_birth: baby mother hospital birth
  demand n ability_and_desire|required: supply prices
  dense a slow_to_learn: stupid
  dense a permitting|hard_to_pass|closely_crowded: forest fog
  deposit n payment_given|money_deposited|partial_payment: pay rent house bank flat
  deposit n matter|natural_process|facility: gold oil mineral coal sediment
  depress v lower: sad
  depression n long-term|economic: economy jobs banks unemployment 1930s
  depression n mental_state: sad patient doctor illness pills
  depression n sunken: ground rain
  desert n arid: camel sand sahara water dry hot caravan cactus crossed camels oasis
  desert v leave_someone|army|desert_(a_cause: soldier army post wife husband family
  dial n face_of_a_timepiece|circular_graduated: clock watch
  dial v operate_a_dial|choose: phone number telephone
  die n small_cubes|cube: dice roll game
  diet n usual_food|prescribed_selection|act_of_restricting: food lose weight healthy eat
  digit n one_of_the_elements: number code phone
  digit n finger_or_toe: hand finger
  dip v immerse_briefly: water sauce biscuit paint
  direct v be_in_charge|command|guide_the_actors: film movie actors
  discharge v pronounce|leave_or_unload|free_from: hospital patient army
  discount n act_of_reducing|amount_or: price shop
  dish n piece_of_dishware|container: wash plate broke kitchen oven
  dish n particular_item: restaurant menu chicken cook recipe spicy delicious
  dive v plunge: water pool swimmer
  divide v perform_a_division: number three
  dock n landing|enclosure|platform: ship boat harbour harbor
  dock n enclosure_in_a_court: court accused defendant judge
  dock v remove_or_shorten|deduct: pay wages
  doctor n licensed_medical: patient hospital medicine ill
  doctor n person_who_holds_Ph.D.: university philosophy
  domestic a of_or_involving_the_home: chores
  domestic a of_concern|produced_in: flights economy
  double v increase_twofold: prices
  down n soft_fine_feathers|fine_feathers: feathers duck pillow duvet goose
  draft n current_of_air: cold window door air feel chilly
  draft n various_versions|preliminary: essay first novel report write letter final chapter speech article my_essay
  draft n compulsory_military: army war soldiers vietnam military
  drag v pull: heavy suitcase floor
  draw v represent|make_a_mark|engage_in_drawing: picture pencil paper artist child map horse flower house crayon you_draw drawing sketch
  draw v cause_to_move|pull|bring: curtain cart horses
  draw n game_ended|finish_of_a_contest: match game team ended football
  draw v make,_formulate|select_or_take: conclusion
  drawing n representation_of_forms: pencil child wall picture artist
  dress n one-piece: wear wore wedding blue silk
  dresser n furniture|chest_of_drawers: drawer bedroom clothes mirror
  dresser n person|wardrobe_assistant: actor
  dressing n savory: salad oil vinegar
  dressing n cloth_covering: wound nurse
  drill n tool: hole wall electric dentist bore power
  drill n training|systematic: fire soldiers school
  drive n act_of_applying|road|journey: car park house
  drop v let_fall|fall|go_down|fall_vertically: glass cup floor
  drop n small_indefinite|shape: water rain blood nose fell of_rain
  drug n substance_that_is_used_as: illegal police addict sell
  drum n musical_percussion: band play music
  dry a practically_unable|free_from_liquid: towel clothes desert
  dry a sugar|residual: wine
  duck n small_wild: pond swim bird egg water lake bread
  duck v lower|move: head ball quick
  dumb a lacking_the_power|unable_to_speak: deaf
  dumb a slow_to_learn|lacking_intelligence: stupid idea question
  duty n government_tax: import goods customs
  duty n social_force|work_that: soldier
  ear n sense_organ: hear sound listen pain music pierced
  ear n fruiting_spike: corn wheat
  edge n sharp_side: knife blade
  edge n boundary|line_determining|outside_limit: cliff forest table
  engage v hire: lawyer company
  engaged a having_services|in_a_relationship|affianced|involved|pledged: ring marry wedding fiance
  engaged a busy: phone line
  entrance n something_that_provides: museum station building door
  escape v run_away|remain_free: prison prisoner
  even a divisible: number odd two four
  even a equal|flat: surface level
  even v make_level: score
  exchange v give_to,_and_receive: gifts letters
  exercise n activity_of_exerting|physical: gym body healthy
  exercise n task: grammar book homework
  exhaust v wear_out: tired meeting work children me walk
  exhaust n gases|system: car fumes smoke pipe
  express n public_transport|rapid: train bus
  express v give_expression|articulate: feelings thoughts opinion
  eye n organ_of_sight: see blue look glasses
  eye n small_hole: needle thread
  fabric n artifact|cloth: cotton dress
  face n front_of_the: smile eyes nose wash
  face v deal_with|be_oriented|present: problem difficulties danger
  facility n building: sports
  fade v become_less_clearly|lose: colour jeans sun
  faint v pass_out: heat blood saw
  faint a indistinctly|barely_perceptible|lacking_clarity: voice smell light
  fair n traveling_show|gathering: rides ferris candy village children wheel
  fair n gathering_of_producers: book frankfurt
  fair a free_from: trial judge referee treatment play
  fair a light|very_pale|blond: hair skin blonde
  fair n competitive_exhibition: cow
  fair a free_from_favoritism: decision deal
  fairly r conformity|without_favoring: treated treat referee judge both equally
  fall n season: leaves october autumn september november
  fall v descend|move_downward: ground tree rain ladder
  fall n sudden_drop: ice stairs
  falls n steep_descent: water niagara
  fan n enthusiast|ardent: football band music concert singer beatles club big film star team supporters autograph of
  fan n device_for_creating: air hot ceiling electric cool switch room heat summer
  fancy v have_a_fancy|imagine: boy girl
  fast v abstain: ramadan food eat lent religious muslims
  fast a acting|moving_quickly: car runner train speed
  fat n kind_of_body_tissue|soft_greasy: meat diet butter
  feature n prominent: product
  feature n characteristic_parts: face
  feature n principal_(full: film
  feed v give_food_to|provide_as_food: baby dog hens
  felt n fabric: hat wool cloth green
  fence v fight: sword olympic
  fence n barrier: garden wood dog post neighbor
  fence n dealer_in_stolen: stolen goods thief jewels
  fiddle n bowed_stringed: music play
  field n piece_of_land_cleared: farmer cows wheat
  field n branch_of_knowledge: study research expert scientist physics
  field n playing_field|place_where: players football
  fiery a very_intense: temper
  figure n solid|diagram|illustration: geometric page
  figure n amount_of_money_expressed|elements_that_collectively: sales numbers
  figure v understand|be_or_play: out
  figure n alternative_names: slim body
  file n set_of_related: computer document folder save open delete disk
  file n tool: nail metal smooth rough wood
  file v record|register: court complaint lawsuit papers
  file n line_of_persons: walk single soldiers
  fill v make_full: glass bottle
  fin n one_of_a_pair|organ_of_locomotion: shark fish
  find v come_upon|discover: keys
  fine n money_extracted: pay speeding police parking ticket pounds court library got_a paid
  fine a superior|minute|thin: sand dust powder hair
  fine a satisfactory_condition: thank feel
  fire v terminate|discharge_from_an_office: boss job employee worker company late lazy
  fire v cause_to_go_off|fire_a_gun|start_firing: gun shot soldiers pistol rifle
  firm n members_of_a_business: lawyer law company work accounting
  firm a solid|not_soft|hard|marked_by_firm: mattress ground bed
  fish n any_of_various_mostly_cold-blooded: swim sea river pond
  fish n flesh_of_fish: eat fried dinner
  fit v be_the_right|conform: shoes dress trousers size
  fit n sudden: epileptic coughing laughing anger
  fit a physically|meeting: exercise gym run healthy
  fit v make_fit|insert: kitchen
  fix v restore_by_replacing: car bike roof broken
  flag n emblem: country pole wave red
  flare n device_that_produces|burst_of_light: ship rescue
  flash n sudden_intense|lamp: camera photo lightning
  flat n suite_of_rooms: rent live london floor bedroom move landlord
  flat a having_a_surface|horizontally: ground surface tyre land roof
  flat n shallow_box|deflated: tyre
  fleet n group_of_warships|group_of_aircraft|group_of_steamships: ships navy cars
  flight n scheduled_trip|formation_of_aircraft|instance_of_traveling: plane airport passengers london
  flight n stairway: stairs climb
  fling v throw: stone
  flip v throw_or_toss|turn_upside: coin pancake
  float v be_in_motion|set_afloat|be_afloat: water boat river
  flood n rising_of_a_body: water houses rain river
  floor n structure_consisting|storey: third second building lift elevator apartment live
  floor n inside_lower: carpet clean wooden kitchen sweep
  flush v cause_to_flow|rinse: toilet
  flush v turn_red: face embarrassed
  fly n two-winged: insect soup buzz window spider landed
  fly n opening_in_a_garment: trousers zip
  fly v travel_through: plane bird sky wings airline pilot
  foil n piece_of_thin: wrap kitchen aluminium aluminum oven
  foil v hinder: plan plot police attempt
  fold v bend|lay: paper clothes letter shirt
  fold n pen: sheep
  foot n linear_unit: tall inches long six high
  foot n pedal_extremity|part_of_the_leg: shoe toe step walk
  foot n lower_part|lowest: mountain hill
  forest n trees: trees wood
  forge v create|make|beat: metal iron blacksmith sword
  forge v make_a_copy: signature money passport
  fork n cutlery: knife eat spoon plate
  fork n division|act_of_branching|place_where: road left path river road_forks
  form n printed_document: fill complete application sign
  form v assume_a_form|create|give_shape: ice clouds band
  foul n act_that_violates: referee player football penalty
  foul a disgusting|offensive: smell weather taste
  found v set_up: company club school city
  fox n alert_carnivorous: forest hens hunt chickens
  frame n framework|supporting|decorative: picture photo window bicycle
  free v grant_freedom: prisoner slaves hostages
  freeze v change_to_ice|be_cold: water lake winter cold
  fresh a recently: bread fish fruit milk
  fresh a improperly: boy
  freshman n first-year: university college
  fret v worry: worry
  fret n small_bar: guitar
  fringe n edging|part_of_the_city|ornamental: carpet curtain
  front n part_of_something|side_that: house
  front n atmospheric: weather cold warm
  front n line_along: soldiers war army
  fruit n ripened: eat apple
  fry v cook: egg pan oil
  fuse n electrical_device: electric blew box wire
  fuse n igniter|used_to_ignite: bomb dynamite lit
`;
