/** The words from screen to skirt. `collocations.ts` says what the columns are. */
export const fromScreToSkir = `
  screen n display|surface: computer tv film phone laptop
  screen n partition|covering|protective: window
  screw n fastener: wood screwdriver
  screw v? tighten_or: lid
  script n written_version: actor film
  scrub v clean_with: floor
  seal n marine_mammals: sea ice swim fish zoo boat animal arctic beach rocks
  seal n stamp|fastener|device|finishing: king document official
  seal n? fastener_consisting: letter break1 wax envelope unbroken
  seal v make_tight|close_with: letter jar window
  seal v? close_with: envelope
  seam n joint: trousers dress
  seam n stratum: coal
  season n one_of_the_natural|period_of_the_year: winter summer year rain
  season n? a_period_of: football
  season v lend_flavor: salt pepper soup
  seat n support|furniture: chair
  seat n? a_space_reserved|furniture|any_support: bus
  seat n? the_legal: parliament
  second n 1/60_of_a_minute: minute faster ten time race sixty
  second n 1/60: seconds
  second v give_support: motion
  second a coming_next: first visit time
  secretary n person_who_is_head|head_of: state
  secretary n assistant: boss typed
  section n very_thin: microscope
  see v perceive_by_sight: eyes
  see v? come_together|receive_as: doctor
  sense n general_conscious|faculty: touch
  sense n meaning_of: word
  sense n? the_faculty: smell
  sense n? sound_practical: common
  sense n? a_natural: humour
  sentence n string_of_words: word write grammar verb paragraph english
  sentence n final_judgment|period_of_time: prison judge years court death life crime murder served robbery convict murderer sentenced
  sentence v pronounce_a_sentence: judge prison years death
  serve v put_the_ball: tennis ball
  serve v help_to_some|provide: food dinner waiter
  serve v? spend_time: prison
  serve v? serve_in_a|devote_(part: army
  service n (sports): ball
  service n public_worship: church
  service n? work_done: restaurant
  service n? a_company: bus
  service v? make_fit_for: car
  set n group_of_things: chess tools knife cutlery
  set n? representation: film actors stage director
  set n? a_unit_of: tennis match
  set n? the_process: television tv
  set v put|arrange: table clock alarm plates vase
  set v? set_to_a_certain: alarm clock watch
  set v? disappear: sun horizon west
  set v? decide_upon: date price
  set v? establish: record
  set v? adapt_for: cement jelly concrete
  settle v become_resident|settle_into|form_a_community|take_up_residence: immigrants dust bird
  settle v end|bring_to: argument dispute
  settle v? settle_conclusively|^settle_conclusively|end_a_legal: argument dispute bill
  settle v? take_up_residence|establish_or|become_settled: farmers country family
  severe a? intensely: winter pain storm drought
  severe a? unsparing: punishment judge
  sewer n waste_pipe: pipe rats underground
  sewer n? someone_who: curtain needle dress fabric seamstress stitch
  shade n relative_darkness: tree sun sit hot cool
  shade n quality_of_a_given_color: blue color green colour paint
  shade n? protective_covering: lamp
  shade v? protect_from: eyes
  shadow n? shade_within: wall sun cast afternoon
  shadow v? follow,_usually: detective suspect
  shaft n vertical|long_vertical
  shaft n? a_long_vertical|a_vertical: mine elevator lift miners
  shaft n? a_column_of: sunlight
  shaft n? a_long_rod: arrow golf spear
  shake n? frothy_drink: milk chocolate
  shake v move_or_cause: bottle hand tree carpet
  shake v? shake_or_vibrate|move_with: cold fear hands
  shake v? move_back_and_forth_or: head
  shallow a? having_little: water pool river
  shallow a? lacking_depth: person
  shame n? a_painful: guilty blushed
  shame n? an_unfortunate: pity
  shape n? any_spatial|the_spatial: round square triangle
  shape n? the_state: fit exercise gym
  shape v? give_shape: clay
  share n any_of_the_equal|assets: company stock market buy investors
  share n? assets_belonging|the_allotment: pizza cake profits
  share v have_in_common|use_jointly|give_out
  share v? use_jointly: room flat kitchen taxi
  share v? give_out_as: sweets cake
  shark n any_of_numerous: sea swim swimmer fin beach tooth surfer
  shark n? a_person_who_is_ruthless: loan
  sharp n? a_musical: note music flat
  sharp a having_or_made|keenly|able_to_cut: knife blade scissors razor edge tooth
  sharp a music|raised: note
  sharp a? ending_in: pencil needle
  sharp a? extremely: bend turn
  sharp a? as_if_caused: pain
  sharp a? (of_something: photo picture
  sharp a? marked_by|having_or_demonstrating: mind wits old brain clever
  shave v? remove_body: beard razor chin legs
  shed n outbuilding: garden tools bike storage lawnmower bicycle
  shed v cast_off|pour_out: snake skin leaves hair tree dog trees
  shed v? pour_out_in: tears blood
  shed v? get_rid_of: weight
  sheer a very_steep: cliff
  sheet n bed_linen: bed clean wash changed pillow
  sheet n flat|paper: ice metal glass
  sheet n? paper_used: paper write typewriter fold
  shelf n support: books jars top
  shell n hard_outer|rigid|hard_largely: egg turtle nut
  shell n ammunition: gun exploded soldiers artillery fired
  shell n? the_hard_largely|the_material|hard_outer_covering_or: snail beach tortoise crab sea
  shell n? the_exterior: egg
  shell n? the_hard_usually: nut
  shell v? use_explosives: city army
  shelter n? a_structure|protective: rain bus storm
  shelter n? temporary: homeless animal
  shield n? armor_carried: sword knight warrior
  shift n time_period: night
  shift n? the_time_period|a_crew_of: night work nurse factory worked
  shift n? a_qualitative: climate
  shift v? move_and_exchange: gear
  shin n? the_front: kicked
  shine v? be_bright_by|be_bright,: sun stars moon torch
  shine v? be_shiny,: shoes
  ship v transport: goods parcel cargo overseas
  shock n trauma|reflex: electric wire plug touched
  shock n? the_feeling|an_unpleasant: news death
  shock n? characterized: hospital
  shock n? a_pile_of: hair
  shoe n? footwear_shaped: laces pair polish
  shoe n? U-shaped_plate: horse blacksmith
  shoot n new_branch|new_growth: plant green bamboo
  shoot v hit_with|kill_by: gun bullet police
  shoot v record_on: film
  shoot v throw|score
  shoot v? hit_with_a|kill_by_firing|fire_a_shot: gun arrow hunter deer soldier police rifle
  shoot v? make_a_film|record_on: film movie camera
  shoot v? score: goal ball
  shop v do_one's: buy clothes food
  shore n? the_land_along: lake boat sea waves
  short a lacking: temper hair skirt
  short a? low_in_stature: boy man tall
  short a? indicating: holiday film speech
  short a? of_insufficient: money
  shot n act_of_firing: gun hear fired rifle
  shot n injection|act_of_putting: doctor nurse arm flu injection vaccine
  shot n putting|syringe: arm nurse measles flu doctor vaccine
  shot n photograph: camera
  shot n? (sports)_the: goal ball tennis
  shot n? usually_made|a_consecutive: photo camera
  shoulder n part_of_the_body: arm bag tap parrot shrug
  shoulder n narrow: road stop car hard
  shovel n hand_tool: dig snow
  show n performance|entertainment: tv theatre comedian music television
  show n? the_act_of: flower dog art
  show v? give_an_exhibition|make_visible: ticket photos passport
  shower n plumbing|washing: wash
  shower n brief_period: rain sudden
  shower n? washing_yourself|a_plumbing: bathroom hot washed take soap have breakfast
  shower n? a_brief_period|a_sudden_downpour: rain umbrella
  shower n? a_party_of: bride
  shower v? spray_or_sprinkle: confetti
  shred n? a_small_piece: paper
  shred v? tear_into: documents
  shrink v? become_smaller|reduce_physically: wool sweater wash jeans
  shutter n? a_mechanical: camera
  shutter n? a_hinged_blind: windows closed
  shy v? start_suddenly,: horse
  sick a? affected_by_an: hospital ill
  sick a? feeling_about: boat food car felt
  sick a? having_a_strong: tired
  side n? one_of_two: team match
  side n? a_place_within: road bed street
  side n? a_surface|a_line_segment: box cube triangle
  side n? an_opinion: argument
  sight n? the_visual: lose eyes blind
  sight n? anything_that: tourists
  sign n public_display|perceptible: road read door
  sign n? a_public_display|structure: road stop door parking
  sign n? a_perceptible: rain illness
  sign n? (astrology): zodiac
  sign n? a_gesture: deaf
  sign v write_one's|mark_with: contract letter name cheque
  signal n? any_nonverbal: traffic train
  signal n? an_electric: phone radio
  signal v? communicate: driver
  silk n fabric: dress
  silver n? a_soft_white: mine coins ring
  silver n? a_trophy_made: medal
  silver n? silverware: polish
  sin n? an_act_that: god priest confess
  sink n plumbing_fixture: kitchen wash dishes tap plates water bathroom dirty
  sink v go_under|descend|fall_or: ship boat sea sun storm bottom titanic iceberg lake stone
  sink v? cause_to_sink: submarine
  site n computer: web internet
  site n piece_of_land: building construction workers camp
  size n? the_property: shoes dress
  skate n? sports_equipment: ice roller
  skate n? large_edible: fish
  skate v move_along: ice rink lake
  sketch n? preliminary: pencil artist
  sketch n? a_humorous: comedy
  ski v move_along: snow
  skim v move_over|read: book
  skim v remove: milk cream soup
  skim v? read_superficially|examine_hastily: article newspaper book
  skin n natural: sun burn dry cream
  skin n? the_rind_of: banana potato fruit
  skin n? body_covering_of: animal bear
  skin v? strip_the: rabbit
  skin v? bruise,_cut,: knee
  skip v jump: rope girl
  skip v bypass|omit: breakfast lunch lesson
  skip v? intentionally|bypass: breakfast class lunch lesson page school
  skipper n officer: ship
  skirt n cloth: wear
  skirt n? a_garment_hanging|cloth_covering: wear blouse pleated
  skirt v? move_along: forest
  skirt v? avoid_or_try: issue
`;
