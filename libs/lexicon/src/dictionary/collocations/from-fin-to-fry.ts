/** The words from fin to fry. `collocations.ts` says what the columns are. */
export const fromFinToFry = `
  fin n one_of_a_pair|organ_of_locomotion: ; scale gill cod goldfish rear cadillac fins_of
  fin n? organ_of_locomotion: shark dolphin fish; dorsal tail whale swim water diver salmon pectoral surface
  final n? the_final: cup tennis reached match win; championship tournament team stadium semifinal penalty player football lose medal olympic
  final n? an_examination: exams university; student revise degree college oxford graduate pass sit
  final a? occurring: chapter page episode; scene whistle minute act lap round paragraph goodbye stage destination week
  final a? conclusive|not_to_be: decision; verdict judge word offer answer warning decree ruling
  find n? the_act_of: archaeological; treasure excavation rare lucky exciting bargain museum fossil roman
  find v come_upon|discover: coin beach; treasure body gold mushroom cave fossil floor diver buried bone
  find v? find_the_location: keys lose wallet glasses; search dog police map hotel parking job apartment lost missing passport
  find v? come_to_believe: interesting difficult; boring hard easy helpful guilty funny strange jury useful comfortable attractive
  fine n money_extracted: pay speeding police parking ticket pounds court library got_a paid; euro penalty traffic offence heavy dollar judge smoking littering driver court_ordered overdue
  fine v? issue_a_ticket: speeding judge driver parking; police company court warden referee smoking litter cyclist motorist club
  fine a superior|minute|thin: dust powder print detail; distinction nuance tune rain distinguish
  fine a satisfactory_condition: thank feel well weather thanks; morning everything worry ok doctor recover tomorrow sunny
  fine a? thin_in_thickness: thread hair sand needle; wire silk pencil comb cotton film tip nib tooth
  fine a? characterized: wine art china; porcelain lady craftsmanship example restaurant specimen building jewellery dining sculpture cheese
  fine a? of_textures: powder; flour sugar salt sieve grain texture grind mesh ash
  finger n? any_of_the: ring hand thumb nail pointed; cut bleed lips index bandage wedding knuckle piano splinter middle count burn
  finger n? one_of_the: glove; leather hole rubber wool knit
  finish n? the_place|designated_event: race line; runner marathon cross flag lap horse cheer cyclist sprint
  finish n? a_decorative: paint wood furniture; gloss matt varnish polish smooth metallic surface
  finish v? come_or_bring: homework work; essay report job book project exam race degree course painting meeting letter
  finish v? finish_eating: dinner vegetables; meal soup plate pudding drink lunch sandwich bottle breakfast dessert pizza cake
  fire n? the_event: building burned firemen brigade forest alarm; fireman firefighter blaze house extinguisher hotel destroy spread engine rescue warehouse
  fire n? a_fireplace: warm sit wood logs; camp hearth coal cosy chimney marshmallow armchair cook poker living_room
  fire n? the_act_of: gun enemy soldiers opened; shoot troops rifle police bullet artillery cease exchange
  fire n? the_process: smoke flames; spark oxygen heat fuel ash
  fire v terminate|discharge_from_an_office: boss job employee worker company late lazy staff; manager coach director steal factory cut_costs resign secretary workforce complain dismissal incompetent
  fire v cause_to_go_off|fire_a_gun|start_firing: pistol; musket torpedo arrow ammunition catapult revolver
  fire v? start_firing|cause_to_go|go_off_or: gun rifle shot soldiers bullet cannon weapon; missile enemy rocket police trigger shoot target troops tank artillery
  fire v? bake_in_a: pots kiln clay; oven ceramic tile brick glaze bowl
  firm n members_of_a_business: lawyer law company work accounting works employs; partner client business boss manager consultant employee engineering profit solicitor family
  firm a solid|not_soft|hard|marked_by_firm: mattress ground bed tomato; soil muscle cheese tofu surface pillow flesh clay snow pear
  firm a? marked_by: belief decision believer; commitment promise stance conviction offer evidence date control supporter leadership
  firm a? strong_and: handshake grip; hand grasp hold voice kick tone
  fish n any_of_various_mostly_cold-blooded: swim sea river pond aquarium tank; catch scale fin shark net tropical gill hook ocean goldfish freshwater coral
  fish n flesh_of_fish: eat fry dinner chips grilled; meat bake cod salmon lemon fillet restaurant sauce pie raw
  fish v? catch_or_try: lake river trout rod; boat catch river_with bait fisherman salmon pier grandfather net pond ice sea
  fish v? seek_indirectly: compliments; information praise sympathy
  fit n sudden: epileptic coughing laughing anger; seizure hysterical doctor sneeze hospital patient suffer faint choke
  fit n? a_display|a_sudden_flurry: rage anger temper laughter; jealousy pique scream throw tantrum jealous panic giggles
  fit v be_the_right|conform: shoes dress trousers size key; glove jacket lid suit ring jeans hat garment uniform helmet waist perfectly
  fit v make_fit|insert: kitchen; carpet shelf cupboard battery garage box drawer
  fit v? make_fit|provide_with|insert_or: kitchen tyres lock; carpenter alarm window engineer brakes smoke door burglar camera workman boiler plumber
  fit a physically|meeting: exercise gym run healthy runs athlete; train swim jog body keep sport doctor diet football cycling
  fit a? meeting_adequate: drink eat king; human consumption purpose habitation proper leader parent
  fix v restore_by_replacing: car bike roof break1 bicycle washing machine plumber; mechanic repair leak tap broken computer toaster tyre pipe engine garage tool
  fix v? decide_upon: date price; meeting wedding rate rent limit appointment agenda fee interest
  fix v? cause_to_be: shelf wall; screw nail bracket mirror glue ceiling attach plaque post bolt hook
  fix v? prepare_for_eating: dinner drink; breakfast lunch sandwich meal cocktail snack supper coffee salad
  flag n emblem: country pole wave red; nation stars half-mast flagpole fabric
  flag n? emblem_usually|a_rectangular_piece_of_fabric: country national waved pole; fly stripe hoist embassy raise soldier olympic pirate salute ship
  flag v? become_less|droop,_sink,: energy; interest enthusiasm strength runner spirit conversation tired heat
  flag v? communicate: taxi; cab driver police car ship passing train
  flank n? the_side_between: horse; rib cow lion rider dog whip sweat belly animal cattle
  flank n? the_side_of: army; attack enemy cavalry troops left_flank battle general right exposed commander
  flap n? any_broad: tent envelope pocket; cat skin letter jacket seal cardboard zip leather button open
  flap n? a_movable_airfoil: plane; pilot wing landing aircraft aeroplane takeoff airplane
  flap v? move_in_a|move_with_a_flapping: wings bird; flag arm wind sail curtain chicken butterfly duck tent breeze laundry goose
  flare n device_that_produces|burst_of_light: rescue; light sky night torch emergency
  flare n? a_burst_of|a_device_that: ship signal lifeboat distress; sailor rocket crew helicopter boat sea fire pilot shipwreck
  flare v? burn_brightly|shine_with: match; fire flame candle dark sky torch firework spark stove
  flash n sudden_intense|lamp: lightning; firework nuclear beam bang lens cannon
  flash n? a_sudden_intense|a_momentary: lightning bright; thunder sky storm explosion flame inspiration night sudden
  flash n? a_lamp_for: camera photo; photographer picture red portrait battery bulb shoot
  flash v? gleam_or_glow: lights blue lamp; lightning sign screen lighthouse red neon police warning headlight torch
  flat n suite_of_rooms: rend live london floor bedroom move landlord moved lived; apartment tenant neighbour share kitchen furnish city lease buy block owner
  flat n shallow_box|deflated: ; seedling tray tomato cardboard greenhouse
  flat n? a_deflated: tyre; bicycle bike puncture car wheel spare change pump driver
  flat n? a_musical: note; sharp music piano musician pianist major
  flat a having_a_surface|horizontally: ground surface tyre land roof screen; landscape stone desert plain field roof_of board shoe country road surface_was
  flat a? stretched: back lay; lie face bed stomach floor lying spread fall
  flat a? having_a_relatively: fish; dish bread plate box pan shallow cake cap disc
  flat a? (of_a_musical: note sing choir tone violin half; piano tune flute pitch key sing_was pianist
  flee v? run_away_quickly: country war refugees; fire village soldier family border scene prison flood enemy burning police army
  fleet n group_of_warships|group_of_aircraft|group_of_steamships: cars; aircraft commander
  fleet n? a_group_of_steamships|a_group_of_warships: ships navy fishing; admiral boat sail fisherman sea port warship harbor battle spanish submarine
  fleet n? group_of_motor: taxis cars trucks; bus van vehicle lorry delivery bicycles airline coach
  flesh n? a_soft_moist: peach fruit; melon mango juicy apple stone seed sweet ripe tomato
  flesh n? the_soft_tissue: wound meat bones; skin knife bite animal human raw lion tooth vulture wolf
  flight n scheduled_trip|formation_of_aircraft|instance_of_traveling: ; squadron formation scheduled bomber geese
  flight n stairway: stairs climb steps climbed; floor staircase stone elevator landing steep fall
  flight n? an_instance|a_scheduled: plane airport passengers london delayed pilot; ticket plane_to attendant airline crew book seat cancel board hour connect economy
  flight n? the_act_of: refugees; army slave villagers soldier family hasty panic
  flight n? passing_above|the_path_followed: birds; wing butterfly eagle arrow ball owl bee height
  fling v throw: stone; window ball bag floor shoe grenade angry hat
  flip v throw_or_toss|turn_upside: coin; heads tail turtle
  flip v? lightly_throw|cause_to_move: coin; captain match referee coin_and air toss decide finger
  flip v? turn_upside|toss_with_a_sharp: pancake; egg burger pan omelette fry cook mattress steak over spatula
  flip v? cause_to_go: switch; light lever button breaker fuse electricity
  flip v? look_through: pages; magazine book album catalogue newspaper notebook calendar
  float n? an_elaborate: parade carnival; flower costume street band procession festival dancer truck
  float n? something: fishing; bait hook line cork rod angler net fisherman
  float v be_in_motion|set_afloat|be_afloat: river; leaf bottle river_and gently downstream
  float v? be_afloat|be_in_motion: water boat wood sea pool; balloon cork ice duck raft cloud log bubble surface iceberg air
  float v? circulate: idea; proposal rumour plan name notion theory suggestion
  flood n rising_of_a_body: water houses rain river; village damage bridge victim valley disaster dam evacuate heavy town coast crop
  flood n? an_overwhelming: letters complaints; tears phone tourist refugee email calls applications memory light request orders imports
  flood v? cover_with|fill_quickly: cellar river town; street field basement valley water village storm rain burst crop dam bathroom
  floor n structure_consisting|storey: third second building lift elevator apartment live office; top fourth fifth ground balcony tenant upper skyscraper flight hotel stairs penthouse
  floor n inside_lower: carpet clean wooden kitchen sweep drop; mop rug tile broom dirty sleep dust polish bathroom crumb spill
  floor n? the_bottom: sea ocean; forest valley lake cave seabed jungle pool tank
  floor v? knock_someone's: question; answer candidate news reply interviewer pupil
  floor v? knock_down: boxer punch; blow opponent champion heavyweight knock jaw ring
  flow n? the_motion|the_act_of: traffic blood; water river air information electricity lava cash stream oxygen
  flow v? move_along,: river sea water; blood tears stream beer electricity wine downhill valley traffic lava blood_from current
  flower n? a_plant_cultivated|reproductive: rose garden vase; petal bloom bouquet bee tulip scent plant pot pick_a florist wedding daisy
  flower v? produce_or: spring; bloom tree summer cactus bulb cherry plant rose june
  flush n? a_poker_hand: poker cards; royal straight player hand win ace king bet spade
  flush n? a_rosy_color|sudden_reddening: cheeks; face fever pink embarrassment red skin shame
  flush v cause_to_flow|rinse: ; wound_with colon radiator saline
  flush v turn_red: face embarrassed embarrassment cheeks; red anger pink shame blush neck girl
  flush v? rinse,_clean,|cause_to_flow: toilet; pill water handle drain bathroom goldfish lavatory pipe drugs sewer chain
  flush a? of_a_surface: wall; surface floor door tile frame edge board
  fly n two-winged: insect soup buzz window spider landed swat; bug wing mosquito maggot web kitchen flies swarm
  fly n opening_in_a_garment: trousers zip; button jeans undone unzip pants
  fly n? fisherman's: fishing trout; trout_and hook salmon angler rod artificial line lure
  fly v travel_through: plane bird sky wings airline pilot south; butterfly eagle swan nest goose bat bee bird_in balloon migrate cloud
  fly v? operate_an: pilot plane; learn helicopter aircraft jet solo captain cockpit bomber drone airplane
  fly v? travel_in: paris airline; london airport business ticket rome tokyo abroad economy class
  fly v? cause_to_fly: kite; wind flag beach child string
  fly v? pass_away: time; hour holiday year weekend week fun quickly afternoon
  focus n? maximum_clarity_or_distinctness_of_an_image: camera photo picture; lens blur image photograph microscope binoculars telescope sharp
  focus n? the_concentration|special_emphasis: attention; course campaign meeting debate research discussion study report conference
  focus v? direct_one's: attention work; task homework exam mind student issue concentrate problem effort detail pupil
  focus v? to_converge_or|put_(an_image): camera telescope lens; light beam eye microscope ray projector lens_on binoculars image sunlight photographer
  foil n piece_of_thin: wrap kitchen aluminium aluminum oven chicken sandwich; tin cover roast grill potato tray baking silver leftover fish shiny
  foil n? a_light_slender: fencing; sword mask sabre blade match
  foil v hinder: plan plot police attempt robbery escape; coup kidnap scheme thief terrorist ambition burglar alarm assassination
  fold n pen: sheep; shepherd lamb flock wolf gate
  fold n? an_angular: paper; skirt curtain skin page cloth map napkin dress
  fold v bend|lay: paper clothes letter shirt napkin shirts; blanket sheet map laundry towel arms chair tent half iron trousers
  fold v? cease_to_operate: company business; newspaper firm factory bankrupt magazine shop airline theatre investor
  fold v? incorporate: egg whites; flour batter cream mixture chocolate cook
  follow v? to_travel: dog police street; car detective footprint shadow dog_wherever spy bear duckling crowd wolf
  follow v? act_in_accordance|behave_in: rules instructions advice; recipe orders law doctor manual diet example procedure fashion guideline tradition
  follow v? travel_along: path; road river trail coast signs map arrow route stream railway
  foot n linear_unit: tall inches long six high; eight four deep ten wide wave height seven snow fence
  foot n pedal_extremity|part_of_the_leg: toe step walk; sole dancer bath stamp
  foot n lower_part|lowest: mountain hill page bed stairs; tower cliff staircase ladder valley wall castle cross
  foot n? the_part_of: shoe toes kick barefoot sock; ankle sore blister left boot shoe_on sandal injure bare heel sprain cut
  foot v? pay_for_something: bill; taxpayer cost hotel expense restaurant company meal
  force n? (physics): gravity physics; newton magnetic acceleration centrifugal energy mass field electric object
  force n? group_of_people_willing|a_unit_that: police air armed peacekeeping; task navy military troops defence commander special rebel security labour soldier
  force n? an_act_of|physical_energy: door open; brute explosion wind blow hurricane punch hit storm
  force v? to_cause_to|urge_or_force: confess obey; robbery resign slave marry leave sell flee surrender prisoner soldier victim abandon
  force v? squeeze_like: door lock; window suitcase box key lid burglar crowbar drawer
  foreign a? relating_to: language country; tourist travel student currency teacher national visitor accent film trade investor
  foreign a? of_concern: policy; minister affairs secretary substance matter
  forest n trees: trees wood; pine bear deer path camp wolf fire tropical jungle hunter hike owl
  forge n? a_workplace|furnace_consisting: blacksmith horseshoes iron; hammer anvil fire metal steel hot
  forge v create|make|beat: metal iron blacksmith sword; hammer steel anvil link alliance tool horseshoe friendship bond fire
  forge v make_a_copy: signature money passport banknotes documents cheque; will certificate prescription painting visa bank criminal clerk card cheque_and
  fork n cutlery: knife eat spoon plate; salad meat dish napkin noodle tine silver
  fork n division|act_of_branching|place_where: road left path river road_forks; left_fork branch stream tributary trail
  fork n? the_act_of|the_region: road left right; tree signpost highway turn path_took crossroads bear
  fork n? an_agricultural: garden dig; soil hay spade farmer potato compost shed
  form n printed_document: fill complete application sign signed; tax office visa insurance send online blank name passport customs registration sheet
  form n? a_category: government life; energy art transport communication punishment exercise payment entertainment poetry
  form n? the_spatial|any_spatial: shape; human circle square triangle shadow dark ghost cloud statue
  form v assume_a_form|create|give_shape: ice clouds; crystal river rock bubble lava drop planet
  form v? create_(as: team band; company alliance party committee group government friends club queue circle union
  form v? give_shape: clay; dough potter sculptor wax hand metal ball mold child_from
  formal a? being_in_accord: dress dinner; suit invitation wear garden ceremony wedding tie occasion gown education ball
  formal a? (of_spoken: letter language; style speech writing english register essay apology complaint email
  formula n? a_representation: chemical; water molecule salt compound chemistry carbon
  formula n? a_group_of|(mathematics): mathematics area; equation calculate einstein physics circle algebra volume energy mathematician maths
  formula n? a_liquid_food: baby; bottle milk infant feed breast mother warm
  formula n? directions: secret; recipe success coke magic drink perfume winning coca-cola ingredient
  forward n? the_person: goals football striker; rugby team score basketball player soccer injure midfield hockey
  forward v? send_or_ship: letter email; mail message parcel address post call package complaint invitation
  forward r? at_or_to_or: step; lean march leap bend move push walk rush seat
  foster v? bring_up_under: child couple; orphan parent boy family baby kitten adopt
  foster v? promote_the|help_develop,: trade; cooperation relationship understanding spirit talent creativity growth innovation friendship atmosphere peace
  foster a? providing: parents mother; family home care child adopt orphan daughter social
  foul n act_that_violates: referee player football penalty; free_kick striker defender whistle commit card basketball goal team kick
  foul a disgusting|offensive: taste; medicine meal pie coffee cabbage
  foul a? offensively|filled_or: smell drains; air breath toilet odour stench water bin rubbish fish sewer
  foul a? arousing_aversion: temper weather language; mouth word curse murder mood crime swear play
  found v set_up: company club school city university; hospital museum business rome colony monk newspaper charity church bank settlement organization
  foundation n? lowest_support: house building concrete; wall stone earthquake brick pillar dig crack basement bridge cement
  foundation n? an_institution: charity; research fund donate museum scholarship grant medical art hospital scientific
  foundation n? a_woman's: make-up; lipstick skin powder cream face mascara cosmetic makeup
  foundation n? the_basis: rumour; trust marriage fact science society friendship theory democracy faith truth solid
  fountain n? a_structure: square coins; garden water marble pigeon plaza stone park statue
  fountain n? a_plumbing: drinking; school thirsty corridor
  fox n alert_carnivorous: forest hens hunt chickens henhouse hunted cubs; tail den farmer hound burrow red vixen animal bushy rabbit goose
  fox n? a_shifty_deceptive: old sly; clever trick cunning trader lawyer politician
  fraction n? the_quotient: maths half decimal; pupil denominator numerator add divide multiply mathematics third
  fraction n? a_small_part: cost; second price tiny inch moment population percent value usual
  fracture n? breaking_of: bone leg arm; wrist ankle skull hip plaster x-ray rib hospital stress doctor surgeon rock
  fracture v? break_(a_bone)|break_into: leg hip wrist; bone skull ankle rib fall arm skier finger leg_in
  frame n framework|supporting|decorative: window glasses; door wooden bed greenhouse timber spectacles
  frame n? a_framework: photo picture; poster print mirror wall gold gilt
  frame n? the_internal: bicycle bike; steel wheel small slender muscular thin tall cyclist aluminium
  frame n? a_framework|a_structure: photograph picture silver painting portrait hang; oil gallery canvas museum wall_frame antique
  frame v? enclose_in_a: picture photo; painting diploma print certificate poster hang portrait photograph drawing
  frame v? take_or_catch: innocent crime; murder police detective corrupt evidence killer husband guilty
  free v grant_freedom: prisoner slaves hostages prisoners animals; captive bird trap tiger jail soldier activist
  free a? costing_nothing: ticket charge gift entrance drinks; sample coffee wifi delivery museum lunch health meal download gift_with magazine
  free a? not_occupied: seat tonight; room afternoon evening table chair doctor weekend desk minute parking busy
  free a? not_under: country slaves prisoners; speech press election democracy nation trade citizen bird society market
  freeze n? fixing_(of: pay; wage salary price hire spending rent
  freeze v change_to_ice|be_cold: water lake winter cold pipes; liquid river temperature degree ice winter_and pond frozen solid refrigerator blood celsius
  freeze v? stop_moving: fear deer; suddenly headlight spot rabbit screen terror burglar computer mouse smile move
  fresh a recently: bread fish fruit milk; salad scone squeezed
  fresh a improperly: boy; cheek mouthed talk slap teacher
  fresh a? recently_made,|not_canned: bread milk fish vegetables; orange egg pasta juice flower basil strawberry market coffee herb
  fresh a? imparting: air; breeze mint sea mountain window morning lemon scent
  fresh a? (of_a_cycle): start; idea approach page coat perspective evidence sheet paint look
  freshman n first-year: university college; student roommate campus semester dorm professor class year first high
  fret n small_bar: guitar; string finger neck play wire bass press
  fret v worry: worry; mother parent exam worry_about future nervous money trivial
  fringe n edging|part_of_the_city|ornamental: carpet curtain city; outskirts suburb edge factory tablecloth
  fringe n? a_border_of: hair; eye forehead cut hairdresser barber trim brown blonde
  fringe n? an_ornamental: rug shawl; jacket scarf lamp tassel silk leather skirt
  frog n? any_of_various: pond jumped tadpoles; prince croak lily hop leap kiss green fly toad snake swamp
  front n part_of_something|side_that: house door car; queue class seat porch yard row sit cover shirt desk gate
  front n atmospheric: weather cold warm rain; storm cloud arctic forecast thunderstorm temperature snow
  front n line_along: soldiers war army; trench enemy fight battle russian troops letter die attack
  frost n? ice_crystals|weather_cold: window plants cold grass; ground morning garden winter crop bite melt night frozen ice windscreen
  fruit n ripened: eat apple tree; orange banana juice vegetable pear basket ripe bowl sweet salad seed market
  fruit n? the_consequence: labour; success effort victory research enjoy reap harvest work
  fry v cook: egg pan oil; bacon onion potato chip butter fish steak sausage pancake cook garlic mushroom
`;
