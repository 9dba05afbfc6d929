/** `../rows.ts` says what the rows are. */
export const fromBiCh = `
  bib n2
  bier n2
  bike n2
  billet v1
  binary a1|2
  binder n3|4
  bipolar a1
  birch n2
  birth n1: the time when a baby comes out of its mother
  birthday n2: the day of the year on which you came into the world
  biscuit n1: a small flat dry cake
  bitter a5
  bittersweet a2
  blackbird n2
  blackjack n4
  blackout n3|4
  blade n1: a long narrow leaf of grass
  blank n1
  blight n2
  block n1: a solid piece of wood or stone with straight sides
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
  bookstore n1: a place where you can buy novels and other things to read
  bookworm n2
  boomerang n1
  boot v1
  booth n2|4
  borer n2
  botany n2
  bother v1: make the effort to do something
  bother v1 -
  bottom n1: the lowest part of something
  bout n4|3
  bowl n1: a deep round dish for soup or fruit
  bowler n3
  boxer n1
  bracken n2
  bracket n2|3
  braid n1
  brainstorm n1
  brawl n2
  break v5: separate into pieces after a fall or a hit
  breaker n2
  breath n1: the air that goes in and out of your lungs
  brew v2
  brickbat n2
  brilliance n3
  brim n2
  briny a1
  broach v1
  broadcast n1: a programme on radio or television
  broccoli n2
  broth n2
  brotherhood n2
  brownie n3
  browse v1|3
  bubbly a2
  budget n2: a plan of how much money there is and how it will be spent
  bugbear n2
  bullock n2
  bully v1
  bump n1 -
  bumper n2
  bundle n1: things that are tied together
  bunker n3
  bunny n2
  bunting n2
  buoyancy n3
  burgher n2
  butcher n1|2|3
  butchery n3
  buttery a2
  buttonhole n1
  buzzard n2
  buzzer n2
  bygone a1
  byproduct n1
  cabaret n2
  cabbage n1|3
  caboose n2
  cafe n1: a small restaurant where people have coffee and cakes
  calabash n2
  calendar n2|3
  calico n1
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
  cask n2
  casket n1
  casserole n1
  castaway n2
  caster n3
  castrate v1
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
  celery n2
  cellular a2|1
  censor v1|2
  censored a1: with parts taken out because someone in power does not allow them
  centerpiece n2
  centre n2
  cereal n3
  chalk n4|1
  chalky a1
  challenge n2
  chamber n1 -
  chamberlain n3
  chameleon n3
  chamois n2
  change v1: make or become something different
  chaotically r1
  chariot n2
  chaser n2
  chassis n2
  chatterbox n2
  chatty a2
  checkout n3
  chervil n2
  chestnut n2|3
  chewy a2
  chickpea n1
  chigger n2
  chilly a2
  chime n1
  choice n2: the act of deciding between several things
  chopper n3
  choppy a2
  chow n2
  chronicle n1
  chummy a2
  chute n2
`;
