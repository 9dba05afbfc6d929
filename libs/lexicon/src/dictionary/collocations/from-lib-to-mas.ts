/** The words from liberal to master. `collocations.ts` says what the columns are. */
export const fromLibToMas = `
  liberal n? a_person_who_favors_a_political: party election
  liberal a? having_political: politician party
  liberal a? given_or_giving: portion
  liberal a? showing_or|not_bound: parents
  library n? a_depository|a_building: books borrow return
  library n? a_room_where: house
  license n? a_legal_document: driver driving fishing
  license n? freedom_to: poetic
  lick v pass_the_tongue: dog ice tongue
  lick v? pass_the_tongue|take_up_with: cat dog stamp ice lollipop
  lick v? beat_thoroughly: team
  lid n movable_top: pot box jar pan
  lid n either_of_two_folds: eye
  lie n statement_that_deviates: tell truth believe white
  lie v tell_an_untruth: truth police judge about age parents
  lie v be_lying|be_located|assume: bed floor sofa beach sun grass down
  lie v? be_located: village city island
  life n living_things: planet mars
  life n account_of: write biography
  life n? the_actions|the_course_of_human|the_period_from: whole spend long
  life n? animation: party
  life n? the_condition: saved
  lift n lifting_device|elevator: floor stairs building button stuck
  lift n ride: car station home give drive work
  lift n? a_powered: ski
  lift v? raise_from|take_hold|raise_or_haul: weights box suitcase heavy
  lift v? cancel_officially: ban
  lift v? move_upwards|^move_upward: fog
  light n electromagnetic|source_of_light|visual_effect|any_device: bright sun window dark moon travels speed candle
  light n? any_device: switch turn bulb lamp bedroom
  light n? the_visual: switch
  light v make_lighter|begin_to|cause_to_start_burning: street candles room lamps
  light v? subject_to: fire candle match oven
  light v? begin_to_smoke: cigarette pipe
  light v? to_come_to: bird butterfly
  light a comparatively_little|little_physical_weight: suitcase weight feather heavy bag carry
  light a comparatively_little_physical: easy lift
  light a? (used_of_color): blue green colour
  light a? not_great: rain breeze sleeper
  light a? easily_assimilated: meal lunch
  light a? characterized: kitchen
  like v find_enjoyable|be_fond: music very chocolate cats very_much
  lime n green_acidic|tart: lemon juice fruit drink green tequila slice
  lime n caustic|calcium: chalk
  lime n? any_of_various_deciduous: tree avenue
  lime n? a_white_crystalline|a_caustic: soil
  limp n? the_uneven: walked
  limp v walk_impeded: leg injured dog walk player ankle
  limp a not_firm|lacking: lettuce handshake
  line n formation_of_people: wait ticket people stand queue waiting
  line n mark_long|length_(straight: draw straight page ruler paper
  line n text_consisting|short_personal: poem actor forget script memorize
  line n? a_mark_that|a_length_(straight: draw straight ruler pencil
  line n? a_conductor: telephone phone busy
  line n? a_fortified: enemy soldiers
  line n? something: railway
  line v? form_a_line: trees street crowds
  line v? cover_the: coat box
  lining n? a_piece_of: coat jacket silk
  link n fastener|ring: chain
  link n connection|means_of: smoking cancer website
  link n? the_means|the_state: smoking cancer
  link n? (computing): website click page
  link v? connect,_fasten,: bridge
  link v? make_a_logical: smoking
  lion n? large_gregarious: roared zebra zoo mane hunted
  lip n? either_of_two: kissed lipstick bit mouth
  lip n? the_top_edge: jug cup
  liquid n? a_substance_that|fluid_matter: bottle
  liquid a? existing_as|changed_from: soap
  list n? a_database: shop names items
  list v? give_or_make|include_in: names
  list v? tilt_to_one|cause_to_lean: ship boat
  litter n rubbish: street park bin picked streets drop picnic
  litter n offspring: puppies kittens dog cat piglets bear runt mother pigs
  litter n offspring_at_one: puppies give birth
  litter n? material_used: cat
  litter v? make_a_place|^strew: streets
  live v inhabit|be_an_inhabitant: house london flat city in
  live v? continue_to: years
  live a actually_being|charged|broadcast: concert music show broadcast band television
  live a? charged_with: ammunition bullets
  live a? charged_or: wire
  live a? possessing: lobster animals
  lively a? full_of_life_and|full_of_zest: debate music
  liver n used_as_meat: eat onions fry pate
  liver n large_and_complicated: body organ alcohol doctor disease kidney transplant drinking
  load n? weight_to|goods_carried|a_quantity: lorry truck donkey carry
  load n? an_onerous: mind
  load v? fill_or_place|put_(something): truck van lorry boxes
  load v? provide_(a: gun camera
  load v? transfer_from: program page website
  loaf n shaped_mass: bread bakery baker sliced
  loan n? the_temporary: bank repay house
  lobby n large_entrance: hotel meet waited reception receptionist guests
  lobby n people_who_support|interest: gun politicians tobacco
  lobby v detain: government politicians tax law congress minister
  local n? anesthetic: dentist
  local a? relating_to|of_or_belonging: newspaper shop council
  local a? affecting: anaesthetic
  lock n fastener: door key bicycle burglar picked
  lock n strand_or_cluster: hair
  lock n enclosure_consisting: canal boat barge gate
  lock v fasten_with: door gate leave key car
  locker n? a_storage: school gym books
  locust n migratory|grasshoppers: insects crops
  lodge n small_house|hotel|any_of_various: ski hunting gate
  lodge n? a_small_(rustic)|a_hotel_providing: hunting ski night
  lodge v file_a_formal: complaint
  lodge v? stay_temporarily|provide_housing: family student
  lodge v? put,_fix,: bullet throat
  loft n? floor_consisting_of_a|floor_consisting_of_open: attic stored ladder
  log n segment_of_the_trunk: fire tree wood burned cut floated cabin
  log n written_record
  log n? a_written_record_of_events|a_written_record_of_messages: ship's captain voyage pilot entries ship entry
  log v enter_into|fell: computer hours
  log v? cut_lumber,: forest trees
  logic n? reasoned_and: argument
  logic n? the_branch: philosophy
  long v desire: home for see rest peace
  long a? of_relatively_great_or: hair road river
  long a? being_or_indicating: time wait film
  look n? the_feelings: angry puzzled worry
  look n? the_act_of: take
  look v? direct_one's: picture window
  look v? search_or: keys job
  look v? give_a_certain: tired ill
  loom n? a_textile: weaver carpet weave cloth
  loom v? come_into|appear_very|hang_over,: mist fog
  loop n basic_pattern|anything_with
  loop n? anything_with: rope string
  loop n? a_computer: program
  loose v? free_from_confinement: dog
  loose a? not_closely: trousers tooth shirt dress
  lord n? a_titled_peer: house
  lord n? terms_referring: prayer god
  lose v? cease_to_have,|miss_from: keys wallet umbrella weight
  lose v? fail_to_win: match game
  lose v? suffer_the: parents wife
  loss n? the_amount: company profit
  loss n? the_experience: grief father
  loss n? something_that|gradual_decline: weight hair
  lost a? confused_as: forest way city
  lost a? no_longer: key
  lost a? not_gained: match
  lot n parcel_of_land|land: park house build parking vacant building
  lot n? of')_a_large: money people
  loud a characterized_by: music noise voice
  loud a? tastelessly: shirt tie
  lounge n where_people_can_wait: airport hotel
  love n? a_score_of: tennis
  love n? a_strong_positive|a_deep_feeling: fell first
  low n? an_air_mass: pressure weather
  low v? make_a_low: cows
  low a less_than_normal: price temperature
  low a? being_at_or: wall ceiling bridge
  low a? low_in_pitch: voice note
  lumber n wood: truck sawmill boards building timber build
  lumber v move_heavily: bear elephant
  lump n compact_mass|large_piece: sugar clay coal
  lump n abnormal_protuberance: breast doctor skin neck head
  lung n? either_of: cancer breathe smoking
  lure n? something: fish
  lure v? provoke_someone: trap customers
  machine n? any_mechanical: washing factory
  mad a? roused_to: angry father
  mad a? affected_with: hatter scientist
  mad a? marked_by: dog
  magazine n? a_periodic|product_consisting: read fashion articles
  magazine n? a_metal_frame: bullets rifle
  magazine n? a_storehouse: gunpowder
  magic n? considered: trick rabbit
  magic n? any_art_that: witch
  magic a? possessing: wand spell
  maid n? a_female_domestic: hotel cleaned
  mail n message|conveyance|bags: post
  mail n armor: knight chain armour wear
  mail n? the_bags_of|the_system|any_particular: letter postman delivered
  mail v? send_via_the: letter
  main n? a_principal: water burst gas
  main a? most_important: street reason
  major n commissioned: army colonel rank promoted
  major n principal_field: college university
  major n? the_principal_field|a_university_student: university
  major a greater_in_scope|of_greater: city
  major a? of_greater_importance|greater_in_scope: problem road
  major a? (of_a_scale: scale
  major a? of_greater_seriousness: surgery
  mammoth n? any_of_numerous: ice
  mammoth a? so_exceedingly: task
  man n? an_adult_person: woman
  man n? someone_who: soldiers
  man v? take_charge|provide_with: ship phones
  manage v? be_in_charge|watch_and: hotel shop
  manage v? achieve_a|succeed_in: succeeded
  manual n small_handbook: read instructions instruction
  manual a requiring_human: work workers
  manual a? requiring_human|doing_or_requiring: labour work
  map n diagrammatic: road treasure lose
  maple n wood|tree: tree syrup
  marble n metamorphic_rock: statue floor column carved
  marble n small_ball: child game played boys glass
  march n procession|walking: protest soldiers demonstrators demonstration
  march n? the_month: april february spring
  march n? genre_of_music: band wed
  march v walk: soldiers drum
  march v? walk_fast,|march_in_a|walk_ostentatiously: soldiers drum parade
  march v? take_part: protesters
  mare n female_equine: foal horse
  margin n boundary_line|blank_space: page notes write
  margin n amount|net_sales: profit narrow
  margin n? allowing_some: error
  marine a? of_or_relating_to_the|native_to|relating_to_or_characteristic: biologist life animals
  mark n number_or_letter|grade: exam test teacher top essay full
  mark n symbol|visible_indication|distinguishing: stain red skin question
  mark n? a_visible_indication: dirty carpet wall table
  mark n? formerly_the: german
  mark v? attach_a_tag: map
  mark v? celebrate: anniversary
  mark v? make_small: exams essays teacher
  market n? an_area_in|a_marketplace: vegetables square stalls buy
  market n? the_securities: stock shares
  market n? the_world|the_customers: product housing
  market v? engage_in: product
  maroon n? a_dark_purplish-red: dress
  maroon v leave_stranded: island pirates sailors
  maroon a? of_dark_brownish: dress
  marry v take_in|perform: wed
  marry v? perform_a: priest
  marsh n? usually_is: birds
  mask n covering: face wear robber oxygen
  mask v? hide_under: smell
  mass n sacrament|celebration: church priest sunday catholic go mother
  mass n property_of_a_body: weight kilograms physics gravity
  mass n? of')_a_large|an_ill-structured: people
  mass v? join_together: troops
  master n key|original
  master n directs_the_work|presides: dog servant slave
  master n? an_artist: painting dutch
  master n? a_person_who: dog servant
  master n? presiding: school
  master n? an_original: copy recording
  master v be_or_become_completely: language
  master v? be_or_become|have_a_firm: language
`;
