/** `../rows.ts` says what the rows are. */
export const fromBuCh = `
  bubbly a2
  budget n2: a plan of how much money there is and how it will be spent
  bug n1: a small insect
  bugbear n2
  bulletin n1: a short news report on radio or television
  bullock n2
  bully v1
  bumper n2
  bunker n3
  bunny n2
  bunting n2
  buoyancy n3
  burgher n2
  bury v2: put a dead body into the ground
  bury v2 -
  bus n1: a large vehicle in which many people travel and pay for their trip
  business n1: a company or shop that makes or sells things
  butcher n1|2|3
  butchery n3
  buttery a2
  buttonhole n1
  buy v1: get something by paying for it
  buyer n1: a person who pays money to get something
  buzzard n2
  buzzer n2
  bygone a1
  byproduct n1
  byte n1: a unit of computer memory that can hold one letter
  cabaret n2
  cabbage n1|3: a vegetable with thick green or purple leaves in a round head
  cabinet n1
  caboose n2
  cake n3
  calabash n2
  calculator n2: a small device for adding, multiplying and so on
  calculus n3
  calendar n2|3
  calico n1
  call v3: telephone someone
  callous a1
  calve v2
  cam n2
  camisole n1
  campaign n1: a number of planned actions to win votes or reach a goal
  canal n3
  canary n4
  candidate n1: a person who wants to be elected or to get a job
  candidate n1 -
  candy n1
  canine a1|2
  canine n1
  canister n2
  canopy n1|3
  cantaloupe n2
  canton n2
  capable a1: able to do something
  caper n4
  capital n1: money that is used to start or run a business
  capitalism n1: a system in which companies belong to private people who make profits
  caption n3
  car n1: a vehicle with four wheels and an engine for a few people
  caramel n2|1
  caravan n2|1
  carbuncle n2
  card n1: a small piece of stiff paper for playing games
  care v1: think that something is important
  careful a1: trying not to make mistakes or have accidents
  caregiver n2
  caricature n1
  carnivorous a2
  carp n2
  carrot n3|1
  carry v1: hold something and take it somewhere
  cartwheel n2
  carver n3
  cascade n1
  case n1: an example of something that happens
  cashew n1|2
  cashier n1
  casing n1
  cask n2
  casket n1
  casserole n1
  cast n1
  castaway n2
  caster n3
  castrate v1
  cat n1: a small furry animal with whiskers that people keep as a pet and that catches mice
  catchy a2
  categorical a2
  category n1: a group of things of the same type
  catfish n3
  cathartic a1
  catholic a1
  caucus n1
  cauliflower n2
  cause v1: make something happen
  cavalier a1
  cavernous a1
  cavity n1|3
  cayenne n2
  celery n2
  cell n2: the smallest part of a living thing
  cellular a2|1
  censor v1|2
  censored a1: with parts taken out because someone in power does not allow them
  centerpiece n2
  central a2: in the middle
  centre n2
  cereal n3
  certain a2: sure
  certainty n1: the state of being completely sure
  chain n3: a line of metal rings that are joined together
  chair n1: a piece of furniture with a back, for one person to sit on
  chalk n4|1
  chalky a1
  chamberlain n3
  chameleon n3
  chamois n2
  chance n1: a time when you can do something that you want to do
  change v1: make or become something different
  chaos n1: a state without any order, in which everything is confused
  chaotically r1
  chap n1
  character n1: a person in a book, play or film
  chariot n2
  chaser n2
  chassis n2
  chatterbox n2
  chatty a2
  check v1: look at something to make sure that it is right
  checkout n3
  chemical n1: a substance such as an acid or a salt
  chemist n1: a scientist who studies substances and how they react
  chervil n2
  chess n2
  chestnut n2|3
  chewy a2
  chickpea n1
  chigger n2
  child n1: a young person who is not yet an adult
  childhood n1: the years when you are very young
  chilly a2
  chime n1
  chocolate n2
  choice n2: the act of deciding between several things
  choose v1: decide which of several things you want
  choose v1 -
  chopper n3
  choppy a2
  chow n2
  chronicle n1
  chummy a2
  church n2: a building in which Christians pray
  chute n2
`;
