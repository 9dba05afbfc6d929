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
  cupboard n1: a piece of furniture with doors and shelves
  cupola n2
  curd n2
  curdle v2
  cure v1: make a sick person healthy again
  curious a2: wanting to know or learn about things
  currency n1: the money of a country
  curry n1
  curse n1
  curtain n1: a piece of cloth that hangs at a window
  curve n1: a line that bends round
  custody n3
  custom n1: something that people of a place have done for a long time
  customer n1: a person who buys things from a shop
  cut v1: divide something with a knife or scissors
  cutlery n2
  cutout n2
  cutter n6
  cyclic a4
  cylinder n1|3
  dad n1
  daily r1: once each day
  damage v1: harm something so that it is less good or no longer works
  damp a1: a little wet
  dance v2
  dander n1
  dandruff n2
  danger n1: the chance that someone may be hurt
  dark a1: with little or no light
  dashboard n2
  data n1: facts or numbers that are collected for study
  date n1: the number of the day in a month
  daughter n1: someone's female child
  davenport n3
  dawn n1: the time when the sun comes up
  day n1: a period of 24 hours
  daydream v1
  dead a1: no longer alive
  deadline n1: the time by which work must be finished
  deaf a1: not able to hear
  deal n2
  dear a1: loved by you
  dearth n2
  debenture n2
  debt n1: money that you owe
  decide v1: choose what to do after thinking about it
  decimal a1
  decimate v2
  decipher v2
  decline v1
  decode v1: find out the meaning of a secret message
  decoder n2
  decoy n2
  decrease v1: become less or smaller
  deduce v1: reach a conclusion from what you know
  deed n2
  default n4
  defeat v1: win against someone
  defect n3
  defence n9|10
  defend v2
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
  delicate a3: easily broken
  delicate a3 + fragile
  delicatessen n2
  delicious a2: very good to eat
  delight n1: great pleasure
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
  dense a3
  densely r2
  dentist n1: a doctor for teeth
  deny v1: say that something is not true
  department n1: a part of a company, university or government
  departmental a1: of one section of a company or government
  departure n1: the act of leaving a place
  depend v1: be decided or affected by something else
  deport v3
  depreciate v3
  depressant n1
  depression n1: a long period of great sadness
  deprivation n2
  depth n1: the distance from the top to the bottom
  derail v1
  derelict a2
  derivation n1|8
  derivative a1
  describe v2: say what someone or something is like
  describe v2 -
  desert n1: a dry area of land with sand and few plants
  deserve v1: have earned something by what you did
  design v3: draw or plan how something will look and work
  desire n1: a strong wish
  desk n1: a table at which you write or work
  desktop n1: the top of a table at which you work
  despair n2
  destination n1: the place to which you are going
  destroy v1: damage something so badly that it cannot be repaired
  destruction n1: the act of breaking something completely
  detachment n4
  detail n1: a small fact or piece of information
  detect v1: notice or discover something that is hard to see
  detectable a1: that can be noticed or discovered
  detective n1: a police officer who finds out who did a crime
  detention n2
  determination n1: the act of finding out exactly what something is
  determine v1: find out the facts about something
  detritus n2
  devalue v2
  device n1: a tool or machine that does a special job
  devil n1
  devolution n2
  devour v4
  diabolical a2
  diagnostic a1: used to find out what illness or fault there is
  dialogue n1: a talk between people in a book, play or film
  diamond n1
  diary n1: a book in which you write what happens each day
  dictation n2
  dictator n2: a ruler with complete power over a country
  diction n2
  dictionary n1: a book that explains the meanings of words
  die v1: stop living
  diet n1: the food that a person usually eats
  differ v1: be not the same
  difference n1: the way in which two things are not the same
  differentiate v1: see or show how two things are not the same
  difficult a1: not easy
  difficulty n2: a problem
  diffuse v2
  dig v1: make a hole in the ground
  digest v1
  digestion n2
  digit n1: any of the numbers from 0 to 9
  digital a3: storing or showing information in the form of numbers
  digitally r2
  dignity n1: calm behaviour that people respect
  dilation n2
  dill n2
  dimple n3
  diner n1|3
  dinner n1: the main meal of the day
  dip v1: put something into a liquid for a moment
  direct v4
  direction n1: the way in which something moves or points
  director n3: the person who tells the actors in a film what to do
  director n3 -
  disagreement n1: a difference of opinion
  disarray n2
  disaster n2: a terrible event, such as a flood, that causes great damage
  disciplinary a3: about the punishment of people who break rules
  discipline n3
  disco n2
  disconnect v2
  discount n1: a price that is lower than usual
  discouragement n1
  discover v2: find or learn something for the first time
  discovery n1: the finding of something new
  discus n2
  discuss v2: talk about something with other people
  disease n1: an illness
  disgust v2
  disgusting a1: extremely unpleasant
  dish n1: a flat container from which food is served
  disk n1: a flat round object
  dislike v1: not enjoy something or someone
  dismantle v2
  dismiss v4
  dispatcher n2
  display v1: put something where people can see it
  disposable a2: made to be thrown away after use
  dispute n1
  dissimilar a1: not alike
  dissipate v2
  dissociate v2
  dissolution n4|5
  dissonance n2
  distance n1: how far it is between two places
  distant a1: far away
  distress n1: great worry or sadness
  distribute v1: give something out to several people
  distribute v1 -
  dive v2: jump into water with head and arms first
  diver n2
  divide v2: find how many times one number goes into another
  divorce n1: the legal end of a marriage
  dizzy a1
`;
