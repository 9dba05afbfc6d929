/** The words from i to l. `collocations.ts` says what the columns are. */
export const fromIL = `
  ill a affected_by: hospital doctor
  impress v have_an_emotional: boss
  incense n substance_that: candles church smell burned
  incense v make_furious: decision unfair angry
  index n alphabetical: book end
  index n numerical_scale: stock prices
  infant n very_young: mother
  inning n division: baseball
  intelligence n secret_information|unit_responsible: spy agency military army
  intelligence n ability_to_comprehend: test school high
  interest n fixed_charge|charge_for_borrowing: bank loan rate savings percent mortgage account
  interest n sense_of_concern|state_of_curiosity|curiosity: history art show music great
  intern n advanced_student: hospital
  invalid n someone_who_is_incapacitated: wheelchair nursed wife bed
  invalid a no_longer_valid|having_no_cogency: ticket passport argument contract
  iron n heavy_ductile|metallic_element: metal gate steel made_of railing ore bridge
  iron n home_appliance: shirt clothes hot press board
  iron v press_and_smooth: shirt clothes trousers dress wrinkled linen
  issue n periodical|copies|one_of_a_series: magazine newspaper october latest
  issue n important_question|important_disputed: debate political discuss climate
  issue v bring_out|circulate|put: statement passport stamp warning
  jack n tool: car wheel tyre
  jack n one_of_four_face: cards queen
  jacket n short_coat: wear leather
  jam n preserve: strawberry toast bread raspberry apricot fruit jar spread breakfast made_jam homemade
  jam n dense_crowd: traffic cars stuck hour road motorway
  jam v crush|get_stuck|become_stuck|press_tightly: paper printer copier door
  jar n vessel: jam honey cookies lid pickles olives shelf
  jar v shock|affect|clash: nerves
  jerk n dull_stupid: rude
  jerk n abrupt: rope pulled
  jet n airplane: plane fly flew pilot engine
  jet n hard_urgent_stream|artificially|strong: water fountain hose steam
  jet n sudden_discharge: water
  job n principal_activity: salary boss work
  join v become_part|make_contact: club army
  joint n place|junction|point_of_connection: knee elbow bone arthritis pain shoulder
  joint n roast: beef lamb meat sunday roast
  joint n marijuana: smoke smoked cannabis
  joint a united|involving|shared: account bank statement venture
  judge n public_official: court trial sentence lawyer prison
  jug n large_bottle: water milk
  jumper n person_who_jumps: long high athlete olympic
  jumper n sweater|crocheted|knitted: wear wool warm knitted
  just a used_especially_of_what_is|fair_to_all: decision cause war
  key n metal_device|device_shaped: door lock car open locked
  key n lever|pressed: piano keyboard computer press any
  key n tonal|24_major: music song minor major sing
  key n pitch_of_the_voice: low
  key a serving|crucial: role issue factor point
  kick v strike_with: ball foot
  kid n human_offspring|young_person: school mother play parents
  kid n young_goat: goat
  kid v tell_false|be_silly: joking only
  kind a having_or_showing: woman helpful generous help nice
  kind n category: what music of
  knock v deliver_a_sharp|rap: door
  knot n fasten|any_of_various_fastenings: rope tie tied string sailor shoelace
  knot n unit_of_speed: ship speed wind sailing
  knot v make_into_knots|tie: rope
  lace n cord: shoe tie boot
  lace n delicate: dress wedding curtains collar
  lace v add_alcohol: drink coffee
  lame a disabled: horse leg
  lame a pathetically: excuse
  lamp n artificial: light bulb
  land v arrive|reach|bring_into: plane airport pilot ship aircraft
  land n solid_part|material_in: sea sailors
  land n territory|domain: farmer
  lane n narrow_way|well-defined: country road
  lap n upper_side|flat: sat sit cat baby knee child
  lap n movement_once: race track runner ran swim driver pool
  lap v take_up: cat milk water dog
  lark n songbird|any_of_numerous: bird sing sky
  lash n hair: eye mascara
  last v persist|continue: hour film minutes
  late a dead|deceased: husband wife father
  late a after_the_expected: bus train meeting
  launch v propel_with_force|set_afloat|smoothen: rocket missile satellite ship
  launch v set_up|get_going|begin: product campaign business
  lawn n field|grass: mow grass garden
  lay v put|cause_to_be: egg hen bird bricks table
  layer n single_thickness|relatively_thin: cake dust
  layer n hen: eggs
  lead n soft_heavy_toxic|metallic_element: pipe metal roof made_of poison heavy bullets paint toxic church
  lead n restrain_an_animal: dog walk park puppy collar
  lead n advantage|gap: race goals points team match
  lead n actor|principal: actor role film musical play
  lead n evidence|news|information_pointing: detective police
  lead v take_somebody|travel_in_front|guide: guide visitors way path tour follow cave flock horse hand shepherd across
  lead v tend_to|cause_to: problem disease result
  lead v be_in_charge|head: team army project
  leaf n main_organ: tree plant autumn green fell oak
  leaf n sheet: book paper page
  league n association_of_sports: football team baseball match
  leak v tell_anonymously|be_leaked: newspaper press secret
  leak v enter_or_escape: roof water pipe
  lean a lacking_excess|without_fat|containing_little_excess: meat beef steak
  lean v incline|rest: wall ladder forward
  leave n period_of_time: holiday maternity sick soldier home
  leave v go_away: train
  lecture n speech|teaching: university professor
  lecture n lengthy_rebuke: late
  left a being|location: hand turn side
  leg n support|structure: table chair
  lemon n yellow_oval: juice fruit tea
  lemon n artifact: car
  lesson n unit_of_instruction: teacher school piano
  letter n written_message: write post envelope send stamp postman wrote
  letter n conventional_characters: alphabet word capital vowel first begins
  level n position_on_a_scale: water
  lick v pass_the_tongue: dog ice tongue
  lid n movable_top: pot box
  lid n either_of_two_folds: eye
  lie n statement_that_deviates: told truth believe white
  lie v tell_an_untruth: truth police judge about age
  lie v be_lying|be_located|assume: bed floor sofa beach sun grass
  life n living_things: planet mars
  life n account_of: wrote biography
  lift n lifting_device|elevator: floor stairs building button
  lift n ride: car station home gave drive
  light a comparatively_little|little_physical_weight: suitcase weight feather heavy bag carry
  light n electromagnetic|source_of_light|visual_effect|any_device: lamp switch bright sun window dark
  light v make_lighter|begin_to|cause_to_start_burning: candle fire match cigarette
  light a comparatively_little_physical: easy lift
  like v find_enjoyable|be_fond: music very
  lime n green_acidic|tart: lemon juice fruit drink
  lime n caustic|calcium: soil chalk
  limp a not_firm|lacking: lettuce handshake
  limp v walk_impeded: leg injured dog walk
  line n formation_of_people: wait ticket people stood queue
  line n mark_long|length_(straight: draw straight page ruler paper
  line n text_consisting|short_personal: poem actor forgot script
  link n fastener|ring: chain
  link n connection|means_of: smoking cancer website
  litter n rubbish: street park bin picked
  litter n offspring: puppies kittens dog cat piglets
  litter n offspring_at_one: puppies gave birth
  live a actually_being|charged|broadcast: concert music show broadcast
  live v inhabit|be_an_inhabitant: house london flat city in
  liver n used_as_meat: eat onions
  liver n large_and_complicated: body organ alcohol doctor disease
  loaf n shaped_mass: bread bakery
  lobby n large_entrance: hotel met waited reception
  lobby n people_who_support|interest: gun politicians
  lobby v detain: government politicians taxes law
  lock n fastener: door key bicycle
  lock n strand_or_cluster: hair
  lock n enclosure_consisting: canal boat
  lock v fasten_with: door gate leave
  locust n migratory|grasshoppers: insects crops
  lodge n small_house|hotel|any_of_various: ski hunting
  lodge v file_a_formal: complaint
  log n segment_of_the_trunk: fire tree wood burned
  log n written_record: captain ship pilot
  log v enter_into|fell: computer
  long v desire: home for
  loop n basic_pattern|anything_with: rope string
  lot n parcel_of_land|land: park house build
  loud a characterized_by: music noise
  lounge n where_people_can_wait: airport hotel
  low a less_than_normal: price
  lumber n wood: truck sawmill boards building
  lumber v move_heavily: bear elephant
  lump n compact_mass|large_piece: sugar
  lump n abnormal_protuberance: breast doctor skin neck
`;
