/** The words from practice to reel. `collocations.ts` says what the columns are. */
export const fromPraToRee = `
  practice n customary|knowledge|repeated: piano
  practice n profession|business_of_a: doctor law dentist medical
  practice n? systematic: piano football
  practice v? learn_by_repetition|engage_in_a: piano
  practice v? as_of_jobs: medicine law
  practise v learn|engage
  practise v? engage_in|learn_by_repetition: piano violin speech scales
  practise v? as_of_jobs: medicine law
  prescription n? written_instructions_from_a_physician|a_drug_that: doctor pharmacy medicine
  present n something_presented: birthday christmas give wrap gift box buy tree santa open unwrap party bow
  present n happening_now: past future moment live
  present n? a_verb_tense: tense verb
  present v give|hand: cheque bouquet mayor winner paper findings
  present v show|introduce: idea results report findings
  present v? give,_especially|give_as_a|hand_over: prize medal award
  present v? introduce|cause_to_come: guest
  present v? present_somebody: tv
  present a existing: everybody people
  present a temporal: situation moment government
  present a? being_or_existing: meeting all students class
  preserve n? fruit_preserved: strawberry
  preserve v? keep_or_maintain|keep_in_safety|maintain_in_safety: building forest nature
  preserve v? prevent_(food): fruit vinegar
  press n print_media|newspapers|printed_matter: journalist minister newspaper free reporters meeting conference scandal journalists freedom
  press n apparatus_that_exerts|machine_used_for_printing: printed printing
  press v exert_pressure|push: button key bell doorbell finger
  press v? create_by|place_between: flowers
  press v? press_and: trousers shirt
  pressing a compelling: need matter urgent business
  pressure n? measured_in|the_pressure: blood tyre air
  pretty a pleasing: girl dress flower flowers
  price n? the_amount_of_money_needed: cheap ticket
  prick v make_a_small_hole|cause: finger needle thorn
  prick v? raise: ears
  pride n group_of_lions: lion lions zebras
  pride n? a_feeling|satisfaction: son
  primary a? direct_and: school
  prime n maturity: life
  prime n? the_period|the_time_of: life
  prime a divisor|of_or_relating: number
  prime a first|superior: minister
  principal n? the_educator: school
  principal a? most_important: reason
  principle n? a_rule_or_standard|rule_of_personal: moral
  principle n? a_rule_or_law|a_basic_generalization|a_basic_truth: physics
  print n? the_text_appearing: small
  print n? a_visible: foot finger paw
  print n? a_picture: wall
  print n? a_printed: photo
  print v? put_into_print|reproduce: document pages newspaper book
  print v? write_as_if: name capital
  private n? an_enlisted: soldier army
  prize n? something_given_for|something_given_as: win
  probe n? an_inquiry: police
  probe n? an_exploratory: space mars
  process v? deal_with|perform_mathematical: data application
  produce n fresh_fruits: market fresh farm local carrots sells vegetables fruit organic stalls farmers
  produce v create|bring_forth: factory cars
  produce v? come_to_have: film
  product n? a_quantity: multiply
  profile n? an_outline: face
  profile n? biographical: magazine
  program n? a_radio_or: tv
  program n? (computer: computer
  program v? write_a_computer: computer
  programme n broadcast|radio: tv radio watched
  programme n? an_announcement: concert theatre
  project n planned|piece_of_work: science students team
  project n? any_piece|a_planned: school
  project v throw|cause: image screen film
  project v project_on_a_screen|put_or_send_forth: screen film wall slides image
  project v? cause_to_be: voice
  project v? extend_out: balcony roof wall metre beyond rock
  promotion n act_of_raising: job salary
  prompt v give_an_incentive|assist: lines
  prompt v? assist_(somebody: actor
  prompt a ready|on_time
  prompt a? according|performed: reply
  proof n formal|any_factual: court mathematical
  proof n? any_factual: evidence police
  property n? any_tangible: land house private
  property n? a_basic_or|a_construct: chemical
  proposal n? an_offer_of: marriage
  propose v ask_(someone)_to_marry: ring knee marriage girlfriend
  propose v make_a_proposal: plan
  propose v? make_a_proposal,|present_for: plan
  protest n? a_public_(often: demonstrators
  prune n dried: fruit eat
  prune v cut_back: roses tree bush hedge trees
  public a? open_to_or: library
  pull v? cause_to_move_by|apply_force: rope door
  pull v? strain_abnormally: muscle
  pull v? bring,_take,: tooth
  pulse n? the_rhythmic|usually_measured: wrist nurse heart
  pulse n? edible_seeds: beans
  pump n mechanical: water air bicycle petrol
  pump n low-cut: shoes shoe
  pump v? draw_or_pour|deliver_forth: water
  punch n iced_mixed: drink bowl party fruit glass rum served
  punch n blow_with: boxer nose knocked fist face throw1
  punch n tool: hole paper leather holes
  punch n iced: glass_of
  punch v deliver: face nose stomach
  punch v? make_a_hole: holes ticket
  pupil n learner|young_person: teacher school class lesson classroom homework practise piano
  pupil n contractile: eye iris light dark doctor dilated wide
  puppet n? a_small_figure|intended_to: strings show
  puppet n? a_person_who: government
  purse n small_bag|container: money coin
  purse n? a_container|a_small_bag: coins handbag
  purse v? contract_one's: lips
  push v move_with_force: door car
  push v? move_with|press_against: door car button
  puzzle n game: pieces jigsaw crossword
  quack n untrained: doctor cure
  quack n harsh_sound: duck
  quack v? utter_quacking: duck
  quail n small|flesh: bird
  quarry n excavation: stone marble limestone
  quarry n animal_hunted|person: hunt hunter chase
  quarry n? a_person_who|animal_hunted: hunters
  quarter n one_of_four: hour pie of_the cake
  quarter n coin: dollar machine coin dime cost phone slot
  quarter n? a_district: latin
  quarter n? a_unit_of: hour
  queen n female_sovereign: king
  queen n only_fertile: bees ants hive
  queen n most_powerful|chess: chess
  queen n? a_female_sovereign|the_wife_or: palace crown
  queen n? one_of_four: hearts
  queue n? a_line_of: bus tickets
  quit v? give_up_or|put_an_end: job smoking
  quiver n case_for: arrows archer arrow
  quiver v shake|move_with: lips voice lip fear
  quote v? repeat_a_passage|refer_to_for: poem
  quote v? name_the_price: price
  rabbit n any_of_various_burrowing: hole
  race n contest_of_speed|competition: run horse win car runner finish horses jockey finished marathon
  race n people_who: human skin people
  race v compete|step|move: heart horse
  rack n framework: luggage plates wine hat
  rack n? framework|a_support: luggage coat wine
  rack n? an_instrument: torture
  racket n sports_implement: tennis ball play string badminton court
  racket n loud_and_disturbing: noise sleep loud builders quiet neighbours morning
  racket n illegal: police gang drug mafia smuggling
  radical n? in_the_body: free
  radical a? markedly_new: change
  radio n? an_electronic: listened
  raft n flat_float: river logs
  rag n small_piece: clean dust wipe dusty
  rag n? newspaper: newspaper
  rage n? a_feeling|a_state_of: anger
  rage v? as_of_fires: storm fire
  rail n barrier: stairs
  rail n bar: hold curtain
  rail n? a_bar_or_pair: train
  rail n? any_of_numerous: bird
  raise n salary|increasing: boss salary
  raise v cause_to|lift|move_upwards: hand arm flag question
  raise v bring_up|look_after: child family
  raise v? raise_from: hand flag
  raise v? collect_funds: money charity
  raise v? raise_the: price salary
  raise v? cultivate: cattle
  rake n long-handled: leaves lawn garden hay
  rake v? gather_with|level_or_smooth: leaves
  rally n large_gathering: political supporters
  rally n automobile_race: car driver
  rally n? (sports)_an: tennis
  ram n uncastrated_adult_male_sheep: sheep horns farm horn
  ram n? an_integrated: computer
  ram v strike_or_drive: car gate door
  ramp n inclined: wheelchair
  ranch n farm: cattle
  range n series_of_hills: mountain
  range n cooking: kitchen stave
  range n variety|limits: prices products
  range n? a_place_for: shooting
  range v? change_or: ages prices
  rank n position|relative: officer army captain
  rank n? a_row_or_line: taxi
  rank a? very_offensive: smell
  rap n genre_of: music song listen singer hip teenagers rhymes
  rap v strike_sharply: door knuckles
  rap v? strike_sharply|make_light,: door
  rare a not_widely|recurring: bird coin disease stamp
  rare a cooked: steak meat
  rash n red_eruption: skin itch itchy red spots
  rash a imprudently|marked_by_defiant: decision anything_rash think hasty
  rat n? any_of_various: mouse sewer
  rate n magnitude: interest birth heart
  rate n? amount_of: hotel interest
  rate v? assign_a_rank: film
  rattle n toy: baby
  rattle n? loosely_connected: snake
  rattle v? make_short|shake_and: window
  raw a not_treated|uncooked: meat fish egg
  raw a? not_processed_or_refined|(used_especially: sugar materials
  raw a? having_the: skin
  ray n cartilaginous: fish sea sting shark
  ray n column_of_light: sun light
  ray n? a_column_of|a_group_of: sun
  reach v arrive_at|move_forward: station shelf
  reach v? reach_a_destination,: summit
  reach v? be_in_or_establish: phone
  read v interpret|look: book newspaper
  read v? look_at,_interpret,: story aloud
  reading n? a_datum_about: meter
  rear n? the_side_of|the_part_of: car
  rear v stand_up|bring_up: horse child
  rear v? look_after: child
  rear a? located_in: wheel
  reason n? a_rational|an_explanation: why
  rebel n person_who_takes: government army
  recall v? recall_knowledge|call_to_mind: name
  recall v? cause_to_be: cars
  receiver n telephone|set: phone
  reception n formal_party: wed
  reception n quality: radio phone tv
  recess n pause|state: school
  recess n? an_enclosure: wall
  recipe n directions: cook
  record n vinyl|sound_recording: music play album played vinyl
  record n extreme|best: world race fastest break1 olympic hundred metres jump
  record n? the_sum_of: criminal
  record n? anything_(such|a_compilation: medical
  record v make_a_record|register: voice concert temperature
  record v? register_electronically: song album
  recorder n? a_tubular: plays school
  recorder n? equipment: tape
  recover v? get_over_an: illness operation
  recover v? recover_the|regain_or: steal
  red n? the_amount: bank
  reed n? tall_woody: lake marsh
  reed n? a_vibrator: clarinet
  reef n submerged: coral fish ship diva
  reel n winder: fishing film
  reel n? a_roll_of|a_winder_around: film
  reel n? marked_by: dance scottish
`;
