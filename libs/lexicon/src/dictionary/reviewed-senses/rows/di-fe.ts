/** `../rows.ts` says what the rows are. */
export const fromDiFe = `
  diabolical a2
  diagnostic a1: used to find out what illness or fault there is
  diamond n1
  dictation n2
  dictator n2: a ruler with complete power over a country
  diction n2
  differ v1: be not the same
  differentiate v1: see or show how two things are not the same
  diffuse v2
  digest v1
  digestion n2
  digital a3: storing or showing information in the form of numbers
  digitally r2
  dilation n2
  dill n2
  dimple n3
  diner n1|3
  disarray n2
  disciplinary a3: about the punishment of people who break rules
  disco n2
  disconnect v2
  discouragement n1
  discus n2
  disgust v2
  dish n1: a flat container from which food is served
  dismantle v2
  disposable a2: made to be thrown away after use
  dissimilar a1: not alike
  dissipate v2
  dissociate v2
  dissolution n4|5
  dissonance n2
  distant a1: far away
  diver n2
  divide v2: find how many times one number goes into another
  dizzy a1
  documentation n1
  dodo n2
  dole n2
  dolphin n2
  domino n4
  donkey n2
  dope n4|1
  dote v2
  doting a1
  doughnut n2
  downhill r1
  dramatic a1: sudden, very big and exciting
  dressing n2: a sauce for salads, made of oil and vinegar
  drier n2
  drone v1
  drumstick n2
  duckling n1|2
  dud n2|1
  duet n4
  dummy n3
  dumpy a2|3
  duo n2
  duplication n2
  duplicity n2
  dustpan n2
  dusty a1: covered with a layer of fine dry powder
  eagle n1
  easily r1: without any difficulty
  eastern a1: in or from the part of a country where the sun rises
  easygoing a3
  ebony n2|3
  ecology n2
  economic a1: about the trade, industry and money of a country
  edit v1
  editor n1: a person who decides what goes into a newspaper or book
  education n1: the teaching and learning that people get at school and university
  eel n2
  eerie a2
  eggplant n2
  egocentric a1
  ejaculation n2
  elect v1: choose someone for a position by voting
  election n1: an event in which people vote for a leader or a parliament
  electoral a1: about voting for a parliament or president
  electrify v3
  electrocute v2
  electronic a1: using very small parts that control current, as computers and phones do
  elegantly r2
  elk n1
  elliptical a1
  eloquently r1
  embroidery n2
  embryonic a2
  emotionally r2: in a way that has to do with feelings
  employer n1: a person or company that pays people to work
  encode v1: put a message into secret signs
  enlighten v2
  enlistment n2
  enmity n2
  enrage v1
  entertain v1: amuse people and keep them interested
  entrant n3
  entree n1
  epilogue n2
  equality n1
  equation n1: a line with = that says two amounts are the same
  equilateral a1
  erroneous a1: not correct
  eruption n1|4|5
  escalator n2
  estimate v1: guess an amount, cost or size from what you know
  estimation n4
  etch v3|4
  ethics n2
  etymology n2
  evaluate v1: judge how good or useful something is
  evasion n2
  evict v2
  excitable a1
  exclusion n4|1
  exemplary a1
  exile n1|2
  exist v1: be real, or be there
  experimental a1: new and not yet fully tested
  explanatory a1: that helps people understand
  exponent n3
  exponential a1
  extinct a1
  extinction n2
  extinguish v2
  extract v1
  extraction n3
  extremist a1
  exult v1
  fable n2
  fabricate v2
  fabrication n3
  fallible a1
  falsely r2
  famine n2
  fang n3|4
  fare n2|4
  fashionable a1: popular at the moment
  fastener n2
  favour n5
  favourite n3
  fawn n2
  feast n2
  feature v1: have as an important part
  feminist n1: a person who fights for equal rights of women
  fence n1
  fence v3: fight with thin swords as a sport
  fertility n3|2
  fervently r1
  fetish n2|3
`;
