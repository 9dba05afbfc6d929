/** The words from p. `collocations.ts` says what the columns are. */
export const fromP = `
  pack v arrange|compress: suitcase bag clothes
  pack n group_of_hunting|hunting: wolves dogs wolf hounds howling
  pack n bundle|collection: cards cigarettes
  pad n number_of_sheets: write paper notes
  pad n flat_mass: knee
  page n sheet|side: book read turn
  page n boy: wedding hotel knight
  paint n substance: brush wall
  palate n upper_surface: mouth
  palette n board: painter
  palm n inner_surface: hand coin finger read sweaty
  palm n family_Palmae: tree beach coconut island desert tropical leaf
  panel n committee|group_of_people: experts judges discussion
  panel n sheet|flat: door wooden
  panic n overwhelming: fire
  paper n material_made_of_cellulose: write draw sheet
  paper n newspaper|daily: read news
  paper n essay|scholarly: professor published university
  parade n ceremonial|extended: street
  parcel n wrapped: post
  park v place_temporarily|maneuver: car garage street space
  park n large_area|piece_of_open: walk trees children play dog bench ducks grandmother
  parrot n zygodactyl: cage
  part n actor's: play film actor hamlet
  partner n person's|person_who_is_a_member: business firm
  party n organization_to_gain: election vote political labour leader conservative
  party n occasion|entertain: birthday guests dance invite music
  pass n way_through|location: mountain snow road
  pass v go_across|accept|undergo: exam test student
  pass v transfer|place: salt ball
  paste n adhesive|mixture: glue wallpaper
  pat v touch_lightly|hit_lightly: dog back horse head hand
  patch n small_contrasting|piece_of_cloth: trousers elbow knee sew sewed jeans
  patch n small_area: cabbage vegetables garden
  patch n protective_cloth: eye
  patent n document|official: inventor
  patient n person_who_requires: doctor hospital nurse surgeon
  patient a enduring: teacher wait children calm
  paw n clawed: cat
  pawn n least_powerful_piece: chess king board queen
  pawn v leave_as: ring watch money
  peach n downy: eat
  peak n top_or_extreme_point|highest_point_(of: mountain climb snow climber
  peak n highest|period: career
  peer n person_who_is_of_equal: pressure teenagers group
  peer n nobleman: lord lords house
  peer v look_searchingly: window dark fog through
  pen n enclosure: pig sheep farmer animals goats cattle chickens pigs
  pen n writing_implement: write ink paper sign borrow letter
  perch n support|branch: bird cage parrot
  perch n freshwater|spiny-finned: fish lake caught river
  perch v sit|settle: bird branch
  perfect v make_perfect: skill technique
  period n end_of_the|punctuation: sentence end write
  period n amount_of_time: ice war victorian
  permit n legal_document: need fish work park parking residence show
  permit v consent|allow|make_it_possible: smoking rules
  pet n domesticated: dog cat
  pet n special_loved: teacher
  phone n electronic_equipment: call
  photograph n representation: camera
  pick v look_for|gather: flower fruit apples strawberries
  pick n heavy_iron: miner ice axe shovel
  picture n visual|representation: paint
  pie n dish_baked: apple
  piece n musical_work: piano
  pile n collection_of_objects: books leaves papers clothes
  pile n stands_up_from_the_weave: carpet
  pile n column_of_wood: bridge pier
  pill n dose|something_shaped: doctor
  pillow n cushion: sleep
  pilot n someone_who_is_licensed: plane fly airline aircraft landed
  pilot n program: tv series
  pin n piece_of_jewelry|small_slender: sew
  pinch n slight|injury|squeeze|small_sharp: salt soup pepper
  pinch v squeeze: arm nose
  pinch v make_off: wallet
  pine n coniferous|straight-grained: tree forest cone wood
  pine v have_a_desire: for home pine_for
  pipe n tube_with_a_small_bowl: tobacco smoke smoked grandfather
  pipe n long_tube: water leak plumber gas burst
  pipe n tube_with_a: lit puffed
  pirate n someone_who_robs: ship sea
  pirate v copy: software films
  pistol n firearm: shot
  piston n mechanical: engine
  pit n sizeable_hole|excavation: dig dug coal
  pit n seed: peach cherry olive
  pitch n property_of_sound: voice high note sing
  pitch n sports_field: football players
  pitch v set|throw|erect: tent camp ball
  pitcher n throws_the_ball: baseball ball batter team game
  pitcher n open_vessel: water jug pour poured juice lemonade beer milk glass
  place v put: table
  plain n extensive_tract: mountain buffalo grass horses flat
  plain a lacking|not_elaborate|simple: food clothes dress
  plane n aircraft: fly airport pilot land passengers landed sky flight crash
  plane n carpenter's|power_tool: wood carpenter smooth board
  plane n unbounded|two-dimensional: geometry line point
  planet n celestial: sun
  plant n buildings: factory car workers power nuclear work chemical steel jobs closed
  plant n living_organism: water garden leaves flower grow green sun pot soil
  plant v put_or_set: seed tree garden potatoes roses bulbs
  plaque n memorial: wall
  plaster n adhesive: cut knee finger
  plaster n mixture|surface: wall ceiling
  plate n dish: food eat wash dinner
  plate n sheet|flat: metal steel number
  platform n raised_horizontal: train station
  platform n document: party
  play n dramatic: theatre shakespeare actor stage
  play v participate|perform: piano guitar football
  plot n secret: kill king government assassinate
  plot n story: film novel book
  plot n small_area: land build vegetables
  plug n electrical: socket electric wire
  plug n blockage: bath sink
  poach v cook: egg water salmon
  poach v hunt: elephant deer rhino ivory
  point n geometric|location: line
  point n sharp_end: pencil needle knife
  point n unit_of_counting: score team game win
  point v indicate: finger gun
  poke v hit_hard|poke: finger
  poker n card_game: cards played money table bet
  poker n fire_iron: fire stirred coals
  pole n long_usually_round|rod: flag tent wood vault
  pole n geographic|one_of_two_points: north south ice explorer
  pole n native: warsaw
  pole n one_of_two: explorers
  policy n plan_of_action|line_of: government
  policy n contract: insurance
  polish v surface)_shine: shoes silver floor
  polish n smooth|preparation: shoe
  polish a of_or_relating_to_Poland: polish
  poll n inquiry: opinion latest survey voters
  pony n small_gentle: ride
  pool n game|any_of_various_games: pub table play played cue balls billiards
  pool n excavation|lake|small_body: swim swimming water hotel dive kids
  pool v combine|join: money resources
  poor a little_money|not_rich|moderate: money family rich
  pop n popular|music: music
  pop n sharp: cork
  pope n head: catholic
  porch n structure: house
  port n place_(seaport: ship harbour sailor boat hamburg dock sea
  port n sweet_dark-red: wine drink glass cheese bottle sherry
  port n left_side: ship starboard
  port n computer: computer usb cable
  porter n person_employed_to_carry: luggage station
  porter n very_dark: beer
  pose v assume_a_posture: artist
  pose v pretend: policeman
  post n delivery|system: letter parcel send mail
  post n upright: fence wooden gate goal
  post n job|position: apply teacher office
  post v place|mail|cause: letter photo online
  pot n metal_or_earthenware|container: cook soup stew kitchen boil
  pot n street_names|drug: smoke police
  pouch n enclosed|saclike: kangaroo
  pound n unit_of_money|basic_unit_of_money: cost pay price money
  pound n unit_of_weight|16_ounces: weigh weight sugar butter meat apples of_flour half
  pound v hit|beat: door drum heart table
  pound n place_or|public_enclosure|enclosure: stray dog dogs
  powder n solid: face
  practice n customary|knowledge|repeated: piano
  practice n profession|business_of_a: doctor law dentist
  practise v learn|engage: piano
  present n something_presented: birthday christmas gave wrapped gift box bought
  present n happening_now: past future moment live
  present a existing: meeting everybody people
  present a temporal: situation moment
  present v give|hand: award medal prize cheque bouquet mayor winner
  present v show|introduce: idea results report findings
  press n print_media|newspapers|printed_matter: journalist minister newspaper free reporters meeting conference scandal
  press v exert_pressure|push: button key bell doorbell finger
  press n apparatus_that_exerts|machine_used_for_printing: printed
  pressing a compelling: need matter urgent business
  pretty a pleasing: girl dress flower
  prick v make_a_small_hole|cause: finger needle
  pride n group_of_lions: lion lions zebras
  prime n maturity: life
  prime a divisor|of_or_relating: number
  prime a first|superior: minister
  produce n fresh_fruits: market fresh farm local carrots sells vegetables fruit organic stalls
  produce v create|bring_forth: factory cars
  programme n broadcast|radio: tv
  project v throw|cause: image screen film
  project n planned|piece_of_work: school science students team
  project v project_on_a_screen|put_or_send_forth: screen film wall slides image
  promotion n act_of_raising: job salary
  prompt v give_an_incentive|assist: actor lines
  prompt a ready|on_time: reply
  proof n formal|any_factual: court
  propose v ask_(someone)_to_marry: ring knee
  propose v make_a_proposal: plan
  prune n dried: fruit eat
  prune v cut_back: roses tree bush hedge
  pump n mechanical: water air bicycle petrol
  pump n low-cut: shoes
  punch n iced_mixed: drink bowl party fruit glass rum served
  punch n blow_with: boxer nose knocked fist face threw
  punch n tool: hole paper leather
  punch v deliver: face nose
  punch n iced: glass_of
  pupil n learner|young_person: teacher school class lesson classroom homework
  pupil n contractile: eye iris light dark doctor dilated
  purse n small_bag|container: money coin handbag
  push v move_with_force: door car
  puzzle n game: pieces
`;
