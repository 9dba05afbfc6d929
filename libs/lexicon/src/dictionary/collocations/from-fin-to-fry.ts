/** The words from fin to fry. `collocations.ts` says what the columns are. */
export const fromFinToFry = `
  fin n one_of_a_pair|organ_of_locomotion
  fin n? organ_of_locomotion: shark dolphin fish
  final n? the_final: cup tennis reached match win
  final n? an_examination: exams university
  final a? occurring: chapter page episode
  final a? conclusive|not_to_be: decision
  find n? the_act_of: archaeological
  find v come_upon|discover: coin beach
  find v? find_the_location: keys lose wallet glasses
  find v? come_to_believe: interesting difficult
  fine n money_extracted: pay speeding police parking ticket pounds court library got_a paid
  fine v? issue_a_ticket: speeding judge driver parking
  fine a superior|minute|thin: dust powder print detail
  fine a satisfactory_condition: thank feel well weather thanks
  fine a? thin_in_thickness: thread hair sand needle
  fine a? characterized: wine art china
  fine a? of_textures: powder
  finger n? any_of_the: ring hand thumb nail pointed
  finger n? one_of_the: glove
  finish n? the_place|designated_event: race line
  finish n? a_decorative: paint wood furniture
  finish v? come_or_bring: homework work
  finish v? finish_eating: dinner vegetables
  fire n? the_event: building burned firemen brigade forest alarm
  fire n? a_fireplace: warm sit wood logs
  fire n? the_act_of: gun enemy soldiers opened
  fire n? the_process: smoke flames
  fire v terminate|discharge_from_an_office: boss job employee worker company late lazy staff
  fire v cause_to_go_off|fire_a_gun|start_firing: pistol
  fire v? start_firing|cause_to_go|go_off_or: gun rifle shot soldiers bullet cannon weapon
  fire v? bake_in_a: pots kiln clay
  firm n members_of_a_business: lawyer law company work accounting works employs
  firm a solid|not_soft|hard|marked_by_firm: mattress ground bed tomato
  firm a? marked_by: belief decision believer
  firm a? strong_and: handshake grip
  fish n any_of_various_mostly_cold-blooded: swim sea river pond aquarium tank
  fish n flesh_of_fish: eat fry dinner chips grilled
  fish v? catch_or_try: lake river trout rod
  fish v? seek_indirectly: compliments
  fit n sudden: epileptic coughing laughing anger
  fit n? a_display|a_sudden_flurry: rage anger temper laughter
  fit v be_the_right|conform: shoes dress trousers size key
  fit v make_fit|insert: kitchen
  fit v? make_fit|provide_with|insert_or: kitchen tyres lock
  fit a physically|meeting: exercise gym run healthy runs athlete
  fit a? meeting_adequate: drink eat king
  fix v restore_by_replacing: car bike roof break1 bicycle washing machine plumber
  fix v? decide_upon: date price
  fix v? cause_to_be: shelf wall
  fix v? prepare_for_eating: dinner drink
  flag n emblem: country pole wave red
  flag n? emblem_usually|a_rectangular_piece_of_fabric: country national waved pole
  flag v? become_less|droop,_sink,: energy
  flag v? communicate: taxi
  flank n? the_side_between: horse
  flank n? the_side_of: army
  flap n? any_broad: tent envelope pocket
  flap n? a_movable_airfoil: plane
  flap v? move_in_a|move_with_a_flapping: wings bird
  flare n device_that_produces|burst_of_light: rescue
  flare n? a_burst_of|a_device_that: ship signal lifeboat distress
  flare v? burn_brightly|shine_with: match
  flash n sudden_intense|lamp: lightning
  flash n? a_sudden_intense|a_momentary: lightning bright
  flash n? a_lamp_for: camera photo
  flash v? gleam_or_glow: lights blue lamp
  flat n suite_of_rooms: rend live london floor bedroom move landlord moved lived
  flat n shallow_box|deflated
  flat n? a_deflated: tyre
  flat n? a_musical: note
  flat a having_a_surface|horizontally: ground surface tyre land roof screen
  flat a? stretched: back lay
  flat a? having_a_relatively: fish
  flat a? (of_a_musical: note sing choir tone violin half
  flee v? run_away_quickly: country war refugees
  fleet n group_of_warships|group_of_aircraft|group_of_steamships: cars
  fleet n? a_group_of_steamships|a_group_of_warships: ships navy fishing
  fleet n? group_of_motor: taxis cars trucks
  flesh n? a_soft_moist: peach fruit
  flesh n? the_soft_tissue: wound meat bones
  flight n scheduled_trip|formation_of_aircraft|instance_of_traveling
  flight n stairway: stairs climb steps climbed
  flight n? an_instance|a_scheduled: plane airport passengers london delayed pilot
  flight n? the_act_of: refugees
  flight n? passing_above|the_path_followed: birds
  fling v throw: stone
  flip v throw_or_toss|turn_upside: coin
  flip v? lightly_throw|cause_to_move: coin
  flip v? turn_upside|toss_with_a_sharp: pancake
  flip v? cause_to_go: switch
  flip v? look_through: pages
  float n? an_elaborate: parade carnival
  float n? something: fishing
  float v be_in_motion|set_afloat|be_afloat: river
  float v? be_afloat|be_in_motion: water boat wood sea pool
  float v? circulate: idea
  flood n rising_of_a_body: water houses rain river
  flood n? an_overwhelming: letters complaints
  flood v? cover_with|fill_quickly: cellar river town
  floor n structure_consisting|storey: third second building lift elevator apartment live office
  floor n inside_lower: carpet clean wooden kitchen sweep drop
  floor n? the_bottom: sea ocean
  floor v? knock_someone's: question
  floor v? knock_down: boxer punch
  flow n? the_motion|the_act_of: traffic blood
  flow v? move_along,: river sea water
  flower n? a_plant_cultivated|reproductive: rose garden vase
  flower v? produce_or: spring
  flush n? a_poker_hand: poker cards
  flush n? a_rosy_color|sudden_reddening: cheeks
  flush v cause_to_flow|rinse
  flush v turn_red: face embarrassed embarrassment cheeks
  flush v? rinse,_clean,|cause_to_flow: toilet
  flush a? of_a_surface: wall
  fly n two-winged: insect soup buzz window spider landed swat
  fly n opening_in_a_garment: trousers zip
  fly n? fisherman's: fishing trout
  fly v travel_through: plane bird sky wings airline pilot south
  fly v? operate_an: pilot plane
  fly v? travel_in: paris airline
  fly v? cause_to_fly: kite
  fly v? pass_away: time
  focus n? maximum_clarity_or_distinctness_of_an_image: camera photo picture
  focus n? the_concentration|special_emphasis: attention
  focus v? direct_one's: attention work
  focus v? to_converge_or|put_(an_image): camera telescope lens
  foil n piece_of_thin: wrap kitchen aluminium aluminum oven chicken sandwich
  foil n? a_light_slender: fencing
  foil v hinder: plan plot police attempt robbery escape
  fold n pen: sheep
  fold n? an_angular: paper
  fold v bend|lay: paper clothes letter shirt napkin shirts
  fold v? cease_to_operate: company business
  fold v? incorporate: egg whites
  follow v? to_travel: dog police street
  follow v? act_in_accordance|behave_in: rules instructions advice
  follow v? travel_along: path
  foot n linear_unit: tall inches long six high
  foot n pedal_extremity|part_of_the_leg: toe step walk
  foot n lower_part|lowest: mountain hill page bed stairs
  foot n? the_part_of: shoe toes kick barefoot sock
  foot v? pay_for_something: bill
  force n? (physics): gravity physics
  force n? group_of_people_willing|a_unit_that: police air armed peacekeeping
  force n? an_act_of|physical_energy: door open
  force v? to_cause_to|urge_or_force: confess obey
  force v? squeeze_like: door lock
  foreign a? relating_to: language country
  foreign a? of_concern: policy
  forest n trees: trees wood
  forge n? a_workplace|furnace_consisting: blacksmith horseshoes iron
  forge v create|make|beat: metal iron blacksmith sword
  forge v make_a_copy: signature money passport banknotes documents cheque
  fork n cutlery: knife eat spoon plate
  fork n division|act_of_branching|place_where: road left path river road_forks
  fork n? the_act_of|the_region: road left right
  fork n? an_agricultural: garden dig
  form n printed_document: fill complete application sign signed
  form n? a_category: government life
  form n? the_spatial|any_spatial: shape
  form v assume_a_form|create|give_shape: ice clouds
  form v? create_(as: team band
  form v? give_shape: clay
  formal a? being_in_accord: dress dinner
  formal a? (of_spoken: letter language
  formula n? a_representation: chemical
  formula n? a_group_of|(mathematics): mathematics area
  formula n? a_liquid_food: baby
  formula n? directions: secret
  forward n? the_person: goals football striker
  forward v? send_or_ship: letter email
  forward r? at_or_to_or: step
  foster v? bring_up_under: child couple
  foster v? promote_the|help_develop,: trade
  foster a? providing: parents mother
  foul n act_that_violates: referee player football penalty
  foul a disgusting|offensive: taste
  foul a? offensively|filled_or: smell drains
  foul a? arousing_aversion: temper weather language
  found v set_up: company club school city university
  foundation n? lowest_support: house building concrete
  foundation n? an_institution: charity
  foundation n? a_woman's: make-up
  foundation n? the_basis: rumour
  fountain n? a_structure: square coins
  fountain n? a_plumbing: drinking
  fox n alert_carnivorous: forest hens hunt chickens henhouse hunted cubs
  fox n? a_shifty_deceptive: old sly
  fraction n? the_quotient: maths half decimal
  fraction n? a_small_part: cost
  fracture n? breaking_of: bone leg arm
  fracture v? break_(a_bone)|break_into: leg hip wrist
  frame n framework|supporting|decorative: window glasses
  frame n? a_framework: photo picture
  frame n? the_internal: bicycle bike
  frame n? a_framework|a_structure: photograph picture silver painting portrait hang
  frame v? enclose_in_a: picture photo
  frame v? take_or_catch: innocent crime
  free v grant_freedom: prisoner slaves hostages prisoners animals
  free a? costing_nothing: ticket charge gift entrance drinks
  free a? not_occupied: seat tonight
  free a? not_under: country slaves prisoners
  freeze n? fixing_(of: pay
  freeze v change_to_ice|be_cold: water lake winter cold pipes
  freeze v? stop_moving: fear deer
  fresh a recently: bread fish fruit milk
  fresh a improperly: boy
  fresh a? recently_made,|not_canned: bread milk fish vegetables
  fresh a? imparting: air
  fresh a? (of_a_cycle): start
  freshman n first-year: university college
  fret n small_bar: guitar
  fret v worry: worry
  fringe n edging|part_of_the_city|ornamental: carpet curtain city
  fringe n? a_border_of: hair
  fringe n? an_ornamental: rug shawl
  frog n? any_of_various: pond jumped tadpoles
  front n part_of_something|side_that: house door car
  front n atmospheric: weather cold warm rain
  front n line_along: soldiers war army
  frost n? ice_crystals|weather_cold: window plants cold grass
  fruit n ripened: eat apple tree
  fruit n? the_consequence: labour
  fry v cook: egg pan oil
`;
