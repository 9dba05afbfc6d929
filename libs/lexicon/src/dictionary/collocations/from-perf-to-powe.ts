/** The words from perfect to power. `collocations.ts` says what the columns are. */
export const fromPerfToPowe = `
  perfect v make_perfect: skill technique
  perform v? give_a_performance: play concert song stage orchestra
  perform v? carry_out|get_(something): operation task experiment duty
  period n end_of_the|punctuation: sentence end write comma
  period n amount_of_time: ice war victorian months history weeks
  period n? the_monthly: woman cramps
  period n? the_end_or: school
  permit n legal_document: need fish work park parking residence show fishing
  permit v consent|allow|make_it_possible: smoking rules
  person n? a_grammatical: verb grammar
  pest n? any_unwanted: farmers crops insect
  pest n? a_persistently: little
  pet n domesticated: dog cat hamster
  pet n special_loved: teacher teacher's
  pet v? stroke_or_caress_gently: cat
  phase n? any_distinct: project
  phase n? (astronomy): moon
  phone n electronic_equipment: call
  photograph n representation: camera
  physical a? involving|characterized: exercise fitness
  pick n heavy_iron: miner ice axe shovel
  pick n? a_small_thin: guitar
  pick v look_for|gather: flower fruit apples strawberries flowers berries grapes
  pick v? select_carefully: team captain card colour winner
  pick v? pay_for_something: lock
  picture n visual|representation: paint
  picture n? a_visual_representation|graphic_art|a_representation: wall painted draw hung
  picture n? a_form_of: cinema best oscar
  picture n? the_visible: tv
  picture v? conceive_of: imagine
  pie n dish_baked: apple
  piece n musical_work: piano music played composer
  piece n? a_serving|a_separate: cake paper bread pizza
  piece n? a_period_of: chess
  pier n? a_platform: boats fishing
  pig n? domestic_swine: farm mud
  pig n? a_person_regarded: eat
  pile n collection_of_objects: books leaves papers clothes
  pile n stands_up_from_the_weave: carpet
  pile n column_of_wood: bridge pier drive
  pile n? a_collection|of')_a_large: leaves books dishes clothes papers laundry
  pile v? arrange_in|place_or_lay: plates
  pill n dose|something_shaped: doctor headache swallowed
  pill n? a_contraceptive: contraceptive
  pillar n? a_vertical|(architecture)|anything_that: temple stone
  pillar n? a_prominent: community
  pillow n cushion: sleep
  pilot n someone_who_is_licensed: plane fly airline aircraft landed helicopter cockpit
  pilot n program: tv series
  pilot n? a_person_qualified: ship harbour
  pilot n? a_program|something: series tv episode
  pilot v? operate_an: plane
  pin n piece_of_jewelry|small_slender: sew jewel
  pin n? a_small_slender: sewing dressmaker
  pin n? a_number_you: cash card
  pin n? small_markers: bowling
  pin v? attach_or: notice map
  pinch n slight|injury|squeeze|small_sharp: salt soup pepper sugar
  pinch v squeeze: arm nose cheek
  pinch v make_off: wallet bike
  pinch v? irritate_as: shoes
  pine n coniferous|straight-grained: tree forest cone wood cones needles needle
  pine n? straight-grained: table furniture
  pine v have_a_desire: for home pine_for dog owner away funeral lonely
  pipe n tube_with_a_small_bowl: tobacco smoke smoked grandfather puffed
  pipe n long_tube: water leak plumber gas burst lead
  pipe n tube_with_a: lit puffed
  pirate n someone_who_robs: ship sea
  pirate v copy: software films
  pistol n firearm: shot
  piston n mechanical: engine
  pit n sizeable_hole|excavation: dig coal snake miners
  pit n seed: peach cherry olive
  pit n? (auto_racing): racing stop
  pit v? remove_the: cherries olives
  pitch n property_of_sound: voice high note sing piano
  pitch n sports_field: football players cricket half-time mud grass referee
  pitch n? (baseball): batter baseball
  pitch n? promotion: sales
  pitch n? any_of_various: black
  pitch v set|throw|erect: camp
  pitch v? throw_or_hurl|throw_or_toss: ball baseball
  pitch v? erect_and: tent
  pitcher n throws_the_ball: baseball ball batter team game
  pitcher n open_vessel: water jug pour poured juice lemonade beer milk glass waiter table iced sangria empty fill jar
  pitcher n? (baseball)|the_position: baseball throw1 ball batter strike mound glove catcher inning base strikeout fastball
  place n? a_job_in_an: university
  place v put: table vase
  plague n? a_serious|any_epidemic: rats medieval europe died
  plague n? a_swarm_of: locusts
  plain n extensive_tract: mountain buffalo grass horses flat mountains wide grassy
  plain a lacking|not_elaborate|simple: clothes
  plain a? not_elaborate|lacking_embellishment|lacking_patterns: food dress white paper
  plain a? lacking_in: girl face
  plain a? free_from|clearly_revealed: truth english
  plan n? a_series_of|an_arrangement: holiday escape
  plan n? scale_drawing: architect house floor
  plan v? make_plans|have_the_will: trip
  plane n aircraft: fly airport pilot land passengers landed sky flight crash boarded
  plane n carpenter's|power_tool: wood carpenter smooth board shaving
  plane n unbounded|two-dimensional: geometry line point
  plane v? cut_or_remove|make_even: door
  planet n celestial: sun
  plant n buildings: factory car workers power nuclear work chemical steel jobs closed
  plant n living_organism: water garden leaves flower grow green sun pot soil
  plant v put_or_set: seed tree garden potato roses bulbs seeds tulips
  plant v? place_something: bomb
  plaque n memorial: wall
  plaster n adhesive: cut knee finger
  plaster n mixture|surface: wall ceiling
  plaster n? a_mixture|a_surface|a_white_powder: wall ceiling leg arm
  plastic n? generic_name: bottles bag
  plate n dish: food eat wash dinner
  plate n sheet|flat: metal steel number
  plate n? a_rigid_layer: tectonic earthquake
  plate n? (baseball): baseball batter
  platform n raised_horizontal: train station stage speaker
  platform n document: party
  platform n? a_woman's: shoes
  play n dramatic: theatre shakespeare actor stage
  play n? a_dramatic|a_theatrical: theatre actors shakespeare write stage
  play n? activity_by: child
  play v participate|perform: piano guitar football tennis chess
  play v? play_on_an|perform_music: piano violin guitar
  play v? play_a_role|perform_on_a_stage: hamlet film
  play v? be_engaged: garden park
  play v? replay_(as: record song
  player n? a_person_who_participates: football team
  player n? someone_who_plays: piano
  plot n secret: kill king government assassinate bomb overthrow secret
  plot n story: film novel book story ending
  plot n small_area: land build vegetables buy village
  plot v? plan_secretly,: kill
  plot v? make_a_schematic|make_a_plat: graph
  plow n? a_farm_tool: ox
  plow v? to_break_and: field
  pluck n? the_trait: courage
  plug n electrical: wire spark car
  plug n blockage: bath sink water
  plug n? an_electrical: socket electric kettle
  plug v? fill_or_close: hole leak
  plug v? praise_the: book
  plum n? any_of_numerous: jam ripe
  poach v cook: egg water salmon eggs fish
  poach v hunt: elephant deer rhino ivory elephants rhinos salmon land duke rabbits gamekeeper
  pocket n? a_small_pouch: trousers keys coat
  point n geometric|location: line
  point n sharp_end: pencil needle knife sharp
  point n unit_of_counting: score team game win scored
  point n? a_brief_version|an_isolated: argument speech discussion
  point n? the_precise: meeting
  point v indicate: finger gun map
  point v? direct_into: gun
  poison v? add_poison|administer|kill_with: tea king drink wine
  poke v hit_hard|poke: finger
  poker n card_game: cards played money table bet bluff
  poker n fire_iron: fire stir coals coal
  polar a? located_at|of_or_existing: bear ice
  pole n long_usually_round|rod: flag tent wood vault telephone
  pole n geographic|one_of_two_points: north south ice explorer
  pole n native: warsaw polish
  pole n one_of_two
  pole n? one_of_two_points|one_of_two_antipodal: north south explorers
  policy n plan_of_action|line_of: government foreign honesty
  policy n contract: insurance
  polish n smooth|preparation
  polish n? a_preparation: shoe floor furniture nail
  polish n? the_Slavic: language speak translate
  polish v surface)_shine: shoes silver floor car table
  polish v? improve_or: essay
  polish a of_or_relating_to_Poland: polish warsaw
  poll n inquiry: opinion latest survey voters
  poll n? the_counting: election
  pony n small_gentle: ride
  pool n game|any_of_various_games: pub table play played cue balls billiards
  pool n excavation|lake|small_body: swim hotel diva kids
  pool n? a_small_body|a_small_lake: blood water rock
  pool n? any_communal|an_organization: car
  pool v combine|join: money resources
  poor a little_money|not_rich|moderate: money family rich hungry
  poor a? deserving: thing dog
  poor a? lacking_in: quality grades
  pop n popular|music: music star singer
  pop n sharp: cork
  pop n? a_sweet_drink: bottle drink
  pop v? cause_to_make|make_a_sharp_explosive_noise: balloon cork
  pope n head: catholic
  porch n structure: house
  port n place_(seaport: ship harbour sailor boat hamburg dock sea docked
  port n sweet_dark-red: wine drink glass cheese bottle sherry
  port n left_side: ship starboard
  port n computer: computer usb cable
  porter n person_employed_to_carry: luggage station
  porter n very_dark: beer
  porter n? a_person_employed|a_railroad: luggage station hotel suitcase
  pose n? a_posture: yoga
  pose v assume_a_posture: artist photograph picture camera
  pose v pretend: policeman
  pose v? introduce: threat problem
  positive a? indicating: test
  positive a? involving: attitude
  positive a? persuaded: certain
  positive a? of_or_relating: number
  post n delivery|system: send mail
  post n upright: fence wooden gate goal
  post n job|position: apply teacher office job teaching
  post n? the_system|the_delivery: letter parcel office
  post n? the_position: guard soldier sentry
  post v place|mail|cause: photo online notice
  post v? cause_to_be: letter parcel
  post v? assign_to_a_post|assign_to_a_station: soldier abroad
  post v? publicize: photo
  pot n metal_or_earthenware|container: cook soup stew kitchen boil tea
  pot n street_names|drug: smoke police smoked
  pot n? a_container: plant flowers
  pot n? the_cumulative: poker
  pouch n enclosed|saclike: kangaroo
  pound n unit_of_money|basic_unit_of_money: cost pay price money sterling penny
  pound n unit_of_weight|16_ounces: weigh weight sugar butter meat apples of_flour half
  pound n place_or|public_enclosure|enclosure: stray dog dogs claim cat owner
  pound v hit|beat: door drum heart table fist
  pound v? move_rhythmically: heart
  pound v? break_down: spices
  pour v? cause_to_run|pour_out: tea milk water wine cup
  pour v? flow_in_a|move_in_large: rain
  powder n solid: face washing
  powder n? any_of_various: face
  powder v? apply_powder: nose
  power n? energy_made: electricity
  power n? possession_of_controlling|(of_a_government: king party
  power n? a_mathematical: two
  power v? supply_the: battery
`;
