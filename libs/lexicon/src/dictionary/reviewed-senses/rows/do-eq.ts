/** `../rows.ts` says what the rows are. */
export const fromDoEq = `
  doctor n1: a person who treats sick people
  document n1: a paper with official information
  documentation n1
  dodder v1
  dodo n2
  dog n1: an animal that barks and is kept as a pet or to guard a house
  dole n2
  dolphin n2
  domestic a2
  domino n4
  donkey n2
  door n1: the thing that you open to go into a room or a car
  dope n4|1
  dose n1: the amount of a medicine that you take at one time
  dot n1: a small round mark
  dote v2
  doting a1
  doubt n1: a feeling of not being sure
  douche v1
  doughnut n2
  downhill r1
  dowse v1
  dozen n1: a group of twelve
  draft n3
  drag v1: pull something heavy along the ground
  dragon n1: a large animal in stories that breathes fire
  drama n1: a play
  dramatic a1: sudden, very big and exciting
  draw v6: make a picture with a pencil
  dreadful a1: very bad
  dream n1: the pictures and events in your mind while you sleep
  dress n1: a piece of clothing for women that covers the body and legs
  dressing n2: a sauce for salads, made of oil and vinegar
  dried a1 -
  drier n2
  drip v1: fall in drops
  drive v1: control a car, bus or other vehicle
  drone v1
  drown v3
  drug n1: a substance that is taken as a medicine or for pleasure
  drum n1: a round instrument that you hit with sticks
  drumstick n2
  drunk a1: having had too much alcohol
  dry a1: without water in it or on it
  duck n1
  duckling n1|2
  dud n2|1
  due a2: expected at a particular time
  duet n4
  dull a1: boring
  dummy n3
  dumpy a2|3
  duo n2
  duplication n2
  duplicity n2
  dust n1: very fine dry powder in the air and on furniture
  duster n3
  dustpan n2
  dusty a1: covered with a layer of fine dry powder
  duty n1: something that you must do because it is your job or is right
  eager a1: wanting very much to do something
  eagle n1
  ear n1: the part of the body with which you hear
  earn v1: get money for work
  ease v3: make something less painful or difficult
  easily r1: without any difficulty
  easiness n2
  eastern a1: in or from the part of a country where the sun rises
  easy a1: not hard to do
  easygoing a3
  ebony n2|3
  echo n1: a sound that comes back from a wall or hill
  ecology n2
  economic a1: about the trade, industry and money of a country
  economics n1: the study of how money and trade work
  economy n1: the system of money, trade and industry of a country
  edit v1: prepare a text or film by correcting and cutting it
  editor n1: a person who decides what goes into a newspaper or book
  education n1: the teaching and learning that people get at school and university
  eel n2
  eerie a2
  effacement n2
  effect n1: a change that is caused by something
  effect n1 + result
  effective a1: working well and bringing the result that you want
  efficiency n2
  effort n1: the energy that you need to do something
  egg n2
  eggbeater n2
  eggplant n2
  egocentric a1
  eiderdown n1
  ejaculation n2
  elderly a1: old
  elect v1: choose someone for a position by voting
  election n1: an event in which people vote for a leader or a parliament
  electoral a1: about voting for a parliament or president
  electric a1: working with power from a battery or a plug
  electrification n2
  electrify v3
  electrocute v2
  electronic a1: using very small parts that control current, as computers and phones do
  elegant a1: beautiful in a simple way
  elegantly r2
  elephant n1: a very large grey animal with a trunk
  elevator n1: a machine that carries people up and down in a building
  elk n1
  elliptical a1
  eloquently r1
  embolism n2
  embroidery n2
  embryonic a2
  emergency n1: a sudden dangerous situation that needs quick action
  emotion n1: a strong feeling, such as love or fear
  emotionally r2: in a way that has to do with feelings
  emphasis n1: special importance that is given to something
  empire n2
  employer n1: a person or company that pays people to work
  employment n2: paid work
  empty a1: with nothing inside
  emu n2
  enable v1: make it possible for someone to do something
  enchantress n2
  encode v1: put a message into secret signs
  encounter v1: meet someone or something unexpectedly
  encourage v2: give someone hope or confidence to do something
  end v2: finish
  engine n1: the part of a vehicle that makes it move
  engineer n1: a person who designs machines, roads or bridges
  enjoy v1: get pleasure from something
  enjoy v1 -
  enlighten v2
  enlistment n2
  enmity n2
  enormous a1: very big
  enrage v1
  ensure v1: make certain that something happens
  enter v1: go into a place
  entertain v1: amuse people and keep them interested
  entertainment n1: shows, films and games that people enjoy
  enthusiasm n1: a strong feeling of interest and pleasure
  entire a1: whole
  entrance n1: a door or gate by which you go in
  entrant n3
  entree n1
  envelope n1: a paper cover for a letter
  environment n2: the air, water and land around us
  envy n1
  epilogue n2
  equal a1: the same in size, amount or value
  equality n1
  equation n1: a line with = that says two amounts are the same
  equilateral a1
  equipment n1: the tools that are needed for a job
`;
