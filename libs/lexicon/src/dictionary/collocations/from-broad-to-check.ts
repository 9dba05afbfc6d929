/** The words from broad to check. `collocations.ts` says what the columns are. */
export const fromBroadToCheck = `
  broad a great_(or_a_certain)_extent: shoulders street river chest smile avenue
  broke a? lacking_funds: money rend borrow payday
  broken a? physically: leg window glass arm vase toy cup
  broken a? (especially: promise marriage
  brown v fry: meat onion onions butter
  brush n implement: paint hair dip bristles painter toothbrush artist paintbrush hairbrush comb
  brush n dense_growth: fire bushes forest goat undergrowth
  brush n? momentary: death
  brush v rub_with|clean: tooth hair dog
  brush v? rub_with_a|clean_with|remove_with: crumbs tooth hair coat horse snow floor
  brush v? touch_lightly: hand arm
  buck n male_deer|mature_male: deer antlers doe stag hunter
  buck n piece_of_paper|dollar: money cost dollars bucks earn lend twenty fast
  buck v? jump_vertically,|move_quickly: horse rodeo cowboy
  bucket n roughly_cylindrical: water sand
  bucket n? a_roughly|the_quantity: spade mop well sand filled
  buckle n fastener: belt shoe shiny silver
  buckle v fasten: belt seat shoes seatbelt helmet
  buckle v fold_or_collapse|bend: knees legs weight roof
  buckle v? bend_out_of: rails heat metal wheel bridge
  buffet n? a_meal_set: wed breakfast lunch salads guests plate hotel helped
  buffet v? strike_against|strike,_beat: wind waves storm
  bug n insect|small_animal|general_term_for_any_insect: garden crawl bite leaf bed crawling insects window
  bug n fault_or_defect: software program computer code programmer fix app programmers update version crash
  bug n hidden_microphone: spy phone hide room microphone police planted spies listening office lamp transmit
  bug n? a_minute_life: stomach cold flu
  bug v? annoy_persistently: stop noise brother
  bug v? tap_a_telephone: phone spies
  build n? constitution: slim athletic muscular strong
  build v? make_by_combining|order,_supervise,: house nest bridge wall school hospital
  bulb n electric_lamp: light lamp bright electric change watt blow dim socket lamps
  bulb n modified_bud: plant tulip garden daffodil spring onion flower daffodils tulips planted autumn onions garlic
  bulge v swell: pocket
  bull n uncastrated_adult_male_of_domestic: farm cow field horns charge farmer matador ring bullfighter cows
  bull n? an_investor: bear market
  bullet n projectile: gun shot
  bumper n? a_mechanical: car dented front back rear
  bunk n bed_on_a|beds_built|rough_bed: sleep beds child bed top bottom cabin brother dormitory
  bunk n unacceptable|message_that_seems: nonsense history
  burn n? an_injury|pain_that: hand hospital skin arm iron oven
  burn v destroy_by_fire|undergo_combustion|cause_a_sharp|cause_to_burn: fire house wood flames candle paper rubbish leaves coal
  burn v? cause_a_sharp: sun skin tongue mouth
  burst n? a_sudden_flurry|a_sudden_intense: speed energy laughter applause
  burst n? rapid_simultaneous: gunfire
  burst v? come_open|burst_outward,: balloon pipe tyre bubble dam
  burst v? force_out: tears laughing
  bush n? a_low_woody: rose berries garden birds hide thorns
  bush n? a_large_wilderness: australian outback kangaroo
  business n? a_commercial|business_concerns: company owns family firm small runs started restaurant
  business n? the_activity|the_volume: trip deal world study
  business n? a_rightful: mind none
  bust n sculpture: marble statue museum bronze beethoven
  bust n? the_chest: dress waist hips measure
  bust v? search_without: police drugs
  butt n victim_of_ridicule: joke jokes
  butt n handle|thick_end: rifle gun
  butt n? the_fleshy: kicked sit
  butt n? finely_ground: cigarette ashtray
  butt v to_strike,_thrust: goat ram head
  button n round_fastener: shirt coat sew blouse sewed lose undo jacket cardigan
  button n electrical_switch|push_button: press push machine lift
  button n? an_electrical|a_device_that: lift elevator bell pressed machine camera doorbell play
  buzz n? sound_of_rapid: bee bees insects
  buzz v? make_a_buzzing: bee bees fly mosquito insects
  buzz v? be_noisy_with: room
  cabinet n persons_appointed: minister prime government president meeting reshuffle ministers members resign
  cabinet n piece_of_furniture: kitchen drawer glass dishes shelf door bathroom medicine china drawers filing glasses
  cable n conductor|television_system: tv electric wire underground telephone computer power plug
  cable n very_strong_thick_rope: bridge steel ship lift ski
  cable n? television_that|a_television: tv channel television
  calf n young_of_domestic: cow farm milk bear field farmer animal
  calf n muscular_back: leg muscle pain knee run runner legs pulled ankle
  calf n? young_of_domestic|young_of_various: barn farmer milk whale elephant
  call n? a_telephone: phone telephone mobile long-distance missed
  call n? the_characteristic: bird owl whale
  call n? a_brief_social: paid visit
  call n? often_in_protest: help
  call v? assign_a_specified: baby dog named nickname
  call v? get_or_try: phone telephone mobile police doctor taxi ambulance mother number
  call v? order,_request,: waiter dog
  call v? invite_or: meeting election
  call v? utter_a_sudden: name
  call v? pay_a_brief: neighbour
  camp n temporary_living|site_where|shelter: tents army scouts tent soldiers
  camp n? temporary_lodgings|a_group_of: tents scouts fire night mountain
  camp n? a_penal_institution: concentration prisoner nazi
  camp n? shelter_for: refugee
  camp n? a_site_where: summer child
  camp v? live_in_or|establish: tent forest lake night
  campaign n race_between|series_of_actions: election votes president candidate
  can n airtight: beans soup beer tin open opener soda metal opened paint
  can n? airtight_sealed|the_quantity: beer coke opener tin cat dog paint sardines soup drink
  can v? preserve_in: fruit
  cap n tight-fitting: wear head baseball peak
  cap n something_serving|top_(as_for
  cap n? a_top_(as: bottle pen toothpaste
  cap n? an_upper_limit: spending
  cape n sleeveless: wear superman cloak red shoulders batman snow unhook coat velvet
  cape n strip_of_land: sail sea coast ship sailed horn lighthouse rounded
  capital n seat_of_government: city country france spain government located germany is_the_capital capital_of peru italy japan lima berlin paris australia canberra
  capital n wealth_in_the_form|assets: money investor
  capital n one_of_the_large: letter write sentence name letters start
  capital n? assets_available|wealth_in: invest business start raise company shareholders shop firm
  capital a? uppercase: letters
  captain n? an_officer_who|the_naval: ship sink crew sailors vessel navy
  captain n? the_leader: team football match players side
  captain n? the_pilot: plane flight
  captain n? an_officer_holding: army lieutenant company soldiers
  capture v succeed_in_catching|take_possession|capture_as: soldiers prisoner enemy city
  card n rectangular_pieces|playing|one_of_a_set: play deal ace game poker queen deck dealer shuffled hand
  card n printed_or_written|greeting: send postcard
  card n? a_rectangular|a_printed_or: birthday christmas send greeting post valentine
  card n? a_card_certifying: identity library membership credit business bank visa
  care n work_of_providing: child hospital nurse elderly
  care n? the_work_of|attention: nursing hospital elderly intensive health
  care n? judiciousness: drive careful handle glass
  care v? feel_concern|be_concerned: environment animals people happens
  care v? provide_care: old sick mother patients
  carriage n vehicle_with_wheels: horse horses queen draw coachman royal
  carriage n railcar: train passengers seats railway station
  carriage n? characteristic: upright
  carrier n inactive_person|person_or_firm|someone_whose: disease virus
  carry v? move_while|serve_as_a: suitcase bag upstairs luggage box heavy baby tray
  carry v? transmit_or: disease mosquito
  cartoon n? a_humorous: newspaper magazine draw politician
  cartoon n? a_film_made: film child tv disney mickey watch
  case n legal_proceeding|comprehensive_term: court judge lawyer trial police murder sue
  case n portable_container|luggage: suitcase packed leather clothes guitar violin pencil glasses camera trumpet jewel inside
  case n occurrence|instance: flu disease patients
  case n? an_occurrence|a_special: measles emergency
  case n? a_comprehensive|a_problem: lawyer trial murder detective police judge solve evidence jury
  case n? a_person_who|a_person_requiring: doctor patient hospital
  case n? the_quantity: wine beer
  case n? a_problem: detective police close solve murder investigate evidence inspector
  cast n actors_in_a_play: play film actor director movie theatre show rehearsal members actress stage
  cast n bandage: leg arm break1 doctor plaster hospital sign wrist ankle wear weeks scratch itch come_off
  cast n? object_formed|container: bronze
  cast v throw|project|put_or_send: fisherman
  cast v select_to_play|assign: film director actor role lead
  cast v? put_or_send|throw_forcefully: shadow net fishing line spell stone
  cast v? deposit: vote ballot
  castle n? a_large_building|a_large_and: king knights towers walls medieval moat hill
  castle n? (chess)_the: chess pawn rook knight
  cat n? feline_mammal: purr mouse kitten meow whiskers
  catch n? the_quantity|anything_that: fish fisherman fishermen
  catch n? a_drawback: hide offer
  catch n? a_fastener: window door bag
  catch v? take_hold: ball throw1 goalkeeper drop
  catch v? succeed_in|capture_as: thief police mouse fish trap criminal trout cat
  catch v? reach_in_time: bus train plane flight
  catch v? discover_or: stealing cheating
  cause n? events_that|any_entity: fire accident death illness
  cause n? a_series_of: charity good fight peace
  cause v? cause_to_happen: accident damage trouble problems crash pain
  cell n basic_structural: body blood biology nucleus microscope dna divide plant cancer virus brain tissue organism membrane
  cell n room_where: prison prisoner locked guard jail police convict bars overnight inmates window lock bucket
  cell n device_that_delivers: battery electric solar fuel
  cell n any_small: honeycomb bees wax
  cell n? a_small_unit: terrorist
  cell n? a_hand-held: phone
  cell n? small_room: monk nun monastery
  cement n powder|building_material: concrete bricks sand
  center n? an_area_that: city town shop
  center n? a_point_equidistant: circle
  centre n? a_low-lying: city town shop
  centre n? a_place_where: circle
  chain n series_of|linked|connected_or_related: hotel shop restaurants stores supermarkets owns events
  chain n flexible|metal_rings|links: bicycle dog anchor gold lock metal neck padlock prisoner silver gate
  chain n? (business): hotel supermarket restaurants shops stores
  chain n? a_series_of_hills: mountains islands
  chain v? fasten_or: dog bicycle gate
  chair n seat_for_one: sit wooden table legs comfortable armchair
  chair n officer_who_presides: meeting committee elected board department
  chair n? the_position: university professor
  chair n? an_instrument: electric executed
  chair v act_or_preside: meeting committee
  chair v? act_or_preside|preside_over: committee
  chamber n? an_enclosed: heart
  chamber n? a_deliberative: parliament lords upper
  chamber n? a_natural: burial tomb torture gas
  champion n? someone_who_has: world tennis chess boxing olympic title
  champion n? someone_who_fights|a_person_who: rights poor
  champion v? protect_or: rights
  chance n? a_possibility|the_possibility: opportunity second give miss speak
  chance n? an_unknown: meet luck pure game
  chance n? a_number_expressing: win rain slim percent
  chance n? a_risk_involving: take
  change n coins|balance_of_money: coin pay meter dollar small loose
  change n? an_event_that|the_result: climate weather big temperature
  change n? the_balance|coins_of_small: coins cashier pocket bus machine keep buy pound note handed
  change n? a_different_or: clothes
  change v undergo|make_different|become_different: weather world
  change v? put_on_different: clothes dress wet uniform pyjamas
  change v? exchange_or: money dollars euros
  change v? change_from: train bus
  change v? cause_to_change|become_different_in_essence: mind colour
  channel n television_station: tv television watch program news switch programme remote
  channel n passage_for_water|deep_and_relatively|path_over_which|long_narrow: ship river boats swim england france boat english ferry
  channel n? a_long_narrow: water dig
  channel n? (often_plural): diplomatic official
  chap n? a_boy_or_man: nice young old decent
  chap v? crack_due: lips hands skin
  character n imaginary: novel film book play main story hero cartoon fictional
  character n written_symbol: chinese keyboard letters password
  character n attributes: strong
  character n? a_characteristic|the_inherent: strong weak personality honest
  character n? a_person_of: odd strange
  charge n price_charged: free fee extra delivery pay admission cost
  charge n pleading|assertion_that_someone: police murder guilty arrest court theft arrested assault robbery
  charge n quantity_of_unbalanced: electron electric positive negative proton battery electrical
  charge n? an_impetuous: cavalry soldiers bull
  charge n? attention: in_charge
  charge v demand_payment: price pounds dollars euros pay bill fee customer customers shop hotel mechanic much repair cost haircut per
  charge v make_an_accusation|blame_for: police murder theft court arrested crime suspect robbery fraud
  charge v rush_at: bull enemy cavalry soldiers elephant attack rhino field
  charge v energize: battery phone laptop plug overnight electric empty before_you_use
  charge v? to_make_a|move_quickly: bull cavalry rhino elephant enemy soldiers
  charge v? blame_for,|file_a_formal: murder police theft suspect
  charge v? demand_payment|enter_a_certain: pounds hotel dollars restaurant lawyer plumber euros hour
  charm n attractiveness: smile personality handsome
  charm n something_believed|trinket: lucky bracelet
  charm n? a_verbal_formula: magic
  charm v? cause_to_be: audience
  charm v? control_by: snake
  chart n? a_visual_display: graph bar pie sales
  chart n? a_map_designed: sailors navigator sea
  chart n? (usually_plural): song number single
  chase n? the_act_of: police car exciting
  chase v go_after: police thief dog cat mouse run
  cheap a? relatively: ticket flight hotel price shop buy clothes
  cheap a? of_very_poor: plastic break1
  cheap a? tastelessly: jewellery
  check n written_order: bank pay money sign cash cashed deposited write signed
  check n? the_bill_in: restaurant waiter table paid dinner
  check n? the_act_of_inspecting|an_appraisal|additional: security safety police routine passport
  check v examine|make_certain|be_careful: answers list tickets oil
  check v? examine_so|make_an_examination: tyres oil spelling mistakes homework luggage answers ticket
  check v? be_careful: door locked
  check v? lessen_the|slow_the_growth: advance anger inflation
  check v? put_a_check: box
`;
