/** `../rows.ts` says what the rows are. */
export const fromBlCl = `
  blackbird n2
  blackjack n4
  blackout n3|4
  blade n1: a long narrow leaf of grass
  blank n1
  blight n2
  blockbuster n2
  blowout n2
  bluebell n2
  blueberry n2
  bluebird n2
  blunt a1|3
  boa n2
  bodywork n2
  boil v1: get so hot that bubbles rise and the liquid turns into gas
  bombard v2|3
  bombardment n2|4
  bonus n2
  booklet n1: a very thin publication with a paper cover
  bookshop n1: a place where you can buy novels and other things to read
  bookstore n1: a place where you can buy novels and other things to read
  bookworm n2
  boomerang n1
  boot v1
  booth n2|4
  botany n2
  bout n4|3
  bowler n3
  boxer n1
  bracket n2|3
  braid n1
  brain n1: the organ inside the head that thinks and controls the body
  brainstorm n1
  brandish v1
  brawl n2
  breathe v1
  brew v2
  briefcase n1
  brilliance n3
  brim n2
  briny a1
  broach v1
  broccoli n2
  broth n2
  brotherhood n2
  brownie n3
  browse v1|3
  bubbly a2
  bully v1
  bumper n2
  bunker n3
  bunny n2
  buoyancy n3
  butcher n1|2|3
  butchery n3
  buttery a2
  buttonhole n1
  buyer n1: a person who pays money to get something
  buzzard n2
  buzzer n2
  bygone a1
  cabaret n2
  cabbage n1|3: a vegetable with thick green or purple leaves in a round head
  cabinet n1
  caboose n2
  cake n3
  calculator n2: a small device for adding, multiplying and so on
  calculus n3
  calendar n2|3
  calico n1
  callous a1
  calve v2
  cam n2
  canal n3
  canary n4
  candy n1
  canine a1|2
  canine n1
  canister n2
  canopy n1|3
  cantaloupe n2
  caper n4
  capitalism n1: a system in which companies belong to private people who make profits
  caption n3
  caramel n2|1
  caravan n2|1
  caricature n1
  carnivorous a2
  carp n2
  carrot n3|1
  cartwheel n2
  cascade n1
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
  catfish n3
  catholic a1
  caucus n1
  cauliflower n2
  cavalier a1
  cavity n1|3
  celery n2
  cellular a2|1
  censor v1|2
  censored a1: with parts taken out because someone in power does not allow them
  centerpiece n2
  centre n2
  cereal n3
  certainty n1: the state of being completely sure
  chalk n4|1
  chalky a1
  chameleon n3
  chap n1
  chariot n2
  chassis n2
  chatterbox n2
  chatty a2
  checkout n3
  chemist n1: a scientist who studies substances and how they react
  chess n2
  chestnut n2|3
  chewy a2
  childhood n1: the years when you are very young
  chilly a2
  chime n1
  chocolate n2
  chopper n3
  choppy a2
  chow n2
  chronicle n1
  chummy a2
  chute n2
  cinema n2
  circuitry n1: the wires and parts through which current flows in a device
  circular a1: round like a ring
  circumvent v3
  cistern n2|3
  citizenship n1
  citrus n1
  clapper n2
  claret n2
  cleanse v1
  clearance n3
  cleavage n4
  clemency n2
  clerical a3|1
  climber n4
  clockwise r1
  closure n7
  clout n2
  clove n1|3
  clown n2
`;
