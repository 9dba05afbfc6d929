/** `../rows.ts` says what the rows are. */
export const fromDoEx = `
  document n1: a paper with official information
  documentation n1
  dodder v1
  dodo n2
  dog n1: an animal that barks and is kept as a pet or to guard a house
  dole n2
  dolphin n2
  domino n4
  donkey n2
  door n1: the thing that you open to go into a room or a car
  dope n4|1
  dote v2
  doting a1
  doubt n1: a feeling of not being sure
  douche v1
  doughnut n2
  downhill r1
  dowse v1
  dozen n1: a group of twelve
  dramatic a1: sudden, very big and exciting
  draw v6: make a picture with a pencil
  dream n1: the pictures and events in your mind while you sleep
  dressing n2: a sauce for salads, made of oil and vinegar
  drier n2
  drive v1: control a car, bus or other vehicle
  drone v1
  drumstick n2
  dry a1: without water in it or on it
  duckling n1|2
  dud n2|1
  due a2: expected at a particular time
  duet n4
  dummy n3
  dumpy a2|3
  duo n2
  duplication n2
  duplicity n2
  duster n3
  dustpan n2
  dusty a1: covered with a layer of fine dry powder
  duty n1: something that you must do because it is your job or is right
  eagle n1
  ease v3: make something less painful or difficult
  easily r1: without any difficulty
  easiness n2
  eastern a1: in or from the part of a country where the sun rises
  easy a1: not hard to do
  easygoing a3
  ebony n2|3
  ecology n2
  economic a1: about the trade, industry and money of a country
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
  effort n1: the energy that you need to do something
  eggbeater n2
  eggplant n2
  egocentric a1
  eiderdown n1
  ejaculation n2
  elect v1: choose someone for a position by voting
  election n1: an event in which people vote for a leader or a parliament
  electoral a1: about voting for a parliament or president
  electric a1: working with power from a battery or a plug
  electrification n2
  electrify v3
  electrocute v2
  electronic a1: using very small parts that control current, as computers and phones do
  elegantly r2
  elevator n1: a machine that carries people up and down in a building
  elk n1
  elliptical a1
  eloquently r1
  embolism n2
  embroidery n2
  embryonic a2
  emergency n1: a sudden dangerous situation that needs quick action
  emotionally r2: in a way that has to do with feelings
  emphasis n1: special importance that is given to something
  employer n1: a person or company that pays people to work
  empty a1: with nothing inside
  emu n2
  enable v1: make it possible for someone to do something
  enchantress n2
  encode v1: put a message into secret signs
  encounter v1: meet someone or something unexpectedly
  encourage v2: give someone hope or confidence to do something
  end v2: finish
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
  entire a1: whole
  entrance n1: a door or gate by which you go in
  entrant n3
  entree n1
  environment n2: the air, water and land around us
  epilogue n2
  equal a1: the same in size, amount or value
  equality n1
  equation n1: a line with = that says two amounts are the same
  equilateral a1
  equipment n1: the tools that are needed for a job
  erroneous a1: not correct
  error n1: something that is wrong
  eruption n1|4|5
  escalator n2
  escape v1: get away from a place where you are in danger or in prison
  escarpment n1
  especially r1: more than usually or more than others
  essential a1: completely necessary
  establish v1: start a company or organization that will last
  estimate v1: guess an amount, cost or size from what you know
  estimation n4
  etch v3|4
  ethics n2
  etymology n2
  evaluate v1: judge how good or useful something is
  evasion n2
  even a2
  evening n1: the last part of the day, before night
  event n1: something that happens, often something important
  eventually r1: in the end, after a long time
  evict v2
  evidence n1: facts or signs that show that something is true
  evidence n1 -
  exact a1: completely correct in every detail
  examine v1: look at something very carefully
  example n1: one thing that shows what others of its kind are like
  exception n1: a person or thing that is not included in a rule
  exchange v1: give something and get something else for it
  excitable a1
  exclusion n4|1
  excoriation n2
  excuse n1: a reason that you give to explain why you did something wrong
  execute v1: kill someone as a legal punishment
  execute v3 -
  exemplary a1
  exercise n1: physical activity that keeps you healthy
  exile n1|2
  exist v1: be real, or be there
  expand v1: become or make larger
  expect v1: think that something will happen
  expense n3: the money that you spend on something
  expense n3 + cost
  expensive a1: costing a lot of money
  experience n1: knowledge or skill from doing something for a long time
  experimental a1: new and not yet fully tested
  expert n1: a person who knows a lot about a subject
  explain v1: make something clear so that people understand it
  explanatory a1: that helps people understand
  exponent n3
  exponential a1
  express v2: show what you think or feel
  expression n1: the look on someone's face
  extend v1: make something longer or larger
  extent n1: how large or important something is
  extinct a1
  extinction n2
  extinguish v2
  extract v1
  extraction n3
  extreme a1: very great in degree
  extremist a1
  extrusion n2
  exult v1
`;
