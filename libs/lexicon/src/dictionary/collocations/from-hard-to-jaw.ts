/** The words from hard to jaw. `collocations.ts` says what the columns are. */
export const fromHardToJaw = `
  hard a not_easy: exam question
  hard a resisting_weight: stone bread ground rock bed
  hard a? very_strong: punch kick
  hard r? with_effort: work rain
  hare n swift: fast rabbit field
  harness n? stable_gear|a_support: horse climber
  harness v? exploit_the: wind energy power
  harvest n? the_yield|the_gathering: wheat grape
  harvest v? gather,_as: wheat potato
  hash n chopped: corned
  hash n purified: smoke
  hatch n opening|movable: ship submarine deck
  hatch n? a_movable|a_sloping: ship submarine
  hatch v emerge: egg chick bird turtles
  hatch v? devise_or: plot plan
  haul v draw_slowly|transport: rope net
  haul v? transport: truck
  hawk n diurnal_bird: bird prey fly sky mouse hunting
  hawk n? an_advocate: war
  hawk v? sell_or_offer: streets
  haze n? atmospheric: smoke city
  head n person_in_charge|leader|educator: company department school minister
  head n upper_part_of_the_human: hair hat neck hit ache shake bumped
  head n? a_person_who|the_educator: school department company family government
  head n? that_which: sums idea
  head n? a_single_domestic: cattle
  head n? the_top_of: stairs table page queue
  head v? to_go_or_travel|determine: north home towards
  head v? be_in_charge: company department
  head v? take_its_rise: ball
  heap n collection: leaves
  heart n hollow_muscular: beat blood doctor chest surgeon pump
  heart n locus_of_feelings: love break1
  heart n? an_area_that: city
  heart n? a_plane_figure: draw shape
  heart n? a_positive: cards queen
  heat n sport|preliminary_race: race runner runners final
  heat n? a_form_of|the_presence|the_sensation: sun oven summer
  heat n? utility_to: turn winter
  heat v? make_hot_or: soup oven
  heavy a? of_comparatively: bag box suitcase lift
  heavy a? unusually: rain traffic snow drinker smoker
  hedge n fence_formed: garden bushes cut gardener trim birds
  hedge n? for_example,: fund
  hedge v? minimize_loss: bets
  heel n back_part_of_the_human|part_of_the_foot: foot shoe blister
  heel n? the_back_part_of_a: shoe shoes high boots
  height n? distance_from_the|(of_a_standing: tall metres measure
  height n? the_highest: career fame power
  height n? elevation: afraid
  herb n? aromatic_potherb|many_are_flowering: basil parsley rosemary
  herd n? a_group_of_cattle|a_group_of_wild: cows elephants cattle buffalo
  herd v? cause_to_herd,|keep,_move,: sheep cows
  hide n skin_of_an_animal|dressed_skin|body_covering: leather cow tan elephant buffalo tent animal
  hide v prevent_from|be_or_go: tree behind police under bed money
  hide v? make_undecipherable: feelings
  high n? an_air_mass: pressure
  high a? (literal_meaning): mountain wall building
  high a? greater_than: price speed temperature
  high a? high_in_pitch: voice note
  hike n? a_long_walk: mountain forest
  hike n? an_increase: price tax
  hike v? walk_a_long: trail mountains
  hike v? increase: prices
  hip n? either_side|the_ball-and-socket: break1 operation replacement
  hip n? the_fruit: rose
  hip a? informed_about: cafe
  hire v? engage_or|engage_for: staff employee company
  hire v? hold_under: car boat bicycle
  hit n conspicuous_success: song band singer film charts number album record
  hit v affect_or_afflict: earthquake storm
  hit v? cause_to_move: ball bat
  hit v? come_into: car tree wall
  hit v? deal_a_blow: face
  hold n space_in_a_ship|cargo: cargo ship aircraft
  hold v have_or_hold|keep_in: hand baby cup
  hold v? organize_or: meeting party
  hold v? to_close_within: breath
  hold v? remain_in: bottle litres
  hole n opening: dig ground sock roof
  hole n? one_playing: golf
  hollow n? a_cavity_or: tree owl
  hollow a? having_a_space: tree log
  hollow a? as_if_echoing: voice
  home n? where_you_live_at|housing_that: house family
  home n? a_social_unit: old nursing
  home n? (baseball): plate
  home r at_or_to: go
  honey n? a_sweet_yellow: bees jar toast
  honey n? used_as_terms: hi
  hood n headdress: jacket coat rain head pulled sweatshirt
  hood n protective_covering_consisting: car engine lifted mechanic
  hook n mechanical_device|curved|anything_that: coat fish hang wall fishing worm
  hook n? a_short_swinging: boxer
  hop n? the_dried: beer
  hop v jump_lightly|make_a_jump: frog foot bird leg rabbit
  horizon n? the_line_at: sun sea ship
  horizon n? the_range: broaden
  horn n noisemaker|device_on_an_automobile: honk blow beep
  horn n bony_outgrowth|one_of_the_bony: bull animal goat rhino antelope
  horn n brass|musical_instrument: play jazz
  horn n? a_device_on|a_noisemaker: car driver honked traffic taxi
  horn n? a_brass_musical_instrument_consisting|has_a_narrow: orchestra music played
  horse n? solid-hoofed: ride stable saddle gallop
  horse n? a_padded_gymnastic: gymnast
  hose n flexible_pipe: garden water firemen lawn fire
  hose n socks: legs stockings
  host n person_who_invites: party guests guest dinner
  host n person_who_acts: tv television show program
  host n vast_multitude|multitude: angels golden daffodils
  host n supports_a_parasite: parasite virus
  host n vast: daffodils
  host n? a_person_who_invites|a_person_who_acts: guests party welcomed dinner
  host v? be_the_host: olympics tournament
  hot a temperature: weather sun summer coffee water soup
  hot a burning_sensation: curry pepper chili sauce chilli spicy too mouth burn mexican indian
  hound n? any_of_several: fox hunt
  hound v? pursue_or: reporters press
  house n? a_dwelling: garden lived buy
  house n? an_official: representatives senate lords
  house n? the_audience: audience full
  house v? provide_housing: refugees
  house v? contain_or: museum
  hull n? the_frame: ship boat rock
  human n? any_living: animals chimpanzees
  human a? characteristic|relating_to: nature body
  humble a? marked_by: modest
  humble a? low_or_inferior: cottage
  humor n message_whose|trait: joke
  hunt n? an_instance|the_activity: treasure killer police
  hunt n? the_work_of: fox
  hunt v? pursue_for: lions wild
  hurdle n? a_light_movable: race athlete jumped
  hurdle n? an_obstacle_that: biggest
  hurt v? be_the_source: leg knee foot
  hurt v? cause_emotional|hurt_the_feelings: feelings
  hurt v? give_trouble: himself fell
  husky n heavy-coated: dog sled snow
  husky a deep_and_harsh: voice
  ice n? water_frozen|the_frozen: skating lake cubes
  ice n? a_frozen_dessert: cream
  ice v? decorate_with: cake
  icon n? (computer: screen click computer desktop
  icon n? a_conventional: church orthodox
  idle v? run_disconnected: engine
  idle a? not_in_action|not_in_active: machines factory workers
  idle a? silly_or_trivial: gossip
  ill a affected_by: hospital doctor sick
  image n? an_iconic|a_visual_representation: mirror camera
  image n? (Jungian_psychology): public company
  impact n? the_striking: crash car
  impact n? a_forceful: environment
  impress v have_an_emotional: boss
  impression n? a_vague_idea|an_outward: first good
  impression n? a_concavity: mud
  impression n? (dentistry): tooth
  impulse n? a_sudden_desire: buy
  impulse n? the_electrical: nerve
  incense n substance_that: candles church smell burned temple
  incense v make_furious: decision unfair angry anger
  incline n? an_inclined: steep
  incline v? feel_favorably|have_a_tendency: agree
  index n alphabetical: book end back pages
  index n numerical_scale: stock prices
  index n? a_numerical|a_number_or: stock price
  index n? the_finger: finger
  individual n? a_human_being: each person
  individual a? characteristic_of_or: portions
  infant n very_young: mother
  initial n? the_first: name letters
  initial a? occurring: shock
  inning n division: baseball
  instant n? a_very_short: moment
  instant a? occurring: coffee success
  instrument n? a_device_that: surgical scientific
  instrument n? any_of_various: piano violin music
  insult v? treat,_mention,: rude
  intelligence n secret_information|unit_responsible: spy army
  intelligence n ability_to_comprehend: test school high dolphins child
  intelligence n? a_unit_responsible|secret_information|the_operation: spies agency military enemy secret
  interest n fixed_charge|charge_for_borrowing: bank loan rate savings percent mortgage account
  interest n sense_of_concern|state_of_curiosity|curiosity: history art show music great
  interest n? a_sense_of|the_power: art history showed
  interest n? a_diversion: hobby
  interest n? (law)_a_right: company
  intern n advanced_student: hospital
  interview n? the_questioning: job reporter
  interview v? conduct_an: journalist president
  interview v? discuss_formally: candidates
  intimate a? marked_by: friend
  intimate a? having_or: restaurant
  invalid n someone_who_is_incapacitated: wheelchair nursed wife bed
  invalid a no_longer_valid|having_no_cogency: argument contract
  invalid a? having_no|no_longer: ticket passport password
  invite v? ask_someone|invite_someone|have_as_a: party wed dinner
  iron n heavy_ductile|metallic_element: metal gate steel made_of railing ore bridge rust
  iron n home_appliance: shirt clothes hot press board crease
  iron n? a_golf_club: golf
  iron v press_and_smooth: shirt clothes trousers dress wrinkled linen
  iron a? extremely: will
  issue n periodical|copies|one_of_a_series: magazine newspaper october latest
  issue n important_question|important_disputed: debate political discuss climate important
  issue v bring_out|circulate|put: statement stamp warning
  issue v? circulate: passport uniforms
  issue v? bring_out|prepare_and: statement warning
  item n? a_distinct|especially: list clothing agenda
  ivory n? a_hard_smooth: elephant tusks poachers
  jack n tool: car wheel tyre puncture
  jack n one_of_four_face: cards queen hearts spades king
  jacket n short_coat: wear leather zip cold pockets
  jacket n? an_outer_wrapping: dust book
  jacket n? the_outer: potato
  jail n? a_correctional: prisoner sentenced years
  jam n preserve: strawberry toast bread raspberry apricot fruit jar spread breakfast made_jam homemade scones sandwich
  jam n dense_crowd: traffic cars stuck hour road motorway
  jam v crush|get_stuck|become_stuck|press_tightly
  jam v? get_stuck: printer paper door window machine copier photocopier drawer lock gun again
  jam v? press_tightly: suitcase
  jam v? interfere: radio signals
  jar n vessel: jam honey cookies lid pickles olives shelf
  jar n? a_vessel_(usually|the_quantity: honey glass pickles cookies olives
  jar v shock|affect|clash
  jar v? affect_in: nerves colours laugh voice colour
  jaw n? the_part_of|the_bones: break1 drop shark tooth boxer dentist
`;
