/** The words from mat to neutral. `collocations.ts` says what the columns are. */
export const fromMatToNeu = `
  mat n small_pad|thick_flat: gym beer; coaster mouse glass drink exercise table stretch bar coffee pub
  mat n? a_thick_flat: door wiped foot; doormat floor bath step welcome bathroom shoe hallway rubber muddy straw porch
  mat n? sports_equipment: yoga gymnast; wrestler pilates judo mattress landing somersault karate tumble roll pose
  mat v? twist_together|change_texture: hair; fur tangled wool dog coat brush blood dirty beard fibre felt
  match n lighter|short_thin: candle strike fire light cigarette box lit stave gas smoke; matchbox stove pocket matchstick barbecue candlestick bonfire pipe fireplace camp
  match n formal_contest: football tennis team win cricket player goal referee boxing stadium score played; rugby opponent tournament lose final cup fan draw beat champion league ticket wimbledon watch
  match n? lighter_consisting|a_burning: lit candle box fire strike; flame torch fuse campfire wick kindling arsonist petrol
  match n? an_exact_duplicate: fingerprint; donor dna suspect sample database tissue perfect exact blood kidney bone marrow
  match v be_compatible: shoes colour curtains tie handbag socks carpet; wallpaper lipstick jacket outfit cushion hat wall scarf belt dress paint
  match v? be_compatible,|make_correspond: tie shirt colour curtains shoes; fingerprint dna word picture sample pair answer column signature photo number suspect
  mate n officer|person: captain ship; deck sailor crew voyage bosun skipper officer navy cabin vessel
  mate n informal_term_for_a_friend: pub friend school best; beer football lads chat party drink lend uncle mine meet weekend
  mate n exact_duplicate: sock; glove shoe odd missing other pair earring drawer left
  mate n? the_partner: bird female; nest breed chick attract male swan penguin search egg feather lifelong
  mate v engage_in_sexual: birds animals spring lions female; male nest season breed panda rabbit swan frog egg zoo insect
  mate v? place_an_opponent's: king chess; checkmate opponent queen bishop knight pawn rook board move
  material n? artifact_made: curtains dress cotton soft; fabric silk sew wool tailor skirt linen yard velvet cloth stretchy sofa
  material n? the_tangible|things_needed: building; brick wood steel concrete raw timber glass supplier cheap plastic construction
  material n? information: book; writer course article teach classroom film interview lesson training comedian journalist reading
  material a? concerned_with_worldly: wealth; possession spiritual comfort goods success rich happiness gain monk poverty luxury
  matter n that_which_has_mass: physics solid liquid gas; atom particle energy gravity universe space dark scientist molecule density
  matter n? a_problem: wrong; serious urgent concern problem decide doctor solve upset
  matter n? a_vaguely|some_situation: police private; investigate family personal money legal business court importance public opinion taste
  mature v grow_old|become_ripe: wine cheese; bottle brandy grape fruit peach harvest tree
  mature v? develop_and_reach|grow_old_or: child; teenager adult girl boy emotionally young puberty student artist grow responsible university
  mature v? cause_to_ripen_or: wine cheese; barrel cellar oak cask brewer monk ham sherry months
  mature v? become_due: bond policy; loan investment insurance debt bank pay interest savings mortgage
  mature a? fully_developed: cheese; sensible adult tree responsible student behave teenager attitude age oak wine garden
  meal n food_served|any_of_the: eat dinner; cook restaurant hungry lunch evening delicious family order breakfast supper wine dish
  mean n average: numbers calculate; average median mode deviation score data statistics calculation arithmetic sum add
  mean v denote|convey|intend: word what sign; definition dictionary latin translate explain french phrase sentence symbol letter red smoke
  mean v? have_in_mind: hurt; intend insult harm joke seriously upset offend sorry apologise plan
  mean a lack_of_generosity: money generous spend tip stingy miser too_mean buy; cheap uncle boss pay scrooge present lend tight wage penny gift bill save
  mean a nasty|characterized_by_malice: brother kids cruel girl sister laugh unkind cry rude of_him of_her to_her to_him; stepmother name trick horrible aunt stepsister thief bark neighbour
  mean a? characterized_by_malice|(used_of_persons: unkind boy nasty brother; bully spiteful tease remark classmate teacher comment joke
  measure n? any_maneuver: safety security government; precaution crime introduce terrorism police reduce drastic austerity emergency preventive minister adopt
  measure n? the_act_or: tape; inch length waist tailor ruler weight unit size metre
  measure v? determine: ruler tape height window; length size waist width weigh thermometer speed carpenter distance depth tailor carpet
  measure v? have_certain: metres; inch centimetre foot wide long tall across square kilometre room
  meat n? the_flesh: butcher vegetarian beef; pork lamb roast grill eat chicken cook fish sausage vegetable steak freezer
  meat n? the_inner: nut; walnut coconut crab shell crack lobster kernel almond
  medicine n? (medicine): cough bottle tablets; swallow ill pharmacist sick dose prescribe spoon pill nurse chemist patient
  medicine n? the_branches|the_learned: student study degree; school university law surgeon hospital professor practise graduate anatomy veterinary
  medium n surrounding|means: ; sound wave water air oil bacteria culture liquid light nutrient travel
  medium n someone_who: spirits dead seance; ghost psychic fortune clairvoyant contact candle trance widow message
  medium n? a_means_or|an_intervening_substance_through_which_signals: television; newspaper radio communication artist advertise painting internet social press express journalist
  medium a? around_the: size height; bowl onion build saucepan heat shirt large hair length egg dress
  medium a? (meat)_cooked: steak; rare beef waiter order burger chef grill restaurant fillet
  meet n? a_meeting: track; athlete runner swim race coach sprint compete medal
  meet v? ^come_together|get_together: friend cafe; lunch coffee pub corner restaurant club bump tomorrow evening colleague chat
  meet v? get_acquainted: husband first; wife boyfriend girlfriend party introduce university stranger fell_in_love parent nice pleased
  meet v? fill,_satisfy: requirements deadline; target need demand condition standard expectation cost criteria challenge fail
  meet v? be_present: airport station; train flight platform bus arrive collect plane taxi pick_up passenger luggage
  melt v reduce: ice butter snow; glacier iceberg spring warm puddle polar sunshine gold lead icicle
  melt v? reduce_or|become_or: ice snow butter chocolate; pan candle cheese wax sun ice_cream saucepan iron stir mouth snowman heat
  memory n electronic_memory|computer: computer; megabyte laptop disk byte card phone usb chip storage gigabyte store ram file
  memory n something_that_is_remembered: childhood; fond happy holiday grandmother photograph cherish recall vivid painful summer school
  memory n? the_cognitive|the_power: lose bad; forget brain dementia age poor remember amnesia accident improve loss elephant patient
  menu n? a_list_of_dishes: restaurant waiter; dish starter dessert wine lunch soup vegetarian order chef dinner price choose
  menu n? (computer: screen click; drop-down icon mouse option select window bar button website list display
  mercury n metallic: thermometer metal poison; barometer liquid silver toxic fish temperature chemical element metallic lead
  mercury n nearest|roman: planet sun; orbit earth solar telescope crater probe astronomer space mars
  mercury n? (Roman_mythology): god; messenger roman wing greek temple myth sandal mythology
  mercy n? leniency_and: beg; judge plead show prisoner forgive soldier king enemy murderer kneel pray god
  mess n meal|service: ; hall army lunch mate tent sergeant
  mess n dirty_and_disordered|state_of_confusion: room clean untidy kitchen; tidy clear floor child bedroom toy mother spill desk dog puppy sweep
  mess n? a_(large)|a_meal_eaten: officers soldiers; troops regiment barracks navy captain sailor lieutenant canteen
  metal n? any_of_several: iron; gold copper steel rust silver aluminium weld sheet scrap
  metal n? a_mixture: heavy; brass alloy bronze tin furnace solder pewter
  meter n basic_unit: long tall hundred; metre wide deep swim race wall kilometre sprint pool high distance centimetre
  meter n measuring_instruments: gas electricity water parking taxi; read driver cupboard coin measure fare bill thermometer hall
  might n? physical_strength: strength military; army main empire sword warrior push power navy force pull
  mild a? moderate_in|mild_and_pleasant: winter curry weather; autumn climate cold sunny rain spring cheese soap sauce flavour spell evening
  mill n? a_plant_consisting|machinery: wind flour cotton water pepper; windmill miller river wheel grind steel factory weaver paper coffee worker saw
  mill v? move_about: crowd; tourist square street station outside guest shopper protester reporter
  mind n? that_which|knowledge: brain; body imagine think clear thought calm sharp memory soul picture
  mind n? what_you_intend: changed; decide make_up speak choose plan made_up opinion
  mind v be_offended|be_concerned: window noise; smoke open disturb wait borrow sit object rain smell cold
  mind v? be_in_charge: baby; children shop dog neighbour look_after grandmother luggage cat counter
  mind v? be_cautious: head step; gap traffic careful stair ceiling language slippery doors kerb watch
  mine n excavation: coal gold miners diamond dig down workers; tunnel shaft underground collapse pit salt copper silver lamp
  mine n explosive: war ship soldier exploded explode field step; blow_up tank navy clear bomb troops leg detonate sea mine-field submarine
  mine v get_from: coal gold copper; tunnel company salt bitcoin village bolivia shaft chile lead profit
  mine v get_from_the_earth: gold; diamond miner ore silver uranium mountain iron underground tin dig
  mineral n? solid_homogeneous: rock; quartz crystal iron salt geologist calcium mine deposit vitamin copper
  minister n person_appointed: government president prime foreign; parliament cabinet resign vote election party finance budget defence education
  minister n authorized_to_conduct: church sermon wed; parish preacher chapel pray baptist congregation funeral bible vicar sunday
  minor n young_person: police alcohol sell; child parent court adult guardian age drink sex underage legal seventeen shop
  minor a limited_in_size|lesser_in_scope|of_lesser: accident; road offence change bruise alteration adjustment earthquake
  minor a? of_lesser_importance|lesser_in: injuries problem; delay error cut damage role repair character detail difference poet
  minor a? (of_a_scale: scale; key sonata chord major piano symphony music violin composer melody concerto
  minor a? of_lesser_seriousness: surgery; knee operation hospital illness burn wound surgeon ailment
  mint n herb|north_temperate: tea leaves lamb sauce herb; plant flavour spearmint dried bed weed bee thyme
  mint n candy: suck breath chew sucked; sweet chocolate packet dinner sugar restaurant wrapper peppermint pillow tin
  mint n plant_where: coins; money royal gold silver bank produce penny medal currency
  mint n? any_north|the_leaves: tea leaves lamb garden sauce; pot grow pick smell fragrant sprig bush spread
  mint n? any_north|the_leaves|any_member: lemonade fresh mojito chop; tabouli cocktail yoghurt cucumber salad basil parsley lime potato
  mint v? form_by_stamping,: coins coin year silver sixpence; medal gold king currency penny euro bank ancient roman pound
  minute n 60_seconds: hour late wait clock train five sixty; ten boil thirty half bus oven quarter goal twenty walk
  minute n? an_indefinitely: wait; moment second hang_on rest talk spare phone think
  minute n? a_short_note: meeting take secretary committee record read; agenda chairman approve board draft type chair circulate
  minute a very_small|infinitely: tiny particles details amounts dust quantities traces amount detail handwriting crystals insects grains crack; microscope creature scratch drop fragment hole speck
  minute a? characterized: detail; inspector description scrutiny painting inspection describe thorough
  mirror n? polished_surface: shaving looked reflection bathroom; hair glass wall lipstick reflect break hang car rear-view dress comb
  miss n? a_young_female|a_form_of: teacher; school pupil homework sir classroom marple girl england lesson smith world
  miss v feel_or_suffer: home friends parents family mother; boyfriend abroad girlfriend wife husband grandmother dog terribly dad homesick
  miss v fail_to: goal; penalty shot striker chance kick shoot putt free-kick hole
  miss v? fail_to_reach_or|^fail_to_reach: bus train target; flight ball plane connection ferry arrow nail exit bullet
  miss v? fail_to_attend|fail_to_experience: lesson meeting film; class appointment party school start wedding concert dinner holiday episode breakfast
  mission n? an_operation|a_special: space secret; astronaut soldier rescue pilot mars agent spy moon dangerous troops crew rocket
  mission n? an_organization|the_organized: priest africa; missionary church christian nun convert preach jungle bishop school california
  mist n? a_thin_fog: morning hills; fog valley lake river rain sea thick mountain clear dawn forest
  mistress n adulterous: wife husband affair marry; lover king flat divorce secret jealous businessman louis
  mistress n? a_woman_master: dog servant; maid house cook lady bark slave obey butler leash
  mistress n? a_woman_schoolteacher: school; teacher pupil english lesson classroom headmaster girl french class
  mix n? a_commercially: cake; packet pancake soup bread box powder bake brownie sauce bowl
  mix v mix_together|add_as: flour eggs paint colours; bowl butter ingredient stir sugar cement blue cocktail spoon sauce water concrete
  model n display_clothes|wears_clothes|person_who_poses: fashion clothes magazine catwalk artist posed; photographer beautiful thin actress agency photo supermodel cover designer glamorous vogue
  model n representation: plane ship train glue build; lego aircraft scale railway cardboard kit airplane wooden architect collect boat clay
  model n? a_type_of: car latest; phone new vehicle laptop ford camera engine sell launch bmw manufacturer
  model n? a_hypothetical: economic; predict theory computer climate scientist statistical mathematical data simulation physics business
  model n? someone_worthy: role; father admire young athlete example student inspire girl shining
  model v? display_(clothes): dress; fashion magazine swimsuit catwalk jewellery wear underwear clothes paris designer collection
  model v? form_in_clay,: clay; wax sculptor sculpture figure artist statue hand plaster wood
  model a? worthy_of: student; husband pupil employee prisoner citizen wife behaviour behave school
  mold n fungus|growth: bread damp wall cheese bathroom; spore ceiling smell fruit food grow black allergy rotten fungus
  mold n container: jelly poured; clay cake wax plaster melt shape bake metal chocolate concrete bronze
  mole n small_velvety: garden lawn dig tunnel underground blind animal burrow holes earth; fur rabbit worm field hill soil claw hedgehog badger
  mole n blemish|congenital: skin cheek face back doctor dark brown colour look_at shape cream hairy; arm cancer lip nose chin freckle remove birthmark mark neck shoulder
  mole n spy: spy agency secrets agent intelligence secret enemy government meeting leak traitor; cia kgb russian soviet mi information police espionage undercover
  mole n molecular: chemistry grams molecules; atom carbon hydrogen oxygen mass gas solution calculate
  monitor n display|computer: computer screen desk keyboard; cable mouse laptop television pixel display image office speaker
  monitor n? electronic_equipment_that_is|a_piece_of: baby heart; nurse ward hospital beep pulse patient blood pressure alarm machine crib
  monitor n? someone_who_supervises: class; school prefect teacher pupil classroom corridor playground homework milk
  monitor v keep_tabs: patient heart doctors; nurse hospital breathing pulse blood oxygen pressure
  monitor v? keep_an_eye|check,_track,: patient heart temperature; progress pollution police phone election scientist situation level satellite email price
  monkey n? any_of_various: banana tree; zoo ape climb jungle tail cage chimpanzee gorilla branch swing peanut circus
  mood n characteristic|prevailing: bad good happy; party grumpy boss cheerful swing gloomy angry music celebrate sad holiday
  mood n verb_inflections: verb subjunctive grammar; indicative imperative tense clause noun infinitive spanish conjugate
  moon n? the_natural: night full astronaut landed; sky earth star orbit sun shine rocket planet apollo crescent wolf howl
  moral n? the_significance: story fable; tale lesson story_book children learn aesop novel film teach ending
  moral a? concerned: values question; duty obligation philosopher courage standard religious dilemma issue support judgement decision
  mortar n muzzle-loading: soldiers fired army shells shell fire; bomb attack rocket round gun artillery enemy trench bombardment
  mortar n used_as_a_bond: bricks wall builder cement; sand stone trowel crack chimney plaster bricklayer lime
  mortar n bowl-shaped: pestle herbs spices; grind crush garlic pound pharmacist pepper kitchen chef seeds
  mother n? a_woman_who: baby; son daughter child father love kiss born birthday pregnant grandmother married
  motion n formal_proposal: meeting vote pass debate council; propose reject defeat parliament carry amendment second member committee chairman
  motion n? a_change_of|a_natural: slow planets; wave pendulum newton object wheel body perpetual force camera ship
  motion v? show,_express: waiter; wave waitress hand sit officer guard chair guest nod policeman
  mould n? a_dish_or: bread bathroom cheese; pudding salmon trout gelatin mousse set unmould custard terrine
  mould n? a_fungus_that: bread cheese bathroom damp green wall; spore cupboard grow fungus ceiling jam smell rotten leftover cellar allergy
  mould n? the_distinctive: jelly cake plaster; clay fill shape metal pour chocolate bronze wax bake bullet concrete
  mould v? form_in_clay,|form_by_pouring: clay; plastic wax metal sculptor shape dough chocolate concrete statue hands
  mount n? a_land_mass: everest; climb fuji summit snow sinai etna vesuvius kilimanjaro olives peak
  mount v attach|go_up|get_up_on: ; stairs ladder steps platform stage engine gun
  mount v? get_up_on: horse camel bicycle; saddle pony bike rider gallop cowboy knight stirrup motorcycle horseback
  mount v? attach_to|fix_onto_a: picture camera wall; speaker shelf bracket television frame photograph screen roof
  mount v? go_up_or_advance: tension pressure; debt fear cost excitement bill concern evidence loss anger toll suspicion
  mouse n small_rodents|numerous: cat cheese trap hole squeak kitchen tail attic; rat rodent kitten squeal owl floorboard scream pet nibble field laboratory
  mouse n hand-operated: computer click keyboard screen cursor pad; laptop button icon wireless pointer scroll desk usb cable
  mouth n opening_through_which_food: tooth eat; baby kiss feed hungry swallow fork
  mouth n point_where: river; thames danube amazon nile valley mississippi boat
  mouth n? the_opening_through|the_externally: open tooth tongue food dentist; lip chew spoon toothbrush smile bite shut wipe dry
  mouth n? the_point|an_opening: river cave estuary; tunnel jar sea volcano delta harbour bear bay port
  move n player's_turn|act_of_changing_your: chess game; pawn queen opponent bishop knight turn player check white clever castle
  move n? the_act_of_changing_your: house flat new; furniture step apartment van country sudden career office london plan
  move v? change_residence,: house city london flat; apartment country abroad town job parents village york suburb family
  move v? move,_travel,|cause_to_move|move_so_as: piano chair furniture; wheel car hand slowly traffic finger slow sofa box muscle river wind
  movement n? a_group_of|a_series_of: rights political independence civil; labour feminist activist peace leader women's protest resistance green join suffrage trade
  movement n? a_major_self-contained: symphony slow sonata orchestra; concerto piano composer beethoven allegro finale opening string quartet mozart
  movement n? a_change_of|the_act_of_changing_location: arm sudden; leg muscle eye dancer troops body slight hand planet animal
  mud n? water_soaked: boots; rain wet puddle shoe pig dirty field stuck tyre splash river trousers
  mug n with_handle: coffee tea drink hot; kettle cup break saucer drop cupboard shelf wash favourite
  mug n? with_handle|the_quantity: coffee tea cocoa; sip chocolate milk beer steaming pour handle warm brew kitchen
  mug v rob: street money wallet robbers tourist; thief gang phone knife victim attack alley steal subway
  mule n hybrid|sterile: donkey horse pack; mountain load cart stubborn kick carry hay pull ride stable horse-drawn
  mummy n? a_body_embalmed: egypt tomb pyramid museum pharaoh; egyptian coffin ancient curse bandage archaeologist sarcophagus king wrapped
  mummy n? informal_terms: daddy; cry baby kiss boy daughter sweet hug bedtime toddler love
  murder n? unlawful_premeditated: police; killer detective victim knife murderer weapon body commit jury suspect prison wife
  muscle n animal_tissue|contractile: exercise; relax tissue heart pull contract tense weak gym tone weight strong
  muscle n? one_of_the|animal_tissue: arm leg; stomach neck back shoulder calf thigh tear cramp injury swimmer stretch
  mushroom n fleshy|edible: soup eat; fry pizza omelette risotto cook garlic chop onion sauce cream butter pasta
  mushroom n? common_name: picked; forest wood poisonous wild field basket autumn fungus toadstool grow edible
  mustard n? any_of_several|pungent_powder: sausage; ketchup hot_dog ham mayonnaise sandwich spread beef yellow burger seed vinaigrette dressing pepper
  mystery n? a_story_about: murder novel detective; film read christie writer crime sherlock plot play book thriller
  mystery n? something: disappear; solve unexplained puzzle secret strange scientist police remain universe missing clue
  nail n horny_plate: finger toe paint polish file bite varnish bites nails cut; thumb manicure scratch broken red grow scissors hand dirty
  nail n thin_pointed|pointed_piece: hammer wood wall picture hang carpenter board; rusty screw tool bang plank tyre knock roof pull fence
  nail v attach: wood board; hammer sign fence picture plank shelf window notice horseshoe carpenter
  name n? a_person's: good; surname call spell sign address maiden list middle forget remember born badge
  name v? assign_a_specified: baby dog; ship daughter puppy street son cat boy kitten parents discover planet
  nap n period_of_time_spent_sleeping: sofa afternoon; grandmother toddler pillow tired catnap couch refreshed
  nap n? a_period_of|sleeping_for: afternoon sofa; lunch baby bed sleepy doze grandfather hammock
  napkin n? a_small_piece: table lap mouth; wipe fork plate paper linen knife fold waiter dinner spill
  narrow a? not_wide: street bridge stairs; road path lane corridor alley passage bed river tunnel staircase valley
  narrow a? very_limited: escape; margin victory defeat lead win majority lucky
  nature n physical_world: animals plants forest walk wildlife; hike mountain river tree beauty flower bird park conservation countryside reserve
  nature n? the_essential|the_complex: human; kind character evil selfish gentle problem man's violent soul temper
  navy n organization_of_military: ships; sailor officer captain join admiral submarine royal army uniform serve
  neat a? clean_or_organized: room handwriting; tidy desk garden clean row clothes hair lawn drawer pile suit beard
  neck n? the_part_of: scarf giraffe necklace; throat shoulder head chain pain arm stiff tie pearl broken
  neck n? a_narrow_part: guitar bottle; violin cork land vase flask banjo swan string wine
  neck n? an_opening: sweater; shirt jumper t-shirt polo dress round blouse collar v-shaped
  needle n sharp_pointed_implement: thread sew injection nurse knit haystack button; syringe prick wool stitch vein tattoo sharp finger cotton
  needle n leaf: pine tree conifer fir forest christmas; spruce cone branch trunk carpet evergreen floor cactus sap
  needle n? a_slender: compass gauge; dial speedometer north record magnetic stylus point pressure instrument
  needle v? annoy_or_provoke,: brother; sister tease classmate opponent wife annoy remark constantly reporter
  negative n? a_piece_of: photograph film; print darkroom develop camera roll photo expose picture
  negative a? characterized: answer; reply response attitude feeling comment effect campaign review think emotion reaction
  negative a? not_indicating: test; result blood pregnancy hiv patient doctor covid drug virus
  negative a? reckoned_in: number temperature; minus zero positive equation integer multiply charge balance sum add
  nerve n? any_bundle: optic pain; tooth dentist spinal brain damage leg finger cell hand muscle
  nerve n? the_courage: courage lose jump; stage brave parachute pilot speak speech test
  nerve n? impudent_aggressiveness: cheek; rude ask borrow insult dare arrogant complain
  nest n structure_in_which_animals: bird eggs wasp; chick tree branch hatch ant twig roof lay swallow squirrel fly hornet
  nest n? a_gang_of: spies; robber thief criminal terrorist enemy pirate thieves rebel vice
  net n open_fabric: fish tennis goal ball mosquito fisherman throw1 butterflies fishermen; trap cricket curtain bed scarf circus acrobat
  net n computer_network: online surf; internet website web browse chat search download laptop
  net n? a_trap_made|an_open_fabric: fish fisherman mosquito butterfly; catch sea insect boat dolphin mesh tuna malaria
  net n? a_goal_lined: ball goal kick; striker post keeper shot penalty football score hockey basketball corner
  net n? game_equipment: tennis; badminton volleyball court serve racket player shuttlecock ping-pong wimbledon
  net a remaining: profit income salary weight; gross tax loss worth earnings asset sales pay wage cash pound
  network n? (broadcasting): television; abc broadcast show cable nbc radio cbs news programme viewer
  network n? (electronics): computer; internet server wireless connect laptop password hacker printer router
  network n? a_system_of_intersecting: roads; rail transport tunnel canal train path railway cycle spy
  neutral a? not_supporting: switzerland war country; side remain swiss sweden stay observer ally party peace army nation
  neutral a? having_no_hue|possessing: colour; grey beige white wall paint carpet cream room tone clothes
`;
