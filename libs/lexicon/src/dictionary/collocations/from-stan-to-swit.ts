/** The words from stand to switch. `collocations.ts` says what the columns are. */
export const fromStanToSwit = `
  stand n? a_booth_where: newspaper ice
  stand n? tiered_seats: stadium
  stand v be_standing: foot bus hours
  stand v put_up_with: cannot noise heat can't_stand cannot_stand couldn't_stand music smell
  standard n? a_reference: living high
  staple n short_U-shaped|paper_fastener: paper
  staple n necessary|foods: rice diet food
  staple n? paper_fastener: papers stapler
  star n celestial|plane_figure: sky night telescope shine bright telescopes twinkle twinkled
  star n actor|someone_who_is_dazzling: film movie hollywood become famous pop
  star n? an_actor_who|someone_who|a_performer: film movie hollywood
  star n? a_plane_figure: flag
  star v feature|be_the_star: film
  starch n? a_complex: potato
  starch n? a_commercial: shirt
  stark a? devoid_of: contrast
  start v? take_the_first|begin_or_set: work
  start v? set_in_motion,: engine car
  state n territory|politically|group_of_people: governor texas california america
  state v express|put: name
  station n facility: train bus police radio petrol
  station v? assign_to: soldier
  stay n? continuing: hospital hotel
  stay v continue|remain: hotel
  stay v? remain_in: calm awake
  stay v? dwell: hotel
  steady a? securely_in|not_subject: ladder hand
  steal v take_without: thief car wallet
  steam n water: kettle
  steel n? an_alloy_of: factory bridge knife
  steep v extract_a_flavor: tea water
  steep a sharp: hill climb
  steep a? having_a_sharp|set_at_a_high: hill path stairs
  steer n castrated: cattle beef
  steer v direct: car ship wheel boat
  stem n slender|cylindrical: flower plant leaf rose vase cut
  stem n linguistics: grammar verb suffix word
  stem n? cylinder_forming: glass
  stem v stop: blood bleeding flow
  step n support|one_of_a: stairs ladder mind door
  step n movement: dance
  stern n rear: ship boat captain wake
  stern a severe|serious: teacher father
  stern a? of_a_stern|severe_and: teacher look
  stick n implement|stick|long: dog throw1 wood walk walked old throw fire walking
  stick n? a_long_implement: hockey
  stick n? a_rectangular: butter
  stick v adhere|fix: stamp glue
  stick v? stick_to_firmly: glue stamp gum
  stick v? be_or_become: door mud drawer damp key window
  stick v? fasten_into: pin
  stiff n dead: police
  stiff a incapable: neck
  stiff a? not_moving|incapable: neck collar back
  stiff a? powerful: breeze drink
  still n apparatus: whisky
  still n? a_static_photograph: film
  still a not_in: water stand sit keep stay lie
  still a? not_sparkling: water
  sting n? a_painful: bee
  sting v cause: bee eyes soap
  sting v? deliver_a: bee wasp nettle
  stir v move_an_implement: soup tea spoon coffee
  stir v? move_very: sleep
  stitch n link: wound doctor knit
  stitch n? a_sharp_spasm: run side
  stock n merchandise: shop
  stock n capital_raised|certificate: market company shares price exchange broker
  stock n liquid: soup chicken strain fat bones boil vegetables simmer
  stock n? the_merchandise|a_supply_of: shop shoes
  stock n? the_reputation: cattle
  stock v have_on: shop
  stole n wide: fur shoulders
  stomach n enlarged: food
  stomach n? an_enlarged|the_region: ache food
  stone n fruit_with|hard_inner: peach cherry plum
  stone n British_imperial|avoirdupois: weigh weight lose
  stone n lump_or_mass|building_material: throw1
  stone n? a_lump_or|material_consisting_of_the: throw1 lake wall
  stone n? a_crystalline: ring
  stool n simple_seat: bar sit kitchen
  stool n solid_excretory: doctor sample
  stop n spot: bus
  stop n? a_punctuation: full sentence
  stop v? come_to_a: car bus
  store n mercantile: buy department
  store v? find_a_place|keep_or_lay: garage
  storm n violent: rain wind ship lightning
  storm v? take_by_force|attack_suddenly: soldiers castle
  storm v? behave_violently,: room
  story n message|record|narrative: read tell book
  story n structure_consisting|floor: building house
  story n? a_piece_of|a_message: bedtime read tell
  story n? a_short_account: newspaper
  straight a free_from_curves|having_no_deviations: hair
  straight a? having_no_deviations|free_from: line road
  straight a? (of_hair): hair
  strain n special_variety|group
  strain n? injury_to: muscle back
  strain n? (psychology)|difficulty: work
  strain n? (biology): virus flu
  strain v separate|injure: muscle tea pasta
  strain v? to_exert_much: eyes
  strain v? remove_by|exert_vigorously: muscle back lift
  strand n line|pattern: hair thread
  strand n? line_consisting|a_very_slender: hair
  strand v? leave_stranded: island airport
  strand v? drive_(a_vessel): whale beach
  straw n thin_paper|small_thin: drink juice lemonade glass milkshake
  straw n plant_fiber: hat roof horse stable barn basket
  straw n? plant_fiber|material_consisting: hat horse roof
  stray v? wander_from: path
  stray a? (of_an_animal): dog cat
  stream n natural_body: water fish river mountain
  stream n? the_act_of: people
  stream v flow: tears
  stress n physics: metal
  stress n difficulty: work exam
  stress n? the_relative: syllable word
  stress n? difficulty|(psychology): work job
  stress v? to_stress,: importance
  stress v? utter_with: syllable
  stretch n? a_large_and: road
  stretch v extend_one's: arms legs yawned
  stretch v? occupy_a_large,: desert
  stretch v? become_longer|make_long: sweater rubber
  strike n group's_refusal: workers union pay factory on_strike drivers pilots nurses miners
  strike n? (baseball): baseball batter
  strike n? an_attack: air
  strike v stop_work: workers union pilots
  strike v deliver|hit: blow hammer head lightning
  strike v? indicate_(a: clock midnight
  strike v? produce_by_ignition: match
  string n stringed|tightly: orchestra
  string n lightweight|thin: parcel kite tied
  string n? a_tightly: guitar violin
  string v? thread_on: beads
  strip n narrow: paper cloth land bacon
  strip n? a_sequence: comic
  strip n? an_airfield: landing land plane
  strip v take_off|get_undressed
  strip v? get_undressed: clothes doctor
  strip v? take_off_or|remove_the_surface: paint wallpaper bed
  stroke n sudden_loss: hospital brain paralysed grandfather doctor suffered speak
  stroke n swimming|movement: swimmer swim
  stroke n? a_single_complete: brush
  stroke n? (golf)_the: golf
  stroke n? (sports)_the: tennis
  stroke v touch: cat dog hair
  strong a? having_strength: muscles lift man
  strong a? having_a_strong: coffee tea
  strong a? not_faint: smell
  structure n? a_complex: building
  stub n? a_torn_part: ticket
  stub n? the_small: cigarette
  stub v? strike_(one's: toe
  stub v? extinguish: cigarette
  stud n adult_male: horse mare
  stud n? ornament_consisting: jacket
  study n room: desk books house
  study n? a_written|a_detailed: scientists found
  study v? follow_a_course|be_a_student_of: university medicine
  study v? consider_in: map
  stuff v? cram_into: bag clothes
  stuff v? treat_with: bird
  stump n? the_base_part: tree sit
  stump n? (cricket): cricket
  stump v? cause_to_be: question
  stunt n? a_difficult: film actor motorcycle
  stunt v? check_the: growth
  style n way|manner: write painting writing
  style n? the_popular|distinctive: clothes
  style n? (botany)_the: flower
  subject n grammatical: verb sentence
  subject n branch|subject_matter: school math history
  subject n branch_of_knowledge: favourite favorite maths school history
  subject n some_situation: email
  subject n? a_person_who_owes: king queen
  subject n? the_subject: conversation
  subject n? a_person_who_is: experiment
  submarine n? a_submersible: torpedo navy
  submit v hand_over|refer: essay report
  suck v? draw_into: straw thumb lollipop
  suit n set_of_garments: wear tie jacket dark black grey shirt buy wed
  suit n playing_card: hearts cards trump partner bridge
  suit n comprehensive_term: court lawyer law filed
  suit v be_agreeable|enhance: color time
  suit v? enhance_the: dress colour hat
  suite n? apartment: hotel
  suite n? a_matching: furniture
  sum n quantity_of_money: money
  sum n? a_quantity_obtained: numbers
  summit n? the_top_or: mountain climbers
  summit n? a_meeting: leaders presidents
  supply n? an_amount: water food
  supply n? offering_goods: demand
  support v? give_moral|approve_of|support_materially: family
  support v? be_the_physical: roof beam pillar
  surf v? ride_the_waves: waves beach hawaii
  surf v? look_around: internet web
  surface n? the_outer_boundary|the_extended: table
  surface n? the_outermost: water moon
  surface v? come_to_the: submarine whale diver
  surgery n room_where: doctor dentist vet waiting
  surgery n medical
  surgery n? performed: heart knee operation
  suspect n someone_who_is_under: police arrested
  suspect v? believe_to|imagine_to: police
  suspend v hang_freely: ceiling lamp
  suspend v bar_temporarily|stop: pupil player school
  suspend v? stop_a_process: bus trains
  swallow n long-winged|small_long-winged: bird nest fly summer roof africa wings birds wires
  swallow v pass_through: tablet pill throat food water
  swamp n? has_more_woody: alligator mosquito
  swamp v? fill_quickly|drench_or: boat letters
  swarm n moving: bees
  swear v utter_obscenities|curse: word words rude teacher
  swear v to_declare|promise: court
  swear v? promise_solemnly|to_declare: oath bible truth
  sweat n? salty_fluid: forehead runner
  sweat v? excrete_perspiration: heat
  sweep n? someone_who: chimney
  sweep v? sweep_with|clean_by_sweeping: floor broom leaves
  sweet n dish_served|food_rich: eat child menu
  sweet n? a_food_rich: shop child sucked
  sweet a? having_or: tea cake taste honey
  sweet a? having_a_sweet: girl
  swell n? the_undulating: sea boat
  swell v increase: ankle
  swell v? increase_in|expand_abnormally: ankle knee finger
  swift n? a_small_bird: birds nest
  swift a? moving_very: runner
  swing n mechanical|plaything|change: park child playground garden
  swing n? flowing_rhythms: jazz band
  swing n? a_batter's: vote
  swing v? move_in_a|hit_or_aim: bat axe
  swing v? move_or_walk|hang_freely: monkey branches
  switch n control: light lamp
  switch v? cause_to_go: light tv
  switch v? change_over,|exchange_or|make_a_shift: seats
`;
