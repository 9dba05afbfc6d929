/** `../rows.ts` says what the rows are. */
export const fromCuDi = `
  cub n3
  cubbyhole n2
  cubicle n2
  cuckoo n2
  cucumber n2
  cuddly a1: soft and nice to hold in your arms
  cuff n1
  cull v1
  cultivation n2|5
  culture n1: the ideas, art and way of life of a group of people
  cumin n2
  cunning a2
  cunningly r2
  cup n1: a small round container with a handle for hot drinks
  cupola n2
  curd n2
  curdle v2
  cure v1: make a sick person healthy again
  curious a2: wanting to know or learn about things
  curry n1
  custody n3
  customer n1: a person who buys things from a shop
  cut v1: divide something with a knife or scissors
  cutlery n2
  cutout n2
  cutter n6
  cyclic a4
  cylinder n1|3
  daily r1: once each day
  damage v1: harm something so that it is less good or no longer works
  dander n1
  dandruff n2
  danger n1: the chance that someone may be hurt
  dark a1: with little or no light
  dashboard n2
  data n1: facts or numbers that are collected for study
  date n1: the number of the day in a month
  davenport n3
  day n1: a period of 24 hours
  daydream v1
  dead a1: no longer alive
  deal n2
  dear a1: loved by you
  dearth n2
  debenture n2
  decide v1: choose what to do after thinking about it
  decimal a1
  decimate v2
  decipher v2
  decode v1: find out the meaning of a secret message
  decoder n2
  decoy n2
  decrease v1: become less or smaller
  deduce v1: reach a conclusion from what you know
  default n4
  defence n9|10
  deficit n4
  deflate v1
  deflect v2|3
  degenerate v1
  degrade v2|3
  degree n3: what a student gets after finishing university
  delay v1: make something happen later
  delete v1: remove something that was written or saved
  deletion n4
  deliberate a1: done on purpose
  delicatessen n2
  deliver v2: take goods or letters to someone's home or office
  deliverer n3
  deluge n2
  demand v1: ask for something very firmly
  demitasse n2
  demonstrate v2: show clearly that something is true
  demonstration n1: a talk in which someone shows how something works
  demonstrative a1
  den n4
  denier n1
  denim n2
  densely r2
  department n1: a part of a company, university or government
  departmental a1: of one section of a company or government
  departure n1: the act of leaving a place
  depend v1: be decided or affected by something else
  deport v3
  depreciate v3
  depressant n1
  deprivation n2
  depth n1: the distance from the top to the bottom
  derail v1
  derelict a2
  derivation n1|8
  derivative a1
  describe v2: say what someone or something is like
  describe v2 -
  design v3: draw or plan how something will look and work
  desire n1: a strong wish
  desk n1: a table at which you write or work
  desktop n1: the top of a table at which you work
  destroy v1: damage something so badly that it cannot be repaired
  detachment n4
  detail n1: a small fact or piece of information
  detect v1: notice or discover something that is hard to see
  detectable a1: that can be noticed or discovered
  detention n2
  determination n1: the act of finding out exactly what something is
  determine v1: find out the facts about something
  detritus n2
  devalue v2
  device n1: a tool or machine that does a special job
  devolution n2
  devour v4
  diabolical a2
  diagnostic a1: used to find out what illness or fault there is
  diamond n1
  dictation n2
  dictator n2: a ruler with complete power over a country
  diction n2
  dictionary n1: a book that explains the meanings of words
  die v1: stop living
  differ v1: be not the same
  difference n1: the way in which two things are not the same
  differentiate v1: see or show how two things are not the same
  difficult a1: not easy
  difficulty n2: a problem
  diffuse v2
  digest v1
  digestion n2
  digit n1: any of the numbers from 0 to 9
  digital a3: storing or showing information in the form of numbers
  digitally r2
  dilation n2
  dill n2
  dimple n3
  diner n1|3
  direct v4
  direction n1: the way in which something moves or points
  director n3: the person who tells the actors in a film what to do
  director n3 -
  disarray n2
  disaster n2: a terrible event, such as a flood, that causes great damage
  disciplinary a3: about the punishment of people who break rules
  discipline n3
  disco n2
  disconnect v2
  discount n1: a price that is lower than usual
  discouragement n1
  discover v2: find or learn something for the first time
  discus n2
  discuss v2: talk about something with other people
  disgust v2
  dish n1: a flat container from which food is served
  disk n1: a flat round object
  dislike v1: not enjoy something or someone
  dismantle v2
  dispatcher n2
  display v1: put something where people can see it
  disposable a2: made to be thrown away after use
  dissimilar a1: not alike
  dissipate v2
  dissociate v2
  dissolution n4|5
  dissonance n2
  distance n1: how far it is between two places
  distant a1: far away
  distribute v1: give something out to several people
  distribute v1 -
  diver n2
  divide v2: find how many times one number goes into another
  dizzy a1
`;
