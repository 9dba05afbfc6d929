/** The words from table to trump. `collocations.ts` says what the columns are. */
export const fromTablToTrum = `
  table n furniture: sit kitchen chair lay
  table n set_of_data: numbers page figures shows multiplication
  table n? a_piece_of_furniture_with|a_piece_of_furniture_having: plates knife forks lay dinner
  table v? hold_back: motion
  tablet n small_flat_compressed|dose: doctor headache medicine swallow take meal water one every
  tablet n slab: stone clay
  tablet n? a_dose_of|a_small_flat: aspirin
  tack n? a_short_nail: carpet
  tack n? (nautical)_the|the_heading: sail boat
  tack v? fasten_with: poster
  tack v? turn_into: boat
  tackle n gear
  tackle n? gear_used: fishing rod
  tackle n? (American_football)_grasping: rugby
  tackle v accept_as: problem crime
  tackle v seize: player rugby football
  tail n posterior: dog cat wag horse
  tail n? (usually_plural): heads coin
  tail n? a_spy_employed: detective
  tail v? go_after_with: detective car suspect
  tailor n person_whose: suit
  talk n? a_speech_that|the_act_of: lecture
  tame v? make_docile: lion horse
  tame a brought_from: lion
  tame a? brought_from|very_docile: animal bird
  tan n browning: sun beach holiday
  tan v treat: leather
  tan v? get_a_tan,: beach sun
  tan a? of_a_light: shoes
  tank n enclosed_armored: army soldiers war enemy fired military battle guns
  tank n metallic)_vessel: water fuel petrol car fish oil empty fill aquarium
  tap n plumbing|faucet: water kitchen turn drip bathroom sink
  tap n? ^a_gentle_blow|the_sound: window shoulder
  tap n? the_act_of: phone
  tap v strike_lightly|make_light: door shoulder window finger
  tap v draw_from: maple rubber
  tap v? tap_a_telephone: phone
  tape n memory_device|recording: music
  tape n long_thin_piece: sticky parcel box sealed
  tape n? a_recording|memory_device: recorded songs listened
  tape n? measuring: measure
  tape n? the_finishing: runner race
  tape v? record_on|register_electronically: programme
  target n sports|reference: arrow arrows bullet
  target n? the_goal_intended: sales
  tart n pastry: apple cake
  tart n? a_pastry_cup|a_small_open: strawberry lemon
  tart a tasting_sour: lemon
  taste n? the_sensation: bitter sweet salt
  taste n? delicate_discrimination: clothes
  taste n? a_strong_liking: music
  taste v have_flavor|perceive: like
  taste v? perceive_by|take_a_sample: soup
  tax v? use_to_the: patience
  tea n? a_light_midafternoon: afternoon sandwiches
  tea n? a_beverage: cup
  team n? a_cooperative: football
  team n? two_or_more: horses ox
  tear n drop_of_the_clear: cheek eye cry weep face sad run eyes tears onion wiped handkerchief sob roll wipe
  tear n? an_opening: shirt curtain tent jeans dress fabric rip sail
  tear v separate_or_cause: paper cloth shirt page letter dress
  tear v? move_quickly: street
  tease v annoy: brother school
  temper n? a_disposition|a_sudden_outburst: lose angry
  temper v bring: steel
  temple n place_of_worship|edifice: god greek buddhist gods monk priest shoes worship pray incense
  temple n flat_area: head grey hair hit bullet forehead ear pulse vein throb
  tend v? have_care: sheep garden wounded
  tender n formal_proposal|something_used: contract company
  tender v offer: resignation
  tender v? offer_or_present|propose_a: firm contract bridge resignation council
  tender a easy_to_cut: meat steak beef bone chicken
  tender a? hurting: bruise touch sore shoulder knee injury belt hit swell
  tender a? having_or|given_to_sympathy: kiss
  tense n grammatical: verb past future
  tense a in_or_of: muscles exam
  tense a? stretched: rope
  term n word_or_expression: technical medical
  term n limited|period: school president autumn exams
  term n? (usually_plural): contract
  terminal n station|place_where: airport bus passengers
  terminal n? electronic: computer
  terminal n? a_contact: battery
  terminal a final|causing_or_ending: illness cancer patient
  test n? a_set_of_questions: school exam maths driving
  test n? any_standardized|trying_something: blood
  test v? test_or_examine: eyes
  test v? examine_someone's: pupils
  thick a? of_a_specific: walls book ice
  thick a? relatively_dense: soup fog
  thick a? having_component: forest
  thin a? lacking_excess: tall man
  thin a? of_relatively: paper ice
  thin a? relatively_thin: soup
  thread n fine_cord: needle sew cotton
  thread n? the_raised: screw
  thread n? the_connections: story
  thread v? pass_a_thread: needle
  throat n? in_the_front: sore scarf
  throw n? bedclothes: sofa
  throw v propel: ball stone
  thumb v? travel_by: lift
  thumb v? look_through: magazine
  tick n mite|parasitic: dog bite blood lyme sheep
  tick n mark: box teacher
  tick n? a_metallic: clock
  tick v make_a_clicking: clock
  tick v? make_a_clicking|make_a_sound: clock
  tick v? put_a_check: box answer
  ticket n? a_commercial: train concert
  ticket n? a_summons: parking speeding police
  ticket n? a_label_written: price
  tide n periodic: sea
  tide n? the_periodic|there_are: beach moon boat
  tie n neckwear: suit shirt wear silk jacket collar blue stripes striped red neck
  tie n finish_of_a_contest|equality: game ended goals
  tie n? equality_of|the_finish: score match
  tie n? a_social_or: family
  tie v fasten|limit|form: rope shoes shoelaces knot hands tree boat
  tie v? finish_a_game: match place prize score points
  tight a closely_constrained|affected: jeans trousers shoes
  tile n flat_thin: roof
  tile n? a_flat_thin_rectangular|a_thin_flat: bathroom floor roof
  till n strongbox|treasury|money: money shop cash cashier
  till v work_land: soil farmer field
  time n? rhythm_as: music
  time v? measure_the: race
  tin n silvery|metallic: metal bronze mine mined
  tin n vessel|airtight: soup beans
  tin n? a_vessel_(box,|airtight_sealed|metal_container_for_storing: biscuits sardines soup opener
  tip n extreme_end: finger iceberg pencil
  tip n relatively_small_amount: waiter restaurant taxi waitress left
  tip n indication|clue: useful racing
  tip n relatively_small: left generous
  tip n? especially|the_top_or: nose tongue finger
  tip v give_a_tip: waiter waitress driver
  tip v? cause_to_tilt|cause_to_topple: boat chair
  tire n hoop: car wheel flat bicycle
  tire v lose_interest|exhaust: walk
  tissue n soft_thin: nose box
  tissue n? part_of_an: muscle lung
  title n heading|general_or: book
  title n? the_name_of|a_general: book film
  title n? the_status: boxing
  title n? an_identifying: lord
  toast n slices_of_bread: bread butter breakfast jam egg
  toast n drink_in_honor: wed glass champagne couple glasses propose groom bride best speech raise
  toast v propose_a_toast: champagne couple glasses wed bride
  toast v make_brown: bread
  toe n? one_of_the: foot stub
  token n? a_metal_or: machine
  toll n fee: road bridge motorway paid
  toll n value_measured: death
  toll v ring: bell
  tone n quality_of: voice
  tone n? a_quality: colour
  tone n? a_steady_sound: dial
  tongue n mobile: mouth dog lick bit burned taste stuck licked
  tongue n human_written: language mother_tongue native speak spanish english foreign mother
  tongue n flap: shoe
  tooth n hard_bonelike: dentist
  tooth n? one_of_a_number: comb saw
  top n covering|plaything: spin child bottle
  top n highest|upper: mountain
  top n? the_upper|the_top_or: hill page tree
  top n? a_conical: spin toy
  top n? a_garment: blouse
  torch n light|tall: dark olympic flame
  torch n? a_small_portable: batteries dark cave
  torch v? burn_maliciously,: car
  toss v throw: salad ball
  toss v? lightly_throw: coin
  toss v? move_or_stir: bed
  touch v make_physical: hand button
  touch v? affect_emotionally: story kindness
  tough a? substantially: steak meat
  tough a? severely_testing: question exam
  tough a? not_given: steak meat chew
  tour n journey: band city guide castle
  tour v? make_a_tour: band
  tow v? drag_behind: car
  tower n? can_stand: castle church
  toy n artifact|plaything: child
  toy v? manipulate: food
  trace n? a_just_detectable: poison
  trace v? discover_traces|follow,_discover,: police
  trace v? make_a_mark: picture paper
  track n pair_of_parallel_rails: train railway rails
  track n course: runner race runners
  track n selection|distinct: album song
  track n? a_line_or: forest
  track v? go_after_with: hunters animal
  trade n skilled: carpenter learned plumber
  trade n? the_commercial: countries world
  trade v exchange|engage: goods sandwich stamps
  traffic n? the_aggregation: jam road
  traffic n? especially: drugs
  traffic v? deal_illegally: drugs
  trail n path: forest hikers mountain
  trail n? a_track_or: blood snail
  trailer n advertisement: film movie cinema
  trailer n large_transport|wheeled
  trailer n? a_wheeled|a_large_transport: car boat lorry
  train n public_transport: station railway paris ticket passengers platform london late
  train n piece_of_cloth: dress bride wed bridesmaids gown hold long puddles
  train v create_by|develop|prepare|exercise: athletes olympics team hard soldiers
  train v? exercise_in|undergo_training: marathon gym
  train v? develop_(a: dog puppy
  train v? create_by|educate_for|act_as_a_trainer: nurse team
  trap n device: mouse animal cheese
  trap n? something_(often: police
  trap n? informal_terms: shut
  trap n? a_light_two-wheeled: pony
  trap v? catch_in_or|hold_or_catch: bear rabbit
  treat n? something|an_occurrence: birthday ice dog
  treat v provide_treatment|subject_to|care_for: doctor hospital disease patient wound
  treat v? provide_with_a: dinner
  treat v? subject_to: wood
  tree n figure: family
  trial n (law): court jury murder
  trial n act_of_testing: drug
  trial n? the_act_of_testing|trying_something: drug
  triangle n? a_three-sided: angles
  triangle n? a_percussion: orchestra
  trick n prank|attempt: joke
  trick n single_round: cards bridge
  trick n? a_ludicrous|an_attempt: played april
  trick n? considered: magician
  trigger n lever: gun pulled finger
  trigger v? put_in_motion: alarm
  trim v cut_down: hair beard hedge
  trim v? decorate,: tree
  trip n journey: holiday school boat went_on
  trip n journey_for: business
  trip v miss_a_step: fell stone stairs carpet over step root careful trip_over cable cat
  trip v? miss_a_step|cause_to_stumble: stone fell rope carpet
  troop n? a_unit_of: scouts
  trump n declared_trumps: card
  trump n? a_playing|(card_games): hearts spades
`;
