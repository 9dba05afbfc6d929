/** The words from screen to skirt. `collocations.ts` says what the columns are. */
export const fromScreToSkir = `
  screen n display|surface: computer tv film phone laptop; cinema monitor touch cursor tablet video image mouse bright pixel click radar
  screen n partition|covering|protective: window; fireplace bamboo wooden hospital folding chinese mosquito mesh stand
  screw n fastener: wood screwdriver; bolt nail loose nut tighten hammer drill metal shelf thread tool
  screw v? tighten_or: lid; bulb jar tight bottle bolt cap plate hinge wall
  script n written_version: actor film; movie writer rehearse dialogue television scene director hollywood theatre play read
  scrub v clean_with: floor; bathroom brush soap kitchen pot sink stain wash bath deck potato hands
  seal n marine_mammals: sea ice swim fish zoo boat animal arctic beach rocks; whale penguin polar_bear fur flipper walrus hunter colony pup dolphin harbour
  seal n stamp|fastener|device|finishing: king document official; royal stamp emperor parchment signature treaty presidential bear
  seal n? fastener_consisting: letter break1 wax envelope unbroken; broken red bottle airtight parcel
  seal v make_tight|close_with: letter jar window; crack lid border container tomb leak plastic tape pipe bag
  seal v? close_with: envelope; lick glue stamp parcel wax post kiss
  seam n joint: trousers dress; sew stitch thread split tailor coat jacket needle skirt shirt burst tight
  seam n stratum: coal; mine gold underground dig rock silver
  season n one_of_the_natural|period_of_the_year: winter summer year rain; spring autumn change monsoon dry weather harvest snow warm four climate cold
  season n? a_period_of: football; league player team match club ski hunting cup win tourist holiday coach opening
  season v lend_flavor: salt pepper soup; meat garlic herb steak chef taste chicken sauce spice stew dish
  seat n support|furniture: chair; leather comfortable sit sofa wooden cushion wheel bench toilet bicycle saddle wing
  seat n? a_space_reserved|furniture|any_support: bus; train passenger theatre plane window book reserve ticket flight belt row cinema
  seat n? the_legal: parliament; win election party labour candidate senate council congress member
  second n 1/60_of_a_minute: minute faster ten time race sixty; sprint count wait hour runner seven twenty per clock five
  second n 1/60: seconds; countdown thirty explode stopwatch heartbeat lightning
  second v give_support: motion; proposal chairman nomination committee member council resolution
  second a coming_next: first visit time; third attempt floor chance marriage husband baby finish goal wife page mistake
  secretary n person_who_is_head|head_of: state; foreign defence treasury interior minister american clinton defense health kissinger
  secretary n assistant: boss typed; letter office appointment phone manager desk meeting dictate company diary
  section n very_thin: microscope; tissue slice slide stain plant cut cell biologist
  see v perceive_by_sight: eyes; bird window star look telescope picture ghost mountain clearly glasses distance
  see v? come_together|receive_as: doctor; dentist patient specialist lawyer headmaster solicitor counsellor vet tooth psychiatrist
  sense n general_conscious|faculty: touch; sight five organ animal blind deaf
  sense n meaning_of: word; dictionary phrase verb literal meaning poem figurative sentence
  sense n? the_faculty: smell; dog keen nose bloodhound taste hearing shark sharp
  sense n? sound_practical: common; sensible enough decision advice brain teach talk prove
  sense n? a_natural: humour; direction rhythm balance style fashion beauty laugh adventure
  sentence n string_of_words: word write grammar verb paragraph english; noun phrase translate comma teacher read subject clause adjective language tense meaning
  sentence n final_judgment|period_of_time: prison judge years court death life crime murder served robbery convict murderer sentenced; jail criminal guilty thief drug conviction reduce appeal imprisonment
  sentence v pronounce_a_sentence: judge prison years death; court murderer convict guilty life crime jail hang execution jury
  serve v put_the_ball: tennis ball; player match ace net umpire backhand opponent volley wimbledon
  serve v help_to_some|provide: food dinner waiter; lunch soup dish customer meal guest coffee wine cake waitress restaurant drink rice
  serve v? spend_time: prison; sentence jail month crime murder robbery criminal
  serve v? serve_in_a|devote_(part: army; soldier navy country war queen officer regiment fought military marine president
  service n (sports): ball; tennis serve ace net player opponent volley
  service n public_worship: church; sunday priest pray funeral vicar memorial chapel easter morning cathedral christmas
  service n? work_done: restaurant; tip waiter excellent slow customer hotel community military poor complain bill
  service n? a_company: bus; train telephone postal rail health internet ferry taxi emergency railway rescue
  service v? make_fit_for: car; garage mechanic engine boiler machine repair lift brake
  set n group_of_things: chess tools knife cutlery; complete box china dinner keys golf pan dish teeth twin spanner coin
  set n? representation: film actors stage director; movie scenery paint theatre studio cinema opera backdrop
  set n? a_unit_of: tennis match; win lose serve final federer championship tie-break points wimbledon
  set n? the_process: television tv; station screen turn channel radio switch transistor
  set v put|arrange: table clock alarm plates vase; place tray fork knife tea flower glass down cutlery saucer
  set v? set_to_a_certain: alarm clock watch; timer wake thermostat oven seven temperature morning dial bomb
  set v? disappear: sun horizon west; night evening sky moon mountain orange behind sea clouds
  set v? decide_upon: date price; meeting wedding deadline appointment agree limit rule
  set v? establish: record; world olympic runner swimmer athlete high marathon
  set v? adapt_for: cement jelly concrete; harden fridge overnight glue plaster hours dry solid mould
  settle v become_resident|settle_into|form_a_community|take_up_residence: immigrants dust bird; colonist island village valley branch region snow
  settle v end|bring_to: argument dispute; quarrel conflict court lawyer lawsuit claim negotiation peace case
  settle v? settle_conclusively|^settle_conclusively|end_a_legal: argument dispute bill; account debt score matter pay fine bet insurance
  settle v? take_up_residence|establish_or|become_settled: farmers country family; america london australia marry land town coast wander
  severe a? intensely: winter pain storm drought; cold damage injury headache depression flood shortage illness weather shock symptom
  severe a? unsparing: punishment judge; critic teacher strict sentence headmaster stern expression discipline look law penalty
  sewer n waste_pipe: pipe rats underground; city waste smell drain street water tunnel crocodile dirty manhole london
  sewer n? someone_who: curtain needle dress fabric seamstress stitch; dressmaker tailor thread button shirt machine costume quilt embroidery
  shade n relative_darkness: tree sun sit hot cool; umbrella palm bench summer rest picnic heat lie garden oak
  shade n quality_of_a_given_color: blue color green colour paint; pale pink lipstick red dark wall hair bright purple choose
  shade n? protective_covering: lamp; lampshade window blind lantern sunlight bulb eye pull desk
  shade v? protect_from: eyes; tree sun hat hand face palm garden umbrella plant
  shadow n? shade_within: wall sun cast afternoon; moon candle ground moonlight dark tree lamp evening light street long dance
  shadow v? follow,_usually: detective suspect; spy police agent journalist follow trainee everywhere bodyguard
  shaft n vertical|long_vertical: ; ventilation descend ladder depth
  shaft n? a_long_vertical|a_vertical: mine elevator lift miners; deep fall coal underground pit rescue collapse gold
  shaft n? a_column_of: sunlight; light dust moonlight sun window darkness sunshine cloud lamp
  shaft n? a_long_rod: arrow golf spear; feather wooden bow hammer head axe club broken
  shake n? frothy_drink: milk chocolate; strawberry banana vanilla drink straw milkshake burger ice_cream protein
  shake v move_or_cause: bottle hand tree carpet; rattle cocktail apple dust medicine rug dice mixture blanket
  shake v? shake_or_vibrate|move_with: cold fear hands; tremble voice earthquake ground building knee legs rage anger excitement
  shake v? move_back_and_forth_or: head; disagree no nod sadly disbelief doubt refuse
  shallow a? having_little: water pool river; lake end stream sea bay wade pond dive bowl dish paddle boat
  shallow a? lacking_depth: person; superficial celebrity mind vain argument understanding conversation film beautiful character
  shame n? a_painful: guilty blushed; feel embarrass humiliate red hide face deep lie head crime apology
  shame n? an_unfortunate: pity; party miss rain holiday weather waste cancel
  shape n? any_spatial|the_spatial: round square triangle; circle heart oval shadow cloud star colour geometric cut leaf body size
  shape n? the_state: fit exercise gym; keep run yoga health diet bad
  shape v? give_shape: clay; potter wood dough stone bowl hedge mould hand carve metal ball sculptor
  share n any_of_the_equal|assets: company stock market buy investors; price sell invest dividend shareholder broker percent bank portfolio
  share n? assets_belonging|the_allotment: pizza cake profits; equal inheritance fair lion land blanket money brother housework
  share v have_in_common|use_jointly|give_out: ; interest belief opinion passion view bedroom feature border
  share v? use_jointly: room flat kitchen taxi; bathroom bed umbrella office house desk student toy car roommate
  share v? give_out_as: sweets cake; sandwich chocolate equal pizza apple food inheritance bread biscuit
  shark n any_of_numerous: sea swim swimmer fin beach tooth surfer; fish jaws diver attack bite dolphin aquarium seal whale reef
  shark n? a_person_who_is_ruthless: loan; money lend debtor landlord estate greedy card property hustler
  sharp n? a_musical: note music flat; key piano musician scale play composer
  sharp a having_or_made|keenly|able_to_cut: knife blade scissors razor edge tooth; cut claw thorn teeth kitchen axe razor_blade sword tool chef carve
  sharp a music|raised: note; key singer choir violin
  sharp a? ending_in: pencil needle; nose point stick spear beak chin
  sharp a? extremely: bend turn; corner curve right left driver road sudden
  sharp a? as_if_caused: pain; stab chest stomach feel back headache wind sting bite
  sharp a? (of_something: photo picture; image focus lens outline tv screen camera telescope
  sharp a? marked_by|having_or_demonstrating: mind wits old brain clever; intelligent detective eyes student memory lawyer observer hearing grandmother
  shave v? remove_body: beard razor chin legs; moustache head face barber cream foam morning blade armpit bathroom bald stubble
  shed n outbuilding: garden tools bike storage lawnmower bicycle; wooden cow roof lock hut barn ladder rake cattle backyard mower workshop
  shed v cast_off|pour_out: snake skin leaves hair tree dog trees; cat fur autumn coat feather leaf deer antler lizard bark petal
  shed v? pour_out_in: tears blood; cry funeral weep innocent soldier battle grief sweat
  shed v? get_rid_of: weight; pound kilo diet fat image exercise
  sheer a very_steep: cliff; drop wall climb mountain rock face canyon valley slope fall
  sheet n bed_linen: bed clean wash changed pillow; mattress blanket iron cotton laundry sleep hotel duvet wet linen
  sheet n flat|paper: ice metal glass; plastic steel aluminium roof rain plywood ticket cardboard stamp rubber
  sheet n? paper_used: paper write typewriter fold; blank answer music draw pen pencil printer copy tear notebook white
  shelf n support: books jars top; library cupboard supermarket bottle dust kitchen wall reach store fridge bookcase tin
  shell n hard_outer|rigid|hard_largely: egg turtle nut; hard hatch beetle insect protective tough
  shell n ammunition: gun exploded soldiers artillery fired; tank bomb cannon grenade battlefield battle trench land mortar enemy
  shell n? the_hard_largely|the_material|hard_outer_covering_or: snail beach tortoise crab sea; seashell mussel collect oyster pearl sand lobster clam hermit seaside necklace
  shell n? the_exterior: egg; hen chick yolk boil peel white breakfast
  shell n? the_hard_usually: nut; walnut almond peanut hazelnut squirrel pistachio crack nutcracker coconut
  shell v? use_explosives: city army; enemy artillery village bombard troops rebel tank position trench fort
  shelter n? a_structure|protective: rain bus storm; cave roof thunder tree umbrella build bomb wind hut sun dig
  shelter n? temporary: homeless animal; blanket night dog refuge family earthquake tent cat victim hostel
  shield n? armor_carried: sword knight warrior; spear armour roman soldier carry viking arrow helmet fight riot
  shift n time_period: night; morning eight-hour saturday supermarket swap
  shift n? the_time_period|a_crew_of: night work nurse factory worked; hospital doctor early late hour miner finish guard double
  shift n? a_qualitative: climate; opinion attitude culture public power mood change
  shift v? move_and_exchange: gear; driver car clutch lorry lever engine
  shin n? the_front: kicked; bone leg football bruise knee pad ankle player
  shine v? be_bright_by|be_bright,: sun stars moon torch; light sky lamp bright night window lighthouse headlight
  shine v? be_shiny,: shoes; polish floor metal silver brass hair boots gold mirror
  ship v transport: goods parcel cargo overseas; package container order export customer product abroad coal weapon warehouse grain
  shock n trauma|reflex: electric wire plug touched; current volt fence toaster cable socket switch eel battery
  shock n? the_feeling|an_unpleasant: news death; scream hear surprise parents terrible face horror dead
  shock n? characterized: hospital; patient blood wound victim doctor suffer accident ambulance treatment
  shock n? a_pile_of: hair; red white black grey blond thick curly head
  shoe n? footwear_shaped: laces pair polish; wear leather boot sock black heel foot tie shop dance size
  shoe n? U-shaped_plate: horse blacksmith; hoof nail iron stable pony farrier luck hang
  shoot n new_branch|new_growth: plant green bamboo; grow bud soil spring leaf potato pea seedling garden panda
  shoot v hit_with|kill_by: gun bullet police; leg wound sniper revolver gangster officer robber
  shoot v record_on: film; director documentary hollywood
  shoot v throw|score: ; basketball hoop puck pass
  shoot v? hit_with_a|kill_by_firing|fire_a_shot: gun arrow hunter deer soldier police rifle; kill bow bear bird head dead target duck elephant pistol
  shoot v? make_a_film|record_on: film movie camera; scene actor video desert photographer location
  shoot v? score: goal ball; player footballer striker penalty basket kick net
  shop v do_one's: buy clothes food; supermarket mall store market groceries online bargain bag weekend shoe christmas spend
  shore n? the_land_along: lake boat sea waves; beach swim reach rock ship coast stand wash pebble ocean island
  short a lacking: temper hair skirt; sleeve coat trousers dress rope grass distance stick road cut pencil
  short a? low_in_stature: boy man tall; fat stout girl jockey plump person height father actor
  short a? indicating: holiday film speech; break visit life walk meeting stay story wait period week interview conversation
  short a? of_insufficient: money; supply staff cash water food bread breath fuel
  shot n act_of_firing: gun hear fired rifle; bullet police pistol heard kill bang window soldier shoulder sniper dog
  shot n injection|act_of_putting: doctor nurse arm flu injection vaccine; inject vet tetanus malaria patient penicillin rabies hurt antibiotic
  shot n putting|syringe: arm nurse measles flu doctor vaccine; needle
  shot n photograph: camera; photographer picture snapshot beautiful wedding family magazine take landscape
  shot n? (sports)_the: goal ball tennis; player goalkeeper net penalty golf basketball score ace save miss post
  shot n? usually_made|a_consecutive: photo camera; film movie director lens close-up scene aerial
  shoulder n part_of_the_body: arm bag tap parrot shrug; hand head pain neck injure muscle rucksack hair elbow pat wound dislocate
  shoulder n narrow: road stop car hard; highway motorway lane tyre truck driver breakdown gravel traffic
  shovel n hand_tool: dig snow; spade garden coal soil grave handle sand bucket wooden hole gravel
  show n performance|entertainment: tv theatre comedian music television; actor watch stage audience broadway radio perform singer ticket host programme
  show n? the_act_of: flower dog art; fashion horse cattle garden prize judge gallery exhibition motor cat
  show v? give_an_exhibition|make_visible: ticket photos passport; picture album driver guest map teacher visitor conductor police tooth
  shower n plumbing|washing: wash; shampoo gym curtain install plumber tile
  shower n brief_period: rain sudden; scattered sunny april wet weather
  shower n? washing_yourself|a_plumbing: bathroom hot washed take soap have breakfast; towel bath water tap dress morning cold run
  shower n? a_brief_period|a_sudden_downpour: rain umbrella; thunder forecast cloud heavy sunshine afternoon shelter soak
  shower n? a_party_of: bride; baby gift friend wedding bridesmaid party pregnant present guest
  shower v? spray_or_sprinkle: confetti; bride rice sparks petal glass water guest praise
  shred n? a_small_piece: paper; cloth fabric lettuce evidence tear carrot cabbage dignity truth
  shred v? tear_into: documents; paper machine letter secret cabbage office secretary lettuce file cheese carrot
  shrink v? become_smaller|reduce_physically: wool sweater wash jeans; hot dryer glacier jumper shirt cotton tumour trousers cook size laundry
  shutter n? a_mechanical: camera; photographer press lens speed click release exposure
  shutter n? a_hinged_blind: windows closed; wooden green paint shop storm night house rattle
  shy v? start_suddenly,: horse; fence gunshot pony rider fall mare bang
  sick a? affected_by_an: hospital ill; patient nurse doctor bed fever stay medicine leave child cough die vet
  sick a? feeling_about: boat food car felt; vomit stomach eat sea fairground fish travel sweets ferry pregnant chocolate ship
  sick a? having_a_strong: tired; complain hear excuse rain war lie noise
  side n? one_of_two: team match; win opponent captain lose footballer war
  side n? a_place_within: road bed street; left pavement shop river lie far bank house bridge
  side n? a_surface|a_line_segment: box cube triangle; square length equal rectangle coin paper centimetre page dice record
  side n? an_opinion: argument; debate hear discuss listen story lawyer court judge
  sight n? the_visual: lose eyes blind; operation poor surgery lost glasses recover cataract doctor smell
  sight n? anything_that: tourists; beautiful london see city amazing funny paris familiar horrible
  sign n public_display|perceptible: road read door; shop window street hang hotel entrance neon
  sign n? a_public_display|structure: road stop door parking; traffic speed limit warning smoking motorway wooden wall exit danger
  sign n? a_perceptible: rain illness; infection fever weakness spring age life disease trouble wear improvement struggle damage
  sign n? (astrology): zodiac; leo scorpio aries horoscope virgo gemini star birth capricorn astrology taurus
  sign n? a_gesture: deaf; hand finger language victory wave peace thumb interpreter
  sign v write_one's|mark_with: contract letter name cheque; document autograph pen paper treaty agreement form book page player petition signature
  signal n? any_nonverbal: traffic train; light red green wait smoke hand driver flare station start
  signal n? an_electric: phone radio; television mobile satellite weak antenna strong tunnel receiver transmit lost
  signal v? communicate: driver; hand waiter turn flag wave bus left referee pilot torch
  silk n fabric: dress; scarf shirt blouse worm tie pyjamas chinese smooth embroider moth kimono
  silver n? a_soft_white: mine coins ring; gold metal jewellery bracelet necklace chain bullet copper lead
  silver n? a_trophy_made: medal; bronze win olympic race athlete marathon swimmer runner relay
  silver n? silverware: polish; fork spoon table dinner burglar family tray knife butler teapot
  sin n? an_act_that: god priest confess; forgive church bible hell commit murder lust adam repent devil lie
  sink n plumbing_fixture: kitchen wash dishes tap plates water bathroom dirty; pot plug drip bath glass plumber leak drain stove pipe
  sink v go_under|descend|fall_or: ship boat sea sun storm bottom titanic iceberg lake stone; mud float anchor rock harbour wave pirate drown ocean horizon wreck
  sink v? cause_to_sink: submarine; torpedo enemy bomb warship navy fleet
  site n computer: web internet; page online visit website password browser click user information download server link
  site n piece_of_land: building construction workers camp; crane land archaeologist burial picnic factory bricklayer tent helmet
  size n? the_property: shoes dress; shirt measure fit small jacket large height trousers room wear garden hole
  skate n? sports_equipment: ice roller; rink pair wheel blade boot lace wear rollerblade
  skate n? large_edible: fish; ray fishmonger cook butter wing grill fin ocean net trawler
  skate v move_along: ice rink lake; frozen pond canal glide winter couple skater fall park
  sketch n? preliminary: pencil artist; draw portrait paint architect paper landscape charcoal quick notebook rough
  sketch n? a_humorous: comedy; comedian funny television laugh actor perform humour
  ski v move_along: snow; slope mountain alps instructor learn downhill resort slide winter lift lodge
  skim v move_over|read: book; stone water lake bird pebble plane wave
  skim v remove: milk cream soup; fat spoon grease foam stock scum surface
  skim v? read_superficially|examine_hastily: article newspaper book; page chapter report headline read text quickly minutes email
  skin n natural: sun burn dry cream; soft pale face rash smooth lotion tattoo white itch sunburn dark wrinkle
  skin n? the_rind_of: banana potato fruit; peel tomato slip apple orange onion peach fry grape eat
  skin n? body_covering_of: animal bear; leopard fur snake hunter rug crocodile tiger coat leather sheep drum
  skin v? strip_the: rabbit; hunter deer knife hare fox cook butcher
  skin v? bruise,_cut,: knee; elbow shin fall bicycle playground hand trip
  skip v jump: rope girl; playground lamb child happy children bounce dance along street
  skip v bypass|omit: breakfast lunch lesson; meal queue bail grade chapter song bath
  skip v? intentionally|bypass: breakfast class lunch lesson page school; dinner boring homework detail meeting introduction
  skipper n officer: ship; crew boat captain yacht fishing sail trawler
  skirt n cloth: wear; sew material hem
  skirt n? a_garment_hanging|cloth_covering: wear blouse pleated; short shirt dress jacket girl uniform knee mini tight leather silk sweater
  skirt v? move_along: forest; road river path lake town edge village mountain coast hill swamp
  skirt v? avoid_or_try: issue; question problem subject politician responsibility topic answer law truth
`;
