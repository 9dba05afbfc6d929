/** The words from liberal to master. `collocations.ts` says what the columns are. */
export const fromLibToMas = `
  liberal n? a_person_who_favors_a_political: party election; conservative politics vote senator democrat republican newspaper candidate
  liberal a? having_political: politician party; view conservative minister policy newspaper government vote reform democracy elect magazine
  liberal a? given_or_giving: portion; helping generous amount donation praise dose butter tip sprinkle
  liberal a? showing_or|not_bound: parents; attitude society tolerant school education church open-minded broad-minded teacher
  library n? a_depository|a_building: books borrow return; librarian shelf public card read town quiet university overdue fine
  library n? a_room_where: house; mansion fireplace armchair guest sit oak dining_room whisky
  license n? a_legal_document: driver driving fishing; gun police expire permit marriage plate issue hunter renew pilot dog
  license n? freedom_to: poetic; artistic creative liberty historical
  lick v pass_the_tongue: dog ice tongue; ice-cream wound bone cone kitten plate face paw
  lick v? pass_the_tongue|take_up_with: cat dog stamp ice lollipop; lollipop_stick envelope spoon cream cow bowl lip ice_cream finger
  lick v? beat_thoroughly: team; opponent champion match boxer rival
  lid n movable_top: pot box jar pan; open bucket screw saucepan kettle boil bin tight container lift coffin basket
  lid n either_of_two_folds: eye; close heavy tear sleepy blink swollen shadow lash
  lie n statement_that_deviates: tell truth believe white; detect politician truth_or court police mother terrible spread invent
  lie v tell_an_untruth: truth police judge about age parents; pretend boss court honest wife witness dishonest trust teacher secret lawyer suspect
  lie v be_lying|be_located|assume: bed floor sofa beach sun grass down; back hospital blanket asleep bath carpet sunbathe pillow sick rest stomach hammock
  lie v? be_located: village city island; kilometre coast valley north mountain river border south town ruins lake
  life n living_things: planet mars; solar ocean alien earth universe exist evolve intelligent species search water
  life n account_of: write biography; author book autobiography film novel painter shakespeare saint
  life n? the_actions|the_course_of_human|the_period_from: whole spend long; live happy childhood career poor remain dedicate regret village long_life
  life n? animation: party; soul lively spirit vibrant children street
  life n? the_condition: saved; risk lose sacrifice doctor firefighter rescue death owe war threaten die
  lift n lifting_device|elevator: floor stairs building button stuck; hotel elevator tenth basement apartment button_press skyscraper wheelchair broken
  lift n ride: car station home give drive work; hitchhike airport hitch motorway school thumb truck lorry thank
  lift n? a_powered: ski; chair mountain slope snow resort pass
  lift v? raise_from|take_hold|raise_or_haul: weights box suitcase heavy; crane arm finger piano crate receiver lid baby telescope shoulder
  lift v? cancel_officially: ban; sanction restriction embargo quarantine curfew government order siege
  lift v? move_upwards|^move_upward: fog; mist balloon helicopter cloud smoke rocket curtain
  light n electromagnetic|source_of_light|visual_effect|any_device: bright sun window dark moon travels speed candle; ray shadow year ultraviolet reflect sunlight wave bright_sun laser lens dim
  light n? any_device: switch turn bulb lamp bedroom; torch traffic red headlight neon ceiling electrician battery lantern flash christmas
  light n? the_visual: switch; moonlight dusk fade soft glow flicker
  light v make_lighter|begin_to|cause_to_start_burning: street candles room lamps; lantern stage chandelier torch theatre corridor night hall moon floodlight brighten illuminate
  light v? subject_to: fire candle match oven; firework stove bonfire gas cooker wood paper fuse barbecue campfire log burner
  light v? begin_to_smoke: cigarette pipe; cigar pub lighter smoker tobacco puff
  light v? to_come_to: bird butterfly; branch eagle dove flower perch
  light a comparatively_little|little_physical_weight: suitcase weight feather heavy bag carry; luggage rucksack laptop aluminium load parcel kilo weigh backpack frame
  light a comparatively_little_physical: easy lift; foam portable wood lightweight bamboo
  light a? (used_of_color): blue green colour; pink brown pale eye shirt paint hair skin dress
  light a? not_great: rain breeze sleeper; traffic wind tap snow touch knock
  light a? easily_assimilated: meal lunch; supper snack breakfast salad soup dessert refreshment wine
  light a? characterized: kitchen; airy room spacious window bright flat studio
  like v find_enjoyable|be_fond: music very chocolate cats very_much; cheese swim dance football spicy food sweet song coffee reading hate film
  lime n green_acidic|tart: lemon juice fruit drink green tequila slice; squeeze mint rum pie fresh salt avocado salsa margarita cocktail peel
  lime n caustic|calcium: chalk; kiln cement mortar burn quarry wall
  lime n? any_of_various_deciduous: tree avenue; branch linden leaf blossom row bark park
  lime n? a_white_crystalline|a_caustic: soil; field garden sack acid plaster spread
  limp n? the_uneven: walked; ankle cane injury soldier leg war stick
  limp v walk_impeded: leg injured dog walk player ankle; hobble stick cane knee foot blister horse soldier pitch footballer
  limp a not_firm|lacking: lettuce handshake; arm body celery flower hand hang wet rag flag balloon hair
  line n formation_of_people: wait ticket people stand queue waiting; join bank supermarket shop passport tourist customer cashier toilet cinema long
  line n mark_long|length_(straight: draw straight page ruler paper; dot parallel horizontal circle square cross chalk
  line n text_consisting|short_personal: poem actor forget script memorize; verse stage play rehearse actress speech forgot recite learn scene shakespeare
  line n? a_mark_that|a_length_(straight: draw straight ruler pencil; diagonal wavy geometry sketch map triangle vertical point margin
  line n? a_conductor: telephone phone busy; crackle engage call hang operator cable electricity voice dead answer
  line n? a_fortified: enemy soldiers; trench front battle army attack advance defend break retreat general
  line n? something: railway; metro underground tube tram train station subway branch_line
  line v? form_a_line: trees street crowds; spectator fan road route avenue beach soldier parade
  line v? cover_the: coat box; silk drawer fur velvet skirt foil paper cake jacket tin glove
  lining n? a_piece_of: coat jacket silk; sleeve suit torn satin tear line pocket glove tailor hat
  link n fastener|ring: chain; bracelet break necklace gold weak fence steel
  link n connection|means_of: smoking cancer website; evidence scientist study close disease cause research
  link n? the_means|the_state: smoking cancer; bridge rail strong poverty cultural trade crime train obesity establish
  link n? (computing): website click page; browser internet email homepage web follow address broken blog
  link v? connect,_fasten,: bridge; tunnel computer island arm city rail channel cable road railway
  link v? make_a_logical: smoking; cancer study scientist disease evidence obesity police suspect murder diet gene
  lion n? large_gregarious: roared zebra zoo mane hunted; tiger tamer pride safari africa king cub cage den circus savanna
  lip n? either_of_two: kissed lipstick bit mouth; smile lick chap finger upper balm trumpet dry blood tremble
  lip n? the_top_edge: jug cup; cup_rim crater pitcher pour rim chip volcano
  liquid n? a_substance_that|fluid_matter: bottle; drink pour boil evaporate gas solid thick container freeze spill washing_up oil
  liquid a? existing_as|changed_from: soap; nitrogen hydrogen gold form solid diet oxygen metal chocolate cool detergent
  list n? a_database: shop names items; wait guest write long price ingredient reading wine check add cross alphabetical
  list v? give_or_make|include_in: names; ingredient alphabetical menu directory website price catalogue report document reason
  list v? tilt_to_one|cause_to_lean: ship boat; port hull sink storm starboard tilt yacht
  litter n rubbish: street park bin picked streets drop picnic; plastic bin_bag bottle fine tourist pavement rubbish bag collect beach
  litter n offspring: puppies kittens dog cat piglets bear runt mother pigs; born nurse lion newborn rabbit breed bitch wolf
  litter n offspring_at_one: puppies give birth; breeder spaniel labrador sow wean
  litter n? material_used: cat; tray box hamster cage clump clean scoop
  litter v? make_a_place|^strew: streets; beach bottle can park paper rubbish wrapper floor desk
  live v inhabit|be_an_inhabitant: house london flat city in; apartment village countryside abroad cottage farm jungle alone street parent island cave
  live v? continue_to: years; hundred age long old_age tortoise queen doctor cancer expect survive
  live a actually_being|charged|broadcast: concert music show broadcast band television; football audience recording match gig performance album stage tour radio studio
  live a? charged_with: ammunition bullets; round bomb grenade shell weapon soldier
  live a? charged_or: wire; electric cable shock touch fence electrician rail
  live a? possessing: lobster animals; crab bait chicken snake fish rat cook cattle
  lively a? full_of_life_and|full_of_zest: debate music; dance tune discussion child conversation crowd bar city imagination puppy village party
  liver n used_as_meat: eat onions fry pate; bacon sausage chicken butcher dish calf gravy lamb goose
  liver n large_and_complicated: body organ alcohol doctor disease kidney transplant drinking; failure heart cirrhosis lung hepatitis surgeon stomach damage
  load n? weight_to|goods_carried|a_quantity: lorry truck donkey carry; cargo heavy timber coal trailer wood heavy_goods horse hay ship washing roof
  load n? an_onerous: mind; guilt burden shoulder debt share worry
  load v? fill_or_place|put_(something): truck van lorry boxes; cart camel car luggage ship crate wagon dishwasher furniture hay cargo coal
  load v? provide_(a: gun camera; film rifle bullet pistol cannon revolver soldier
  load v? transfer_from: program page website; file data click browser disk app memory screen software slow
  loaf n shaped_mass: bread bakery baker sliced; crust dough rye wheat flour brown knife
  loan n? the_temporary: bank repay house; mortgage interest pay student borrow debt lend money library business credit
  lobby n large_entrance: hotel meet waited reception receptionist guests; lift suitcase theatre sofa entrance marble building porter apartment
  lobby n people_who_support|interest: gun politicians tobacco; pressure farm oil congress environmental parliament industry anti-abortion powerful
  lobby v detain: government politicians tax law congress minister; senator reform group company president parliament activist campaign ban mp
  local n? anesthetic: dentist; tooth extract injection drill inject
  local a? relating_to|of_or_belonging: newspaper shop council; library school village market pub hospital history resident police radio farmer
  local a? affecting: anaesthetic; anesthetic pain infection surgery injection anesthesia
  lock n fastener: door key bicycle burglar picked; bolt safe suitcase thief locksmith break turn combination cupboard handle
  lock n strand_or_cluster: hair; blond hair_cut forehead curly braid golden snip gray
  lock n enclosure_consisting: canal boat barge gate; river thames keeper panama water upstream narrowboat
  lock v fasten_with: door gate leave key car; room bicycle safe cupboard burglar shop drawer window prison cell suitcase remember
  locker n? a_storage: school gym books; room key changing gym_bag towel student clothes metal combination bag station swim
  locust n migratory|grasshoppers: insects crops; swarm plague farmer desert field eat africa locust_swarm
  lodge n small_house|hotel|any_of_various: ski hunting gate; porter keeper estate chalet entrance gatekeeper
  lodge n? a_small_(rustic)|a_hotel_providing: hunting ski night; mountain safari forest cabin lake guest weekend trout wildlife
  lodge v file_a_formal: complaint; appeal protest claim application embassy objection lawyer
  lodge v? stay_temporarily|provide_housing: family student; inn night village house boarding widow traveller guest soldier
  lodge v? put,_fix,: bullet throat; splinter tooth brain bone skull spine stick fish
  loft n? floor_consisting_of_a|floor_consisting_of_open: attic stored ladder; bed insulation trunk hay roof warehouse bedroom pigeon beam barn
  log n segment_of_the_trunk: fire tree wood burned cut floated cabin; chop axe fireplace hut timber oak stove forest saw lumberjack
  log n written_record: ; record daily flight diary keep lighthouse
  log n? a_written_record_of_events|a_written_record_of_messages: ship's captain voyage pilot entries ship entry; sailor bridge voyage_log weather crew navigator computer position error starship
  log v enter_into|fell: computer hours; data enter flight time driver mile record account visit
  log v? cut_lumber,: forest trees; forest_tree jungle company illegal rainforest timber ban
  logic n? reasoned_and: argument; reason conclusion sense understand decision fault explain cold follow flaw
  logic n? the_branch: philosophy; student mathematics professor course aristotle lecture lesson
  long v desire: home for see rest peace; holiday freedom sea sun home_country love spring sleep summer death
  long a? of_relatively_great_or: hair road river; table corridor neck leg tail skirt dress beard queue bridge list
  long a? being_or_indicating: time wait film; hour day minute winter speech meeting journey illness night holiday marriage
  look n? the_feelings: angry puzzled worry; eye sad face surprise cold fear horror anger pity strange hurt shock
  look n? the_act_of: take; quick close brief clock map glance photo
  look v? direct_one's: picture window; mirror sky clock camera map photograph face eye up star telescope screen
  look v? search_or: keys job; glasses answer solution house everywhere find flat information drawer wallet clue hunt
  look v? give_a_certain: tired ill; pale beautiful delicious funny happy ugly pretty sad angry great worry healthy
  loom n? a_textile: weaver carpet weave cloth; thread cotton silk wool yarn shuttle fabric mill factory tapestry
  loom v? come_into|appear_very|hang_over,: mist fog; crisis mountain war threat ship shadow danger dark iceberg deadline figure storm
  loop n basic_pattern|anything_with: ; figure circle fingerprint pattern belt whorl
  loop n? anything_with: rope string; wire hook ribbon thread knot lasso noose shoelace neck finger
  loop n? a_computer: program; code software variable infinite
  loose v? free_from_confinement: dog; cage lion horse prisoner tiger animal bull chain
  loose a? not_closely: trousers tooth shirt dress; screw knot jeans button fit sweater belt knob bolt trousers_belt nail collar
  lord n? a_titled_peer: house; lady duke earl title castle butler estate manor baron chamber
  lord n? terms_referring: prayer god; jesus praise heaven church psalm christ faith bless mercy amen
  lose v? cease_to_have,|miss_from: keys wallet umbrella weight; passport job phone way glove money ticket ring balance hearing leg temper
  lose v? fail_to_win: match game; election final team championship battle war bet goal opponent chess season player
  lose v? suffer_the: parents wife; husband child brother son mother friend accident die baby cancer grandfather
  loss n? the_amount: company profit; business financial billion quarter bank report suffer tax dollar
  loss n? the_experience: grief father; mourn death husband grief_of widow sorrow mother sad friend funeral
  loss n? something_that|gradual_decline: weight hair; blood memory appetite hearing sight sleep job habitat teeth diet
  lost a? confused_as: forest way city; wander tourist map mountain street desert fog hiker maze child wood
  lost a? no_longer: key; property dog luggage find wallet passport glove umbrella treasure
  lost a? not_gained: match; cause battle election game war bet
  lot n parcel_of_land|land: park house build parking vacant building; used_car developer empty buy land_developer parking_space film fence car
  lot n? of')_a_large: money people; whole friend trouble book work rain homework noise
  loud a characterized_by: music noise voice; bang thunder radio speaker explosion cry laugh siren bell neighbour concert crash
  loud a? tastelessly: shirt tie; jacket trousers colour pattern tasteless clothes hawaiian
  lounge n where_people_can_wait: airport hotel; departure passenger flight business_class terminal sofa drink first-class plane
  love n? a_score_of: tennis; thirty fifteen serve set score wimbledon
  love n? a_strong_positive|a_deep_feeling: fell first; romantic kiss marry heart mother couple wedding passion romeo song marriage poem
  low n? an_air_mass: pressure weather; rain storm atlantic cloud forecast weatherman
  low v? make_a_low: cows; cattle calf bull ox barn meadow
  low a less_than_normal: price temperature; salary wage cost fat rent calorie income interest rate risk tax blood
  low a? being_at_or: wall ceiling bridge; table shelf sun cloud hill branch fence fly stool beam sky chair
  low a? low_in_pitch: voice note; bass deep whisper tone growl sing sound rumble
  lumber n wood: truck sawmill boards building timber build; yard plank mill pine carpenter lumberjack saw forest house stack
  lumber v move_heavily: bear elephant; hippo truck wagon tank giant bus street hippopotamus
  lump n compact_mass|large_piece: sugar clay coal; butter rock mud earth wet gravy lead ice throw coffee potter
  lump n abnormal_protuberance: breast doctor skin neck head; cancer bump surgeon biopsy arm forehead discover tumor swelling hospital remove mammogram
  lung n? either_of: cancer breathe smoking; air chest transplant cough oxygen doctor asthma infection surgeon heart
  lure n? something: fish; fisherman bait trout hook cast money bass
  lure v? provoke_someone: trap customers; bait hunter victim cheese promise shop kidnapper money enemy fish forest prey
  machine n? any_mechanical: washing factory; operate sew repair engine switch coffee button metal broken worker invent vending
  mad a? roused_to: angry father; boss furious shout wife late dad teacher lie hit
  mad a? affected_with: hatter scientist; insane asylum king doctor lunatic madman hospital genius crazy
  mad a? marked_by: dog; love rush panic dash scramble bite
  magazine n? a_periodic|product_consisting: read fashion articles; cover journalist editor subscription model photo interview weekly glossy monthly publish
  magazine n? a_metal_frame: bullets rifle; gun pistol reload ammunition cartridge empty soldier
  magazine n? a_storehouse: gunpowder; explosive ship arsenal barrel powder explode warehouse
  magic n? considered: trick rabbit; magician hat card show audience perform disappear illusion conjurer child
  magic n? any_art_that: witch; wizard sorcerer black evil spell fairy demon supernatural potion
  magic a? possessing: wand spell; carpet mirror fairy potion sword lamp mushroom wizard ring circle
  maid n? a_female_domestic: hotel cleaned; uniform butler bed mistress servant mansion sweep dust room duchess cook
  mail n message|conveyance|bags: post; electronic read e-mail send inbox spam computer
  mail n armor: knight chain armour wear; medieval armor soldier sword warrior shield suit battle coat
  mail n? the_bags_of|the_system|any_particular: letter postman delivered; package address arrive mailbox stamp parcel post_office bill carrier van
  mail v? send_via_the: letter; package cheque card form parcel catalogue application envelope stamp send
  main n? a_principal: water burst gas; pipe electricity leak supply plumber sewer repair
  main a? most_important: street reason; course entrance character problem idea gate road event aim station door
  major n commissioned: army colonel rank promoted; captain officer general soldier troops regiment salute retire battalion british command
  major n principal_field: college university; psychology economics choose biology art declare degree
  major n? the_principal_field|a_university_student: university; student philosophy chemistry english history campus switch
  major a greater_in_scope|of_greater: city; river earthquake company bank event newspaper airport war investment
  major a? of_greater_importance|greater_in_scope: problem road; role cause factor change difference decision crisis threat
  major a? (of_a_scale: scale; chord minor key sonata symphony piano
  major a? of_greater_seriousness: surgery; operation heart accident injury crime illness
  mammoth n? any_of_numerous: ice; extinct tusk fossil bone woolly prehistoric siberia elephant hunt
  mammoth a? so_exceedingly: task; project job building undertaking effort skyscraper size sale bookcase
  man n? an_adult_person: woman; wear marry young coat tall handsome beard shave suit
  man n? someone_who: soldiers; regiment battle captain officer army troops sergeant wound
  man v? take_charge|provide_with: ship phones; boat gun station desk lighthouse fort spacecraft volunteer switchboard
  manage v? be_in_charge|watch_and: hotel shop; team restaurant money factory staff estate company store project
  manage v? achieve_a|succeed_in: succeeded; finish escape alone somehow survive catch pass win without
  manual n small_handbook: read instructions instruction; owner user machine teacher camera guide page assemble washing
  manual a requiring_human: work workers; skill hard tiring dexterity unskilled
  manual a? requiring_human|doing_or_requiring: labour work; class tool job transmission typewriter gearbox
  map n diagrammatic: road treasure lose; tourist atlas country city fold pirate hike guide route navigate pin
  maple n wood|tree: tree syrup; leaf autumn red canada forest table desk floor floorboard
  marble n metamorphic_rock: statue floor column carved; tomb sculptor statue_of temple white palace staircase table bathroom polish
  marble n small_ball: child game played boys glass; playground roll pocket circle toy schoolboy collect bag
  march n procession|walking: protest soldiers demonstrators demonstration; protester police army street hunger union capital peace rights
  march n? the_month: april february spring; may january december snow birthday winter end date
  march n? genre_of_music: band wed; funeral brass military play composer orchestra organ tune song
  march v walk: soldiers drum; band flag mile regiment barracks sergeant
  march v? walk_fast,|march_in_a|walk_ostentatiously: soldiers drum parade; step goose troops enemy left boot bridge
  march v? take_part: protesters; protest street demonstrator rights demand worker union banner student climate
  mare n female_equine: foal horse; stable stallion ride saddle meadow birth graze brown pregnant
  margin n boundary_line|blank_space: page notes write; pencil scribble book comment paper ruler wide red teacher notebook
  margin n amount|net_sales: profit narrow; vote win victory lead election price cost slim sale slender
  margin n? allowing_some: error; safety engineer risk mistake measurement poll
  marine a? of_or_relating_to_the|native_to|relating_to_or_characteristic: biologist life animals; ecosystem reef mammal pollution park conservation ocean species fossil shell
  mark n number_or_letter|grade: exam test teacher top essay full; high pass pupil fail student low homework maths school
  mark n symbol|visible_indication|distinguishing: stain red skin question; birth question_mark exclamation scratch finger bite tattoo punctuation skin_mark bruise scar
  mark n? a_visible_indication: dirty carpet wall table; leave tyre paint shirt shoe ink face
  mark n? formerly_the: german; currency euro pound bank franc exchange
  mark v? attach_a_tag: map; pencil cross pen box route circle line spot border tree
  mark v? celebrate: anniversary; birthday ceremony party occasion victory end century parade celebration
  mark v? make_small: exams essays teacher; paper homework spelling student red pupil test
  market n? an_area_in|a_marketplace: vegetables square stalls buy; flower cheese farmer fish fruit spice saturday bread street village fresh
  market n? the_securities: stock shares; crash investor bond trader price invest fall wall_street dollar
  market n? the_world|the_customers: product housing; labour sell export company car customer property consumer launch global
  market v? engage_in: product; brand company advertise campaign customer toothpaste firm children film
  maroon n? a_dark_purplish-red: dress; navy dark paint beige curtain wear color
  maroon v leave_stranded: island pirates sailors; crew desert ship mutiny shipwreck beach captain castaway sea
  maroon a? of_dark_brownish: dress; velvet curtain sweater blazer wall car uniform
  marry v take_in|perform: wed; husband groom girl couple church happy prince daughter love
  marry v? perform_a: priest; bishop vicar ceremony bride captain judge minister
  marsh n? usually_is: birds; reed mud swamp drain frog wet heron mosquito river land duck
  mask n covering: face wear robber oxygen; surgeon halloween carnival gas mask_and thief bandit hide diver paper costume nurse
  mask v? hide_under: smell; taste feeling flavour perfume fear truth anger noise sadness
  mass n sacrament|celebration: church priest sunday catholic go mother; pope latin communion midnight cathedral altar choir bishop monk pray nun
  mass n property_of_a_body: weight kilograms physics gravity; energy density planet force volume acceleration electron particle star earth
  mass n? of')_a_large|an_ill-structured: people; hair rock cloud grow paper information huge land
  mass v? join_together: troops; crowd army border soldier cloud protester enemy tank
  master n key|original: ; lock janitor door unlock caretaker hotel
  master n directs_the_work|presides: dog servant slave; horse college cruel lead owner plantation stable
  master n? an_artist: painting dutch; museum canvas portrait renaissance vermeer gallery old_masters
  master n? a_person_who: dog servant; obey loyal house command pet bow
  master n? presiding: school; headmaster latin boy pupil teach classroom boarding
  master n? an_original: copy recording; tape duplicate film album studio disc
  master v be_or_become_completely: language; skill instrument art fluent craft trade
  master v? be_or_become|have_a_firm: language; grammar piano violin technique chess chinese
`;
