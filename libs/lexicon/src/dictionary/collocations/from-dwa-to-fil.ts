/** The words from dwarf to filter. `collocations.ts` says what the columns are. */
export const fromDwaToFil = `
  dwarf n? lives_in_the: snow white fairy tale gold
  dwarf v? make_appear: building
  ear n sense_organ: hear sound listen pain music pierced
  ear n fruiting_spike: corn wheat barley field maize
  ear n? the_sense|the_externally: hear rings whisper pierced rabbit deaf earrings
  ear n? good_hearing: music
  earth n? the_3rd_planet: sun planet moon orbits globe space
  earth n? the_loose|the_solid: garden spade dig plant
  earth n? a_connection: wire electric
  easy a? requiring: exam question test
  economy n? the_system: growth country recession
  economy n? the_efficient|frugality: fuel
  edge n sharp_side: knife blade razor sharp
  edge n boundary|line_determining|outside_limit: cliff forest table lake
  edge n? a_slight_competitive: competition
  edge v? advance_slowly,: ledge door
  egg n? oval_reproductive: boiled fry breakfast hen omelette chicken
  egg n? animal_reproductive: lay nest bird fish turtle
  elder n? a_person_who: village church tribe respect
  elder n? any_of_numerous: tree flowers
  elder a? used_of_the: brother
  element n? any_of_the: chemical gold hydrogen oxygen periodic
  element n? an_abstract|an_artifact: important surprise
  embrace v? hold_(someone): mother hug airport
  embrace v? take_up_the|include_as: idea technology
  empty v? make_void: bag pockets bin
  empty a? holding_or: bottle glass box room fridge
  empty a? devoid_of: promise threat
  engage v hire: lawyer company
  engage v? carry_out: conversation
  engaged a having_services|in_a_relationship|affianced|involved|pledged: ring marry wed fiance
  engaged a busy: phone line toilet
  engine n? motor_that: car mechanic oil motor
  engine n? a_wheeled: train carriages steam
  entertain v? provide_entertainment: guests clown child audience
  entertain v? take_into|maintain_(a: idea think
  entrance n something_that_provides: museum station building door main cave
  entrance n? the_act_of|a_movement: stage make
  entrance v? cause_to_be: audience puppets music child
  entry n? an_item_inserted: diary dictionary
  entry n? the_act_of_entering|something_that: refused club building visa
  entry n? something_(manuscripts: competition
  equal v? be_identical: plus two
  equal v? be_equal_to: record
  equal a? having_the_same: parts rights pay number
  erect v? construct,: statue monument tent building
  erect a? upright_in: stand
  escape n? the_act_of: prison prisoner tunnel
  escape n? the_discharge: gas
  escape v run_away|remain_free: prison prisoner tiger cage zoo
  escape v? escape_understanding: name memory
  escort n? someone_who: police president bodyguard
  escort v? accompany_as: police home
  estate n? all_of_your: will died left child
  estate n? extensive: housing country lord acres
  even v make_level: score surface
  even a divisible: number odd two four divisible
  even a equal|flat: surface level score
  even a? being_level: surface floor ground
  evening n? the_latter: dinner sun
  exchange n? the_act_of_changing|the_act_of_giving: gifts prisoners currency student
  exchange n? a_workplace_for: stock shares
  exchange n? a_mutual_expression: heated
  exchange v give_to,_and_receive: gifts letters rings addresses students
  exchange v? exchange_or|hand_over: dollars money shop size
  execute v? kill_as_a: king murderer prisoner electric beheaded
  execute v? put_in_effect|carry_out_a: plan program
  exercise n activity_of_exerting|physical: gym body healthy swim daily muscles
  exercise n task: grammar book homework maths
  exercise n? systematic: military
  exercise v? give_a_workout|do_physical: gym dog muscles
  exercise v? put_to_use: right power
  exhaust n gases|system: fumes smoke engine
  exhaust n? system_consisting: car hang garage noise mechanic pipe
  exhaust v wear_out: tired meeting work child me walk runner climb
  exhaust v? use_up_(resources|use_up_the: supplies patience
  exhibit n? something: museum gallery
  exhibit n? an_object: court
  exhibit v? give_an_exhibition|to_show,_make: paintings gallery
  expand v? become_larger|make_bigger_or: metal heated business balloon
  expire v? lose_validity: passport visa licence ticket
  expire v? pass_from: died
  expose v? expose_or: sun cold radiation
  expose v? make_known: scandal corruption journalist
  expose v? reveal_to|to_show,_make: skin
  express n public_transport|rapid: train bus paris
  express n? mail_that|rapid_transport: post
  express v give_expression|articulate: thoughts
  express v? either_verbally|give_expression: feelings opinion thanks
  express a? without_unnecessary: train bus
  extract n? a_solution: vanilla
  extract n? a_passage: book read novel
  extract v? remove,_usually: tooth dentist
  extract v? separate_(a: gold
  eye n organ_of_sight: see blue look glasses blink closed tears sees
  eye n small_hole: needle thread
  eye n? an_area_that: storm hurricane
  fabric n artifact|cloth: cotton dress silk curtains sew
  fabric n? the_underlying: society
  face n front_of_the: smile eyes nose wash washed wrinkles beard
  face n? a_surface: mountain cliff cube rock
  face n? the_general: clock watch hands
  face n? the_feelings: sad
  face v deal_with|be_oriented|present: problem difficulties danger music
  face v? be_oriented|^be_opposite: garden window sea south street
  face v? oppose,_as: team
  facility n building: sports
  faculty n? the_body_of: university professor
  faculty n? one_of_the: mental
  fade v become_less_clearly|lose: colour jeans sun
  fail v? be_unsuccessful: exam test students
  fail v? stop_operating: brakes engine heart kidneys
  fail v? leave_something: notice
  faint v pass_out: heat blood saw soldier sight
  faint a indistinctly|barely_perceptible|lacking_clarity
  faint a? deficient|lacking_clarity_or_distinctness|indistinctly: sound light smell voice
  faint a? weak_and_likely: hungry
  fair n traveling_show|gathering: rides ferris candy village child wheel roller coaster candyfloss
  fair n gathering_of_producers: book frankfurt ferris trade publishers
  fair n competitive_exhibition: cow county prize
  fair a free_from: trial judge referee treatment play share treat
  fair a light|very_pale|blond: hair skin blonde sunburn eyes freckles
  fair a free_from_favoritism: decision deal
  fair a? very_pleasing: maiden
  fairly r conformity|without_favoring: treated treat referee judge both equally
  fake n? something: painting expert
  fake n? a_person_who: doctor
  fake v? make_a_copy|tamper,_with: signature illness
  fake a? having_a_misleading|being_an_imitation: passport fur money id diamond
  fall n season: leaves october autumn september november
  fall n sudden_drop: ice stairs
  fall n? a_sudden_drop|a_movement: break1 hip ladder stairs
  fall n? a_sudden_decline: prices sharp temperature
  fall n? the_act_of: berlin
  fall v descend|move_downward: ground tree rain ladder floor apple stairs
  fall v? pass_suddenly: asleep love ill
  fall v? suffer_defeat,|be_captured: government city
  fall v? fall_from: rain snow
  falls n steep_descent: water niagara
  familiar a? well_known: face voice
  familiar a? with')_well: with
  fan n enthusiast|ardent: football music beatles club big film team supporters of cheered match shouted stadium
  fan n device_for_creating: air hot ceiling electric cool switch room heat summer window night sleep
  fan n? an_ardent: concert singer autograph stage band actor wait pop star
  fan v? agitate_the: herself face
  fancy v have_a_fancy|imagine: boy girl cup coffee
  fancy a? decorative: restaurant car hotel clothes
  fare n? an_agenda|the_sum_charged: bus taxi train pay
  fare n? the_food_and: traditional
  fare v? proceed_or: well
  farm n? workplace: cows chickens tractor
  farm v? work_as_a: sheep
  fashion n? the_latest|consumer_goods: clothes paris magazine model designers
  fashion n? how_something: orderly
  fashion v? make_out_of: wood
  fast n? abstaining: ramadan break1 day
  fast v abstain: ramadan food eat lend religious muslims
  fast a acting|moving_quickly: car runner train speed
  fast a? (used_of_timepieces): clock watch minutes
  fast r? quickly_or: run drive swim
  fast r? firmly_or: asleep stuck
  fat n kind_of_body_tissue|soft_greasy: meat diet butter
  father n? a_male_parent: son mother daughter
  father n? Father'_is: priest confession
  father n? a_person_who_holds|a_person_who_founds: modern science
  father v? make_(offspring): child
  fault n? responsibility|a_wrong_action: accident blame late
  fault n? an_imperfection|(electronics): engine electrical machine
  fault n? (geology): earthquake
  fault n? (sports)_a: tennis serve
  feature n prominent: product useful phone important new
  feature n characteristic_parts: face nose eyes handsome
  feature n principal_(full: film cinema length
  feature n? a_special: magazine article
  feature v? have_as_a: film singer
  feed n? food_for_domestic: animals chicken
  feed v give_food_to|provide_as_food: baby dog hens hungry ducks
  feed v? used_of_animals: insects
  feel n? a_property: silk
  feel v? undergo_an: sad happy tired
  feel v? perceive_by: cold wind
  feel v? examine_by|grope_or_feel: forehead
  fellow n? a_member_of: college
  fellow n? a_boy_or_man: nice
  felt n fabric: hat wool cloth green
  fence n barrier: garden wood dog post neighbor wooden climbed painted jump barbed neighbour
  fence n dealer_in_stolen: steal goods thief jewels sold
  fence v fight: sword olympic olympics
  fence v? enclose_with: field
  fiddle n bowed_stringed: music play played folk
  fiddle v? manipulate: pen watch
  fiddle v? commit_fraud: accounts
  field n piece_of_land_cleared: farmer cows wheat
  field n branch_of_knowledge: study research expert scientist physics
  field n playing_field|place_where: players football landing
  field n? a_piece_of_land_cleared|extensive: wheat cows farmer sheep plough grass
  field n? a_piece_of_land_prepared: football players run pitch
  field n? a_branch_of|a_particular_kind: physics expert research science medicine
  field n? the_space: magnetic
  field n? a_region_where: soldiers
  field n? somewhere: trip
  field v? answer_adequately: questions
  fiery a very_intense: temper
  fight n? a_hostile: enemy
  fight n? a_boxing_or: boxing champion
  fight n? any_contest: boys playground cancer
  fight v? be_engaged: soldiers boys war dogs
  fight v? fight_against: cancer
  figure n solid|diagram|illustration: geometric page diagram chart see
  figure n amount_of_money_expressed|elements_that_collectively
  figure n alternative_names: slim body dress diet shadow
  figure n? one_of_the|an_amount: numbers sales statistics unemployment digits
  figure n? a_well-known: public political historical
  figure n? a_model_of: wax clay
  figure n? the_property|one_of_the: lucky eight number
  figure v understand|be_or_play: out
  figure v? judge_to_be: guess
  figure v? be_or_play: prominently
  file n set_of_related: computer document folder save open delete disk download police
  file n tool: nail metal smooth rough wood nails edge
  file n line_of_persons: walk single soldiers walked
  file n? office_furniture: office
  file v record|register: court complaint lawsuit divorce
  file v? smooth_with: nails
  file v? proceed_in: pupils hall students jurors line out back past soldiers coffin
  file v? place_in_a: papers documents
  fill v make_full: glass bottle
  fill v? make_full,|become_full: glass bottle water tank bucket
  fill v? plug_with: tooth dentist
  fill v? assume,_as|appoint_someone: vacancy post
  filling n? (dentistry): dentist tooth
  filling n? a_food_mixture: sandwich pie
  film n? a_form_of|a_medium_that: cinema actor watched director movie
  film n? photographic: camera roll
  film n? a_thin_coating: oil dust
  film n? a_thin_sheet: plastic wrap
  film v? make_a_film|record_in: camera scene
  filter n? device_that_removes: coffee water oil cigarette
  filter v? remove_by: water
  filter v? run_or_flow: light
`;
