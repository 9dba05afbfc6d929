/** `../rows.ts` says what the rows are. */
export const fromAbCo = `
  abort v1|3|2
  abrasive a1|2
  absorb v1: take in a liquid or gas, as a sponge does
  absurd a2: so unreasonable that it makes you laugh
  absurd a2 -
  accidentally r1: by chance and not on purpose
  accommodation n5|4
  accounting n3|4|2
  accumulator n1
  act v2: do something
  active a3: always busy doing things
  actual a1: real and not only imagined
  adder n1
  addition n1: something that is put in or on as an extra
  adobe n1
  advancement n2
  advertise v1: tell people about a product so that they buy it
  aeon n3|2
  aesthetic a1: about beauty and art
  affair n1: an event or situation that people talk about
  affinity n7
  afford v1: have enough money to buy something
  agency n1: an office that arranges things for people
  ail v1|2
  alcohol n2
  alien n2
  alight a1
  allocation n2: the giving of a share of money or work to each person
  allowable a1: that the rules permit
  almanac n2
  aloft r2
  amnesty n3
  amount n2: how much there is of something
  anaemic a2
  anchovy n2
  anemic a1
  anime n2
  anklet n2
  announcement n1: a public statement about what has happened or will happen
  anticipation n1 -
  aperture n2|3
  appeal n1: an urgent public request for help or money
  apple n1|2
  appraisal n1 -
  apprehensive a2
  approve v1: think that something is good or acceptable
  aquatic a2|1
  arabesque n2
  arc n3
  arena n3|4
  armory n4
  armoury n4
  art n1: paintings, drawings and other beautiful things that people make
  ascent n3|2
  ask v1: say that you want someone to do or give you something
  asphalt n1|2
  assignment n1: a piece of work that you are given to do
  astringent a2
  attack n1: an attempt to hurt people or damage a place by force
  attack n1 -
  attrition n2
  automaton n2
  average a1: usual or ordinary
  aviation n4
  axe v1
  backfire v1|2
  backwards r2: in the opposite order or direction from what is usual
  ban v1: say officially that something is not allowed
  ban v1 -
  banana n1|2
  band n2: a group of musicians who play popular music together
  bankruptcy n2|3
  barb n3|2
  bark n2: the noise that a dog makes
  basic a1: simple, and the most important or necessary
  basis n1: the idea or facts from which something develops
  be v1: exist in a particular way, as in 'I am tall'
  beak n2|1|3
  bean n1: a seed that is eaten as a vegetable
  bearskin n1
  beg v1: ask someone for something in a very anxious way
  behaviour n4
  bend v1: make something straight into a curve
  bend v4 -
  benign a2
  bet v1: risk money on the result of a game or race
  binary a1|2
  binder n3|4
  birth n1: the time when a baby comes out of its mother
  birthday n2: the day of the year on which you came into the world
  biscuit n1: a small flat dry cake
  bitter a5
  bittersweet a2
  blackout n3|4
  blade n1: a long narrow leaf of grass
  blank n1
  block n1: a solid piece of wood or stone with straight sides
  bluebell n2
  blunt a1|3
  bodywork n2
  boil v1: get so hot that bubbles rise and the liquid turns into gas
  bombard v2|3
  bombardment n2|4
  boot v1
  booth n2|4
  bother v1: make the effort to do something
  bother v1 -
  bottom n1: the lowest part of something
  bout n4|3
  bowl n1: a deep round dish for soup or fruit
  bowler n3
  bracket n2|3
  brainstorm n1
  break v5: separate into pieces after a fall or a hit
  breath n1: the air that goes in and out of your lungs
  brew v2
  broadcast n1: a programme on radio or television
  brotherhood n2
  browse v1|3
  budget n2: a plan of how much money there is and how it will be spent
  bump n1 -
  bundle n1: things that are tied together
  bunting n2
  butcher n1|2|3
  cabbage n1|3
  calabash n2
  calendar n2|3
  campaign n1: a number of planned actions to win votes or reach a goal
  candidate n1: a person who wants to be elected or to get a job
  candidate n1 -
  canine a1|2
  canopy n1|3
  capable a1: able to do something
  caper n4
  caramel n2|1
  caravan n2|1
  carrot n3|1
  cascade n1
  cashew n1|2
  cashier n1
  casket n1
  castrate v1
  cavity n1|3
  cellular a2|1
  censor v1|2
  centerpiece n2
  chalk n4|1
  challenge n2
  chamber n1 -
  chamois n2
  change v1: make or become something different
  chassis n2
  chestnut n2|3
  chime n1
  choice n2: the act of deciding between several things
  chummy a2
  cistern n2|3
  clapper n2
  clash v1
  clerical a3|1
  client n1: a person who pays a lawyer or company for help
  clincher n1
  clove n1|3
  clue n1: something that helps to solve a crime or a puzzle
  coarseness n2
  cobweb n3
  cod n3|2
  coinage n1
  coke n2
  column n3: a list of numbers or words, one below the other
  commencement n3
  commonplace a1|3
  commons n4|3
  communism n2
  compatible a1: able to work or live together without problems
  competition n1: a situation in which people or companies try to do better than others
  complex a1: having many parts and hard to understand
  compression n4|2
  con n3
  conceit n5
  concern v2: make someone worry
  condominium n2
  confidence n2
  confidential a1: that must be kept secret
  congress n3
  conjugation n4|2
  consequence n1: something that happens because of something else
  conserve v1|2
  consist v2: be made of particular parts
  consistent a1: always the same in behaviour or quality
  constitutional a2
  constraint n2: something that limits what you can do
  consumerism n2
  contain v1: have something inside
  contemporary a1: of the present time
  content n1: everything that is inside something
  contest n2
  context n1: the words around a word that help to show its meaning
  contingent a1
  contradictory a3|4
  convert v1: change into another form
  conveyance n3|5
  convoy n2
  cook v1
  coordination n2
  coral n4|2
  coriander n2
  corner n4: the place where two walls or streets meet
  corps n1
  corruption n1|4
  cosmetic a1|2
  cot n3
  cotton n1: a white plant fibre from which cloth is made
  country n2: an area of land with its own government
  court n1: a place where a judge and a jury decide legal cases
  coverage n3|2
`;
