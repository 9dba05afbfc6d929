/** `../rows.ts` says what the rows are. */
export const fromAbBa = `
  aback r2
  abacus n2
  abort v1|3|2
  abrasive a1|2
  abreast r1
  absence n1: the fact of not being where you usually are or should be
  absinthe n2
  accented a2
  accidental a1
  accommodation n5|4
  accounting n3|4|2
  accumulator n1
  accurate a1: without any mistakes
  acoustic a1: about sound or hearing
  acrid a1
  activist n1
  actually r1: really, in truth
  acumen n2
  adapter n2
  adder n1
  addiction n2
  addition n1: something that is put in or on as an extra
  addled a2
  adhesion n3
  administrative a1: about the work of managing an office or organization
  admiral n1
  admire v1: have a very high opinion of someone
  adobe n1
  adulterate v1
  advancement n2
  advantageous a1: helpful, and likely to make you more successful
  advisory a1
  aeon n3|2
  aerial a1
  aesthetic a1: about beauty and art
  affinity n7
  affluent a1
  aficionado n2
  ail v1|2
  airhead n1
  airline n2: a company that flies passengers from place to place
  airtight a2
  albacore n2
  alchemy n2
  alien n2
  alight a1
  allocation n2: the giving of a share of money or work to each person
  almanac n2
  almond n2
  aloft r2
  alphabetical a2: in the order of the letters from A to Z
  alternatively r1: as another possibility
  ambidextrous a1
  ammonia n2
  amnesty n3
  amphibian n3
  amputation n2
  anaemic a2
  analyst n1: a person whose job is to study facts or figures and explain them
  anchorage n4
  anchovy n2
  anemic a1
  anemone n2
  angler n2
  angry a1: very annoyed, and wanting to shout or hurt
  angular a2
  animation n5
  animator n2
  anime n2
  anise n2
  anklet n2
  annotate v1
  announcer n2
  annual a2
  anoint v2
  antic n1
  antique n2
  ape n1
  aperture n2|3
  apostrophe n2: the mark ' in a word such as don't
  apple n1|2
  appliance n2
  apprehensive a2
  apricot n2
  aquamarine n2
  aquatic a2|1
  arabesque n2
  arcade n1
  archive n1
  arena n3|4
  arguably r1: as many people would say, with good reasons
  armed a1: carrying a gun or another weapon
  armory n4
  armoury n4
  arrangement n1: a plan that people have made together
  artichoke n2
  articulate a1
  artless a2
  ascent n3|2
  asleep a1: resting with the eyes closed and the mind at rest
  asparagus n2
  aspersion n1
  asphalt n1|2
  assassination n2
  assort v2
  assorted a1: of various different kinds
  assuage v1
  aster n1
  astringent a2
  astringent n1
  astronomer n1: a scientist who studies the stars and planets
  asylum n1
  atmospheric a1: about the air around the earth
  attach v1: fasten or join one thing to another
  attrition n2
  auction n2
  auditor n3
  auger n2
  august n1
  aura n3
  author n1: a person who writes books or articles
  authorise v2
  autobiography n1: the story of your own life that you write yourself
  automate v1: have machines do what people did before
  automaton n2
  autopilot n2
  avatar n2
  avenue n2
  aviation n4
  awareness n1: knowledge or understanding of a situation
  axe v1
  baccalaureate n2
  backfire v1|2
  backlash n2
  backside n2
  backwards r2: in the opposite order or direction from what is usual
  backwater n2
  baffled a1
  bailiwick n2
  baker n2
  bald a2
  ballistics n2
  balm n2
  balmy a2
  bamboo n2
  banana n1|2
  bandwagon n1
  bandy v3
  bankruptcy n2|3
  barb n3|2
  bargainer n2
  barren a1
  bash v1
  basil n3
  batch n3
  bauble n2
  bazaar n2
`;
