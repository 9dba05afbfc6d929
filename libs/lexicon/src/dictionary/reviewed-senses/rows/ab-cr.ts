/** `../rows.ts` says what the rows are. */
export const fromAbCr = `
  absorb v1: take in a liquid or gas, as a sponge does
  absurd a2: so unreasonable that it makes you laugh
  absurd a2 -
  accidentally r1: by chance and not on purpose
  accumulator n1
  active a3: always busy doing things
  adder n1
  adobe n1
  advancement n2
  aeon n3|2
  aesthetic a1: about beauty and art
  affinity n7
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
  appraisal n1 -
  apprehensive a2
  approve v1: think that something is good or acceptable
  arabesque n2
  arc n3
  armory n4
  armoury n4
  art n1: paintings, drawings and other beautiful things that people make
  ask v1: say that you want someone to do or give you something
  assignment n1: a piece of work that you are given to do
  astringent a2
  attack n1: an attempt to hurt people or damage a place by force
  attack n1 -
  attrition n2
  automaton n2
  average a1: usual or ordinary
  aviation n4
  axe v1
  backwards r2: in the opposite order or direction from what is usual
  ban v1: say officially that something is not allowed
  ban v1 -
  band n2: a group of musicians who play popular music together
  bark n2: the noise that a dog makes
  basic a1: simple, and the most important or necessary
  basis n1: the idea or facts from which something develops
  be v1: exist in a particular way, as in 'I am tall'
  bean n1: a seed that is eaten as a vegetable
  bearskin n1
  beg v1: ask someone for something in a very anxious way
  behaviour n4
  bend v1: make something straight into a curve
  bend v4 -
  benign a2
  bet v1: risk money on the result of a game or race
  birth n1: the time when a baby comes out of its mother
  birthday n2: the day of the year on which you came into the world
  biscuit n1: a small flat dry cake
  bitter a5
  bittersweet a2
  blade n1: a long narrow leaf of grass
  blank n1
  block n1: a solid piece of wood or stone with straight sides
  bluebell n2
  bodywork n2
  boil v1: get so hot that bubbles rise and the liquid turns into gas
  boot v1
  bother v1: make the effort to do something
  bother v1 -
  bottom n1: the lowest part of something
  bout n4|3
  bowl n1: a deep round dish for soup or fruit
  bowler n3
  brainstorm n1
  break v5: separate into pieces after a fall or a hit
  breath n1: the air that goes in and out of your lungs
  brew v2
  broadcast n1: a programme on radio or television
  brotherhood n2
  budget n2: a plan of how much money there is and how it will be spent
  bump n1 -
  bundle n1: things that are tied together
  bunting n2
  calabash n2
  campaign n1: a number of planned actions to win votes or reach a goal
  candidate n1: a person who wants to be elected or to get a job
  candidate n1 -
  capable a1: able to do something
  caper n4
  cascade n1
  cashier n1
  casket n1
  castrate v1
  centerpiece n2
  challenge n2
  chamber n1 -
  chamois n2
  change v1: make or become something different
  chassis n2
  chime n1
  choice n2: the act of deciding between several things
  chummy a2
  clapper n2
  clash v1
  client n1: a person who pays a lawyer or company for help
  clincher n1
  clue n1: something that helps to solve a crime or a puzzle
  coarseness n2
  cobweb n3
  coinage n1
  coke n2
  column n3: a list of numbers or words, one below the other
  commencement n3
  commons n4|3
  communism n2
  compatible a1: able to work or live together without problems
  competition n1: a situation in which people or companies try to do better than others
  complex a1: having many parts and hard to understand
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
  convert v1: change into another form
  convoy n2
  cook v1
  coordination n2
  coriander n2
  corner n4: the place where two walls or streets meet
  corps n1
  cosmetic a1|2
  cot n3
  cotton n1: a white plant fibre from which cloth is made
  country n2: an area of land with its own government
  court n1: a place where a judge and a jury decide legal cases
  crab n5
  crackling n2
  cram v4
  crank n4
  crater n1
  crease n2
  crossroad n1: a place where one street meets another
  cruelty n1: behaviour that causes pain or suffering on purpose
  crush v1 -
`;
