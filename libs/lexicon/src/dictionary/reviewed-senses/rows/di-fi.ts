/** `../rows.ts` says what the rows are. */
export const fromDiFi = `
  diabolical a2
  dialogue n1: a talk between people in a book, play or film
  dictation n2
  diction n2
  diet n1: the food that a person usually eats
  diffuse v2
  digestion n2
  digitally r2
  dignity n1: calm behaviour that people respect
  dilation n2
  dill n2
  dimple n3
  diner n1|3
  direct v4
  direction n1: the way in which something moves or points
  director n3: the person who tells the actors in a film what to do
  director n3 -
  disarray n2
  disciplinary a3: about the punishment of people who break rules
  discipline n3
  disconnect v2
  discouragement n1
  discover v2: find or learn something for the first time
  disgust v2
  disk n1: a flat round object
  dismantle v2
  dispatcher n2
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
  documentation n1
  dodder v1
  dodo n2
  dolphin n2
  domestic a2
  domino n4
  donkey n2
  dope n4|1
  dote v2
  doting a1
  douche v1
  doughnut n2
  downhill r1
  dowse v1
  dramatic a1: sudden, very big and exciting
  dreadful a1: very bad
  dressing n2: a sauce for salads, made of oil and vinegar
  dried a1 -
  drier n2
  drumstick n2
  duckling n1|2
  dud n2|1
  duet n4
  dull a1: boring
  dumpy a2|3
  duo n2
  duplicity n2
  duster n3
  dustpan n2
  duty n1: something that you must do because it is your job or is right
  ease v3: make something less painful or difficult
  easiness n2
  easygoing a3
  ebony n2|3
  eel n2
  eerie a2
  effacement n2
  effort n1: the energy that you need to do something
  eggbeater n2
  eggplant n2
  egocentric a1
  eiderdown n1
  ejaculation n2
  electrification n2
  electrify v3
  electrocute v2
  elegantly r2
  elk n1
  elliptical a1
  eloquently r1
  embolism n2
  embroidery n2
  embryonic a2
  employment n2: paid work
  emu n2
  enchantress n2
  encounter v1: meet someone or something unexpectedly
  end v2: finish
  enlighten v2
  enlistment n2
  enmity n2
  enrage v1
  enthusiasm n1: a strong feeling of interest and pleasure
  entrant n3
  entree n1
  epilogue n2
  equality n1
  equilateral a1
  eruption n1|4|5
  escalator n2
  escarpment n1
  etch v3|4
  ethics n2
  etymology n2
  evaluate v1: judge how good or useful something is
  evasion n2
  even a2
  evict v2
  examine v1: look at something very carefully
  exceed v2
  exception n1: a person or thing that is not included in a rule
  excitable a1
  excitement n1: the feeling when something great is happening
  exclusion n4|1
  excoriation n2
  execute v3 -
  exemplary a1
  exile n1|2
  expand v1: become or make larger
  expense n3: the money that you spend on something
  expense n3 + cost
  explode v1: burst with a loud noise
  exponent n3
  exponential a1
  extinct a1
  extinguish v2
  extremist a1
  extrusion n2
  exult v1
  fable n2
  fabricate v2
  fabrication n3
  fallible a1
  falsely r2
  fan n2: a person who likes a singer or a team very much
  fang n3|4
  fare n2|4
  farewell n1: the act of saying goodbye
  farsightedness n2
  fastener n2
  favor n1
  favour n5
  favourite n3
  fawn n2
  feature v1: have as an important part
  feckless a2
  fence v3: fight with thin swords as a sport
  fennel n2
  fertility n3|2
  fervently r1
  festival n1: a day or time when people celebrate something
  fetish n2|3
  fettle n1
  fey a2
  fiddler n1
  figure n3: a number
  filbert n2
  film v1: record a scene with a camera
  finance n1
  fir n2
  fire n3
  fireball n1
  firefly n2
  fireman n1|4
  fisher n1: a person who catches sea animals for a living
  fishy a1
  fixation n2
`;
