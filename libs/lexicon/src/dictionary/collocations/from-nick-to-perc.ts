/** The words from nickel to perch. `collocations.ts` says what the columns are. */
export const fromNickToPerc = `
  nickel n hard_malleable: metal
  nickel n five_dollar|United_States_coin
  nickel n? a_United_States: coin cents dime
  noble a? of_or_belonging: family birth
  noble a? inert_especially: gas
  nod v lower_and_raise: head
  noise n? sound_of_any: loud
  normal a? conforming: temperature
  nose n organ_of_smell: face blow bleed cold runny
  nose n? a_front_that: plane aircraft
  note n musical|notation_representing: music piano sing high song played wrong pitch singer last hold violin
  note n short_personal|brief_written: left write fridge table kitchen door message she_left left_a teacher leave pin
  note n piece_of_paper_money: pound euro bank ten pay crumpled twenty fifty wallet driver cash purse change
  note v make_mention|notice|observe: please
  notice n sign_posted|announcement: wall
  notice n advance_notification: quit job landlord weeks
  notice n? an_announcement|a_sign_posted: board door
  novel n extended_fictional: write read author chapter published writer book
  novel a original|new: idea approach method completely solution way
  novice n someone_who_has: nun convent
  number n? the_number_is: phone
  number n? the_property|a_concept: even prime
  number n? a_short_performance: musical song
  nurse n? one_skilled: hospital
  nurse v serve_as_a_nurse|try_to_cure: ill
  nurse v give_suck: baby breast
  nurse v? try_to_cure|care_for_sick: health patient back
  nursery n child's_room|building: child kids baby cot
  nut n usually_large_hard|fruit: eat squirrel almond shell crack peanut
  nut n internal_screw_thread: bolt screw spanner wheel
  oak n deciduous: tree
  object n tangible: metal strange flying sky fell heavy round shiny
  object n goal: game exercise life
  object n acted_upon: verb subject sentence
  object v express_or_raise: to plan residents decision strongly proposal lawyer
  object v? express_or|be_averse: plan neighbours
  observe v? watch_attentively|observe_with: stars birds
  observe v? stick_to_correctly|show_respect: speed law
  occasion n? a_vaguely: special
  odd a not_divisible: number even three numbers
  odd a beyond|deviation: strange behaviour
  odd a? beyond_or|not_easily: strange
  odd a? of_the_remaining: socks sock
  offense n crime|lack: police
  offense n? a_transgression: criminal
  offense n? a_feeling: take
  offer n? something|the_verbal: job accept house
  offer v? make_available_or: help seat
  office n place_of_business: desk worker
  office n? (of_a_government: president
  officer n? a_member_of: police
  officer n? any_person: army
  official n? a_worker_who: government
  oil n slippery|dark_oil: engine tanker drill barrel well petrol
  oil n? any_of_a_group: olive cooking salad fry
  oil n? oil_paint: painting canvas
  oil v? cover_with: hinge chain
  open v cause_to_open|become_open: door window bottle
  open v? start_to_operate: shop
  open a? affording_unobstructed: door
  opening n? an_open_or: fence
  opening n? opportunity: job
  opera n drama: sing soprano singer
  operate v perform_surgery: surgeon patient doctor hospital heart
  operate v direct|handle|work: crane
  operate v? handle_and: machine
  operation n medical_procedure: hospital surgeon knee doctor heart
  operation n planned_activity|activity_of: military soldiers rescue
  operation n? activity_by: military rescue
  operator n? an_agent_that: crane telephone machine
  operator n? someone_who: tour
  opposite n? a_word_that|something: hot
  opposite a? being_directly: side house
  oral a? of_or_relating|of_or_involving: hygiene
  oral a? using_speech: exam
  orange n yellow_to_orange|round: juice fruit eat peel peeled
  orange n color: yellow red paint
  orange n round_yellow: peeled
  orange a? similar_to: colour
  orbit n? the_(usually: satellite earth
  orbit v? move_in_an: moon
  order n command: captain soldiers officer obey
  order n logical|established|arrangement: alphabetical
  order n? established|a_condition: law police riot
  order n? a_commercial: waiter
  order n? a_formal_association: monks nuns religious
  order v make_a_request: pizza waiter meal book ordered coffee restaurant online
  order v? give_instructions: general soldiers
  organ n keyboard_instrument|wind_instrument|electronic: church play music concert bach played pipes pipe choir silent roof hymn organist keys chapel cathedral
  organ n fully_differentiated: heart body liver donor kidney transplant largest human lung skin brain function donation
  organ n? wind_instrument|(music)_an|a_free-reeded: church played music wed cathedral
  organic a nonuse|simple_and_healthful|fertilizers: shop eat milk carrots farming
  organic a? of_or_relating: farm vegetables food
  ounce n unit: weight
  ounce n? a_unit_of_weight: gold
  outlet n receptacle|place_providing: plug electrical lamp socket electric
  outlet n place_of_business: shop factory sell store
  outlet n? activity_that: creative
  outline n? a_sketchy|a_schematic: essay
  outline v? describe_roughly: plan
  outstanding a? owed_as_a: debt bill
  outstanding a? distinguished: student
  oven n kitchen: bake
  overlook v look_past|fail: mistake error
  overlook v look_down|dominate: sea bay balcony
  overlook v? look_down|be_oriented: sea valley room window
  pace n? the_rate_of_moving|the_relative: walked fast slow run
  pace n? the_distance|a_step_in: steps
  pace v? walk_with: room nervously waiting
  pack n group_of_hunting|hunting: wolf dogs hounds howling hunting
  pack n bundle|collection: cigarettes hiker shoulders heavy
  pack n? a_complete: cards shuffle deal
  pack n? a_convenient: cigarettes gum
  pack v arrange|compress: suitcase bag clothes trip holiday
  pack v? fill_to_capacity: stadium
  pad n number_of_sheets: write paper notes
  pad n flat_mass: knee shoulder
  pad n? a_platform: launch helicopter
  pad n? the_large: lily frog
  pad n? the_fleshy: paw
  pad v? add_padding|line_or_stuff: jacket shoulders
  paddle n? used_for_hitting: canoe
  page n sheet|side: book read turn
  page n boy: wed hotel knight
  page n? a_boy_who|in_medieval|a_youthful: knight king wed
  page v? contact,_as: doctor airport
  pain n? a_symptom|a_somatic: headache leg back chest tablets
  pain n? a_bothersome|something: neck brother
  pain n? a_fundamental: loss
  paint n substance: brush wall tin wet fence
  paint v? ^make_a_painting|make_a_painting_of: portrait picture artist
  paint v? coat_with: wall fence door kitchen
  pair n? a_set_of_two|two_items: shoes socks gloves trousers
  pair n? a_poker_hand: poker
  palate n upper_surface: mouth
  pale a? abnormally: face sick ill
  pale a? highly_diluted: blue yellow colour
  palette n board: painter
  palette n? the_range_of_colour: paint
  palm n inner_surface: hand coin finger read sweaty fortune sweat
  palm n family_Palmae: tree beach coconut island desert tropical leaf trees leaves shade
  pan n? cooking_utensil|shallow_container: fry stave eggs frying
  pan v? wash_dirt: gold
  pan v? express_a: critics film
  pan v? make_a_sweeping: camera
  panel n committee|group_of_people: experts judges discussion quiz
  panel n sheet|flat: door wooden wall solar
  panel n? electrical: control instrument
  panic n overwhelming: fire
  paper n material_made_of_cellulose: write draw sheet wrap
  paper n newspaper|daily: news
  paper n essay|scholarly: professor published university essay research conference write teacher student exam
  paper n? a_daily_or|the_physical: newspaper read morning sunday headline
  parade n ceremonial|extended: street soldiers band carnival
  parcel n wrapped: post
  park n large_area|piece_of_open: walk trees child play dog bench ducks grandmother playground
  park n? a_facility: ball
  park v place_temporarily|maneuver
  park v? maneuver_a|place_temporarily: car space lorry street garage
  parrot n zygodactyl: cage
  part n actor's: play film actor hamlet actress lead
  part n? something_less|a_portion: engine machine car
  part n? a_line_of: hair
  part v? go_one's_own|discontinue: friends
  partner n person's|person_who_is_a_member: business firm husband dance
  partner n? an_associate|a_person_who: business law firm
  party n organization_to_gain: election vote political labour leader conservative democratic
  party n occasion|entertain: birthday guests dance invite music invited
  party n? a_group_of|a_band_of: search rescue tourists
  party n? a_person_involved: contract
  pass n way_through|location: mountain snow road alps
  pass n? a_document|any_authorization: bus boarding security
  pass n? (American|a_bad_or_difficult: ball striker goal midfielder
  pass v go_across|accept|undergo: student
  pass v transfer|place: ball
  pass v? accept_or|allow_to_go: exam test
  pass v? make_laws,|go_unchallenged: law parliament bill
  pass v? place_into: salt sugar butter
  pass v? move_past|pass_by|go_across|travel_past: house street shop
  pass v? throw_(a_ball): time
  passage n? particularly: read book bible translate
  passage n? a_way_through: narrow secret dark
  passage n? a_journey: ship
  passage n? a_short_section: music
  past n? a_verb_tense: tense verb
  past a? earlier_than: week year
  paste n adhesive|mixture: glue wallpaper paper
  paste n? a_tasty_mixture: tomato
  paste n? any_mixture: flour water
  paste v? join_or_attach: photo
  pat v touch_lightly|hit_lightly: dog back horse head hand
  patch n small_contrasting|piece_of_cloth: ice fog
  patch n small_area: cabbage vegetables garden vegetable potato
  patch n protective_cloth: eye pirate
  patch n? a_piece_of_cloth: jeans knee sewed elbow sew trousers
  patch n? a_short_set: software
  patch v? repair_by|to_join_or|also_used: hole
  patent n document|official: inventor
  path n? a_way_especially|an_established: garden forest walk
  patient n person_who_requires: doctor hospital nurse surgeon operation ward
  patient a enduring: teacher wait child calm waiting be_patient
  pattern n? something_intended: dress sewing
  pattern n? a_decorative: wallpaper stripes
  paw n clawed: cat
  pawn n least_powerful_piece: chess king board queen move
  pawn v leave_as: ring watch money guitar
  pay n? something: rise week low
  pay v? give_money,: bill cash waiter
  pay v? convey,_as: attention visit
  pay v? be_worth_it: crime
  peace n? the_state|a_treaty_to: war treaty
  peace n? the_absence_of_mental|freedom_from: quiet
  peach n downy: eat
  peak n top_or_extreme_point|highest_point_(of: mountain climb snow climber climbers
  peak n highest|period: career
  peak n? the_highest_level|the_period|the_most_extreme|the_highest_point: career rush traffic
  peak n? a_brim_that: cap
  peak v? attain_maximum: temperature
  pearl n? a_smooth_lustrous: oyster necklace
  peck v? hit_lightly: bird hen
  peck v? kiss_lightly: cheek
  pedal n? a_lever_that: brake bicycle foot
  pedal v? ride_a_bicycle: hill
  peel n? the_rind_of: orange lemon banana
  peel v? strip_the: potato orange banana
  peel v? come_off_in: skin paint sunburn
  peer n person_who_is_of_equal: pressure teenagers group school child
  peer n nobleman: lord lords house
  peer v look_searchingly: window dark fog through keyhole
  pen n enclosure: pig sheep farmer animals goats cattle chickens pigs lambs shepherd
  pen n writing_implement: write ink paper sign borrow letter pocket ballpoint
  pen n? female_swan: swan
  pen v? produce_a: letter
  penalty n? (games)_a: goalkeeper scored football
  penalty n? the_act_of|the_disadvantage: death late
  perch n support|branch: bird cage parrot canary
  perch n freshwater|spiny-finned: fish lake catch1 river
  perch n? spiny-finned_freshwater|any_of_numerous_fishes|any_of_numerous_spiny-finned: canal fish rod catch1 angler lake
  perch v sit|settle: bird branch wire stool
`;
