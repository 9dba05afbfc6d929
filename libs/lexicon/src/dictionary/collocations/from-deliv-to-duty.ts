/** The words from deliver to duty. `collocations.ts` says what the columns are. */
export const fromDelivToDuty = `
  deliver v? bring_to_a: parcel post pizza newspapers letters milk mail furniture; postman package courier van grocery doorstep flowers coal shop door order truck supermarket sofa
  deliver v? deliver_(a: speech lecture sermon; audience eulogy president talk parliament minister professor priest inaugural performance
  deliver v? free_from: evil; sin god slavery lord captivity bondage danger oppression
  deliver v? utter_(an: baby midwife; obstetrician doctor pregnant twin birth caesarean hospital
  delivery n act_of_delivering|something_that: parcel pizza post free furniture van; courier grocery flowers order mail supermarket driver newspaper doorstep milk warehouse sofa address
  delivery n giving_birth: baby mother hospital birth; labour pregnant caesarean ward forceps obstetrician natural pregnancy womb nurse
  delivery n? the_event|the_act_of_delivering_a: baby hospital midwife; room father twin premature difficult
  delivery n? your_characteristic: speech speaker; audience lecture actor tone pause clear comedian comic slow joke
  demand n ability_and_desire|required: supply prices price product tickets; rise fall consumer exceed market petrol increase energy oil electricity goods economics high housing skilled
  demand n? an_urgent|the_act_of: workers strike kidnappers; ransom union refuse protester hostage meet pay hijacker unreasonable release reject give_in
  demand v? request_urgently|claim_as_due: apology explanation answer refund; pay_rise ransom angry customer money kidnapper resignation protester loudly rights release union justice manager rise
  demand v? require_as: job work patience; skill concentration training attention career effort sport energy sacrifice courage task
  dense a slow_to_learn: stupid; slow dim thick dull pupil dumb explain obtuse idiot
  dense a permitting|hard_to_pass|closely_crowded: forest fog; jungle undergrowth smoke crowd population bush cloud thicket hedge rainforest foliage vegetation mist traffic
  deny v? declare_untrue: charge stealing accusation rumour; allegation involvement suspect minister guilt murder existence rumor responsibility crime evidence spokesman affair
  deny v? refuse_to_grant,|refuse_to_let: visa access permission; entry right request prisoner bail vote citizen licence lawyer entrance refugee claim
  depart v? move_away|^leave: train platform bus flight; airport coach passenger ferry station ship guest tourist london hour arrive leave midnight
  deposit n payment_given|money_deposited|partial_payment: pay bank; cancel refundable buyer lose forfeit require purchase non-refundable percent mortgage
  deposit n matter|natural_process|facility: gold oil mineral coal sediment; silver copper silt rock fat calcium
  deposit n? money_deposited: savings account withdraw; interest branch cheque cash term
  deposit n? a_partial|money_given|a_payment: house tenant landlord rend car flat key; rent refund hotel booking tenancy hire secure reservation return bicycle
  deposit n? matter_that|the_natural|the_phenomenon: mineral river mud gold clay; flood sand glacier lime salt iron valley limestone delta
  deposit v? put_into_a: cheque cash bank salary; money pound dollar savings wage safe fund teller coin jewel valuables euro
  depress v lower: sad; gloomy news rain winter film unemployment mood weather unhappy deeply grey
  depression n long-term|economic: economy jobs banks unemployment 1930s economic factories; slump recession crash poverty stock_market hunger farmer price hardship trade industry crisis
  depression n mental_state: sad patient doctor illness pills; anxiety treat antidepressant psychiatrist suicide symptom tired medication postnatal winter
  depression n sunken: ground rain filled moon; hollow shallow grass crater rock water mattress sand puddle pillow footprint dip
  depression n? a_mental_state|sad_feelings|a_state_of: doctor suffered pills mental therapy sad; despair gloom grief deep medicine
  depression n? an_air_mass: weather rain atlantic; wind pressure storm gale ireland low isle forecast cyclone approach north
  descend v? move_downward: stairs mountain plane hill; staircase ladder slope aircraft lift steep climb valley mine parachute summit cellar balloon escalator cave
  descend v? be_connected: kings family; ancestor noble ape viking duke monkey royal common latin tribe settler directly immigrant
  desert n arid: camel sand sahara water dry hot caravan cactus crossed camels oasis dunes nomads; thirst bedouin scorpion arabian heat snake arab lizard gobi tent egypt barren arizona
  desert v leave_someone|army|desert_(a_cause: post wife husband family; party captain supporter father flee
  desert v? leave_someone|leave_behind: wife husband child friends; mother baby ship village lover fiance sinking house crew town abandon
  desert v? desert_(a: soldier army; regiment battle troops deserter general navy enlist comrade shoot
  design n? a_decorative: pattern carpet flower; floral wallpaper geometric fabric vase tile rug curtain simple embroider weave necklace
  design n? the_act_of|an_arrangement|a_preliminary: engine architect building car; aircraft house graphic bridge kitchen drawing plan furniture modern student software fashion web
  design v? make_or_work|plan_something|create_or: architect building clothes dresses bridge; engineer house garden logo website software costume furniture kitchen poster fashion car museum machine programme jewellery hall
  dial n face_of_a_timepiece|circular_graduated: clock watch; hand number face sundial luminous hour time glow second minute
  dial n? the_control: radio; station tune turn volume knob frequency oven safe
  dial n? the_circular: speedometer; speed rotate old-fashioned finger telephone hole rotary needle pressure gauge pointer
  dial v operate_a_dial|choose: phone number telephone emergency; ambulance police operator mobile wrong receiver finger code hang_up taxi area redial digit
  diamond n? a_transparent|very_hard: ring necklace jewels engagement mine jeweller; gold ruby earring bracelet thief sapphire stone carat emerald sparkle cut pearl stolen
  diamond n? a_playing: ace queen cards king; jack spade club heart suit trump deal ten bridge hand six
  diamond n? an_oblique-angled: shape; square kite triangle pattern parallelogram tile quilt angle pane
  diamond n? the_area_of|the_baseball: baseball; pitcher infield base player grass league bat field
  die n small_cubes|cube: dice roll game; throw number cast shake gambler cube six board dot player craps toss
  diet n usual_food|prescribed_selection|act_of_restricting: food healthy eat vegetables panda balanced; vegetarian fruit protein poor animal mediterranean vegan fish nutrition vitamin bamboo insect rich varied
  diet n? the_act_of|a_prescribed: lose weight slim doctor; overweight cake wedding calorie strict fat chocolate exercise christmas start kilo week
  diet n? a_legislative: japanese parliament; imperial worms emperor prince bill election polish law hungary tokyo assembly
  digest n? a_periodical: magazine reader's; monthly article legal publish edition summary weekly subscribe
  digest v? convert_food|soften_or_disintegrate,: food stomach meal cows; meat protein intestine enzyme milk swallow baby easily fat snake eat fibre grass starch
  digest v? arrange_and: information news; report lecture read book fact statistics figures slowly lesson minute
  digit n one_of_the_elements: number code phone; decimal sum last zero pin card calculator figure binary add numeral even password bar
  digit n finger_or_toe: hand finger foot; toe thumb human frostbite claw index broken glove paw
  digital a? displaying|of_a_circuit: camera watch clock; television alarm thermometer computer photograph display radio signal sound recording piano
  dip v immerse_briefly: water sauce biscuit paint; bread toe chocolate finger tea pen brush sponge foot crisp cloth spoon chip strawberry cracker candle
  direct v be_in_charge|command|guide_the_actors: company orchestra project; manager institute department research campaign chairman operation hospital
  direct v? guide_the: film movie play actors; actress hollywood oscar hitchcock comedy thriller spielberg documentary drama theatre musical
  direct v? point_somebody|take_somebody: tourist station; airport exit hotel visitor passenger museum porter stranger way toilet receptionist waiter
  direct v? command_with: police traffic; policeman officer jury judge soldier car general court
  direct a? proceeding|having_no: flight train route contact sunlight; shortest bus link heat line path access sunshine road sun evidence
  direct a? straightforward: question honest; answer blunt frank open approach reply manner simple rude speak style
  direction n? a_general|a_line_leading|the_spatial: wrong north walked opposite wind; south road east compass travel turn sign signpost drive head left run lost sail
  direction n? a_message|something_that: map recipe follow; instruction packet assemble label read medicine furniture ask simple kit
  direction n? the_act_of_managing: under film; theatre actor orchestra play lighting skilled stage debut excellent artistic
  director n? someone_who_supervises|the_person_who_directs: film movie oscar actors theatre; actress hollywood cinema camera play scene award musical cast cannes stage shoot drama thriller
  director n? someone_who_controls|member_of: company managing museum bank; board finance sales marketing school executive firm meeting resign shareholder factory institute secretary charity
  discharge n? the_termination: army; soldier honourable dishonourable hospital military sailor navy medical service
  discharge v pronounce|leave_or_unload|free_from: ; debt duty passenger cargo obligation
  discharge v? free_from: hospital patient soldier army; military nurse navy ward doctor recover jury bankrupt
  discharge v? pour_forth: waste river factory; sewage pipe chemical poison pollute pus liquid lightning electricity sea wound current chimney
  discipline n? a_branch_of: academic university physics; scientific mathematics subject sociology economics study chemistry science scholar psychology specialist biology history
  discipline n? the_trait|a_system_of|training_to: school army classroom strict teacher; military pupil behaviour obey punishment child monk training prison soldier rules regime
  discipline v? develop_(a|punish_in: child teacher parents; pupil punish naughty employee player dog cane soldier mind headmaster misbehave son
  discount n act_of_reducing|amount_or: price shop; percent student offer ticket customer cash pensioner sale card buy bargain airline airfare senior bulk coupon voucher
  dish n piece_of_dishware|container: wash plate break1 kitchen oven washed glass plates sink; soap cupboard shelf sponge dirty china bowl stack dinner saucepan dishwasher butter pie cup crack dry cutlery
  dish n particular_item: restaurant menu chicken cook recipe spicy delicious italian vegetarian favourite chef; fish sauce rice meat main order pasta vegetable french serve waiter national indian popular curry traditional seafood taste lamb
  dish n? directional: satellite roof signals; antenna television tv aerial receiver space radar transmitter radio broadcast telescope channel
  dispatch v? send_away: goods parcel troops; messenger ship envoy police army warehouse ambulance letter fleet supplies courier general
  display n? something_shown|exhibiting: museum shop window fireworks; exhibition flower painting art gymnastic spectacular poster glass aerobatic fair stall gallery visitor exhibit military dinosaur
  display n? an_electronic|a_visual_representation: screen phone computer; digital monitor lcd pixel clock dashboard colour watch panel calculator touch
  display v? to_show,_make: paintings museum shop; gallery goods poster work_of_art exhibition trophy artist window emotion peacock feather sign price courage
  distance n? the_property|size_of_the: walking kilometres miles long between; metre travel measure sun planet calculate earth braking safe town short speed runner
  distance n? a_distant: see hear mountains hills; far smoke thunder ship bell horizon farm faint light voice view castle gaze
  distant a? separated|located_far: stars planet galaxy thunder; land moon country horizon sound hill village shore universe island telescope mountain bell
  distant a? far_apart: cousin relative; relation ancestor uncle royal aunt descendant second niece
  distant a? remote_in: cold unfriendly; aloof shy manner look reserved mood polite silent father eyes formal
  dive v plunge: water pool swimmer; cliff river board sea diver head lake deep rock dolphin pelican jump penguin whale submarine goalkeeper springboard
  divide v perform_a_division: number three six twelve by ten maths; multiply sum remainder subtract calculate fraction zero total nine fifty
  divide v? separate_into|come_apart: cake group country pizza pieces; chapter class half portion team equally slice share cell children land year profit estate chocolate bread book
  divide v? act_as_a_barrier: river fence; wall border mountain line village road city curtain east berlin screen
  division n? an_army_unit: army soldiers infantry tank; armoured troops general commander cavalry regiment war attack battalion panzer airborne
  division n? the_act_or: multiplication cake maths cell; addition subtraction sum labour property fraction long arithmetic calculate land equal inheritance
  division n? a_league_ranked: team league football second; premier relegate goal club win promote champion player top match basketball third
  division n? an_administrative: sales company; marketing head manager police research corporation bank personnel business department export
  division n? discord_that: party; bitter society unity political family deep civil class country argument religious
  dock n landing|enclosure|platform: ship boat harbour harbor boats unloaded cargo; port ferry wharf anchor quay crane sail passenger load captain warehouse worker cruise container vessel
  dock n enclosure_in_a_court: court accused defendant judge prisoner stand witness; lawyer trial barrister guilty sentence crime courtroom thief jury murderer criminal
  dock n? any_of_certain: leaf nettle; weed sting sorrel plant rub grow lawn root
  dock v remove_or_shorten|deduct: ; tail puppy terrier cut horse
  dock v? come_into: ship ferry harbour; port boat liner sail passenger space cruise yacht tug spacecraft station
  dock v? deduct_from|deprive_someone: pay wages; salary worker boss employee point late strike allowance week
  doctor n licensed_medical: patient hospital medicine ill prescribed appointment nurse; surgery fever clinic sick examine cough disease throat surgeon flu treatment baby pain prescription
  doctor n person_who_holds_Ph.D.: university philosophy; literature degree theology professor thesis oxford science law phd title dissertation
  doctor v? alter_and: photo evidence; document picture accounts receipt report passport birth_certificate drink photograph record election
  dog n? a_member_of: puppy barked leash walked lead; tail bone kennel cat vet bite collar pet sheep owner labrador poodle breed chase park fur bowl
  dog v? go_after_with: problems injury; scandal bad_luck rumour misfortune career footsteps reporter illness debt campaign
  domestic a of_or_involving_the_home: chores; bliss life duties cleaning home happiness washing_machine servant
  domestic a of_concern|produced_in: flights economy politics policy; airport airline minister affairs international foreign currency trade passenger
  domestic a? of_or_involving|of_or_relating: chores violence work housework; cook husband abuse appliance waste heating help wife maid
  domestic a? converted: cat animals; pet pig sheep fowl wild dog goat breed rabbit hen donkey
  domestic a? produced_in: product; goods industry car wine market output consumption crude
  dose n? a_measured: medicine tablet vaccine antibiotics; daily penicillin pill patient doctor lethal medication drug milligram poison fatal nurse radiation aspirin heavy painkiller
  dot n? a_very_small: i letter pattern dress map; sentence ink red pencil pixel dice punctuation domino white page screen spot ladybird comma
  dot n? the_shorter: morse dash; code signal tap telegraph send telegram
  double n? a_stand-in|someone_who: actor film stunt; scene identical look_alike lookalike twin body dangerous saddam star
  double v increase_twofold: prices price population sales salary number; profit production size rent wage membership cost income triple dose almost value stake
  double a? consisting: bed room door doors; garage yellow chin decker glazing agent bus line meaning sink wardrobe mattress
  double a? twice_as_great: whisky portion espresso; brandy gin dose cream burger scotch vodka measure scoop wage helping
  down n soft_fine_feathers|fine_feathers: feathers duck pillow duvet goose; chick swan bird baby soft nest ducklings quilt cygnet
  down n? soft_fine|fine_soft: pillow duck goose jacket duvet feathers; eider warm coat stuff mattress peach sleeping_bag winter fluffy
  down n? (usually_plural): sheep walked; chalk hill grass rolling sussex shepherd south southern hike butterfly
  down v? drink_down: beer glass; whisky wine gulp drink pub vodka swallow coffee thirsty
  down v? shoot_at_and: plane; missile enemy helicopter fighter jet gunner bomber rocket aircraft
  draft n current_of_air: cold window door air feel chilly chimney; catch_cold gap curtain candle shut flame warm stiff blow neck cellar stop winter heat
  draft n various_versions|preliminary: essay first novel report write letter final chapter speech article my_essay rough read ending revise editor; contract manuscript script poem dissertation rewrite email publisher paragraph professor submit version plan
  draft n compulsory_military: army war soldiers vietnam military; dodge avoid recruit conscript enlist student service canada
  draft n? a_serving: beer; pub ale pint swallow wine guinness deep bitter barrel thirsty
  draft v? draw_up_an: letter contract speech law; document proposal bill constitution treaty agreement report statement will reply memo plan
  draft v? engage_somebody: army soldiers; war military recruit vietnam fight young navy conscript service
  drag n? something_tedious: party boring; chore queue housework tedious wait homework real lecture commute
  drag n? a_slow_inhalation: cigarette; smoke inhale joint cigar puff deep
  drag n? clothing_that: queen dressed; wig makeup nightclub male show heel stage perform
  drag v pull: heavy suitcase floor sack chair; log box body foot rope bag table net ground cart sled carpet sofa mud mattress corpse bed
  drag v? move_slowly: lesson; afternoon hour meeting film speech lecture trial winter minute play
  drain n? a_pipe_through: blocked water sink leaves plumber; sewer pipe kitchen clog gutter street unblock rain manhole smell roof shower rat
  drain n? a_gradual: brain; resource finance budget economy energy money expense treasury fund healthcare
  drain v? drain_the|flow_off_gradually: pasta swamp bath water potato; sink rice colander vegetable field land tub noodle engine oil pond blood pan tank
  draw n game_ended|finish_of_a_contest: match game team ended football nil goals; two-two replay chess score penalty league season final referee nil-nil point whistle
  draw n? anything_(straws: lottery ticket win; raffle cup prize fa_cup world ball number christmas
  draw v represent|make_a_mark|engage_in_drawing: picture pencil paper artist child map horse flower house crayon you_draw drawing sketch circle portrait; cartoon chalk face cat tree triangle eraser sheet colour heart blackboard diagram architect plan square rabbit
  draw v cause_to_move|pull|bring: curtain cart horses horse carriage ox; rope pull mule sledge plough magnet oxen wagon bow donkey coach chariot
  draw v make,_formulate|select_or_take: conclusion; lesson comparison distinction evidence lot name parallel inference straw number logical
  draw v? move_or_pull: curtains blinds dark; bedroom window evening sun night light shut
  draw v? bring,_take,: gun sword pistol; sheriff cowboy knife weapon holster revolver dagger outlaw knight blade breath
  draw v? take_liquid: water well; bucket pump fountain bath pail village spring blood beer bowl barrel
  drawer n? a_boxlike: desk socks kitchen cutlery spoons shirts bottom opened; wardrobe key chest locked underwear knife letter cabinet scissors fork bedside sweater search pencils file empty
  drawing n representation_of_forms: pencil child wall picture artist; crayon sketchbook fridge exhibition da_vinci scale cave leonardo gallery architect technical
  drawing n? a_representation|an_illustration: pencil charcoal child sketch wall; ink paper portrait hang engineer
  drawing n? players_buy: lottery prize; raffle ticket winner charity number cash
  dream n? a_series_of: night sleep nightmare wake last strange; bad bed vivid snake interpret wake_up fly monster remember freud pillow awake frightening recurring fall
  dream n? a_cherished: become job career famous; ambition singer hope pursue fulfil realise champion star olympic actor come_true actress achieve america world martin
  dream v? indulge_in: becoming; rich travel famous retire fame freedom island star holiday footballer actress cottage win
  dream v? experience: night sleep; asleep nightmare bed wake bad fly vivid pillow monster snore last
  dress n one-piece: wear wed blue silk evening long bride red; skirt shoes sleeve hem sew pink dancer party cotton button iron summer lace zip white green pretty bridesmaid hang fit shop
  dress v? put_on_clothes|provide_with_clothes: child quickly shower; undress morning baby breakfast wash warmly get_up bathroom hurry jeans bed smartly suit doll bedroom pyjamas clothes wake
  dress v? put_a_finish: wound; nurse bandage injury stone leather cut clean lamb burn leg plaster
  dresser n furniture|chest_of_drawers: drawer bedroom clothes mirror; top comb sock brush lamp hairbrush jewellery sweater oak perfume hotel
  dresser n person|wardrobe_assistant: smart; snappy fashionable stylish elegant sloppy wardrobe
  dresser n? furniture|a_cabinet: bedroom drawers mirror plates; pine china wooden shelf welsh crockery
  dresser n? a_wardrobe: actor theatre; costume actress star opera backstage stage play wig
  dressing n savory: salad oil vinegar lettuce; caesar mayonnaise lemon mustard dip tomato garlic toss french bowl italian pour creamy cucumber
  dressing n cloth_covering: wound nurse bandage; sterile plaster cut gauze burn doctor change antiseptic blood hospital infection clean surgical
  drift n? a_large_mass: snow; sheep deep road shovel door car blizzard sand winter leaf
  drift n? the_pervading: meaning; conversation argument speech get catch understand explain speaker
  drift v? be_in_motion: boat sea current snow clouds raft; smoke tide balloon river iceberg log island wind ship leaf canoe harbour fog shore anchor seaweed feather
  drill n tool: hole wall electric dentist bore power; screw cordless carpenter hammer borrow wood tooth driller oil bit pneumatic toolbox shelf noise neighbour road battery
  drill n training|systematic: fire school pupils grammar practice playground alarm monday; evacuation bell emergency safety pronunciation evacuate lifeboat procedure class building exit teacher regular siren assembly
  drill n? (military): sergeant soldiers; parade march square army recruit barracks cadet rifle uniform bayonet
  drill v? make_a_hole,: hole oil wall dentist; well tooth screw driller geologist water rock pilot carpenter wood metal cavity brick gas ocean woodpecker
  drill v? train_in_the|undergo_military: soldiers; recruit sergeant parade army march cadet troop square barracks pupil grammar
  drink n? a_single_serving|any_liquid: cold glass water coffee thirsty juice soft; beer lemonade bar hot wine straw bottle buy refreshing gin whisky fizzy milk ice pub lunch bartender waiter
  drink n? the_act_of_drinking: alcohol problem; vodka liver give_up die lose gamble excessive despair divorce heavily
  drink v? take_in_liquids: water milk tea coffee juice; beer glass wine bottle thirst lemonade cup straw cow hot cold well horse breakfast river tap
  drink v? consume_alcohol: alcohol; drunk heavily whisky smoke pub vodka liver pregnant muslim too_much teetotal sober alone party
  drink v? propose_a: health; toast bride king memory queen success raise couple champagne
  drive n act_of_applying|road|journey: park; winding shore lakeside leafy shady
  drive n? a_journey: car long sunday mountains country; hour coast countryside minute day holiday sea motorway hotel afternoon weekend picnic lake
  drive n? a_road_leading: car parked house gravel; gate garage villa front lane mansion neighbour tree snow van lorry lead avenue
  drive n? the_trait: ambition energy; determination enthusiasm succeed lack talent success initiative motivation motivated sex hunger
  drive n? a_mechanism: disk computer usb; hard file floppy memory flash laptop store data cd storage folder
  drive v? operate_or|travel_or: car road truck bus licence taxi lorry; van lesson test motorway tractor speed drunk park slowly fast left seat_belt street ambulance police garage mother train accident
  drive v? force_into: mad crazy; suicide wife noise despair husband drink jealousy insane poverty bankruptcy boredom
  drive v? push,_propel,: nail; stake hammer post wood wedge ball screw herd cattle sheep horse peg fence
  driver n? the_operator: bus taxi car lorry licence; van train passenger coach truck motorist drunk racing accident police ambulance road motorway crash seat tram fare speed tractor
  driver n? (computer: printer computer install software; device graphics video windows update hardware download mouse
  driver n? a_golf_club: golf; hit club tee hole iron wood golf_ball swing
  drop n small_indefinite|shape: nose fell of_rain; sweat tear tap splash ear eye whisky
  drop n? a_shape_that|a_small_indefinite: rain water blood; dew oil wine milk glass ink window lemon
  drop n? a_sudden_sharp: temperature price sharp; sales profit income unemployment rate voltage population night share number demand
  drop n? a_steep_high: cliff; metre rock edge steep mountain balcony sheer fall roof path foot climber
  drop v let_fall|fall|go_down|fall_vertically: glass cup floor plate phone; ball bomb hand key leaf ground vase coin break umbrella spoon fruit apple mouse clumsy catch water knife parachute
  drop v? go_down_in: price temperature; rate value share profit sales unemployment winter sharply fall production night percent degrees population
  drop v? terminate|stop_pursuing: course subject charges; case lawsuit matter plan idea claim accusation prosecutor latin prosecution
  drop v? remove_(cargo,: station school; taxi passenger corner hotel airport driver bus child children home parcel
  drown v? die_from_being|kill_by_submerging: river swimmer sea sailors pool; boy sink lake flood shipwreck kitten rescue lifeguard titanic ferry capsize boat bath storm fisherman
  drug n substance_that_is_used_as: illegal police addict sell heroin dealer cocaine medicine doctor; addiction cannabis smuggle prescription pharmacist prescribe patient alcohol crime overdose marijuana treatment inject needle company pill cure effect disease painkiller
  drug v? administer: kidnapper drink; victim horse guard athlete patient sleep unconscious sedate tea wine
  drum n musical_percussion: band play music beat drummer sticks; guitar bass rhythm bang march noisy jungle concert tribe loud rock bongo singer trumpet african cymbal
  drum n? a_cylindrical|a_bulging: oil; waste barrel chemical steel water fuel diesel rust petrol roll
  drum v? make_a_rhythmic: fingers rain; table roof impatient window heart desk hoof tin heel woodpecker tap
  dry v? remove_the|become_dry: clothes hair dishes hands towel washing; sun tear hairdryer eye wind glass laundry paint fruit hang plate line shirt sunshine ink shower mud body
  dry a practically_unable|free_from_liquid: towel clothes desert weather skin; climate wind cough river land riverbed rain sand dusty wood lip grass season throat summer well mouth hot leaf warm soil
  dry a sugar|residual: wine white; sherry sweet fruity cider bottle martini champagne glass fish red taste vermouth
  dry a? humorously: humour wit; british english comment joke irony remark funny comedian
  duck n small_wild: pond swim bird egg water lake bread quack feathers ducklings; goose bill paddle river park drake hunter feed nest farm wing web feet chicken shoot hen ducks frog
  duck n? (cricket): batsman cricket; score wicket innings ball bowler out walk over
  duck n? flesh_of_a: roast pancakes orange; sauce chinese breast oven fat cherry serve pie meat restaurant rice plum peking wine menu
  duck v lower|move: head ball quick low branch door snowball beam; ceiling punch bullet bend tall stone doorway boxer crouch table hide shot gunfire wave
  duck v? avoid_or_try: question; responsibility issue politician tax service minister duty military journalist
  dull v? make_dull_or: knife; blade axe surface paint shine scissors edge sword sun colour
  dull v? make_numb: pain; ache drug sense alcohol painkiller grief tablet morphine brain hunger
  dull a? so_lacking|lacking_in_liveliness: lecture film speech book boring lesson; play teacher party conversation evening monotonous dreary life town sermon tedious interesting companion concert asleep yawn
  dull a? emitting_or|(of_color): colour grey sky weather day; rainy cloud november brown light paint afternoon winter gray bright coat surface overcast
  dull a? being_or_made: thud; bang sound noise thump roar ground explosion boom clunk
  dull a? not_keenly: ache pain; throb stomach toothache tooth leg headache shoulder chest
  dumb a lacking_the_power|unable_to_speak: deaf; mute blind sign silent speechless strike born animal language illness speak
  dumb a slow_to_learn|lacking_intelligence: stupid idea question; blonde joke mistake movie luck clever act smart ignorant fool answer brain
  dummy n? a_figure_representing: window shop crash ventriloquist; mannequin shop_window dress tailor puppet wear wooden wax clothes knee seat_belt
  dump n? a_piece_of: rubbish garbage waste old; lorry tip mattress site landfill tin fridge furniture seagull rat toxic smell truck
  dump v? throw_away|drop_(stuff): waste rubbish toxic garbage sea; lorry river mattress sewage ocean litter factory oil landfill chemical nuclear body illegally furniture skip poison
  dump v? sever_all: boyfriend girlfriend; boy lover girl relationship friend text valentine heartbroken fiance tears
  dust n? fine_powdery|free_microscopic: cleaned furniture shelf sneeze thick; cloud vacuum carpet attic wipe asthma road layer sweep broom desert collect wind book cover mite lorry dirt horse
  dust v? remove_the: shelf furniture; vacuum bookshelf clean cloth sweep polish housework ornament maid piano table mantelpiece room bookcase
  dust v? cover_with|distribute: sugar flour; cake icing cocoa snow powder pastry cinnamon plane crop tin chocolate
  duty n government_tax: import goods customs airport tax cigarettes; alcohol pay export whisky tobacco wine stamp perfume free passenger car
  duty n social_force|work_that: ; citizen country nation obligation civic job queen
  duty n? work_that|the_social: soldier police nurse moral night off guard; report doctor jury fireman patriotic parent shift sense perform sentry policeman military patrol
`;
