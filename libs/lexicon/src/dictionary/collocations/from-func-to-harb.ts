/** The words from function to harbour. `collocations.ts` says what the columns are. */
export const fromFuncToHarb = `
  function n? what_something: heart button; organ brain kidney gland liver lever valve cell body software skin muscle
  function n? (mathematics): mathematics; equation graph variable algebra calculus curve plot derivative
  function n? a_formal_or: guests; wedding charity hotel dinner attend waiter formal evening ambassador caterer
  function v? perform_as: machine; normally properly brain computer organ kidneys electricity device system generator sleep
  fund n? a_reserve: money charity pension; trust scholarship raise emergency relief donate victim school repair roof hospital donation
  fund n? a_financial: investment; manager shares stock hedge portfolio bank wall street
  funny a? arousing_or: joke film clown laugh; story comedian comedy cartoon hilarious face actor sketch costume speech movie
  funny a? beyond_or: smell noise strange; taste engine milk feeling look coincidence peculiar behave stomach
  fur n? dense_coat: cat rabbit bear; soft thick animal fox dog brush kitten wolf shed polar fluffy fleas
  fur n? a_garment|the_dressed: coat wear; mink hat collar boots gloves lady elegant winter luxury jacket protest
  fuse n electrical_device: electric blow box wire electricity plug lights; blown appliance electrician switch cable circuit toaster replace kettle amp dark short
  fuse n igniter|used_to_ignite: bomb dynamite lit; firework explosion cannon match explosive detonate grenade rocket terrorist
  fuse v? mix_together|make_liquid: metals; bone atom iron copper wire glass nuclear solder hydrogen cell
  gag n humorous: joke comedian audience laugh; funny comic film comedy cartoon sight script writer running punchline
  gag n restraint|put_into: mouth robbers tied; prisoner hostage kidnapper cloth tape rope captive bound blindfold burglar victim
  gag v? tie_a_gag|prevent_from: hostage; burglar cloth tape victim robber tie prisoner bound kidnapper guard blindfold
  gallery n room|area: paintings museum art; exhibition sculpture portrait picture hang modern london visitor
  gallery n? narrow_recessed: theatre; balcony seat audience church opera upper spectator press stage parliament
  game n animals_hunted|flesh_of_wild: hunters hunt shoot meat deer; season animal reserve ranger antelope lion
  game n contest|amusement|secret: play team child win football chess board cards video; score lose rule stadium rugby computer basketball hockey
  game n? animal_hunted|the_flesh: hunters hunting venison wild meat; pheasant rabbit stew roast rifle dog pie poacher grouse
  game n? (tennis)_a: tennis set; serve match point fifth lead third won
  game a? willing_to: willing try climb if_you; adventure fun challenge anything hike ready
  gang n association_of_criminals: criminal police rob robbers criminals; leader gun knife violent bank arrest drug street thief kidnap violence
  gang n organized_group_of_workmen: road railway workers prisoners; chain repair track pipe build concrete lay labourer foreman
  gap n? an_open_or|a_narrow_opening: fence tooth hedge; squeeze curtain teeth climb hole wall floorboard mouse wind traffic gate crawl
  gap n? a_conspicuous|a_difference: rich poor; generation pay wage knowledge income age market gender inequality salary huge
  garage n? an_outbuilding: house parked; door bike driveway bicycle space build tool neighbour roof
  garage n? a_repair_shop: mechanic repair; fix brakes tow tyre service engine bill breakdown petrol oil
  gas n fossil_fuel|volatile: fill petrol pump cooker stave heating; leak pipe stove natural bill explosion smell oven boiler central light
  gas n state_of_matter|fluid: oxygen balloon helium liquid hydrogen; carbon molecule pressure solid dioxide laughing methane vapour atmosphere particle element
  gas n? a_volatile: station car tank; mileage gallon price driver mile fuel truck
  gas n? a_pedal_that: pedal; accelerator foot brake floor step hit
  gate n? a_movable: garden opened field farm; fence shut lock cow hinge wooden castle iron close horse climb sheep
  gate n? passageway: flight airport boarding passengers; plane departure luggage terminal security fly
  gather v? assemble_or: crowd family; around fan protester supporter neighbour square demonstrator fire tribe people mourner hall
  gather v? collect_in|collect_or: berries mushrooms flowers information; wood nut stick data apple shell seed harvest squirrel honey basket
  gather v? conclude_from: conclude; tone letter remark evidence conversation hear understand
  gauge n? a_measuring: fuel pressure; thermometer temperature oil tyre needle boiler rain dial water gas instrument
  gauge n? the_distance: railway; track train rail narrow steam locomotive
  gauge v judge|measure: distance reaction; opinion mood success depth interest wind impact popularity response support
  gay n? someone_who: man; straight lesbian club bisexual pride proud neighborhood
  gay a? homosexual: couple marriage bar; lesbian rights pride parents openly wedding pub brother club partner friend actor novel
  gear n toothed_wheel|mechanism: car shift; tooth machine oil motor mesh rotate metal
  gear n equipment: camping climbing fishing camp summit; tent backpack rope ski hike sports mountain police diver helmet rain
  gear n? a_mechanism|a_toothed: second third fifth driver reverse bicycle changed; bike hill first lever cyclist wheel crunch clutch truck motorbike lorry neutral
  gem n? a_crystalline|a_precious: ring jeweller; diamond emerald ruby precious stone necklace jewel crown sapphire thief cut
  gender n? in_some_languages: noun german grammar; feminine masculine french neuter article pronoun adjective spanish
  gender n? the_properties: equality; race pay gap female discrimination role stereotype identity male age job women
  general n general_officer: army troops soldiers; command war officer battle retired enemy surrender salute uniform
  general a applying_to_all: rule; hospital anaesthetic strike practitioner store population agreement term meeting
  general a? applying_to|not_specialized|prevailing: knowledge public idea; opinion impression information interest assembly mood concern election direction education
  generate v? produce_(energy): electricity; heat power energy wind turbine dam solar panel nuclear reactor engine
  generation n? all_the_people: younger older; grandparents future next millennials parent post-war music custom tradition grandmother
  generation n? the_production: electricity; power solar energy coal plant heat wind turbine
  gentle a? not_harsh: breeze voice; rain soap slope hand touch knock smile push exercise reminder shampoo massage
  gentle a? having_or: kind; nurse soul giant mother patient loving grandfather shy teacher person
  gentle a? easily_handled: horse; pony dog ride beginner donkey mare animal lamb
  ghost n? a_mental_representation|the_visible: haunted castle; house spirit white night scary grave spooky halloween scream believe
  giant n imaginary_figure|unusually: story castle beanstalk; tale ogre dwarf tall magic cave fairy village kill legend
  gift n something_acquired: birthday christmas wed wrap; present box card anniversary parcel bow toy gift_shop necklace generous perfume
  gift n natural_abilities: music languages; natural talent teach comedy artist storyteller painting prophecy mathematics
  gin n strong_liquor: tonic drink lemon; vodka bottle bar cocktail whisky glass martini bartender ice rum
  glance v? take_a_brief: watch; clock mirror over shoulder window quickly nervous door phone newspaper
  glance v? hit_at_an: ball; bullet sword post arrow shield blow stone helmet goalkeeper
  glare n fixed_stare|angry_stare: angry; icy silence hostile eye furious stare disapproving
  glare n light_within: sun headlights; light snow dazzle screen window lamp bright driver sunglasses
  glare v? look_at_with: angry teacher; mother librarian silence eye boss opponent shout neighbour father coach angrily
  glass n container: wine drink water beer break1; pour juice empty_a plate cup whisky tray shelf
  glass n brittle: window bottle made_of break1; broken sheet mirror door cut shatter pane vase marble greenhouse transparent crystal jar
  glass n? a_container|the_quantity: wine milk water drink; fill champagne raise empty waiter toast
  glass n? usually_a: looking; looking-glass reflection alice
  glasses n optical: read eye wear optician nose lens; sunglasses pair blind sight frame case blurred newspaper thick grandfather
  glow n? a_steady_even: candle fire; lamp cigarette lantern warm orange sunset sunrise coal moon ember
  glow v? emit_a_steady: embers dark; moon lamp firefly cigarette lantern coals light candle stars mushroom orange neon night
  glue n? cement_consisting: paper sticky; tube bottle wood model pot brush carpenter craft tape
  glue v? join_or_attach: break1 pieces; wood paper vase ears plane model mend chair handle together poster
  go v move_away|travel: home; drive london walk bed away church train bus car shop
  goal n successful_attempt: football scored match team player; penalty minute winning half victory soccer save
  goal n state_of_affairs: life achieve career year; reach dream ambition aim target set main ultimate company economic peace plan
  goal n? a_successful|game_equipment: scored football goalkeeper match kicked; post net shot striker keeper goalpost crossbar ball own hockey
  gold n? a_soft_yellow: ring metal mine; jewellery coin bar necklace earring ounce gram thief treasure dig rush
  gold n? a_deep_yellow: hair; colour silver red blue sunset leaf purple
  gold a? made_from: ring necklace; coin tooth watch earring bracelet chain silver medal crown wedding
  goose n? web-footed: farm eggs fly; feather flock duck wild swan pond lay chase neck
  goose n? flesh_of_a: roast christmas; meat oven stuffing dinner fat cook eat potato carve
  gorge n deep_ravine: river mountains cut walls deep bridge; canyon valley cliff waterfall rope steep climb railway narrow hike limestone
  gorge v overeat: chocolate cake food; guest pizza sweet eat wolf feast vulture bear bird hungry
  gossip n? a_person_given: neighbour old; neighborhood town hairdresser old_woman worst terrible
  gossip n? light_informal|a_report_(often: office; rumour celebrity magazine village column spread hear juicy scandal newspaper malicious
  gossip v? speak_about: neighbours; chat hairdresser colleague behind kitchen office coffee wives girls
  grab v? take_hold|take_or_grasp: bag arm; coat hand handle sleeve thief rope purse collar wrist sandwich knife railing
  grace n short_prayer: meal dinner table say; pray thank_god table_we eat family supper bow grandfather christian thanksgiving
  grace n elegance|sense_of: dancer move moved; ballet gymnast swan beauty skater athlete walk charm
  grace n? a_period_of: days; payment week bill month loan deadline interest
  grade n number_or_letter: exam student teacher test school paper; essay maths score assignment report pass mark low course english final
  grade n body_of_students: school fifth second teacher fourth; pupil sixth third primary skip eighth grader class
  grade v? assign_a_grade_or|assign_a_rank: papers exams essays eggs; teacher homework quality meat difficulty diamond coffee
  graduate n? a_person_who: university; college student job harvard young law unemployed oxford history engineering
  graduate v? receive_an: university school; college student honours degree harvard law class june medicine
  grain n seed|foodstuff|dry: bread rice; rye flour cereal breakfast food maize
  grain n small_granular: sand salt sugar; pepper dust gold grind oyster eye tiny truth gram
  grain n? foodstuff|dry_seed-like: wheat harvest farmers silo; field crop mill barley sack corn store barn feed
  grain n? a_cereal_grass: wood; plank table carve saw carpenter against timber oak
  grand n? the_cardinal: costs; pay pound bet owe borrow twenty car loan
  grand n? a_piano_with: piano; concert pianist play tune baby
  grand a? of_behavior|ostentatiously: hotel house opening; palace staircase tour ballroom entrance gesture mansion ceremony ball plan
  grant n any_monetary: money university research students; council theatre apply government farmer charity award project museum fund
  grant n? any_monetary|the_act_of: research student scholarship; scientist professor college arts land planning fellowship visa
  grant v let_have|give_as: wish freedom request; pardon interview access pension divorce prisoner king queen genie favour
  grant v? let_have|allow_to_have|bestow,_especially: wish permission request; asylum citizenship visa leave bank loan judge refugee court
  graph n? a_visual_representation|a_visual_display: line axis; chart curve data plot show point temperature slope draw vertical column maths
  grasp n? the_act_of: hand; firm strong baby tight reach fingers slip wrist
  grasp v? hold_firmly: hand rope handle; arm branch railing sword wrist ladder baby thumb sleeve fingers hammer
  grasp v? get_the_meaning: meaning idea; concept student point significance complexity importance truth theory fact situation
  grass n? narrow-leaved: lawn mow cows; garden field green wet lie barefoot lawnmower sheep grow park blade sit
  grass n? street_names: smoked; joint marijuana dealer weed bag roll
  grass n? a_police_informer: police; prison criminal informer gang inmate crook detective thief
  grate n frame_of_iron: fire fireplace coal ash; grill iron cast log chimney hearth stove bars
  grate v reduce_to_small: cheese carrot nutmeg carrots; onion ginger parmesan lemon potato garlic chocolate kitchen bowl
  grate v make_a_grating|scratch: chalk nerves; metal gear key brake chain blackboard fingernail hinge stone steel
  grate v? make_resentful|make_a_grating: nerves; voice whining noise laugh habit accent cheerful chatter squeaky
  grave n place_for_the_burial: bury cemetery flowers dead; tombstone cross mourner coffin dig lay stone soldier widow priest kneel churchyard
  grave n? )_placed_above: accent; acute french vowel letter circumflex
  grave a causing_fear|dignified|of_great: serious; concern threat consequence warning
  grave a? of_great_gravity|causing_fear: danger mistake illness; crisis error crime injury risk situation doubt offence wound
  grave a? dignified: face look doctor expression; tone voice judge manner news solemn nod quiet
  gravity n force_of_attraction: earth apple newton planet; law moon force pull mass universe fall physics orbit einstein spacecraft float
  gravity n solemn|extreme: situation; crime offence tone illness seriousness serious realise accused understand
  graze n? a_superficial: knee elbow fall bike plaster mum; skin scratch bandage shin tumble playground leg minor blood chin bruise
  graze v feed: cow sheep cattle field meadow cows grass; deer goat pasture horse lamb hill buffalo zebra shepherd sheep_on antelope
  graze v scrape: knee elbow; shin chin skin bullet arm wall fell
  graze v? break_the: knee; fall playground leg bicycle
  great a? very_good: party; holiday film weather meal time_at concert idea job band fun movie weekend
  great a? of_major_significance: leader; artist war composer king writer discovery philosopher scientist nation poet achievement
  green n area_of_closely|public: golf ball putt village; hole bowling flag caddie lawn fairway tee
  green n? a_piece_of: village; cricket dance fair pub church square
  green a? of_the_color: leaves grass colour; dress eye paint shirt forest red lime light frog bottle emerald
  green a? concerned: energy party; environment policy tax fuel vote transport recycle technology planet politician building
  green a? not_fully: bananas unripe tomato; apple pick plum wood berry sour mango strawberry
  green a? naive_and: new; recruit youngster inexperienced young trainee naive beginner fool apprentice
  grill n? a_restaurant: restaurant; bar dinner pub lunch waiter seafood
  grill v cook: meat steak fish sausages; chop burger barbecue chicken lamb oven bacon salmon cheese tomato pepper
  grill v? examine_thoroughly: detective police suspect; lawyer minister witness candidate journalist question interview hour committee detain prisoner murder
  grin n facial: face; smile broad teeth boy cheeky wide mischievous silly wicked wolfish
  grind n? hard_monotonous: daily; office commute work factory revision job routine exhausting
  grind v? reduce_to: coffee pepper; bean flour mill corn wheat spice seed stone grain coffee_beans grinder garlic
  grind v? make_a_grating|press_or_grind: tooth; teeth jaw dentist gear brake night sleep heel
  grip n? the_friction: tyres; road tire ice rubber shoe wet sole snow boots rail bike
  grip n? the_act_of: tight hand; firm lose handle fingers loosen racket rope wrist steel
  grip v hold_fast: rope wheel handle; racket arm railing tightly hand ladder pen bat climber branch sword
  grip v? to_render: film story; reader audience fear panic thriller book plot imagination listener nation novel
  groom n man_who_has|participant: ; best_man newlywed reception honeymoon couple
  groom n someone_employed|hired: horses stable horse; saddle brush mount carriage king lead royal
  groom n? a_man_participant|a_man_who: bride wed church; bridegroom altar marry dance suit ring cake vow guest
  groom v care_for|give_a_neat: horse dog cat; brush fur pony comb poodle hair beard monkey brush_the coat
  groom v? educate_for: leader; successor son take_over career heir manager minister politics
  gross n? twelve_dozen: dozen; pencils eggs twelve box order button
  gross a? before_any: salary income profit; domestic net tax national product wage pay month annual earn
  gross a? used_informally|visible_to: error; negligence misconduct injustice violation exaggeration indecency breach obscenity
  ground n solid_part|surface: fell wet lie freeze sit hard; frozen dig muddy snow floor sand bury drop grass leaf soil feet
  ground n? a_rational: divorce; cruelty moral medical object appeal legal reason refuse suspicion
  ground n? a_relation: coffee; relation figure background physics
  ground n? a_relatively: football; cricket team pitch stadium club fan match supporter
  ground v bring_to|confine: planes fog flight; airline storm ship aircraft helicopter snow ash sand volcano airport
  ground v? confine_or: daughter teenager week plane pilot; parent son party mother curfew punish lying misbehave
  group n? (chemistry): blood; chemistry atom molecule methyl carbon
  grow v? cultivate|cause_to_grow: vegetables tomato roses; rice flower garden farmer wheat beard crop potato herb apple bean
  grow v? become_larger,|develop_and|increase_in: child tall taller; tree quickly population inch fast puppy hair business plant kitten city
  grow v? pass_into: dark old; tired impatient bored cold worse weak restless quiet rich stronger fond hungry
  guard n person_who_keeps_watch: prison gate bank security; soldier palace uniform dog armed night jail border patrol escape sleep museum
  guard n? a_device_designed: fire; mouth shin face fireplace teeth shield blade machine rail
  guard v? to_keep_watch|watch_over_or: door soldiers prisoner; palace treasure border gate bank bridge dog king secret jewel tower
  guess n? a_message|an_estimate: wrong lucky; rough estimate educated make correct jar wild
  guess v? solve_by_guessing: riddle answer; password correct correctly secret name word ending quiz murderer clue
  guess v? put_forward,|judge_tentatively: age weight; price height number distance weigh nationality result fortune
  guest n? a_visitor: dinner party wed; birthday host invite arrive house welcome cake christmas speech honour kitchen sofa
  guest n? a_customer: hotel room; check breakfast reception lobby bath porter holiday manager towel luggage stay key
  guide n someone_employed: tourists mountain museum; hire safari local trek explorer
  guide n something_that_offers|book: book travel; map restaurant publish print page buy chapter shop hotel download
  guide n? someone_employed|someone_who_shows|someone_who_can: tour tourists museum mountain; castle group cave tower cathedral city show explain hire_a jungle trail
  guide v? take_somebody|determine: tourists blind; hand star ship dog visitor lead compass hiker shepherd lighthouse passenger
  gulf n arm_of_a_sea: sea ships mexico oil; persian coast arab state oil_tanker war water fish shore kuwait
  gulf n unbridgeable: rich poor; culture widen generation east north difference political divide social
  gum n tissue_(covered: tooth bleed dentist brush; infection sore swollen toothbrush disease bleeding mouth toothpaste molar
  gum n preparation|chewing: chew teacher bubble mint chewed chewing shoe; pack nicotine sugar packet piece wrapper spit seat class desk
  gum n? any_of_various_trees|wood_or_lumber: tree koala; eucalyptus forest australian leaf bark
  gum n? any_of_various_substances: tree; resin arabic ooze sap glue
  gut n? the_part_of: bacteria food; bacterium stomach digest intestine digestion bowel health diet probiotic
  gut v? remove_the: fish; knife clean trout scale salmon fisherman cook chicken rabbit sharp
  gut v? destroy_the: fire house; warehouse building flame hotel blaze kitchen church factory castle
  gutter n channel|depression: roof rain leaves; ladder house clean blocked overflow pipe drain street water tile bowling sewage
  guy n? an_informal: nice; bad clever tough funny smart friendly cool wise bar date
  guy n? an_effigy: bonfire; fawkes burn november firework straw parliament old_clothes
  guy n? a_cable,_wire,: tent; rope pole peg wind tighten mast camp
  habit n religious|distinctive_attire: nun monk; convent priest veil riding dress cloak abbey
  habit n established_custom|automatic: nails; chew daily hair
  habit n? (psychology)|an_established: bad smoking bite breaking; nasty break_the coffee morning healthy eating form annoying drink
  habit n? excessive: drug; heroin cocaine addict kick expensive addiction alcohol dealer steal
  hack n? a_mediocre: journalist; newspaper writer tabloid editor story novelist reporter
  hack n? an_old_or|a_horse_kept: horse; rider stable hire worn
  hack v gain_access|cut: password; account email system website security phone server bank network hacker database firewall
  hack v cut_with|cut_up: branches axe; meat wood tree killer death knife chop
  hack v? cut_with_a|be_able_to: jungle branches machete; path bushes undergrowth vine log sword explorer
  hack v? cut_away: computer; program code laptop bug software
  hail n precipitation: rain storm ice weather stones damage crops windows; roof thunder snow ball wind lightning bounce cloud crash
  hail v call|greet: taxi cab; london street corner porter passenger hotel airport wave
  hail v? praise_vociferously|greet_enthusiastically: hero; critic newspaper success victory breakthrough champion genius masterpiece firefighter
  hail v? be_a_native: from; originally village scotland ireland texas birthplace native
  hall n interior_passage: house door coat stairs; hallway umbrella lamp mirror corridor front entrance upstairs carpet shoe hang light
  hall n large_room|large_building: concert meeting town village; dance sport wedding audience exam choir orchestra lecture music hire banquet stage
  hall n? a_college_or_university_building: students university; college residence freshman campus oxford dormitory first-year
  ham n meat: sandwich cheese eat bread smoked; pork bacon slice salad pea roast lunch pizza butcher bone toast
  hammer n? a_hand_tool: nail tools; chisel hit wood carpenter saw thumb toolbox swing drive screwdriver
  hammer n? a_heavy_metal: throw athlete; olympic event discus javelin field record
  hammer v? beat_with: nail door; blacksmith metal fist iron sheet post wood wall hot carpenter fence peg
  hamper n basket: picnic food basket laundry; wicker lunch sandwich dirty christmas wine clothes shirt lid gift pack
  hamper v prevent: snow rescue progress rain search; weather investigation wind fog lack movement growth work effort firefighter police
  hand n prehensile: finger hold glove left fingers shake wash; finger_of thumb palm wrist ring child pocket arm burn knee soap
  hand n rotating_pointer: clock hour minute watch; wall dial sundial o'clock clock_face
  hand n hired_laborer: farm ranch ship; factory deck hired stable cattle kitchen sailor captain
  hand n rotating: clock; clockwise midnight pointer
  hand n? the_cards: cards poker deal; ace poker_player bridge player king trump gambler
  hand v? place_into: teacher paper book; waiter key note ticket letter envelope clerk tool nurse policeman pen
  handle n appendage: door cup knife pull bag pan break1; broom suitcase drawer hammer saucepan bucket turn spoon sword knob axe umbrella
  handle v be_in_charge|deal_with: problem situation complaints; matter secretary crisis case money staff customer pressure stress lawyer department
  handle v? touch,_lift,: animals glass; gloves fragile snake food parcel vase box chemical egg touch book museum
  handle v? handle_effectively: car; bike motorcycle horse bend truck wheel corner boat ice steer
  handy a? skillful_with: tools; needle hammer brush paintbrush repair carpenter saw carpentry
  handy a? useful_and|easy_to_reach: knife; pocket tip torch guide gadget shop phrasebook penknife keep kitchen
  hang v be_suspended|cause_to_be_hanging: wall picture coat washing; coat_on hook curtain ceiling lamp towel line mirror poster hat painting branch rope_from
  hang v kill_by: murderer murderers gallows prisoner criminal rope; pirate death traitor execute sheriff neck judge cowboy horse_thief dawn spy
  harbor n sheltered_port: ship boats ships fishing; port sail fisherman dock anchor boston coast pearl lighthouse wharf
  harbor v maintain|secretly: grudge doubts feelings resentment suspicion; hope secret ambition jealousy anger hatred desire fear
  harbor v? secretly_shelter: criminal fugitive; terrorist refugee spy murderer police hide house
  harbour n? a_sheltered: ships boats fishing; sail port wall yacht sea dock storm anchor lighthouse seagull ferry
  harbour v? secretly_shelter: criminal fugitive; terrorist refugee spy murderer police hide killer prisoner
  harbour v? maintain_(a: grudge suspicion doubts resentment; feeling hope ambition secret fear hatred anger desire dream jealousy
`;
