/** The words from reflect to scratch. `collocations.ts` says what the columns are. */
export const fromReflToScra = `
  reflect v throw_back|manifest: mirror light; sunlight moon heat snow metal wave white foil ray
  reflect v? manifest_or|show_an_image: mirror; lake window surface glass face puddle eyes moonlight
  reflect v? to_throw_or: light; sound laser radiation ultraviolet infrared
  reflection n? the_image|a_likeness: mirror water; lake window face stare puddle pond glass moonlight surface shop
  refrain n part: song chorus poem; repeat verse sing choir tune lyric ballad familiar stanza
  refrain v resist|not_do: smoking from; comment alcohol talk laugh drink please meat visitor passenger speak violence
  refuse n food_that|waste: rubbish collect bin collected garbage lorry bins; heap dump dustbin landfill bag sack street household council truck recycling
  refuse v show_unwilling|not_accept|refuse_to: offer pay help horse; invitation let admit answer permission obey eat marry apologise request bribe sign
  register n official_written: school names; birth death electoral marriage voter parish citizen baptism property
  register n? an_official|a_book_in: school names; teacher attendance pupil morning class hotel guest sign visitor absent
  register n? a_cashbox: cash; till drawer money change shop customer store coin checkout receipt
  register v? enter_into_a|have_one's: course; student class university conference birth nurse college patient company doctor online
  register v? enroll_to: vote; election citizen electoral poll deadline democrat
  regular n? a_regular: pub; bar customer cafe bartender drinker restaurant waitress order barman local
  regular a? (used_of_the: verbs; irregular english plural grammar noun ending conjugate
  rein n long_straps: horse; bridle rider pull saddle hold bit stable pony gallop carriage reins driver
  relate v? give_an_account: story; tale experience event anecdote listener incident narrator adventure legend history
  relation n? a_person_related: family; aunt uncle distant blood closest invite grandfather visit wedding
  relative n person_related: family; cousin aunt uncle distant wedding funeral christmas visit closest inherit elderly relative's
  relay n crew|race: race; baton runner team sprint swimmer olympic medal leg metre freestyle torch
  release v? free_from: prisoner hostages; jail cage captive trap animal bail bird captivity police wild
  release v? prepare_and: album film; song single band movie record version singer fan company soundtrack
  relief n aid: refugees; food tent aid famine worker agency drought hunger parcel
  relief n? the_feeling: safe; sigh breathe tears exam smile great enormous worry nervous hear
  relief n? assistance: earthquake; victim charity emergency flood disaster donation hurricane tsunami
  relief n? sculpture: carved; marble temple stone wall sculptor sculpture greek panel depict bronze
  relish n condiment: burger pickle hotdog; tomato mustard onion ketchup sausage sandwich spicy jar sweet chutney corn
  relish v derive: challenge think; prospect opportunity taste freedom chance moment role victory enjoy
  remote n control_device|device: tv; television button battery sofa channel volume control couch press dvd switch
  remote a very_far|located_far: village; island desert mountain planet tribe arctic helicopter forest jungle
  remote a? located_far|inaccessible: village; cottage valley region hut farmhouse area mile countryside moor
  remote a? very_unlikely: chance; possibility prospect likelihood probability resemblance hope
  rent n? a_payment: landlord month; pay flat tenant apartment money afford monthly week owe overdue expensive increase
  rent v hire|let|grant: flat car house; holiday bicycle boat van video costume ski studio villa lorry
  rent v? let_for_money|grant_use|hold_under: flat car apartment; landlord tenant student office property lease furnished spare cottage
  report n? a_written_document|a_short_account: accident; police committee newspaper write publish journalist news annual read government weather boss scientific
  report n? a_written_evaluation: school; grade teacher parents pupil card term marks mathematics headmaster signed disappointing
  report n? a_sharp_explosive: gun; loud bang rifle hear shotgun explosion pistol sharp cannon startle
  report v? make_known: police; crime theft accident newspaper incident journalist fault steal damage neighbour missing
  represent v? represent_somebody's|be_the_defense: lawyer; client court defendant accused trial solicitor barrister attorney union
  reservation n? something_reserved: indian tribe; native apache land navajo sioux cherokee government casino
  reservation n? a_statement: hotel restaurant table; book cancel confirm phone dinner flight waiter name airline seat room
  reserve n? a_district: nature wildlife; bird park protect rare animal forest visitor ranger marine elephant
  reserve n? an_athlete: player; bench team substitute goalkeeper match squad football coach replace injured
  reserve v? obtain_or|arrange_for: table seat; restaurant room ticket hotel book flight dinner advance library theatre
  resign v leave|give_up: job minister; director protest scandal manager post chairman boss letter company mayor president
  resolution n formal_expression: un united nations; security council vote pass adopt parliament congress assembly veto condemn draft committee
  resolution n decision: ; determination keep stick
  resolution n? a_decision: new year; january exercise diet quit gym lose healthy promise weight eve firm
  resolution n? (computer: screen; pixel monitor camera image display photograph high low printer picture telescope
  resort n hotel: ski beach; holiday hotel tourist spa swimming seaside summer pool island coast mountain caribbean
  resort n? something: last; court diplomacy surgery appeal
  resort v? have_recourse: violence; force trick bribery war weapon strike threat blackmail measures theft
  rest n remainder|something_left: money leave; throw spend family eat cake food class keep group country half
  rest n freedom|support: tired; relax weary break holiday sofa nurse exhausted complete
  rest n? freedom_from|a_pause_for: tired; sleep doctor bed hour nap stop bench walk hike lunch
  rest n? a_musical: music; note bar beat crotchet quaver silence musician composer rhythm conductor
  rest v take_a_short: tired; sit lie bench sofa doctor sleep patient shade bed tree weary exhausted relax
  rest v? put_something|have_a_place: head; elbow chin shoulder pillow ladder hand arm foot table lean wall cushion
  restore v? restore_by: painting; furniture cathedral church antique castle museum statue artist roof fresco piano expert
  result n? the_semantic: exam; score pass grade student test school examination marks
  resume n? a_summary: job; employer apply interview candidate qualification email experience skill send
  retire v? dispose_of: bed; night early chamber sleep guest bedroom midnight room exhausted
  retreat n? (military)_withdrawal: army; enemy soldier napoleon troop battle general force defeat attack russian
  return n? document_giving: tax; income form file accountant inspector government revenue fill
  return n? the_income: investment; profit money share percent fund bond stock low rate
  return n? a_coming_to|the_act_of_going: ticket; home train journey flight airport fare leave fly trip london
  return v? give_back: book; library borrow purse owner lend shop shirt money key refund wallet
  reverse n? the_gears: gear; car park driver garage clutch put back engine
  reverse n? the_side_of: coin; medal page paper note obverse side record flip heads picture print
  review n? an_essay_or: film book; critic newspaper restaurant play write author magazine read theatre bad positive star
  review v? appraise_critically: book film; critic newspaper play restaurant novel album magazine author theatre journalist
  review v? refresh_one's: notes exam; lesson test vocabulary chapter student material learn grammar
  revolution n? the_overthrow: french king; russian peasant guillotine army overthrow aristocrat louis leader lenin violent government soldier communist
  revolution n? a_drastic: industrial; technology digital medicine internet agriculture science computer green printing sexual
  revolution n? a_single_complete: earth wheel; minute sun axle orbit axis planet engine degree rotate
  reward n? the_offer: lose; offer dollar police cat dog finder poster capture information pound sheriff outlaw
  rhyme n? a_piece_of: nursery; child poem sing learn kindergarten baby children's recite humpty verse
  rhyme v? be_similar: words; line poem verse poet lyric song cat limerick
  rib n bones: break1 chest; crack fall lung cage broken fracture bruise skeleton bone kick x-ray heart
  rib n? cut_of_meat: pork; barbecue beef lamb sauce roast grill meat prime eat butcher
  rich a possessing_material: money; family banker marry poor businessman powerful merchant uncle widow famous millionaire lottery
  rich a? having_a_high: cake; sauce cream butter chocolate dessert meal flavour dish pudding food
  rich a? marked_by_great|very_productive: soil farmland; mineral harvest crop history fertile valley vitamin resources farm oil iron
  riddle n difficult: answer; solve guess sphinx clue puzzle tell child joke question gollum clever
  riddle v pierce: bullets; hole wall car machine worm soldier machine-gun body
  ride n? a_mechanical: fair; roller-coaster roller coaster carousel amusement park queue disney thrill scream carnival disneyland
  ride n? a_journey: car bus; taxi journey bike hour bumpy train bicycle town long camel horse minute
  ride v? sit_and_travel: horse bicycle; bike donkey camel motorcycle pony saddle helmet learn motorbike elephant gallop cowboy
  ridge n long_narrow: mountain; hill valley climb hiker snow peak walk steep path slope horizon summit
  rifle n shoulder_firearm: gun shot hunter soldier; bullet aim fire trigger shoot barrel weapon deer sniper shoulder load target
  rifle v go_through: drawers pockets; wallet paper cupboard thief file belongings letter
  rifle v? search_through|take_as_spoils: drawers; burglar desk bag handbag house suitcase
  rig n? the_act_of: oil; platform drill sea worker ocean explosion offshore pump
  rig v? arrange_the: election; vote fraud ballot result dictator match government corrupt win opposition
  right n abstract_idea: to_a fair everyone have_the_right human vote; woman's citizen legal law equal privacy civil equality freedom deny constitution education protect
  right n? a_turn_toward|i.e._the_side: turn; left street bridge junction traffic drive sign corner take
  right a correct: answer; correct spelling number choice question pronunciation test clock decision
  right a being_or_located: hand side shoe; foot left leg arm eye ear lane ankle glove knee pocket writes
  right a? especially|correct_in: answer; guess wrong word choose prove calculate
  right r? immediately: away; now after come start go call begin telephone doctor
  ring n jewelry: gold finger diamond wed engagement wear; marriage bride silver emerald pearl sapphire jeweller propose groom
  ring n characteristic_sound: bell telephone; church school chime tower clear hollow
  ring n platform: boxer boxing boxers; fight punch glove knockout corner canvas ropes referee
  ring n association_of_criminals: drug spy smuggling thief spies; police gang leader arrest illegal dealer customs operate expose crime prostitution
  ring n platform_usually: boxers boxer; wrestler champion bout opponent
  ring n? the_sound|a_characteristic: phone; doorbell hear loud wake alarm mobile answer
  ring n? a_rigid_circular: key; napkin metal bull smoke onion brass curtain teething rubber
  ring v sound_loudly|make_(bells)|get_or_try: bell telephone doorbell church bells; alarm clock midnight loud tower wedding priest school lesson hear wake ear
  ring v? get_or_try: phone police ring_you ring_me ring_him ring_her ring_us ring_them soon tonight tomorrow; mother ambulance number back office dad hotel mobile mum doctor dentist hospital
  ripe a fully: fruit banana; tomato pear peach plum apple pick mango strawberry tree melon cheese avocado
  rise n? the_amount: pay; boss salary worker wage ask union employee percent deserve strike staff
  rise n? a_growth_in: prices; temperature cost sharp inflation unemployment crime population tax sea fuel
  rise v? move_upward: sun; moon smoke temperature steam balloon sea air horizon east hot tide bubble
  rise v? become_heartened: dough; bread yeast oven cake baker loaf warm spirits
  roar n deep: lion; thunder engine crowd waterfall cannon ocean wind
  roar n? the_sound_made|a_very_loud: lion; tiger bear hear jungle frighten fierce zoo
  roast n? a_piece_of: sunday; beef lamb pork dinner oven carve potato lunch gravy joint meat
  roast v cook: oven; chicken potato lamb turkey beef meat pork chestnut coffee vegetable dinner hour
  rock n popular_music: music band guitar concert song roll loud festival; drummer singer listen album star stage jazz punk pop hit
  rock n lump|hard_consolidated: stone ship cliff climb throw1 beach volcanic rocks; mountain sit cave boulder sea island wave sandy seal jump lighthouse moss
  rock n? a_lump_or|material_consisting: climb geologist; lava granite volcano fossil layer mineral limestone drill sedimentary rope
  rock v move_back: baby cradle chair boat gentle sleep; sway hammock arms swing porch wave grandmother lullaby ship back
  rocket n vehicle: space moon launched; astronaut fire orbit missile mars blast nasa engine satellite fuel launchpad
  rocket n leaves|erect: salad; lettuce tomato leaf parmesan pizza spinach oil vegetable grow basil
  rocket n? sends_a_firework|propels_bright: fireworks; explode sky bonfire signal flare night colourful new_year
  rocket v? shoot_up_abruptly,: prices; cost inflation sale rent share profit demand
  rod n long_thin: fishing; line steel bait river curtain metal reel trout angler hook lightning catch
  role n? an_actor's: actor; play film actress hamlet villain movie stage lead audition hollywood part director
  roll n small_rounded_bread: bread butter breakfast cheese; sausage bakery ham soup bacon hamburger egg crusty crumb sandwich lunch bun
  roll n document: paper film; parchment call class names electoral pupil
  roll n? a_round_shape|photographic: film toilet; camera carpet wallpaper toilet_paper tape kitchen fabric cloth photograph
  roll v move_by_turning|rotate: ball hill dice; marble stone log coin barrel wheel tear floor down tyre bowling downhill
  roll v? flatten_or: dough; pastry pin thin rolling clay flour circle cookie steel lawn
  room n area_within: hotel; kitchen bathroom dining door bed window live sleep wall book furniture clean
  room n? space_for: space luggage piano; enough leave car make shelf seat garden suitcase bus elevator dessert cupboard
  root n underground: tree plant soil deep carrot; grow vegetable water leaf stem weed ginger oak ground beetroot pull
  root n number: square; cube calculate equation nine mathematics sixteen sum
  root n place_where_something_begins: evil problem word; cause money conflict poverty trouble latin crime origin
  root v? cheer_for: team; fan crowd stadium underdog match home supporter player
  rose n any_of_many|shrubs: flower garden red thorn thorns; petal bouquet valentine bush vase scent yellow stem bloom pink
  rough a irregular_surface: road surface; stone sandpaper wood bark hands texture track skin bumpy cliff edges
  rough a? violently: sea; wave game storm boy crossing ferry sport boat weather play wind
  rough a? not_quite: idea guess; estimate draft calculation sketch figure translation description plan drawing copy
  round n outburst|interval|boxing: boxer; knockout fight punch referee first applause twelve
  round n serving: drinks pub; beer bar buy pint pay whisky order friend
  round n? (sports)_a: boxing; tournament final quarter-final opponent semi-final qualify championship match eliminate draw
  round n? the_activity: golf; course hole caddie postman milkman doctor play eighteen
  round n? a_charge_of: ammunition; fire gun rifle soldier bullet shoot load pistol weapon magazine
  row n arrangement_of_objects: seat front theatre cinema chairs sit back trees houses; third soldier bottle bench stand empty audience
  row n angry_dispute: neighbours argument noise wife terrible husband parents shouting about had_a_row shouted slam quarrel fight sofa furious; loud marriage married angry couple brother bitter family dispute scream
  row n? an_arrangement|a_long_continuous: seats front desks houses trees back cinema; plant corn cottage teeth vegetable carrot bean graves poplar cabbage
  row v propel: boat oars lake river across oar; boatman island canoe stroke shore fisherman paddle blister harbour lifeboat dinghy crew
  rubber n elastic: tyre boots gloves; ball band plantation duck bounce plastic tree sole hose wheel wellington
  rubber n eraser: pencil mistakes; erase pencil_case school drawing ruler pen desk lend
  rug n floor_covering: floor; carpet persian sofa fireplace oriental wool cat weave woven hall
  ruin n? a_ruined_building: castle; ancient temple tourist roman church abbey stone archaeologist medieval wall palace greek city
  rule n principle: game; break card grammar cheat player chess explain referee football golden
  rule n? a_principle|prescribed: school; uniform obey strict pupil teacher safety smoking forbid hotel follow
  rule n? the_duration|dominance: british; colonial king emperor empire india century independence roman dictator communist
  rule v? exercise_authority: king; queen country emperor kingdom empire throne pharaoh dynasty roman prince island tsar
  rule v? decide_with: court judge; jury appeal illegal referee favour guilty supreme lawyer trial case verdict
  ruler n measuring_stick: straight line draw pencil measure centimetres; wooden length plastic inch pencil_case school geometry millimetre margin desk
  ruler n person_who_rules: king country emperor cruel kingdom people; throne empire queen dictator overthrow egypt wise palace obey tyrant pharaoh
  run v move_fast: race legs fast; marathon runner mile street sprint dog chase morning park jog catch
  run v direct|operate: company shop business hotel; restaurant cafe farm family firm school manager organisation campaign bakery
  run v? run,_stand,: president; candidate senator mayor governor election party democrat office republican
  run v? move_along,: nose tap; water river blood tears stream sweat paint pipe
  run v? perform_as: engine; machine petrol program fridge computer software diesel smooth battery
  runner n? someone_who_travels|a_trained: marathon; race athlete sprint kenyan fast olympic finish training knee mile track london
  runner n? a_horizontal: strawberry; plant root garden stem creep grow bean
  runway n? a_strip_of: plane; land airport aircraft pilot jet take airliner flight fog control
  runway n? a_narrow_platform: model; fashion designer catwalk paris dress milan photographer wear show
  rush n grasslike: marsh basket river; reed pond bank weave mat chair candle swamp
  rust n red: iron; metal gate paint bicycle nail bridge old hinge ship prevent steel car
  sack n bag: potato flour; onions santa post farmer shoulder grain cement mill
  sack n? a_bag_made|the_quantity: potato flour; coal rice carry heavy sand donkey coffee wheat
  sack v terminate|discharge: boss job employee; worker manager staff coach company late incompetent footballer factory steal
  sack v? plunder_(a: rome; city army viking temple barbarian invader town plunder burn
  saddle n? a_seat_for_the_rider_of_a_horse: horse; rider bridle cowboy stirrup pony leather mount reins stable gallop
  saddle n? a_seat_for_the_rider_of_a_bicycle: bicycle; bike handlebar pedal adjust cycle chain height uncomfortable
  safe n strongbox: money jewels thief open combination; lock bank burglar gold jewellery diamond document robber hotel crack key wall vault
  sage n mentor|wise: wise old; advice philosopher ancient indian beard disciple hermit village
  sage n herb|aromatic: cook; thyme parsley garden herb leaf plant tea lavender grow
  sage n? aromatic_fresh: stuffing butter leaves fry; pork sausage rosemary onion chicken chop pasta roast gnocchi pumpkin
  sail n large_piece_of_fabric: boat wind ship; mast hoist sailor yacht rope white raise sea canvas deck lower storm
  salt n white_crystalline: pepper soup; sugar pinch water food sprinkle meat cook taste sea vinegar shaker chip
  salt n? a_compound: chemistry; acid chemical solution reaction sodium potassium crystal metal dissolve
  sanction n mechanism_of_social: country trade imposed economic; against russia lift iran war oil export import embargo un government
  sanction v give_permission|give_authority: approve; government official church law marriage council parliament use king
  sand n loose: beach; castle desert bucket child shoe sea dune shell dig barefoot grain toe
  sand v? rub_with_sandpaper: wood; sandpaper smooth table floor paint varnish surface carpenter chair door
  sap n watery: tree maple; sticky trunk syrup bark rubber plant leaf collect drip stem birch resin
  sap v? deplete: strength; energy confidence heat morale illness will
  sash n framework: window; frame glass pane open slide lift
  satellite n? man-made_equipment: orbit; launch television rocket nasa communication weather signal picture broadcast spy space
  satellite n? any_celestial: moon; planet jupiter saturn earth telescope galileo astronomer
  save n? (sports)_the: goalkeeper; match penalty shot goal keeper diving brilliant football striker
  save v record_data|keep: file computer; document disk data copy click folder program photo usb backup crash memory
  save v save_from|bring_into_safety: life; patient doctor hostage blood surgeon surgery lifeboat ambulance soldier seatbelt
  save v spend_sparingly|accumulate: money; energy electricity water fuel paper electric cost
  save v? accumulate: bank; pocket euro month salary account holiday deposit pension car pound house wages
  save v? bring_into|save_from_ruin,: drowning; rescue lifeguard dog fire firefighter hero burning planet species extinction
  saw n hand_tool: wood cut carpenter plank blade tree tool; branch log hammer nail toolbox timber sharp workshop bench teeth
  saw n? hand_tool|a_power_tool: wood; metal electric chain pipe chainsaw board circular
  saw v cut_with: wood plank branch; log half tree carpenter trunk leg metal timber board chain pipe
  scale n measuring_instrument: weigh weight kilos kitchen bathroom step nurse flour; balance pound gram diet fat heavy stand pharmacist gold ingredient luggage
  scale n thin_flake|flattened: skin reptile dragon scaly; flake butterfly wing moth
  scale n series_of_notes: piano music play major practise; minor pianist violin practice note octave singer finger teacher trumpet
  scale n ratio: map; drawing atlas centimetre model architect kilometre plan
  scale n relative_magnitude: large small; disaster earthquake global massive destruction industrial grand production operation
  scale n? a_flattened: fish scrape knife rinse shiny lizard snake; tail cod salmon trout crocodile fishmonger silver fin carp
  scale v climb|reach_the_highest: cliff peak; summit everest height
  scale v? reach_the|climb_up_by: wall face mountain climbers winter ladder rope fence; fortress castle burglar prisoner tower steep tree gate barbed
  scalp n skin: hair; itch shampoo bald dandruff massage head comb dry indian shave
  scan n? an_image_produced: hospital; brain doctor pregnant baby patient ultrasound cancer x-ray radiologist lung
  scan v? examine_hastily: newspaper; headline page article list menu job quickly
  scan v? in_electronics,: document; computer photograph email scanner passport barcode printer image cashier
  scar n mark: wound; face cut knee surgery chin forehead cheek operation burn pirate leave
  scene n place_where: crime; accident police detective murder witness ambulance arrive investigator return
  scene n subdivision: play actors; shakespeare hamlet stage theatre romeo rehearse script juliet dialogue
  scene n? a_subdivision|a_consecutive: film; movie director camera shoot hero comedy cinema funny kiss final audience
  scenery n painted: stage; theatre paint actor costume backdrop set props
  school n educational: teacher child class student; pupil uniform homework lesson primary exam headmaster bus classroom bully kindergarten education
  school n large_group_of_fish: fish whale dolphin sea swim; herring shark sardine tuna coral porpoise ocean diver net swarm
  scoop n quantity: ice cream vanilla; potato flour rice coffee mashed sorbet protein
  scoop n news: reporter newspaper; journalist exclusive editor scandal magazine press front-page publish tabloid
  scoop n? the_quantity|a_large_ladle: ice cream; chocolate cone strawberry flavour dessert scooper
  score n written_form: orchestra composer music film musical; symphony write piano opera conductor page orchestral violin note soundtrack
  score n expresses_the_accomplishment: team game goal match final three two nil half-time goals win; player football board lead referee draw penalty basketball scoreboard
  score n? a_number_or: test; exam student average pass high maths grade teacher intelligence
  score v? gain_points: goal; penalty team striker match point player footballer kick basketball header equalizer
  score v? write_a_musical: film; composer music orchestra movie string symphony piano
  scrap n small|fragment: paper food; material cloth meat bread dog leather evidence collect fabric write
  scrap n? worthless: metal; car iron yard steel ship old dealer merchant copper lorry
  scrap v dispose: plan car; proposal project ship government law tax machine idea old
  scrape v scratch: knee; plate fall elbow mud paint carrot shoe wall car skin knife
  scratch v cut_the_surface|scrape: cat car; paint surface furniture door diamond claw record sofa thorn
  scratch v? scrape_or: itch; nose head dog ear mosquito back bite insect nail
`;
