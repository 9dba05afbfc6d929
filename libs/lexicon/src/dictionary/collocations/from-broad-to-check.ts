/** The words from broad to check. `collocations.ts` says what the columns are. */
export const fromBroadToCheck = `
  broad a great_(or_a_certain)_extent: shoulders street river chest smile avenue; back forehead grin nose valley hip boulevard wrestler hat jaw brim canal staircase
  broke a? lacking_funds: money rend borrow payday; student rent gambler lend penniless unemployed debt afford divorce actor month
  broken a? physically: leg window glass arm vase toy cup; fix repair mend plate chair bone nose finger mirror lamp clock rib tooth bottle doll
  broken a? (especially: promise marriage; vow heart treaty home truce family oath
  brown v fry: meat onion onions butter; mince pan lamb oil garlic beef chicken stew fry mushroom sausage skillet
  brush n implement: paint hair dip bristles painter toothbrush artist paintbrush hairbrush comb; varnish canvas broom handle stroke tooth wall soft glue toothpaste colour clean hog
  brush n dense_growth: fire bushes forest goat undergrowth; dry wildfire clear hide deer scrub thicket rabbit thick land
  brush n? momentary: death; law police danger close authority disaster
  brush v rub_with|clean: tooth hair dog; toothpaste shoe pony scalp twice clean bedtime dentist floss fur doll molars
  brush v? rub_with_a|clean_with|remove_with: crumbs tooth hair coat horse snow floor; dust mud sand leaf jacket dirt lint cobweb eyebrow flour
  brush v? touch_lightly: hand arm; cheek shoulder skirt sleeve finger lip knee branch curtain gently passer-by past
  buck n male_deer|mature_male: deer antlers doe stag hunter; graze hoof forest rut hare headlight venison fawn herd young wood kangaroo
  buck n piece_of_paper|dollar: money cost dollars bucks earn lend twenty fast; lottery spend save wallet quick pay bet worth hundred sandwich price fifty owe
  buck v? jump_vertically,|move_quickly: horse rodeo cowboy; bronco pony rider saddle mule bull throw wild mustang spur
  bucket n roughly_cylindrical: water sand; pail carry milk leak rope metal plastic empty roof
  bucket n? a_roughly|the_quantity: spade mop well sand filled; coal beach champagne fire paint ice wash soapy sandcastle fried clean cow fish
  buckle n fastener: belt shoe shiny silver; strap leather harness brass metal hole pilgrim sandal gold boot
  buckle v fasten: belt seat shoes seatbelt helmet; sandal harness strap chin child passenger driver waist pilot stroller boot
  buckle v fold_or_collapse|bend: knees legs weight roof; floor shock drunk faint stand boxer strain exhaustion burden shelf
  buckle v? bend_out_of: rails heat metal wheel bridge; bumper earthquake railway cyclist crash pavement bonnet frame collision beam fender steel
  buffet n? a_meal_set: wed breakfast lunch salads guests plate hotel helped; chef cold sandwich dessert vegetarian reception dish eat seafood hungry dinner queue
  buffet v? strike_against|strike,_beat: wind waves storm; ship boat coast gale rain cliff hurricane sailor turbulence yacht
  bug n insect|small_animal|general_term_for_any_insect: garden crawl bite leaf bed crawling insects window; spider ladybug squash wing mosquito spray bathroom caterpillar salad kitchen wall leg
  bug n fault_or_defect: software program computer code programmer fix app programmers update version crash; report developer website glitch engineer debug laptop testing patch feature game database
  bug n hidden_microphone: spy phone hide room microphone police planted spies listening office lamp transmit; embassy conversation agent detective telephone recorder hotel socket secret fbi
  bug n? a_minute_life: stomach cold flu; virus sick vomit catch hospital infection norovirus school feverish nasty
  bug v? annoy_persistently: stop noise brother; question mum sister parents constantly teacher leave mosquito neighbour classmate boss annoy
  bug v? tap_a_telephone: phone spies; fbi office police agent embassy room conversation journalist microphone hotel prison
  build n? constitution: slim athletic muscular strong; muscle swimmer medium tall stocky slender heavy suspect height boxer weight
  build v? make_by_combining|order,_supervise,: house nest bridge wall school hospital; castle church carpenter beaver bird brick architect village tower road worker boat snowman garage
  bulb n electric_lamp: light lamp bright electric change watt blow dim socket lamps; ceiling replace flicker led halogen screw burn torch flashlight energy-saving wattage bathroom filament glow
  bulb n modified_bud: plant tulip garden daffodil spring onion flower daffodils tulips planted autumn onions garlic; crocus hyacinth soil lily sprout pot dig bloom flowerbed squirrel root
  bulge v swell: pocket; muscle wallet eye bag stomach cheek vein belly stuffed sack suitcase wall
  bull n uncastrated_adult_male_of_domestic: farm cow field horns charge farmer matador ring bullfighter cows; gore rodeo spain herd fierce snort angry pasture cape gate
  bull n? an_investor: bear market; trader stock_market investor price rise wall_street optimistic
  bullet n projectile: gun shot; wound pistol fire vest shoot rifle kill soldier hit victim surgeon hole wall murder rubber
  bumper n? a_mechanical: car dented front back rear; collision crash sticker garage truck parking scratch vehicle lorry driver wheel
  bunk n bed_on_a|beds_built|rough_bed: sleep beds child bed top bottom cabin brother dormitory; ladder sailor soldier hostel upper lower barracks train ship sheet mattress room cell
  bunk n unacceptable|message_that_seems: nonsense history; talk rubbish astrology theory lie complete argument horoscope
  burn n? an_injury|pain_that: hand hospital skin arm iron oven; kettle steam leg cigarette cream scald doctor patient severe bandage flame scar treat stove
  burn v destroy_by_fire|undergo_combustion|cause_a_sharp|cause_to_burn: fire house wood flames candle paper rubbish leaves coal; log fuel oil building forest witch toast letter smoke factory gas calorie cake
  burn v? cause_a_sharp: sun skin tongue mouth; hot soup beach shoulder pepper chilli curry eye pain nose finger nettle
  burst n? a_sudden_flurry|a_sudden_intense: speed energy laughter applause; sudden short clap enthusiasm sprint activity runner anger creativity colour
  burst n? rapid_simultaneous: gunfire; fire machine-gun soldier bullet rifle shot automatic
  burst v? come_open|burst_outward,: balloon pipe tyre bubble dam; bag tube river pressure boiler appendix sausage seam flood bank frozen
  burst v? force_out: tears laughing; song flame room door applause suddenly child bride actress widow
  bush n? a_low_woody: rose berries garden birds hide thorns; holly blackberry currant hedge trim flower prune robin plant raspberry blueberry
  bush n? a_large_wilderness: australian outback kangaroo; africa aboriginal lion wild trek safari fire animal ranger
  business n? a_commercial|business_concerns: company owns family firm small runs started restaurant; open sell profit bakery shop bankrupt tax employee customer manager website partner successful
  business n? the_activity|the_volume: trip deal world study; lunch card travel school class international conduct slow paris london meeting
  business n? a_rightful: mind none; nosy personal private none_of_your ask affair neighbour
  bust n sculpture: marble statue museum bronze beethoven; plaster head sculptor caesar pedestal stone emperor roman composer philosopher napoleon
  bust n? the_chest: dress waist hips measure; size blouse bra tailor corset seamstress inch
  bust v? search_without: police drugs; dealer raid cop detective gang officer smuggler
  butt n victim_of_ridicule: joke jokes; teasing laugh humour constant classmate comedian comedy
  butt n handle|thick_end: rifle gun; pistol shoulder blow head soldier axe sword hit
  butt n? the_fleshy: kicked sit; pants chair slap jeans fall bicycle dog pinch wiggle
  butt n? finely_ground: cigarette ashtray; tobacco smoke cigar pavement ash floor stub street flick
  butt v to_strike,_thrust: goat ram head; horn bull stag fence fight player door
  button n round_fastener: shirt coat sew blouse sewed lose undo jacket cardigan; collar cuff thread needle trousers stitch waistcoat uniform dress loose fasten suit tailor missing
  button n electrical_switch|push_button: press push machine lift; red emergency mouse panic finger switch screen lever
  button n? an_electrical|a_device_that: lift elevator bell pressed machine camera doorbell play; remote start keyboard floor alarm stop phone intercom click record mute shutter menu
  buzz n? sound_of_rapid: bee bees insects; fly mosquito hive wasp drone chainsaw wing hum saw
  buzz v? make_a_buzzing: bee bees fly mosquito insects; hornet wasp hive flower wing beehive drone dragonfly head doorbell ear helicopter summer
  buzz v? be_noisy_with: room; excitement conversation crowd city activity gossip office newsroom restaurant party
  cabinet n persons_appointed: minister prime government president meeting reshuffle ministers members resign; politician appoint parliament chancellor decision treasury war coalition shadow vote discuss crisis
  cabinet n piece_of_furniture: kitchen drawer glass dishes shelf door bathroom medicine china drawers filing glasses; wooden cupboard trophy lock mirror antique mahogany towel plate carpenter medal display oak pill porcelain
  cable n conductor|television_system: tv electric wire underground telephone computer power plug; fibre internet charger usb copper lay socket printer bury laptop network telegraph
  cable n very_strong_thick_rope: bridge steel ship lift ski; suspension elevator gondola snap winch pull crane tow car mountain hoist
  cable n? television_that|a_television: tv channel television; subscription subscribe satellite movie sports company news provider
  calf n young_of_domestic: cow farm milk bear field farmer animal; newborn pasture slaughter branded rancher lasso bottle feed buffalo veal
  calf n muscular_back: leg muscle pain knee run runner legs pulled ankle; injury cramp stretch sprint shin footballer ache strain thigh foot calves tear sore massage
  calf n? young_of_domestic|young_of_various: barn farmer milk whale elephant; giraffe seal hippo herd ocean bison baby dolphin swim zoo
  call n? a_telephone: phone telephone mobile long-distance missed; ring answer emergency operator dial cell receive conference collect cell_phone prank number voicemail international
  call n? the_characteristic: bird owl whale; whistle gull mating duck frog cuckoo animal seagull crow distinctive
  call n? a_brief_social: paid visit; courtesy neighbour brief grandmother nurse vicar sunday social afternoon
  call n? often_in_protest: help; drown scream mountain cry distress swimmer ambulance rescue desperate
  call v? assign_a_specified: baby dog named nickname; child kitten liar parents boat puppy friend hero team genius coward
  call v? get_or_try: phone telephone mobile police doctor taxi ambulance mother number; dial plumber ring hotel mobile_phone boss operator immediately office receptionist tonight toll-free
  call v? order,_request,: waiter dog; cat witness dinner captain referee nurse stewardess
  call v? invite_or: meeting election; strike press referendum conference minister vote parliament union truce
  call v? utter_a_sudden: name; stair loudly help shout out answer crowd teacher conductor roll
  call v? pay_a_brief: neighbour; grandma vicar aunt house tea yesterday
  camp n temporary_living|site_where|shelter: tents army scouts tent soldiers; march barracks fort training enemy desert tank officer general gate guerrilla
  camp n? temporary_lodgings|a_group_of: tents scouts fire night mountain; campfire river hiker sleeping_bag climber forest mosquito everest explorer
  camp n? a_penal_institution: concentration prisoner nazi; jew labour auschwitz barbed_wire war guard survivor inmate escape holocaust
  camp n? shelter_for: refugee; border aid un syrian food relief migrant humanitarian
  camp n? a_site_where: summer child; holiday counselor lake parents kid week canoe boy wood tennis swim campground
  camp v? live_in_or|establish: tent forest lake night; mountain river scout campsite beach wood stove wild valley hiking
  campaign n race_between|series_of_actions: election votes president candidate; electoral party senate governor advertising poster slogan politician
  can n airtight: beans soup beer tin open opener soda metal opened paint; tomato peach lid shelf corn spray gasoline kick recycle rust
  can n? airtight_sealed|the_quantity: beer coke opener tin cat dog paint sardines soup drink; tuna lemonade pea fridge coca-cola mushroom
  can v? preserve_in: fruit; tomato peach fish vegetable jar sardine factory meat tuna salmon
  cap n tight-fitting: wear head baseball peak; hat woollen cloth hair backwards flat cotton school sun boy wool knit
  cap n something_serving|top_(as_for: ; lens camera petrol mushroom chimney radiator hub
  cap n? a_top_(as: bottle pen toothpaste; screw lid tube wine unscrew gas milk plastic jar beer
  cap n? an_upper_limit: spending; salary government budget price interest rent immigration rate
  cape n sleeveless: wear superman cloak red shoulders batman snow unhook coat velvet; dracula vampire hero wind magician bullfighter matador bull fur costume black satin
  cape n strip_of_land: sail sea coast ship sailed horn lighthouse rounded; africa town cod south peninsula rocky storm island wave east atlantic
  capital n seat_of_government: city country france spain government located germany is_the_capital capital_of peru italy japan lima berlin paris australia canberra; chile egypt rome tokyo turkey russia moscow nation kingdom largest parliament province population thailand
  capital n wealth_in_the_form|assets: money investor; flow foreign asset interest labour growth
  capital n one_of_the_large: letter write sentence name letters start; alphabet noun full_stop proper punctuation type word initial title headline font
  capital n? assets_available|wealth_in: invest business start raise company shareholders shop firm; bank finance venture factory fund loan million startup
  capital a? uppercase: letters; alphabet start sentence write name
  captain n? an_officer_who|the_naval: ship sink crew sailors vessel navy; pirate deck voyage admiral storm cabin submarine yacht lifeboat bridge harbour
  captain n? the_leader: team football match players side; goal rugby cricket referee coach hockey goalkeeper trophy penalty squad injured lead champion
  captain n? the_pilot: plane flight; passenger cockpit airline land aircraft announce turbulence seatbelt takeoff
  captain n? an_officer_holding: army lieutenant company soldiers; sergeant regiment colonel general promote infantry barracks cavalry battle
  capture v succeed_in_catching|take_possession|capture_as: soldiers prisoner enemy city; castle army town king hostage lion fugitive rebel thief fort pirate animal
  card n rectangular_pieces|playing|one_of_a_set: play deal ace game poker queen deck dealer shuffled hand; gamble bridge whist magician trick jack club pack heart joker diamond
  card n printed_or_written|greeting: send postcard; condolence mail sympathy get-well invitation souvenir
  card n? a_rectangular|a_printed_or: birthday christmas send greeting post valentine; envelope grandmother flower present anniversary congratulation wedding sign mum thank birth
  card n? a_card_certifying: identity library membership credit business bank visa; debit plastic sim wallet swipe expire pin insert machine stolen passport visiting
  care n work_of_providing: child hospital nurse elderly; childcare foster mother orphan baby provide home infant palliative
  care n? the_work_of|attention: nursing hospital elderly intensive health; patient medical skin dental hair ward cancer skincare sick
  care n? judiciousness: drive careful handle glass; fragile great knife parcel extreme cross slowly caution vase choose icy
  care v? feel_concern|be_concerned: environment animals people happens; planet money politics fashion family opinion deeply poor friend safety appearance
  care v? provide_care: old sick mother patients; nurse elderly baby orphan disabled hospital child father wounded horse garden ill parent
  carriage n vehicle_with_wheels: horse horses queen draw coachman royal; pull pony coach cinderella wheel princess ride drawn open golden wagon bride footman
  carriage n railcar: train passengers seats railway station; platform locomotive first-class compartment smoking rail commuter guard dining luggage empty
  carriage n? characteristic: upright; head posture dancer soldier graceful proud noble erect
  carrier n inactive_person|person_or_firm|someone_whose: disease virus; healthy gene infection typhoid hiv transmit mosquito hepatitis bacteria cholera
  carry v? move_while|serve_as_a: suitcase bag upstairs luggage box heavy baby tray; shopping backpack groceries basket firewood bucket stretcher porter stairs shoulder donkey lorry passenger
  carry v? transmit_or: disease mosquito; malaria rat flea virus germ tick infection blood gene bacteria
  cartoon n? a_humorous: newspaper magazine draw politician; comic strip political satirical caption prime_minister editor press humorous
  cartoon n? a_film_made: film child tv disney mickey watch; animate mickey_mouse duck movie cat donald cinema saturday morning
  case n legal_proceeding|comprehensive_term: court judge lawyer trial police murder sue; defendant rape prosecutor lawsuit legal divorce supreme verdict hear witness appeal
  case n portable_container|luggage: suitcase packed leather clothes guitar violin pencil glasses camera trumpet jewel inside; spectacles cello lock carry empty lens display handle heavy weekend
  case n occurrence|instance: flu disease patients; mild example typical particular abuse isolate
  case n? an_occurrence|a_special: measles emergency; cholera rare malaria exceptional special covid chickenpox outbreak tuberculosis
  case n? a_comprehensive|a_problem: lawyer trial murder detective police judge solve evidence jury; fraud convict kidnap attorney testimony sherlock
  case n? a_person_who|a_person_requiring: doctor patient hospital; mental psychiatrist clinic illness social_worker welfare sad surgeon nurse
  case n? the_quantity: wine beer; champagne whisky bottle gin dozen port order
  case n? a_problem: detective police close solve murder investigate evidence inspector; crime sherlock_holmes clue poirot mystery unsolved robbery mysterious officer
  cast n actors_in_a_play: play film actor director movie theatre show rehearsal members actress stage; musical hollywood opera applause audience drama curtain lead costume star produce
  cast n bandage: leg arm break1 doctor plaster hospital sign wrist ankle wear weeks scratch itch come_off; broken fracture crutch elbow remove foot sign_his skier swollen off
  cast n? object_formed|container: bronze; mould iron statue metal sculptor footprint bust
  cast v throw|project|put_or_send: fisherman; dice anchor aside pearl throw hook
  cast v select_to_play|assign: film director actor role lead; play villain actress hamlet producer part film_director juliet heroine audition star movie
  cast v? put_or_send|throw_forcefully: shadow net fishing line spell stone; river lake light moon doubt witch rod sorcerer pond trout glance
  cast v? deposit: vote ballot; election referendum citizen poll candidate secret
  castle n? a_large_building|a_large_and: king knights towers walls medieval moat hill; duke drawbridge fortress prince princess ruin dragon sand siege dungeon fairy_tale ghost lord
  castle n? (chess)_the: chess pawn rook knight; bishop queen move check board opponent
  cat n? feline_mammal: purr mouse kitten meow whiskers; claw dog fur tail litter vet stray scratch siamese pet milk tabby
  catch n? the_quantity|anything_that: fish fisherman fishermen; trawler cod salmon sell net boat harbour tuna market
  catch n? a_drawback: hide offer; trick free seem deal cheap contract suspicious snag
  catch n? a_fastener: window door bag; lock latch necklace brooch lid gate handbag open loose
  catch v? take_hold: ball throw1 goalkeeper drop; bouquet frisbee dog throw hand rope juggler bat toss dive keeper parachute
  catch v? succeed_in|capture_as: thief police mouse fish trap criminal trout cat; spider murderer kitten salmon butterfly shark burglar rabbit robber bird suspect
  catch v? reach_in_time: bus train plane flight; tram taxi ferry airport o'clock early station last hurry miss subway
  catch v? discover_or: stealing cheating; pupil exam boy teacher smoking red-handed lie phone employee
  cause n? events_that|any_entity: fire accident death illness; crash disease cancer explosion unknown war determine pollution headache failure disaster flood investigator
  cause n? a_series_of: charity good fight peace; worthy noble donate volunteer devote revolution support justice lost martyr freedom
  cause v? cause_to_happen: accident damage trouble problems crash pain; storm virus earthquake death smoke flood delay explosion cancer disease injury panic war
  cell n basic_structural: body blood biology nucleus microscope dna divide plant cancer virus brain tissue organism membrane; scientist skin stem immune protein bacterium tumour chromosome red mitochondria lung
  cell n room_where: prison prisoner locked guard jail police convict bars overnight inmates window lock bucket; bunk solitary warden criminal dungeon sentence murderer handcuff toilet spend escape
  cell n device_that_delivers: battery electric solar fuel; hydrogen zinc electricity voltage energy panel lithium power electrode
  cell n any_small: honeycomb bees wax; hexagon hive spreadsheet table larva row
  cell n? a_small_unit: terrorist; underground sleeper al-qaeda communist resistance leader militant spy plot
  cell n? a_hand-held: phone; call number text dial ring smartphone message charge
  cell n? small_room: monk nun monastery; abbey prayer convent hermit bible saint
  cement n powder|building_material: concrete bricks sand; mix lime bag mason floor wet builder tile wall
  center n? an_area_that: city town shop; business commercial crowded historic london paris downtown
  center n? a_point_equidistant: circle; diameter radius circumference point sphere gravity target earth
  centre n? a_low-lying: city town shop; pedestrian village bus historic downtown london paris traffic
  centre n? a_place_where: circle; leisure sport health medical research community training conference visitor arts
  chain n series_of|linked|connected_or_related: hotel shop restaurants stores supermarkets owns events; retail bakery coffee pharmacy grocery food command
  chain n flexible|metal_rings|links: bicycle dog anchor gold lock metal neck padlock prisoner silver gate; handcuff wheel ankle link pendant pull heavy bike rusty slave medal break rattle leg necklace
  chain n? (business): hotel supermarket restaurants shops stores; pizza cafe franchise outlet furniture fast-food gym
  chain n? a_series_of_hills: mountains islands; alps volcano peak himalayas range lake volcanic valley
  chain v? fasten_or: dog bicycle gate; prisoner slave railing wrist tree wall fence bike ankle captive post cell
  chair n seat_for_one: sit wooden table legs comfortable armchair; rock cushion kitchen comfy lean plastic desk wheel antique back stool dining
  chair n officer_who_presides: meeting committee elected board department; chairman resign chairwoman director annual agenda governor session party
  chair n? the_position: university professor; oxford history economics physics hold appoint cambridge chemistry harvard
  chair n? an_instrument: electric executed; execution prison murderer death sentence convict die texas
  chair v act_or_preside: meeting committee; debate discussion inquiry conference annual professor
  chair v? act_or_preside|preside_over: committee; session board panel commission senator
  chamber n? an_enclosed: heart; ventricle blood gun pressure bullet lung revolver combustion
  chamber n? a_deliberative: parliament lords upper; commons senate speaker house legislation vote lower debate elect
  chamber n? a_natural: burial tomb torture gas; pharaoh pyramid dragon stone secret underground mummy cave skeleton
  champion n? someone_who_has: world tennis chess boxing olympic title; defend swim trophy medal wimbledon win victory player beat gold championship football grand-prix
  champion n? someone_who_fights|a_person_who: rights poor; justice freedom peace cause democracy tireless worker animal
  champion v? protect_or: rights; cause poor freedom equality justice reform education democracy
  chance n? a_possibility|the_possibility: opportunity second give miss speak; explain try apologize last audition prove deserve interview grab escape
  chance n? an_unknown: meet luck pure game; encounter accident fate coincidence roulette dice discover lottery stranger
  chance n? a_number_expressing: win rain slim percent; survive recover zero snow success victory succeed team percentage election doctor patient
  chance n? a_risk_involving: take; gamble risk danger brave lose afford driver thief
  change n coins|balance_of_money: coin pay meter dollar small loose; five shopkeeper count tip shilling nickel vending
  change n? an_event_that|the_result: climate weather big temperature; sudden social revolution political government mood lifestyle plan major attitude policy
  change n? the_balance|coins_of_small: coins cashier pocket bus machine keep buy pound note handed; waiter penny till purse jar receipt fare driver beggar quarter shop
  change n? a_different_or: clothes; trousers underwear pack scenery overnight sock shirt linen
  change v undergo|make_different|become_different: weather world; climate season caterpillar government policy leaf attitude law plan technology internet dramatically
  change v? put_on_different: clothes dress wet uniform pyjamas; shirt jacket swimsuit trousers diaper costume shoes baby nappy pajamas sock outfit gym
  change v? exchange_or: money dollars euros; currency bank pound airport exchange yen note rate cash traveller
  change v? change_from: train bus; underground tram platform station flight line oxford_circus frankfurt
  change v? cause_to_change|become_different_in_essence: mind colour; traffic_light chameleon green hair butterfly red frog subject opinion ice
  channel n television_station: tv television watch program news switch programme remote; bbc cable broadcast cnn series sports satellite flip documentary viewer cartoon music advert screen
  channel n passage_for_water|deep_and_relatively|path_over_which|long_narrow: ship river boats swim england france boat english ferry; calais dover tunnel panama pilot navigate bank sail deep narrow shallow yacht
  channel n? a_long_narrow: water dig; irrigation garden field rain drain ditch gutter flow mud canal
  channel n? (often_plural): diplomatic official; proper communication legal usual government complaint ambassador negotiate
  chap n? a_boy_or_man: nice young old decent; bloke lovely cheerful pub clever poor splendid handsome funny
  chap v? crack_due: lips hands skin; cold wind winter cream balm frost raw
  character n imaginary: novel film book play main story hero cartoon fictional; actor lead shakespeare harry_potter villain dickens actress author series disney plot heroine sherlock_holmes
  character n written_symbol: chinese keyboard letters password; type font symbol ascii japanese print unicode digit upper-case write alphabet
  character n attributes: strong; moral build integrity virtue defect conscience
  character n? a_characteristic|the_inherent: strong weak personality honest; flaw courage trait reference temper calm generous generosity
  character n? a_person_of: odd strange; eccentric funny colourful lovable real suspicious shady village amusing
  charge n price_charged: free fee extra delivery pay admission cost; service hotel bank parking museum ticket customer monthly breakfast dollar refund overdraft
  charge n pleading|assertion_that_someone: police murder guilty arrest court theft arrested assault robbery; manslaughter drug prosecutor fraud drop criminal deny suspect file judge bribery rape dismiss
  charge n quantity_of_unbalanced: electron electric positive negative proton battery electrical; particle ion magnetic coulomb neutron static nucleus field phone atom
  charge n? an_impetuous: cavalry soldiers bull; brigade horse lead rhino infantry elephant enemy general hill light attack
  charge n? attention: in_charge; child nurse teacher care babysitter department captain
  charge v demand_payment: price pounds dollars euros pay bill fee customer customers shop hotel mechanic much repair cost haircut per; extra rent entrance museum parking service bar garage
  charge v make_an_accusation|blame_for: police murder theft court arrested crime suspect robbery fraud; assault bribery officer driver teenager burglary drunk treason
  charge v rush_at: bull enemy cavalry soldiers elephant attack rhino field; tourist horn trench bullfighter bear hill hunter warrior demonstrator tiger lancer
  charge v energize: battery phone laptop plug overnight electric empty before_you_use; camera car tablet watch outlet charger solar toothbrush iphone scooter shaver
  charge v? to_make_a|move_quickly: bull cavalry rhino elephant enemy soldiers; door horse protester crowd stampede rhinoceros matador bayonet knight riot
  charge v? blame_for,|file_a_formal: murder police theft suspect; smuggle drug manslaughter prosecutor arson kidnap conspiracy
  charge v? demand_payment|enter_a_certain: pounds hotel dollars restaurant lawyer plumber euros hour; admission bank waiter landlord taxi barber airline dentist wifi interest
  charm n attractiveness: smile personality handsome; wit beauty actress grace village elegance boyish irresistible actor old-fashioned
  charm n something_believed|trinket: lucky bracelet; necklace silver gold wear rabbit horseshoe wrist amulet coin
  charm n? a_verbal_formula: magic; spell witch wizard cast sorcerer chant fairy
  charm v? cause_to_be: audience; guest smile host teacher waiter singer wit crowd actress
  charm v? control_by: snake; flute cobra music pipe basket
  chart n? a_visual_display: graph bar pie sales; teacher table wall data growth temperature display show statistics figure column organizational
  chart n? a_map_designed: sailors navigator sea; ship nautical coast island admiral ocean navigation reef voyage naval
  chart n? (usually_plural): song number single; album pop hit record band music week climb singer
  chase n? the_act_of: police car exciting; thief policeman speed criminal high-speed thrilling movie fox robber chase_scene escape scene
  chase v go_after: police thief dog cat mouse run; robber ball rabbit squirrel boy fox tail street wolf burglar hunter catch bus
  cheap a? relatively: ticket flight hotel price shop buy clothes; bargain meal rent hostel restaurant airline phone market student laptop expensive petrol sale
  cheap a? of_very_poor: plastic break1; shoes toy material watch wine fall umbrella copy
  cheap a? tastelessly: jewellery; perfume joke trick novel suit lipstick vulgar remark trash tabloid
  check n written_order: bank pay money sign cash cashed deposited write signed; bounce mail dollar account blank signature salary forge payroll cheque
  check n? the_bill_in: restaurant waiter table paid dinner; waitress tip meal lunch ask dessert cafe
  check n? the_act_of_inspecting|an_appraisal|additional: security safety police routine passport; airport thorough spot baggage health doctor engine brake weekly inspection border
  check v examine|make_certain|be_careful: answers list tickets oil; website calendar blood fact temperature diary weather thermometer
  check v? examine_so|make_an_examination: tyres oil spelling mistakes homework luggage answers ticket; inspector conductor mechanic passport bag teacher pulse doctor baggage engine customs
  check v? be_careful: door locked; oven gas stove window leave key seatbelt alarm
  check v? lessen_the|slow_the_growth: advance anger inflation; disease growth enemy spread spending epidemic temper power
  check v? put_a_check: box; tick form option correct pen name
`;
