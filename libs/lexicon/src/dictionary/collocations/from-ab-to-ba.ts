/** The words from abstract to bay. `collocations.ts` says what the columns are. */
export const fromAbToBa = `
  abstract n? a_sketchy: paper article journal research thesis summary conference submit
  abstract a? separated: idea concept notion philosophy think
  abstract a? not_representing: painting art picture painter artist sculpture gallery
  account n? a_record_or|a_short_account|a_statement_that: events story eyewitness witness describe give trip report happened
  account n? a_formal_contractual|a_statement_of: bank money savings open credit deposit withdraw transfer customer opened current user password email log online
  account v? be_the_sole: percent population sales difference
  ace n one_of_four_playing_cards: card cards deck poker hearts spades
  ace n serve_that|player's_opponent: tennis serve
  ace n someone_who_is_dazzling: pilot pilots
  ace v? succeed_at: test exam
  ace a? of_the_highest: player
  act n subdivision_of_a_play: play scene theatre hamlet first
  act n? a_legal_document: parliament law passed congress government legislation
  act n? something: kindness brave terrorism courage generous crime violence
  act n? a_short_performance: circus comedian magic show stage
  act n? a_manifestation: sympathy put pretend only
  act v perform_on_a_stage|play_a_role: play film role theatre hamlet drama
  act v? perform_an: quickly fast must soon before now immediately government
  act v? behave_in|pretend_to: strangely silly stupid fool child like strange weird suspicious foolish normal
  act v? play_a_role|perform_on: stage movie actress
  acute a? having_or_experiencing: illness disease pain appendicitis infection attack
  acute a? extremely: shortage pain embarrassment problem housing
  acute a? having_or_demonstrating: observer sense mind hearing
  acute a? less_than: angle degrees triangle
  address n place_where_a_person: street house postcode envelope write name letter
  address n act_of_delivering_a_formal: president speech nation congress inaugural give public formal parliament inauguration
  address n? the_place|written_on: change email home card form wrong contact full live phone
  address v speak_to|give_a_speech: crowd audience meeting president nation spoke congress students conference rally troops
  address v? put_an_address: envelope letter parcel package
  address v? address_or: problem issue question concerns
  admission n? the_act_of|the_right: university college hospital school refused club
  admission n? an_acknowledgment: guilt mistake guilty wrong fault
  admission n? the_fee_charged: ticket free price museum adults child charge fee cost
  admit v? declare_to: guilty mistake wrong lying stealing lied fault truth
  admit v? grant_entry|permit_to: hospital patient ticket club university school members enter
  adopt v take_into_one's_family: child baby orphan couple parents girl boy son daughter
  adopt v choose_and_follow: plan policy method law strategy
  advance n? a_movement|the_act_of: army troops enemy
  advance n? progress_in: medicine technology science medical computer scientific
  advance n? an_amount: salary money publisher pay wages loan
  advance v? move_forward,: troops army soldiers towards enemy
  advance a? being_ahead: booking payment notice warning ticket
  affair n? a_usually: wife husband marry love lover secretary secret
  affair n? a_vaguely_specified_concern: foreign business private state mind
  agent n? a_representative|a_businessman: travel estate actor actress house theatrical insurance author contract writer
  agent n? any_agent: fbi cia secret spy federal undercover
  agent n? a_substance: cleaning chemical bleaching
  air n? a_mixture: breathe fresh lungs pollution oxygen polluted clean breath
  air n? the_region: throw1 jumped ball bird fly rose high hands shot
  air n? a_distinctive_but: mystery confidence importance dignity
  air n? a_succession: played violin flute sing
  air v? be_broadcast|broadcast_over: programme television radio show tv episode channel broadcast
  air v? expose_to_fresh|expose_to_warm: room clothes sheets blankets window
  air v? make_public: views grievances complaints opinions
  album n? originally: band songs music singer released rock recorded record track
  album n? for_organizing: photo photos photographs stamps pictures wed stamp family
  alien n? a_form_of: planet spaceship space mars ufo film earth invade
  alien n? someone_who: illegal border immigration country deported
  alien a? being_or_from: culture customs strange
  anchor n mechanical_device: ship boat drop sea chain weighed harbour seabed vessel
  anchor n television_reporter: news tv television evening show broadcast cnn
  anchor v? secure_a_vessel: ship boat yacht bay harbour
  angle n the_space_between: degrees right triangle geometry line acute measure corner ninety wall leaning
  angle n biased_way: story new different view perspective journalist article reporter
  angle v? fish_with: trout river
  answer n? a_statement_(either|the_speech: letter question give reply phone email
  answer n? a_statement_that: puzzle exam problem sum correct maths riddle quiz
  answer v? react_verbally: question teacher politely
  answer v? respond_to: phone door telephone bell
  appeal n? earnest_or|request_for: help money charity blood donors earthquake victims police information
  appeal n? attractiveness: sex popular young beauty charm
  appeal n? (law)_a_legal: court lawyer judge lose conviction sentence supreme verdict
  appeal v? take_a_court: court conviction sentence judge verdict decision
  appeal v? request_earnestly: help calm witnesses police information
  appeal v? be_attractive: young idea readers child taste tourists
  appear v? come_into_sight: suddenly sky door horizon ghost sun clouds window
  appear v? appear_as: film stage play show
  appear v? be_issued: newspaper book magazine
  appear v? present_oneself: court judge witness
  appear v? give_a_certain|seem_to_be: seems nervous tired calm
  appendix n vestigial: remove surgeon hospital burst operation doctor pain inflamed removed stomach ruptured appendicitis
  appendix n supplementary: book page tables report chapter end dictionary footnotes statistics
  application n? a_verbal_or: job university form visa fill apply passport post
  application n? a_program: computer install phone software download mobile crash
  application n? the_act_of: science theory practical
  application n? liquid_preparation|the_work_of: cream paint ointment lotion
  apply v ask_(for_something): job university visa loan passport grant post scholarship membership place vacancy interview
  apply v put_into_service|cover_by_spreading|put_(something)_on: cream skin paint lotion glue brakes knowledge pressure
  apply v? be_pertinent: rule law everyone
  apply v? apply_to_a|make_work: ointment paint cream wound make-up lipstick skin layer
  appointment n? a_meeting: dentist doctor cancel hairdresser late clinic make arrange
  appointment n? the_act_of_putting|the_job_to: minister director president manager announced
  appreciate v? recognize: help kindness thank efforts gratitude
  appreciate v? be_fully_aware: difficulty problem
  appreciate v? gain_in_value|increase_the: value house property investment price currency
  appropriate v? take_possession: land money funds property
  appropriate v? give_or_assign: funds congress budget
  appropriate a? suitable_for: clothes dress behaviour wed interview language
  arch n curved_shape|masonry: bridge stone roman brick church window doorway gate marble triumphal entrance
  arch n? a_curved_bony: foot shoes
  arch v? form_an_arch: cat eyebrows back
  area n? a_particular_geographical: city rural residential live region mountain poor
  area n? a_subject|a_particular_environment: research expertise study subject
  area n? the_extent: square metres circle triangle rectangle room calculate
  argument n? a_dispute: shouting neighbours couple quarrel angry heated brother fight
  argument n? a_fact_or|a_discussion|a_course_of: convincing theory against philosopher debate persuasive logical
  argument n? (computer|a_variable: function
  arm n human_limb: break1 hand elbow shoulder hold around body wrap hurt sleeve baby carry sling left right wrist waist
  arm n weapon|instrument_or: rebels soldiers lay weapons bear illegal
  arm n projection: chair
  arm n? the_part_of_an|any_projection: chair sofa armchair
  arm v? supply_with: soldiers guards rebels weapons guns
  arms n weapons: weapon army soldiers trade deal sell control nuclear dealer
  arrest n? the_act_of: police warrant murder suspect house
  arrest n? the_state: cardiac
  arrest v? take_into: police thief man officer suspect driver
  article n separate_section|nonfictional: newspaper magazine read constitution treaty
  article n (grammar): noun definite grammar indefinite german
  article n? nonfictional: write published climate journalist editor blog
  article n? one_of_a_class: clothing furniture
  ash n residue: fire volcano cigarette burned grey cloud tray volcanic fireplace ashtray chimney
  ash n various_deciduous: tree wood oak forest leaves plant beech
  ash n? any_of_various_deciduous|used_for_furniture: trees grow planted
  assembly n? a_group_of_persons|a_public_facility: school pupils hall morning headmaster students general national
  assembly n? the_act_of: line car factory parts furniture instructions
  associate n? a_person_who: business partner law
  associate v? make_a_logical: word smell memory
  assume v? accept_without: true correct everyone right think
  assume v? take_on_titles,: office presidency power command duties control
  assume v? take_on_a_certain: name identity false
  atmosphere n? the_mass_of|the_envelope: earth planet gases oxygen carbon mars
  atmosphere n? a_particular|a_distinctive: party friendly restaurant relaxed cosy tense office music
  attack n sudden_occurrence: heart asthma panic hospital coughing nerves
  attack n offensive_against: army enemy soldiers night
  attack n? (military)|the_act_of: terrorist bomb town
  attack n? intense_adverse: critics newspaper
  attack v? begin_hostilities: enemy army soldiers troops
  attack v? attack_someone: dog shark man knife street bear
  attack v? attack_in: newspaper critics government speech
  attend v? be_present: meeting school church lecture conference wed funeral class
  attend v? take_charge|give_heed: patient customer nurse matter
  average n? a_statistic: number calculate sum divide
  average a? approximating: temperature age income height family
  average a? lacking_special|lacking_exceptional: student ordinary
  award n? a_tangible|something: best actor film win prize ceremony oscar bravery
  award v? give,_especially: prize medal nobel
  back n posterior_part: pain hurt lie body spine shoulder carry backpack scratch ache
  back n? the_posterior|the_series: sleep backache rucksack lying horse injured
  back n? the_side_that|the_part_of_something: photo envelope cheque bus house room sit
  back n? the_protective: chair
  back v support: plan candidate idea proposal support campaign financially
  back v? approve_of|give_support|support_financial: bank supported investors
  back v? ^travel_backward|cause_to_travel: car reversed garage drive van parking
  back a? related_to: door garden seat row wheel
  badger n? sturdy_carnivorous: woods burrow animal black hole dig
  badger v? annoy_persistently|persuade_through: reporters questions father
  bag n? a_flexible: plastic shop paper carry groceries crisps potato
  bag n? a_container: handbag purse lipstick keys steal
  bag n? a_portable: suitcase airport packed luggage
  bail n criminal_law|legal_system|guarantee: prison judge court released police jail lawyer hearing granted arrested
  bail v? empty_(a_vessel)|remove_(water): water boat bucket
  bait n anything_that_serves|something_used_to_lure: fish hook worm fishing
  bake v? cook_and_make|prepare_with: bread cake oven cookies pie potato
  balance n state_of_equilibrium|harmonious|equality_of: rope walk lose fell bicycle gymnast legs tightrope ladder stand ice ear
  balance n amount_of_money|credit_side|difference_between: account bank pay
  balance n? harmonious|equality_of: work life diet nature
  balance n? something|the_difference: statement credit overdraft outstanding remaining cash
  balance v? bring_into|hold_or_carry: head ball nose stick tightrope
  balance v? compute_credits: books accounts budget
  ball n round_object: kick throw catch player hit goal tennis golf football bounce
  ball n lavish_dance: dance dress gown invite prince cinderella masked evening night waltz carriage
  ball n? round_object|a_spherical_object: net bat rolled bowled throw1 pitch garden dog
  ball n? an_object: wool snow string
  ball n? a_lavish_dance|the_people: ballroom waltz orchestra palace duchess danced embassy hosted
  ballot n? a_document|a_choice_that: vote election box paper secret strike
  band n musicians: music play rock concert guitar drummer singer song jazz album stage
  band n stripe_or_stripes: wide narrow color white around
  band n thin_flat_strip: rubber elastic hair metal hold together wrap wrist plastic head stretch
  band n unofficial_association|instrumentalists: singer robbers thief outlaws rebels
  band n? a_group_of|instrumentalists: played stage fans tour wed brass trumpet
  band n? a_stripe_or|an_adornment: colour hat stripes sleeve
  band n? a_range_of: frequency radio wave
  bang n border_of_hair: hair forehead
  bang n loud_noise|sudden_very_loud: loud door hear explosion gun balloon exploded crash
  bang v? strike_violently|to_produce|close_violently: door table fist head drum shut wall slam knee
  bank n sloping_land: river stream canal shore sit fish swim boat grass flooded muddy opposite ducks nest willow rivers lake picnic overflowed reeds fishermen steep otter
  bank n financial_institution: money account loan deposit cheque check savings credit manager interest rob borrow pay customer branch open mortgage robbers robber robbery clerk cashier teller loans opened transfer debt works central crash crisis
  bank n? a_supply_or: blood food
  bank n? a_long_ridge: snow fog clouds
  bank v? tip_laterally: plane pilot turn aircraft
  bar n drinks: drink beer barman pub cocktail night waiter whisky counter order meet
  bar n rigid_piece: iron steel metal window prison cage gold cell gate crowbar prisoners goldfish gymnast monkey chin
  bar n legal_profession|body_of_individuals: lawyer law court barrister admit exam lawyers passed
  bar n block_of_solid: chocolate soap gold candy
  bar n? a_room_or|a_counter_where: barmaid pint beers drink wine stool ordered
  bar n? musical_notation: music notes song beats
  bar n? an_obstruction: goal goalkeeper hit
  bar v? prevent_from|expel,_as: entering club admit stadium ban
  bar v? secure_with,: door window gate
  bare v? ^lay_bare: tooth dog chest soul
  bare a? completely|lacking_its: foot skin legs arms head shoulders
  bare a? not_having|lacking_its: walls floor trees branches cupboard rooms
  bargain n? an_advantageous: cheap sale sales shop price half buy
  bargain n? an_agreement: deal strike unions
  bargain v? negotiate: price market seller trader
  bark n tough_protective: tree trunk oak birch pine peel wood rough cork branch moss strip beavers willows peeled beetle maple ants elephants carved deer
  bark n sound_made_by_a_dog: dog loud growl hear wake puppy fierce
  bark n? a_noise_resembling|the_sound: hear neighbour's neighbours loudly burglar
  bark v make_barking: dog puppy postman stranger night cat bark hound dogs loudly neighbours passers cyclists strangers barking
  bark v unfriendly_tone: order sergeant commands officer shouted instructions soldiers sir orders command
  barrel n cylindrical_container: wine beer oil wooden
  barrel n tube_through: gun rifle smoke revolver shotgun
  barrel n? a_cylindrical|the_quantity: whisky oil cellar rolled rain brandy pickles
  base n military|installation_from_which: army military air soldiers naval troops camp marines aircraft airmen commander submarine
  base n lowest_support|bottom: mountain statue column hill foot tower lamp
  base n? lowest_support|the_bottom_or|a_support: lamp skull statue cliff tree pillar
  base n? a_place_that: runner baseball batter steal second home
  base v? use_as_a_basis: film book novel story facts evidence true
  base v? situate_as: company headquarters london
  base a? not_adhering|having_or: motives cowardly
  basin n? usually_used|a_bathroom: wash hands washed water face sink bathroom
  basin n? an_area_characterized|a_natural: river amazon congo
  bass n lowest_part|lowest_range|lowest_pitch: guitar play music band singer jazz sing instrument voice drum double notes sound guitarist drummer amplifier player strings
  bass n freshwater_fish|lean_flesh|nontechnical: catch1 catch lake river hook grilled fishing fisherman
  bass n adult_male_singer: choir
  bass n? an_adult_male|the_lowest_adult: opera voice tenor soprano aria
  bass n? the_lean_flesh|nontechnical|any_of_various: sea bait cooked fillet
  bass n? nontechnical: grill lemon sea fish
  bat n nocturnal: cave fly wings night vampire hang dusk insects dark upside roost belfry hung ultrasound bats rabies
  bat n club_used: ball baseball cricket swing hit wooden player break1
  bat n? the_club_used|a_club_used|a_small_racket: ball hits tennis table batsman homer
  bat v? wink_briefly: eyelids eye
  bat v? have_a_turn: turn cricket baseball innings team
  bath n? a_vessel_containing|a_soaking: hot bubble take bathroom water soak towel run taps
  battery n device_that_produces: phone car charge electric torch radio flashlight watch dead flat charger laptop toy camera replace recharge low
  battery n group_of_guns: guns artillery fired cannon
  battery n assault: assault court police charged
  bay n indentation_of_a_shoreline: sea ship coast boat beach water harbour island sail swim anchored sheltered fishing
  bay n indentation: sailed
  bay n? a_compartment_on|a_compartment_in|a_small_recess: loading parking sick window
  bay v utter_in_deep: hound moon wolf
  bay v? utter_in_deep|bark_with: wolf hounds moon
`;
