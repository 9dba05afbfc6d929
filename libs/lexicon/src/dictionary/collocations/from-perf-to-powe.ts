/** The words from perfect to power. `collocations.ts` says what the columns are. */
export const fromPerfToPowe = `
  perfect v make_perfect: skill technique; recipe pronunciation practise serve dancer method art invention improve violinist accent talent
  perform v? give_a_performance: play concert song stage orchestra; band musician actor audience theatre singer choir dance trick magician opera
  perform v? carry_out|get_(something): operation task experiment duty; surgeon surgery robot test perfectly function analysis ceremony machine calculation miracle
  period n end_of_the|punctuation: sentence end write comma; capital dot semicolon punctuation exclamation paragraph type abbreviation
  period n amount_of_time: ice war victorian months history weeks; during century trial early decade short lasted time stone cold renaissance
  period n? the_monthly: woman cramps; pregnant late miss heavy tampon painful monthly menstrual blood girl bleed
  period n? the_end_or: school; extra_time goal final injury hockey half overtime score
  permit n legal_document: need fish work park parking residence show fishing; apply officer authority gun building visa foreigner travel issue valid expire
  permit v consent|allow|make_it_possible: smoking rules; law visitor alcohol park photography weather landlord camera dog library hospital
  person n? a_grammatical: verb grammar; singular plural third second pronoun narrator tense ending conjugate
  pest n? any_unwanted: farmers crops insect; rat locust spray garden chemical cockroach beetle destroy pesticide slug weed
  pest n? a_persistently: little; brother annoy nuisance child sister bother naughty
  pet n domesticated: dog cat hamster; vet rabbit goldfish animal feed owner parrot food kitten tortoise allergic
  pet n special_loved: teacher teacher's; favourite class pupil classmate classroom jealous headmaster boss
  pet v? stroke_or_caress_gently: cat; dog horse kitten puppy lap fur rabbit zoo lamb goat
  phase n? any_distinct: project; development early next trial begin construction enter difficult rebellious life final teenage
  phase n? (astronomy): moon; crescent lunar full planet eclipse venus quarter
  phone n electronic_equipment: call; ring answer number mobile talk battery hang_up charge screen pocket speak message
  photograph n representation: camera; album frame wedding picture family pose passport black-and-white newspaper holiday beach zoom
  physical a? involving|characterized: exercise fitness; education sport mental strength activity health pain contact therapy disability body injury
  pick n heavy_iron: miner ice axe shovel; rock spade dig ground tool swing quarry coal
  pick n? a_small_thin: guitar; plectrum string thumb banjo strum bass musician
  pick v look_for|gather: flower fruit apples strawberries flowers berries grapes; mushroom orchard basket cherry cotton field raspberry garden bunch rose tomato
  pick v? select_carefully: team captain card colour winner; choose number lottery dress jury volunteer candidate book name random side
  pick v? pay_for_something: lock; burglar thief hairpin wire door key safe
  picture n visual|representation: paint; colour book page postcard magazine child wildlife
  picture n? a_visual_representation|graphic_art|a_representation: wall painted draw hung; hang frame gallery landscape portrait crayon museum canvas camera photo artist
  picture n? a_form_of: cinema best oscar; award hollywood director actress star motion silent studio
  picture n? the_visible: tv; television screen quality channel set blurred fuzzy satellite
  picture v? conceive_of: imagine; yourself beach future scene easily mind vivid hard
  pie n dish_baked: apple; bake crust pastry pumpkin slice oven meat cherry dessert cream blueberry rhubarb
  piece n musical_work: piano music played composer; orchestra violin concert mozart perform pianist guitar symphony chopin
  piece n? a_serving|a_separate: cake paper bread pizza; chocolate meat cheese pie string furniture glass chalk puzzle jigsaw clothing broken
  piece n? a_period_of: chess; board king queen checkers knight draughts move pawn
  pier n? a_platform: boats fishing; sea seaside walk ferry fisherman jetty dock harbour tourist end tie
  pig n? domestic_swine: farm mud; pork piglet bacon sow sty slaughter animal pen barn cow ham
  pig n? a_person_regarded: eat; greedy rude disgusting chauvinist fat selfish husband table manners messy
  pile n collection_of_objects: books leaves papers clothes; desk stone rock sand blanket gravel pebble
  pile n stands_up_from_the_weave: carpet; rug thick deep velvet soft towel wool
  pile n column_of_wood: bridge pier drive; river foundation sea dock house harbour venice timber jetty concrete
  pile n? a_collection|of')_a_large: leaves books dishes clothes papers laundry; stack homework dirty money rubbish magazines snow plate bill brick
  pile v? arrange_in|place_or_lay: plates; book suitcase wood box hay cushion blanket log sandbag furniture stack
  pill n dose|something_shaped: doctor headache swallowed; pain tablet pharmacist water bottle medicine bitter dose prescribe vitamin
  pill n? a_contraceptive: contraceptive; birth pregnant girlfriend pregnancy condom contraception
  pillar n? a_vertical|(architecture)|anything_that: temple stone; marble roof support column greek hall concrete salt bridge statue
  pillar n? a_prominent: community; society church local respected establishment wisdom industry
  pillow n cushion: sleep; bed head soft blanket feather sheet mattress cotton duvet tear hotel asleep
  pilot n someone_who_is_licensed: plane fly airline aircraft landed helicopter cockpit; flight jet airport crash co-pilot passenger cabin runway training parachute engine
  pilot n program: tv series; audience commission sitcom screen abc producer hbo
  pilot n? a_person_qualified: ship harbour; port captain river guide boat vessel tug sail
  pilot n? a_program|something: series tv episode; channel study scheme test comedy project drama network
  pilot v? operate_an: plane; aircraft helicopter spaceship rocket jet boat glider airliner captain
  pin n piece_of_jewelry|small_slender: sew jewel; brooch diamond lapel jacket collar gold badge hat silver wear
  pin n? a_small_slender: sewing dressmaker; prick needle cushion fabric safety hem sharp dress seam hold nappy pincushion hairpin
  pin n? a_number_you: cash card; number machine enter forget digit code bank atm debit type four password
  pin n? small_markers: bowling; alley ball strike lane knock skittle
  pin v? attach_or: notice map; badge wall board poster medal flower paper notice_board jacket hair flag ribbon
  pinch n slight|injury|squeeze|small_sharp: salt soup pepper sugar; spice cinnamon nutmeg flour add recipe dash stir sauce chilli tobacco saffron
  pinch v squeeze: arm nose cheek; finger dream bottom child bully lip grandmother awake crab skin
  pinch v make_off: wallet bike; steal pocket bicycle pen thief shop purse phone sweet
  pinch v? irritate_as: shoes; collar tight belt heels boots waist toe
  pine n coniferous|straight-grained: tree forest cone wood cones needles needle; mountain evergreen spruce squirrel scent resin plant nut grow grove fir
  pine n? straight-grained: table furniture; shelf bed floor cupboard bookcase dresser kitchen plank chest bench
  pine v have_a_desire: for home pine_for dog owner away funeral lonely; lover death husband wife homesick sailor soldier sick grieve miss lost
  pipe n tube_with_a_small_bowl: tobacco smoke smoked grandfather puffed; sailor chair detective stuffed grandpa grandad
  pipe n long_tube: water leak plumber gas burst lead; pump drain bathroom copper sewage freeze sink underground kitchen heating oil
  pipe n tube_with_a: lit puffed; uncle cigar opium mouth sherlock blow meerschaum bowl
  pirate n someone_who_robs: ship sea; treasure captain parrot island caribbean sail hook attack eye_patch flag wooden_leg somali
  pirate v copy: software films; dvd song cd illegal music copyright download game internet video
  pistol n firearm: shot; fire gun bullet aim policeman shoot load holster robber duel weapon trigger
  piston n mechanical: engine; cylinder steam pump valve oil car crankshaft mechanic
  pit n sizeable_hole|excavation: dig coal snake miners; deep fall bottom sand coal_mine trap barbecue lion gravel bury
  pit n seed: peach cherry olive; plum avocado apricot spit fruit date tooth mango
  pit n? (auto_racing): racing stop; driver car tyre mechanic lap formula pull lane
  pit v? remove_the: cherries olives; peach plum date avocado stone knife apricot
  pitch n property_of_sound: voice high note sing piano; tone tune perfect musical low instrument violin ear scream choir
  pitch n sports_field: football players cricket half-time mud grass referee; stadium match goal team fan hockey rugby
  pitch n? (baseball): batter baseball; pitcher hit inning throw fast swing strike ball catcher
  pitch n? promotion: sales; client investor customer advertising idea agency company product elevator boss salesman
  pitch n? any_of_various: black; tar roof seal boat barrel hull asphalt pine
  pitch v set|throw|erect: camp; caravan fence wicket stall wigwam awning
  pitch v? throw_or_hurl|throw_or_toss: ball baseball; hay fast pitcher catcher inning game yankees throw
  pitch v? erect_and: tent; field campsite mountain river beach scout flat ground marquee
  pitcher n throws_the_ball: baseball ball batter team game; throw field player ballpark stadium cap red_sox rookie
  pitcher n open_vessel: water jug pour poured juice lemonade beer milk glass waiter table iced sangria empty fill jar; lemon punch refill tray ale ceramic wine handle kitchen
  pitcher n? (baseball)|the_position: baseball throw1 ball batter strike mound glove catcher inning base strikeout fastball; league yankees curve coach relief
  place n? a_job_in_an: university; team medical course offer school law training apply
  place v put: table vase; cup tray flower lid bowl plate bag hand shelf bet order blanket
  plague n? a_serious|any_epidemic: rats medieval europe died; disease black death century village epidemic flea london doctor infect city kill
  plague n? a_swarm_of: locusts; frog insect fly egypt mouse mosquito grasshopper
  plain n extensive_tract: mountain buffalo grass horses flat mountains wide grassy; lion river desert plateau wheat crop cattle antelope valley lowland herd
  plain a lacking|not_elaborate|simple: clothes; room furniture wooden decoration simple style design envelope brick
  plain a? not_elaborate|lacking_embellishment|lacking_patterns: food dress white paper; rice yogurt bread chocolate fabric biscuit shirt wallpaper brown blue flour coffee
  plain a? lacking_in: girl face; pretty ugly ordinary daughter sister handsome attractive
  plain a? free_from|clearly_revealed: truth english; obvious clear speak mistake reason language warning talk fact
  plan n? a_series_of|an_arrangement: holiday escape; weekend future robbery discuss secret change business government marketing career wedding party
  plan n? scale_drawing: architect house floor; draw building garden blueprint kitchen museum scale extension
  plan v? make_plans|have_the_will: trip; holiday wedding party meeting carefully journey attack robbery summer weekend visit
  plane n aircraft: fly airport pilot land passengers landed sky flight crash boarded; ticket jet wing hijack runway delay parachute
  plane n carpenter's|power_tool: wood carpenter smooth board shaving; carpentry workshop plank tool saw edge door joiner chisel
  plane n unbounded|two-dimensional: geometry line point; angle parallel horizontal vertical triangle curve mathematics axis dimension surface
  plane v? cut_or_remove|make_even: door; wood carpenter plank edge smooth board table timber
  planet n celestial: sun; earth mars jupiter solar orbit star moon solar_system saturn universe telescope
  plant n buildings: factory car workers power nuclear work chemical steel jobs closed; electricity energy build assembly sewage employ production gas bottling manufacturing coal
  plant n living_organism: water garden leaves flower grow green sun pot soil; seed root botanist tomato tropical species insect rose bloom greenhouse animal fern
  plant v put_or_set: seed tree garden potato roses bulbs seeds tulips; rice spring soil crop apple hedge flower vegetable oak tomato
  plant v? place_something: bomb; evidence spy device microphone drug explosive police terrorist train
  plaque n memorial: wall; brass unveil bronze metal house birthplace inscription engrave memory statue famous honour
  plaster n adhesive: cut knee finger; bleed scratch blood wound nurse box toe heel stick_on thumb first_aid blister
  plaster n mixture|surface: wall ceiling; damp lath brick white trowel wet decorator render
  plaster n? a_mixture|a_surface|a_white_powder: wall ceiling leg arm; cast mould hole hospital broken paint sculptor crack model powder builder
  plastic n? generic_name: bottles bag; cup recycle cheap rubbish ocean pollution spoon toy wrap chair sheet waste
  plate n dish: food eat wash dinner; fork knife break paper serve cheese cake sandwich clean empty spoon china salad
  plate n sheet|flat: metal steel number; ship car armour silver registration copper thin iron engrave glass door
  plate n? a_rigid_layer: tectonic earthquake; continental crust volcano pacific collide earth geology
  plate n? (baseball): baseball batter; hit pitcher home ball run catcher slide inning umpire
  platform n raised_horizontal: train station stage speaker; passenger track railway wait underground edge crowd announce suitcase commuter stand
  platform n document: party; election candidate campaign democratic republican policy conservative vote
  platform n? a_woman's: shoes; heel sandals boots wear tall disco
  play n dramatic: theatre shakespeare actor stage; broadway theater actress playwright curtain premiere
  play n? a_dramatic|a_theatrical: theatre actors shakespeare write stage; hamlet drama rehearse comedy tragedy perform character director audience
  play n? activity_by: child; game playground school kindergarten toy fun learn imagination
  play v participate|perform: piano guitar football tennis chess; game card match rugby cricket team basketball poker computer golf hockey opponent
  play v? play_on_an|perform_music: piano violin guitar; flute drum orchestra tune trumpet band cello mozart chord
  play v? play_a_role|perform_on_a_stage: hamlet film; actor actress role villain character theatre movie macbeth juliet part lead
  play v? be_engaged: garden park; child toy sand friends outside street snow yard dog doll playground kitten
  play v? replay_(as: record song; tape cd album radio video dvd music again
  player n? a_person_who_participates: football team; coach ball injured score goal basketball match rugby tennis captain referee game
  player n? someone_who_plays: piano; violin guitar trumpet drum flute cello band bass orchestra
  plot n secret: kill king government assassinate bomb overthrow secret; murder minister emperor gunpowder conspiracy discover police terrorist queen assassination
  plot n story: film novel book story ending; twist character writer thriller play author complicate detective movie chapter
  plot n small_area: land build vegetables buy village; acre farm garden house field grave cemetery cultivate
  plot v? plan_secretly,: kill; king revenge murder assassinate overthrow conspirator revolution rebel general bomb
  plot v? make_a_schematic|make_a_plat: graph; data curve map axis chart temperature point computer ship position course
  plow n? a_farm_tool: ox; farmer horse tractor field pull blade soil furrow
  plow v? to_break_and: field; land farmer snow tractor horse soil ox earth
  pluck n? the_trait: courage; brave hero show admire ask soldier
  plug n electrical: wire spark car; distributor engine mechanic cylinder spark_plug motor replace
  plug n blockage: bath sink water; drain pull bathtub pull_out washbasin hole overflow barrel rubber
  plug n? an_electrical: socket electric kettle; wall lamp adapter charger cord appliance fuse cable lead plug_in toaster
  plug v? fill_or_close: hole leak; ear pipe gap bath boat cotton sink drain wall crack
  plug v? praise_the: book; film author album interview show movie song website product
  plum n? any_of_numerous: jam ripe; tree fruit pie dessert sauce basket juicy purple stewed
  poach v cook: egg water salmon eggs fish; pear fillet breakfast toast milk boil cook pan chicken spinach wine vinegar
  poach v hunt: elephant deer rhino ivory elephants rhinos salmon land duke rabbits gamekeeper; tiger pheasant farmer forest estate game arrest trap hare hunter park_ranger grouse
  pocket n? a_small_pouch: trousers keys coat; jacket coin handkerchief jeans wallet purse phone money hand shirt empty pick
  point n geometric|location: line; map junction highest starting boiling town road view compass
  point n sharp_end: pencil needle knife sharp; tip arrow scissors stick blunt spear blade sword pin
  point n unit_of_counting: score team game win scored; match player lead goal lose championship tie half deduct league finish
  point n? a_brief_version|an_isolated: argument speech discussion; make_a_point essay valid interesting agree raise remark lawyer debate
  point n? the_precise: meeting; story joke miss understand life explain get exercise
  point v indicate: finger gun map; arrow direction north sign teacher hand star way rude show
  point v? direct_into: gun; weapon camera telescope hose stick face rifle
  poison v? add_poison|administer|kill_with: tea king drink wine; rat dog food victim husband emperor cup river murder dead kill arsenic meal
  poke v hit_hard|poke: finger; rib stick eye stomach umbrella hole elbow shoulder pencil tongue
  poker n card_game: cards played money table bet bluff; hand casino game ace chip gamble win dealer stake
  poker n fire_iron: fire stir coals coal; hearth fireplace ash tongs iron metal shovel log grate
  polar a? located_at|of_or_existing: bear ice; arctic expedition region explorer snow penguin circle cap temperature climate
  pole n long_usually_round|rod: flag tent wood vault telephone; metal ski fish balance bamboo climb lamp punt scaffolding
  pole n geographic|one_of_two_points: north south ice explorer; antarctic polar_bear earth reach sledge geographic globe
  pole n native: warsaw polish; english french german immigrant plumber catholic marry russian
  pole n one_of_two: ; magnet battery positive opposite negative electric terminal
  pole n? one_of_two_points|one_of_two_antipodal: north south explorers; arctic expedition snow scott santa polar penguin amundsen compass
  policy n plan_of_action|line_of: government foreign honesty; foreign_policy economic company minister public immigration education tax change refund environment
  policy n contract: insurance; premium cover car accident life claim fire travel insurer renew holder damage
  polish n smooth|preparation: ; shiny rag smell duster lacquer glossy gleam
  polish n? a_preparation: shoe floor furniture nail; cloth wax red bottle remover tin brush varnish lipstick leather finger
  polish n? the_Slavic: language speak translate; dictionary word russian czech fluent lesson grammar learn german interpreter
  polish v surface)_shine: shoes silver floor car table; shine boot cloth rag brass glass rub wax furniture clean spoon wood
  polish v? improve_or: essay; speech skill style performance language poem draft presentation
  polish a of_or_relating_to_Poland: polish warsaw; pope border vodka immigrant poland film plumber composer sausage krakow
  poll n inquiry: opinion latest survey voters; conduct public newspaper result politician show popularity according support rating
  poll n? the_counting: election; exit ballot candidate party percent democrat gallup
  pony n small_gentle: ride; horse saddle stable field shetland birthday daughter trot lesson cart jockey
  pool n game|any_of_various_games: pub table play played cue balls billiards; bar game shoot snooker stick
  pool n excavation|lake|small_body: swim hotel diva kids; dive lifeguard deep splash indoor outdoor jump garden chlorine
  pool n? a_small_body|a_small_lake: blood water rock; shallow rain fish puddle crab duck oil tide cave waterfall frog mud
  pool n? any_communal|an_organization: car; resources typing talent labour vehicle gene fund
  pool v combine|join: money resources; knowledge effort share company savings countries fund information
  poor a little_money|not_rich|moderate: money family rich hungry; poverty country village farmer area homeless help charity peasant neighbourhood born
  poor a? deserving: thing dog; girl little cat victim boy child soul
  poor a? lacking_in: quality grades; health result harvest student eyesight performance sight light soil memory condition diet
  pop n popular|music: music star singer; song band concert chart radio hit album rock culture michael
  pop n sharp: cork; bang loud hear champagne gun balloon
  pop n? a_sweet_drink: bottle drink; fizzy lemonade can sweet crisps glass soda orange
  pop v? cause_to_make|make_a_sharp_explosive_noise: balloon cork; bubble burst champagne needle weasel pin bang popcorn
  pope n head: catholic; rome vatican church pray bishop visit mass cardinal bless italy francis
  porch n structure: house; sit chair rocking step swing front lamp door evening grandmother knock roof
  port n place_(seaport: ship harbour sailor boat hamburg dock sea docked; coast cargo container ferry city fishing naval anchor fleet
  port n sweet_dark-red: wine drink glass cheese bottle sherry; red toast brandy stilton dinner vintage portuguese decanter cheeseboard
  port n left_side: ship starboard; turn bow side captain hull steer lean
  port n computer: computer usb cable; laptop plug printer keyboard mouse device connect serial monitor
  porter n person_employed_to_carry: luggage station; station_master hospital railway ward night
  porter n very_dark: beer; stout pint glass pub ale drink brew lager
  porter n? a_person_employed|a_railroad: luggage station hotel suitcase; bag tip train carry platform guest lift trunk corridor
  pose n? a_posture: yoga; model lotus photograph warrior sit hold painting statue body stretch
  pose v assume_a_posture: artist photograph picture camera; model painter naked sit portrait magazine family nude swimsuit statue
  pose v pretend: policeman; doctor officer journalist tourist customer spy student buyer detective
  pose v? introduce: threat problem; question danger risk challenge climate security serious virus
  positive a? indicating: test; result pregnancy blood virus drug doctor covid hiv disease infection
  positive a? involving: attitude; thinking feedback effect experience comment review change influence encourage outlook
  positive a? persuaded: certain; absolutely sure witness see lock quite seen
  positive a? of_or_relating: number; integer negative zero root decimal charge sum
  post n delivery|system: send mail; package delivery arrive royal second-class courier delay
  post n upright: fence wooden gate goal; lamp fence_post ground bed dig tie wire horse bar ball farmer
  post n job|position: apply teacher office job teaching; vacancy government manager assistant resign appoint secretary university interview candidate salary lecturer
  post n? the_system|the_delivery: letter parcel office; stamp postman morning christmas first-class bill card cheque strike email
  post n? the_position: guard soldier sentry; leave guard_duty desert sentinel army sleep sergeant watch
  post v place|mail|cause: photo online notice; poster list wall job tweet vacancy advert review flyer
  post v? cause_to_be: letter parcel; mail stamp card envelope postcard mailbox box application christmas cheque
  post v? assign_to_a_post|assign_to_a_station: soldier abroad; officer diplomat army berlin embassy regiment overseas troops india guard
  post v? publicize: photo; facebook internet website blog message twitter video comment instagram
  pot n metal_or_earthenware|container: cook soup stew kitchen boil tea; coffee saucepan honey lid spoon pan stir stove handle jam potato
  pot n street_names|drug: smoke police smoked; marijuana cannabis joint drug smell dealer illegal hippie weed arrest
  pot n? a_container: plant flowers; plant_pot geranium garden soil rose balcony seed terracotta herb windowsill clay
  pot n? the_cumulative: poker; bet win hand chips money cards player
  pouch n enclosed|saclike: kangaroo; pocket tobacco leather baby belly money mother coin fur hamster cheek
  pound n unit_of_money|basic_unit_of_money: cost pay price money sterling penny; ticket euro dollar coin bill worth bank exchange spend wallet tax
  pound n unit_of_weight|16_ounces: weigh weight sugar butter meat apples of_flour half; gain baby diet ounce flour lose heavy scales steak cheese chicken
  pound n place_or|public_enclosure|enclosure: stray dog dogs claim cat owner; animal shelter rescue car puppy lost tow parking kitten vehicle dogcatcher kennel
  pound v hit|beat: door drum heart table fist; wall hammer police desk wave rain nail loudly
  pound v? move_rhythmically: heart; blood run nervous chest excitement fear head pulse
  pound v? break_down: spices; garlic mortar pestle grain powder herb steak flour seed corn
  pour v? cause_to_run|pour_out: tea milk water wine cup; glass jug kettle sauce coffee bottle cream beer oil bowl concrete champagne
  pour v? flow_in_a|move_in_large: rain; window smoke sweat blood roof tear crowd thunderstorm outside hole
  powder n solid: face washing; baking milk white detergent soap grind snow cocoa laundry bleach talcum
  powder n? any_of_various: face; gunpowder musket baby make-up cannon explosion gun keg talc skin
  powder v? apply_powder: nose; face cheek wig baby actress lady mirror skin make-up
  power n? energy_made: electricity; nuclear solar wind energy plant station cut engine turbine generate supply coal
  power n? possession_of_controlling|(of_a_government: king party; president political minister prime government election dictator parliament military rebel emperor
  power n? a_mathematical: two; three square exponent ten raise fourth multiply number root cube
  power v? supply_the: battery; engine solar electricity turbine motor wind panel factory steam car nuclear
`;
