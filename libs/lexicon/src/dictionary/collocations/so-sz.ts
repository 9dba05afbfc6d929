/** The words from so to sz. `collocations.ts` says what the columns are. */
export const fromSoSz = `
  soak v submerge: water
  soap n cleansing: wash hands
  sober a not_affected: drunk
  sock n hosiery: foot
  soda n sweet|drink: drink
  soft a yielding: pillow
  soft a low|quiet: voice
  soil n part_of_the_earth|material: plant garden earth
  sole a not_divided|only|being_the_only: survivor purpose heir reason owner
  sole n underside: shoe boot foot hole
  sole n right-eyed|lean_flesh: fish lemon grilled ate dinner
  solution n method|statement_that_solves: problem
  solution n homogeneous: salt acid water chemical
  sore a hurting: throat
  soul n secular: music
  sound a financially|exercising|reflects: advice investment
  sound n large_ocean|narrow: island ferry
  sound n sensation|mechanical_vibrations: hear loud noise
  sour a taste: milk
  sow n adult_female: pig piglets
  sow v place_seeds|introduce: seed wheat corn
  space n unlimited|any_location_outside: astronaut rocket planet
  space n area_reserved|blank|empty: park car
  spade n hand_shovel: dig garden
  spade n playing_card: ace card
  spare v refrain|save: life
  spare a kept_in_reserve|more_than_is_needed: tyre wheel key
  spark n small_fragment|momentary: fire
  speaker n electro-acoustic: music sound
  speaker n someone_who_expresses: audience
  spell v write|name: word letters name
  spell n verbal_formula: magic witch wizard
  spell n time|period: weather cold dry
  spell v recite: school
  spider n predatory: web
  spike n any_holding|sharp_point: shoe
  spike v add_alcohol: drink punch
  spill v cause_or_allow: coffee
  spin v revolve: top wheel
  spin v form|make: wool thread web spider
  spin v twist: washing
  spine n series_of_vertebrae: back
  spine n sharp|thorn: cactus
  spine n part_of_a_book: book
  spirit n any_incorporeal|vital: ghost dead
  spit n narrow_strip_of_land: beach
  spit n skewer: roast lamb pig
  splash v cause: water
  splinter n small_thin: finger
  split v separate: wood
  spoil v make_a_mess|become_unfit: food
  spoke n support: wheel bicycle
  sponge n porous: wash
  spoon n cutlery: soup
  spot n contrasting|blister|small: leopard
  spot n point|place: parking
  spot n small_contrasting|blemish: face
  sprain v twist: ankle
  spread v cover|distribute: butter jam
  spring n season_of_growth: flower april tulip march winter garden daffodil year warm
  spring n metal_elastic|elastic_device: mattress clock bed metal broken watch sofa toy jumps mechanism wire spring_inside coil
  spring n natural_flow: water mountain hot drink bottle
  spring v move_forward: tiger feet
  spur n verbalization|prod: horse
  square n plane_rectangle: side
  square n open_area|public_square: city town
  squash n edible_fruit|any_of_numerous_annual: soup cook pumpkin
  squash n game_played: court play racket
  squash v press: flat insect
  squeeze v press: orange
  stable n farm_building: horse
  stable a resistant|firm: job relationship
  staff n personnel: hotel work manager
  staff n strong_rod: shepherd
  stage n large_platform|theater_as: actor theatre singer play audience
  stage n any_distinct|section: early first
  stain n soiled: shirt
  stake n strong_wooden: plant ground tomato vampire
  stake n right|money_risked: company
  stale a lacking: bread
  stalk n material|slender: flower celery
  stalk v follow|go_stealthily: lion deer prey
  stall n booth: market fruit sells sell sold souvenirs
  stall n compartment_in_a_stable: horse stable cow hay
  stall v come_to_a_stop|cause_an_engine|cause_an_airplane|experience_a_stall|come_to_a_sudden: car engine motor traffic plane driver
  stall v postpone|deliberately: time answer question
  stamp n small_adhesive|token: letter post envelope collect
  stamp v walk_heavily|crush: foot feet
  stand v be_standing: feet
  stand v put_up_with: cannot noise
  staple n short_U-shaped|paper_fastener: paper
  staple n necessary|foods: rice diet food
  star n celestial|plane_figure: sky night telescope shine bright telescopes twinkle
  star n actor|someone_who_is_dazzling: film movie hollywood became famous pop
  star v feature|be_the_star: film
  state n territory|politically|group_of_people: governor texas
  state v express|put: name
  station n facility: train bus
  stay v continue|remain: hotel
  steal v take_without: thief
  steam n water: kettle
  steep a sharp: hill climb
  steep v extract_a_flavor: tea water
  steer v direct: car ship
  steer n castrated: cattle
  stem n slender|cylindrical: flower plant leaf rose vase cut
  stem v stop: blood
  stem n linguistics: grammar verb suffix
  step n support|one_of_a: stairs
  step n movement: dance
  stern n rear: ship boat
  stern a severe|serious: teacher father
  stick n implement|stick|long: dog threw wood walk walked old throw
  stick v adhere|fix: stamp glue
  stiff a incapable: neck
  stiff n dead: police
  still n apparatus: whisky
  still a not_in: water
  sting v cause: bee
  stir v move_an_implement: soup
  stitch n link: wound doctor
  stock n merchandise: shop
  stock n capital_raised|certificate: market company shares price
  stock n liquid: soup chicken
  stock v have_on: shop
  stole n wide: fur shoulders
  stomach n enlarged: food
  stone n fruit_with|hard_inner: peach cherry plum
  stone n British_imperial|avoirdupois: weigh
  stone n lump_or_mass|building_material: threw
  stool n simple_seat: bar sat
  stool n solid_excretory: doctor
  stop n spot: bus
  store n mercantile: buy
  storm n violent: rain wind ship
  story n message|record|narrative: read told book
  story n structure_consisting|floor: building
  straight a free_from_curves|having_no_deviations: line road hair
  strain n special_variety|group: virus flu
  strain v separate|injure: muscle
  strand n line|pattern: hair thread
  straw n thin_paper|small_thin: drink juice lemonade glass milkshake
  straw n plant_fiber: hat roof horse stable barn basket
  stream n natural_body: water fish river
  stream v flow: tears
  stress n physics: metal
  stress n difficulty: work exam
  stretch v extend_one's: arms
  strike n group's_refusal: workers union pay factory on_strike drivers pilots nurses
  strike v stop_work: workers union
  strike v deliver|hit: blow hammer
  string n stringed|tightly: guitar violin
  string n lightweight|thin: parcel
  strip n narrow: paper cloth
  strip v take_off|get_undressed: clothes
  stroke n sudden_loss: hospital brain
  stroke v touch: cat dog
  stroke n swimming|movement: swimmer
  stud n adult_male: horse mare
  study n room: desk books
  style n way|manner: write
  subject n grammatical: verb sentence
  subject n branch|subject_matter: school math history
  subject n branch_of_knowledge: favourite favorite maths school
  subject n some_situation: email
  submit v hand_over|refer: essay report
  suit n set_of_garments: wear tie jacket wore dark black grey shirt bought
  suit n playing_card: hearts
  suit n comprehensive_term: court lawyer
  suit v be_agreeable|enhance: color dress
  sum n quantity_of_money: money
  surgery n room_where: doctor
  surgery n medical: operation
  suspect n someone_who_is_under: police
  suspend v hang_freely: ceiling
  suspend v bar_temporarily|stop: pupil player school
  swallow n long-winged|small_long-winged: bird nest fly summer roof africa wings
  swallow v pass_through: tablet pill throat food water
  swarm n moving: bees
  swear v utter_obscenities|curse: word
  swear v to_declare|promise: oath bible court
  sweet n dish_served|food_rich: eat child
  swell v increase: ankle
  swing n mechanical|plaything|change: park children
  switch n control: light lamp
`;
