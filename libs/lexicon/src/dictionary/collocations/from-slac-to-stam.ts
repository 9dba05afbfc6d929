/** The words from slack to stamp. `collocations.ts` says what the columns are. */
export const fromSlacToStam = `
  slack a not_tense: rope
  slam v? close_violently: door
  slate n fine-grained|roofing
  slate n? thin_layers_of|a_fine-grained: roof
  slate n? (formerly): school chalk
  sleep v? be_asleep: bed
  sleeper n? one_of_the: railway rails
  sleeper n? a_passenger: train
  sleeper n? a_rester_who: light
  sleeve n? the_part_of: shirt coat rolled
  sleeve n? small_case: record
  slice n thin_flat: bread
  slice n? a_thin_flat|a_serving: bread cake pizza toast
  slice v cut_into: bread
  slice v? cut_into_slices|make_a_clean: bread onion
  slide n sloping_chute: playground child park
  slide n transparency: lecture projector showed photographs presentation
  slide n rectangular_piece_of_glass: microscope
  slide n? (geology): mud
  slide v move_smoothly: ice
  slide v? move_smoothly|move_obliquely: ice drawer
  slim v? take_off_weight: diet
  slim a? being_of_delicate: girl waist
  slim a? small_in_quantity: chance
  sling n bandage: arm break1
  sling n? a_simple_weapon: stone
  slip n small_sheet: paper write
  slip n undergarment: dress wear
  slip n potter's|accidental: tongue
  slip n? a_minor_inadvertent: tongue
  slip n? an_accidental: banana
  slip v move_obliquely|move_smoothly|fall: ice floor wet banana
  slip v? move_stealthily: room
  slip v? insert_inconspicuously: note pocket
  slot n small|time: coin machine
  slot n? a_time_assigned: airport
  slow v? move_more: car
  slow a? taking_a_comparatively: train
  slow a? (used_of_timepieces): clock watch
  slug n terrestrial: garden lettuce slimy leaves
  slug n projectile: gun
  smart v? be_the_source: eyes
  smart a showing_mental: student girl clever dog
  smart a elegant: suit clothes dress
  smash n? a_hard_return: tennis
  smash n? a_conspicuous: hit
  smash v? break_into: window vase plate
  smash v? hit_violently: car
  smell n? the_sensation|any_property: perfume
  smell v inhale: nose flowers roses
  smell v? emit_an_odor|smell_bad: foot socks
  smoke n cloud_of_fine: fire chimney
  smoke n? a_cloud_of|a_hot_vapor: fire chimney
  smoke v inhale: cigarettes pipe cigarette cigars
  smooth v? make_smooth: sheet dress
  smooth a free_from: skin stone surface
  smooth a? (of_a_body: sea
  snail n freshwater: garden shell
  snake n? limbless_scaly: bite poisonous venom
  snake v? move_along: river road
  snap n informal_photo|snapshot: camera holiday
  snap n? a_spell_of: cold
  snap v break_suddenly|separate
  snap v utter: angry angrily
  snap v? separate_or|break_suddenly: twig branch pencil stick rope
  snap v? make_a_sharp: fingers
  sneak v? to_go_stealthily: house
  sniff v perceive: dog
  soak v submerge: water beans overnight
  soak v? cover_with: rain
  soap n cleansing: wash hands
  sober a not_affected: drink drive wine
  sock n hosiery: foot pair shoe hole
  sock v? hit_hard: jaw
  socket n? a_receptacle: plug electric wall
  socket n? a_bony_hollow: eye
  soda n sweet|drink: drink
  soft a yielding: pillow bed bread fur
  soft a low|quiet: voice music
  soil n part_of_the_earth|material: plant garden earth plants farmer
  soil v? make_soiled,: shirt
  sole n underside: shoe boot foot hole
  sole n right-eyed|lean_flesh: fish lemon grilled eat dinner
  sole a not_divided|only|being_the_only: survivor purpose heir reason owner
  solid n? matter_that: liquid gas
  solid n? a_three-dimensional: cube
  solid a? of_definite|not_soft_or: ice liquid
  solid a? entirely_of: gold
  solution n method|statement_that_solves: problem puzzle
  solution n homogeneous: salt acid water chemical chemistry
  sore a hurting: throat
  sort n? a_category: what what_sort
  sort v? arrange_or: letters socks
  soul n secular: music singer
  soul n? the_actuating: body heaven
  sound n large_ocean|narrow
  sound n sensation|mechanical_vibrations: hear noise
  sound n? mechanical|the_particular|the_subjective: hear loud music bell
  sound n? a_narrow_channel|a_large_ocean: ferry sea cross fog strait island
  sound v? announce_by: alarm
  sound a financially|exercising|reflects: investment
  sound a? exercising: advice sound_advice judgment argument reason
  sound a? free_from_defect: structure building
  sour v? go_sour_or: milk
  sour a taste: milk lemon grapes
  sour a? smelling_of: milk
  source n? the_place: river
  source n? a_document|a_person_who: journalist
  sow n adult_female: pig piglets litter piglet farmyard young roll
  sow v place_seeds|introduce: seed wheat corn
  sow v? place_seeds|place_(seeds): seeds farmer wheat
  space n unlimited|any_location_outside: planet
  space n area_reserved|blank|empty: park car parking
  space n? any_location: astronaut rocket planets shuttle
  space n? a_blank_character: letters
  spade n hand_shovel: dig garden shovel hole
  spade n playing_card: ace card cards queen
  span v? to_cover_or: bridge river
  spare v refrain|save: life
  spare v? give_up_what: minute money
  spare a kept_in_reserve|more_than_is_needed: tyre wheel key
  spare a? not_taken: time
  spare a? more_than: room
  spark n small_fragment|momentary: fire wood
  spark v? put_in_motion: debate
  speaker n electro-acoustic: music sound stereo loud
  speaker n someone_who_expresses: audience conference
  speaker n? the_presiding: house
  special n? a_dish_or: restaurant
  speech n? the_act_of: president wed audience
  spell n verbal_formula: magic witch wizard cast
  spell n time|period
  spell n? a_period_of: cold dry weather army prison hospital abroad short
  spell v write|name: word letters name
  spell v recite: school
  spell v? write_or_name|orally_recite: word name letters
  spend v? pay_out: money
  spend v? use_up_a_period: holiday
  spice n? any_of_a_variety|aromatic_substances: curry cinnamon
  spider n predatory: web
  spike n any_holding|sharp_point: shoe fence
  spike n? each_of_the|sports_equipment: run shoes
  spike v add_alcohol: drink punch
  spill v cause_or_allow: coffee milk wine carpet
  spin n? a_short_drive: car
  spin v revolve: top wheel
  spin v form|make: wool thread web spider
  spin v twist: washing
  spin v? revolve_quickly|cause_to_spin: wheel top
  spin v? work_natural: wool yarn
  spine n series_of_vertebrae: back injured
  spine n sharp|thorn: cactus hedgehog porcupine
  spine n part_of_a_book: book title
  spirit n any_incorporeal|vital: ghost dead
  spirit n? animation|the_state|the_vital: team
  spit n narrow_strip_of_land: beach sand land
  spit n skewer: roast lamb pig meat
  spit v? expel_or_eject: ground mouth
  splash v cause: water
  splash v? cause_(a_liquid)|dash_a_liquid: water mud
  splinter n small_thin: finger wood
  split v separate: group bill money
  split v? separate_or: wood logs axe
  split v? come_open: trousers
  spoil v make_a_mess|become_unfit: food holiday rain picnic surprise
  spoil v? become_unfit: milk meat
  spoil v? treat_with: child grandparents
  spoke n support: wheel bicycle bent
  sponge n porous: wash bath
  sponge n? primitive: sea
  sponge v? ask_for_and: friends
  spoon n cutlery: soup
  sport v? wear_or_display: beard
  spot n contrasting|blister|small: leopard dog dress
  spot n point|place: parking picnic nice
  spot n small_contrasting|blemish: face
  spot n? a_blemish: shirt tie coffee
  spot n? a_short_section: tv
  spot v? catch_sight|detect_with: mistake crowd bird
  sprain v twist: ankle
  spray n? blown_from: sea waves
  spray n? a_dispenser: perfume
  spray n? flower_arrangement: flowers
  spray v? cover_by_spraying|scatter_in: paint
  spread n? process_or: disease
  spread v cover|distribute: butter jam bread
  spread v? become_distributed|become_widely_known_and: disease fire virus news rumour
  spread v? cause_to_become: rumour
  spread v? spread_out: wings map blanket
  spring n season_of_growth: flower april tulip march winter garden daffodil year warm flowers summer bloom season
  spring n metal_elastic|elastic_device: mattress clock bed metal break1 watch sofa toy jumps mechanism wire spring_inside coil chair loose worn back sore jump trampoline seat
  spring n natural_flow: water mountain hot drink bottle
  spring n? a_natural|a_point_at: water mountain drink hot
  spring v move_forward: tiger foot cat lion leap pounce bed pillow suddenly
  spur n verbalization|prod: horse
  square n plane_rectangle: side sides
  square n open_area|public_square: city town market fountain statue
  square n? the_product: number
  square v? raise_to_the: number
  square a? having_four: metres
  squash n edible_fruit|any_of_numerous_annual: cook
  squash n game_played: court play racket played
  squash n? edible_fruit_of|any_of_numerous: pumpkin vegetable soup
  squash v press: flat insect hat box
  squeeze v press: orange lemon toothpaste
  squeeze v? press_firmly: hand
  squeeze v? squeeze_like: car room
  stable n farm_building: horse stalls straw
  stable a resistant|firm: relationship
  stable a? resistant|maintaining: ladder table condition
  stable a? subject_to: job prices
  staff n personnel: hotel work manager hospital employees meeting
  staff n strong_rod: shepherd
  staff n? a_strong_rod|a_rod_carried: shepherd wizard walking
  staff n? (music)_the: music notes
  stage n large_platform|theater_as: actor theatre singer play audience actors concert
  stage n any_distinct|section: early first
  stage n? any_distinct|a_specific: process project
  stage n? a_section: race tour
  stage v? perform_(a: play
  stain n soiled: shirt wine coffee carpet
  stain v? produce_or|make_dirty: tooth
  stain v? color_with: wood
  stake n strong_wooden: plant ground tomato vampire heart
  stake n right|money_risked: company
  stake n? the_money: poker gambling
  stake n? instrument: burned witch
  stale a lacking: bread
  stalk n material|slender
  stalk n? a_slender: celery flower
  stalk v follow|go_stealthily: lion deer prey fan actress hotel follow woman home
  stalk v? go_through: lion prey deer
  stall n booth: market fruit sells sell sold souvenirs fair
  stall n compartment_in_a_stable: horse stable cow hay
  stall n? seating_in: theatre
  stall v come_to_a_stop|cause_an_engine|cause_an_airplane|experience_a_stall|come_to_a_sudden: car engine motor traffic plane driver
  stall v postpone|deliberately: time answer question
  stamp n small_adhesive|token: letter post envelope collect
  stamp n? a_small_adhesive|a_small_piece: envelope letter postage collection
  stamp n? a_symbol_that: rubber passport
  stamp v walk_heavily|crush: foot cold
  stamp v? to_mark,_or: passport
`;
