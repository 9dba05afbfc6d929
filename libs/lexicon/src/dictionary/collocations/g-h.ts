/** The words from g to h. `collocations.ts` says what the columns are. */
export const fromGH = `
  gag n humorous: joke comedian audience laugh
  gag n restraint|put_into: mouth
  gallery n room|area: paintings museum art
  game n animals_hunted|flesh_of_wild: hunters hunt shoot meat deer
  game n contest|amusement|secret: play team children won
  gang n association_of_criminals: criminal police robbed
  gang n organized_group_of_workmen: road railway
  gas n fossil_fuel|volatile: car station fill petrol pump tank
  gas n state_of_matter|fluid: oxygen balloon helium liquid
  gauge v judge|measure: distance
  gear n toothed_wheel|mechanism: car bicycle shift
  gear n equipment: camping climbing
  general n general_officer: army troops soldiers
  general a applying_to_all: rule
  giant n imaginary_figure|unusually: story castle beanstalk
  gift n something_acquired: birthday christmas
  gift n natural_abilities: music languages
  gin n strong_liquor: tonic drink lemon
  glare n fixed_stare|angry_stare: angry
  glare n light_within: sun headlights
  glass n container: wine drink water beer broke
  glass n brittle: window bottle made_of
  glasses n optical: read eye wear optician
  go v move_away|travel: home
  goal n successful_attempt: football scored match team player
  goal n state_of_affairs: life achieve career
  gorge n deep_ravine: river mountains cut walls
  gorge v overeat: chocolate cake food
  grace n short_prayer: meal dinner table
  grace n elegance|sense_of: dancer move
  grade n number_or_letter: exam student teacher test
  grade n body_of_students: school fifth second
  grain n seed|foodstuff|dry: wheat bread harvest rice
  grain n small_granular: sand salt sugar
  grant n any_monetary: money university research students
  grant v let_have|give_as: wish freedom request
  grate v reduce_to_small: cheese carrot nutmeg
  grate v make_a_grating|scratch: chalk nerves
  grate n frame_of_iron: fire fireplace coal
  grave n place_for_the_burial: buried cemetery flowers dead
  grave a causing_fear|dignified|of_great: serious danger mistake illness
  gravity n force_of_attraction: earth apple newton planet
  gravity n solemn|extreme: situation
  graze v feed: cow sheep cattle field meadow
  graze v scrape: knee elbow
  green n area_of_closely|public: golf ball putt village
  grill v cook: meat steak fish
  grin n facial: face
  grip v hold_fast: rope wheel
  groom n man_who_has|participant: bride wedding
  groom n someone_employed|hired: horses stable
  groom v care_for|give_a_neat: horse dog
  ground n solid_part|surface: fell wet lie
  ground v bring_to|confine: planes fog flight
  guard n person_who_keeps_watch: prison gate
  guide n someone_employed: tourists mountain museum
  guide n something_that_offers|book: book
  gulf n arm_of_a_sea: sea ships mexico
  gulf n unbridgeable: rich poor
  gum n tissue_(covered: tooth teeth bleed dentist
  gum n preparation|chewing: chew teacher bubble mint
  gutter n channel|depression: roof rain
  habit n religious|distinctive_attire: nun monk
  habit n established_custom|automatic: smoking nails bad
  hack v gain_access|cut: computer password
  hack v cut_with|cut_up: branches axe
  hail n precipitation: rain storm ice weather stones damage crops
  hail v call|greet: taxi cab
  hall n interior_passage: house door
  hall n large_room|large_building: concert meeting
  ham n meat: sandwich cheese eat bread smoked
  hamper n basket: picnic food
  hamper v prevent: snow rescue progress rain
  hand n prehensile: finger hold glove left
  hand n rotating_pointer: clock hour minute watch
  hand n hired_laborer: farm ranch ship
  hand n rotating: clock
  handle n appendage: door cup knife pull
  handle v be_in_charge|deal_with: problem
  hang v be_suspended|cause_to_be_hanging: wall picture coat
  hang v kill_by: murderer murderers gallows
  harbor v maintain|secretly: grudge doubts feelings resentment
  harbor n sheltered_port: ship boats
  hard a not_easy: exam question
  hard a resisting_weight: stone bread ground
  hare n swift: fast rabbit field
  hash n chopped: corned
  hash n purified: smoke
  hatch v emerge: egg chick bird
  hatch n opening|movable: ship submarine deck
  haul v draw_slowly|transport: rope
  hawk n diurnal_bird: bird prey fly sky mouse
  head n person_in_charge|leader|educator: company department school minister
  head n upper_part_of_the_human: hair hat neck hit ache
  heap n collection: leaves
  heart n hollow_muscular: beat blood doctor chest
  heart n locus_of_feelings: love broken broke
  heat n sport|preliminary_race: race runner
  hedge n fence_formed: garden bushes cut
  heel n back_part_of_the_human|part_of_the_foot: foot shoe blister
  hide v prevent_from|be_or_go: tree behind police
  hide n skin_of_an_animal|dressed_skin|body_covering: leather cow tanned elephant buffalo tent
  hit n conspicuous_success: song band singer film charts number
  hit v affect_or_afflict: earthquake storm
  hold n space_in_a_ship|cargo: cargo ship aircraft
  hold v have_or_hold|keep_in: hand baby
  hole n opening: dig ground
  home r at_or_to: go
  hood n headdress: jacket coat rain head pulled
  hood n protective_covering_consisting: car engine lifted
  hook n mechanical_device|curved|anything_that: coat fish
  hop v jump_lightly|make_a_jump: frog foot
  horn n noisemaker|device_on_an_automobile: car driver honk blew taxi beep
  horn n bony_outgrowth|one_of_the_bony: bull animal goat rhino antelope
  horn n brass|musical_instrument: play orchestra jazz
  hose n flexible_pipe: garden water firemen
  hose n socks: legs
  host n person_who_invites: party guests guest dinner
  host n person_who_acts: tv television show program
  host n vast_multitude|multitude: angels golden daffodils
  host n supports_a_parasite: parasite virus
  host n vast: daffodils
  hot a temperature: weather sun summer coffee
  hot a burning_sensation: curry pepper chili sauce
  humor n message_whose|trait: joke
  husky a deep_and_harsh: voice
  husky n heavy-coated: dog sled snow
`;
