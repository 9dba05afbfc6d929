/** `../rows.ts` says what the rows are. */
export const fromDaEl = `
  damage v1: harm something so that it is less good or no longer works
  dander n1
  dandruff n2
  dashboard n2
  davenport n3
  daydream v1
  dearth n2
  debenture n2
  decide v1: choose what to do after thinking about it
  decimal a1
  decimate v2
  decipher v2
  decode v1: find out the meaning of a secret message
  decoder n2
  decoy n2
  deduce v1: reach a conclusion from what you know
  default n4
  defence n9|10
  deficit n4
  deflate v1
  deflect v2|3
  degenerate v1
  degrade v2|3
  deletion n4
  delicatessen n2
  deliver v2: take goods or letters to someone's home or office
  deliverer n3
  deluge n2
  demitasse n2
  demonstrative a1
  den n4
  denier n1
  denim n2
  densely r2
  departmental a1: of one section of a company or government
  departure n1: the act of leaving a place
  deport v3
  depreciate v3
  depressant n1
  deprivation n2
  derail v1
  derelict a2
  derivation n1|8
  derivative a1
  desktop n1: the top of a table at which you work
  detachment n4
  detect v1: notice or discover something that is hard to see
  detectable a1: that can be noticed or discovered
  detention n2
  determination n1: the act of finding out exactly what something is
  detritus n2
  devalue v2
  devolution n2
  devour v4
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
  dispatcher n2
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
  dodder v1
  dodo n2
  dole n2
  dolphin n2
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
  duster n3
  dustpan n2
  dusty a1: covered with a layer of fine dry powder
  eagle n1
  easily r1: without any difficulty
  easiness n2
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
  effacement n2
  eggbeater n2
  eggplant n2
  egocentric a1
  eiderdown n1
  ejaculation n2
  elect v1: choose someone for a position by voting
  election n1: an event in which people vote for a leader or a parliament
  electoral a1: about voting for a parliament or president
  electrification n2
  electrify v3
  electrocute v2
  electronic a1: using very small parts that control current, as computers and phones do
  elegantly r2
  elk n1
  elliptical a1
  eloquently r1
`;
