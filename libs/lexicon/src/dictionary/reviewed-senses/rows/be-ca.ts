/** `../rows.ts` says what the rows are. */
export const fromBeCa = `
  bead n1
  beading n1
  beak n2|1|3
  bearskin n1
  beater n2
  beaver n7
  bedevil v2
  beehive n2
  beet n2
  beforehand r1
  behalf n1: the side or interest of someone for whom another person speaks
  behaviour n4
  behemoth n1
  belay v1
  beloved a1: very much liked by someone
  bemused a2
  bender n2
  benign a2
  bet v1: risk money on the result of a game or race
  bias n1
  bib n2
  bier n2
  bigotry n1: hatred of people who have other opinions or another religion or skin colour
  bike n2
  billet v1
  binary a1|2
  binder n3|4
  biochemistry n1: the science of the substances and reactions in living things
  bipolar a1
  birch n2
  bittersweet a2
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
  boilerplate n1
  bolero n2
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
  borer n2
  botany n2
  bout n4|3
  bowler n3
  boxer n1
  bracken n2
  bracket n2|3
  braid n1
  brain n1: the organ inside the head that thinks and controls the body
  brainstorm n1
  brandish v1
  brawl n2
  breaker n2
  breathe v1
  brew v2
  brickbat n2
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
  bugbear n2
  bullock n2
  bully v1
  bumper n2
  bunker n3
  bunny n2
  bunting n2
  buoyancy n3
  burgher n2
  butcher n1|2|3
  butchery n3
  buttery a2
  buttonhole n1
  buyer n1: a person who pays money to get something
  buzzard n2
  buzzer n2
  bygone a1
  byproduct n1
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
  callous a1
  calve v2
  cam n2
  camisole n1
  canal n3
  canary n4
  candy n1
  canine a1|2
  canine n1
  canister n2
  canopy n1|3
  cantaloupe n2
  canton n2
  caper n4
  capitalism n1: a system in which companies belong to private people who make profits
  caption n3
  caramel n2|1
  caravan n2|1
  carbuncle n2
  caregiver n2
  caricature n1
  carnivorous a2
  carp n2
  carrot n3|1
  cartwheel n2
  carver n3
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
  cathartic a1
  catholic a1
  caucus n1
  cauliflower n2
  cavalier a1
  cavernous a1
  cavity n1|3
  cayenne n2
`;
