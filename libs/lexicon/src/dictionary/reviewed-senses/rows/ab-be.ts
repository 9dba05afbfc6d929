/** `../rows.ts` says what the rows are. */
export const fromAbBe = `
  aback r2
  abacus n2
  abort v1|3|2
  abrasive a1|2
  abreast r1
  absinthe n2
  absorb v1: take in a liquid or gas, as a sponge does
  absurd a2: so unreasonable that it makes you laugh
  absurd a2 -
  accented a2
  accidentally r1: by chance and not on purpose
  accommodation n5|4
  accounting n3|4|2
  accumulator n1
  acoustic a1: about sound or hearing
  acrid a1
  act v2: do something
  active a3: always busy doing things
  activist n1
  actual a1: real and not only imagined
  acumen n2
  adapter n2
  adder n1
  addiction n2
  addition n1: something that is put in or on as an extra
  addled a2
  adhesion n3
  admiral n1
  adobe n1
  adulterate v1
  advance v1: move forward
  advancement n2
  advertise v1: tell people about a product so that they buy it
  aeon n3|2
  aesthetic a1: about beauty and art
  affair n1: an event or situation that people talk about
  affinity n7
  affluent a1
  afford v1: have enough money to buy something
  aficionado n2
  agency n1: an office that arranges things for people
  aid v1 -
  ail v1|2
  airhead n1
  airline n2: a company that flies passengers from place to place
  airtight a2
  albacore n2
  alchemy n2
  alcohol n2
  alien n2
  alight a1
  allocation n2: the giving of a share of money or work to each person
  allowable a1: that the rules permit
  almanac n2
  almond n2
  aloft r2
  ambidextrous a1
  ammonia n2
  amnesty n3
  amount n2: how much there is of something
  amphibian n3
  amputation n2
  anaemic a2
  anchorage n4
  anchovy n2
  anemic a1
  anemone n2
  angler n2
  animation n5
  animator n2
  anime n2
  anise n2
  anklet n2
  annotate v1
  announcement n1: a public statement about what has happened or will happen
  announcer n2
  anoint v2
  answer v1: say something when someone has asked a question
  antic n1
  anticipation n1 -
  ape n1
  aperture n2|3
  appeal n1: an urgent public request for help or money
  apple n1|2
  appliance n2
  appraisal n1 -
  apprehensive a2
  approve v1: think that something is good or acceptable
  apricot n2
  aquamarine n2
  aquatic a2|1
  arabesque n2
  arc n3
  arena n3|4
  armory n4
  armoury n4
  art n1: paintings, drawings and other beautiful things that people make
  artichoke n2
  artless a2
  ascent n3|2
  ask v1: say that you want someone to do or give you something
  asparagus n2
  aspersion n1
  asphalt n1|2
  assassination n2
  assignment n1: a piece of work that you are given to do
  assort v2
  assuage v1
  aster n1
  astringent a2
  astringent n1
  asylum n1
  attack n1: an attempt to hurt people or damage a place by force
  attack n1 -
  attrition n2
  auction n2
  auditor n3
  auger n2
  aura n3
  authorise v2
  automaton n2
  autopilot n2
  avatar n2
  avenue n2
  average a1: usual or ordinary
  aviation n4
  axe v1
  baccalaureate n2
  backbone n3
  backfire v1|2
  backlash n2
  backside n2
  backwards r2: in the opposite order or direction from what is usual
  backwater n2
  bailiwick n2
  baker n2
  bald a2
  ballistics n2
  balm n2
  balmy a2
  bamboo n2
  ban v1: say officially that something is not allowed
  ban v1 -
  banana n1|2
  band n2: a group of musicians who play popular music together
  bandy v3
  bankruptcy n2|3
  barb n3|2
  bargainer n2
  bark n2: the noise that a dog makes
  barren a1
  basic a1: simple, and the most important or necessary
  basil n3
  basis n1: the idea or facts from which something develops
  bauble n2
  bazaar n2
  be v1: exist in a particular way, as in 'I am tall'
  bead n1
  beading n1
  beak n2|1|3
  bean n1: a seed that is eaten as a vegetable
  bearskin n1
  beater n2
  beaver n7
  bedevil v2
  beehive n2
  beet n2
  beg v1: ask someone for something in a very anxious way
  behaviour n4
  behemoth n1
  belay v1
  beloved a1: very much liked by someone
  bemused a2
  bend v1: make something straight into a curve
  bend v4 -
  bender n2
  benign a2
  bet v1: risk money on the result of a game or race
`;
