/** `../rows.ts` says what the rows are. */
export const fromCuHo = `
  cubbyhole n2
  cubicle n2
  culture n1: the ideas, art and way of life of a group of people
  curdle v2
  curse n1
  cutout n2
  daily r1: once each day
  deal n2
  debt n1: money that you owe
  decline v1
  decoy n2
  defend v2
  deflate v1
  delete v1: remove something that was written or saved
  deliberate a1: done on purpose
  deliverer n3
  demonstrate v2: show clearly that something is true
  demonstration n1: a talk in which someone shows how something works
  den n4
  denier n1
  dense a3
  deprivation n2
  derail v1
  desktop n1: the top of a table at which you work
  despair n2
  destroy v1: damage something so badly that it cannot be repaired
  detachment n4
  determination n1: the act of finding out exactly what something is
  detritus n2
  dialogue n1: a talk between people in a book, play or film
  diction n2
  diet n1: the food that a person usually eats
  diffuse v2
  dignity n1: calm behaviour that people respect
  direct v4
  direction n1: the way in which something moves or points
  director n3: the person who tells the actors in a film what to do
  director n3 -
  disarray n2
  disciplinary a3: about the punishment of people who break rules
  discipline n3
  disconnect v2
  discover v2: find or learn something for the first time
  disgust v2
  disk n1: a flat round object
  distance n1: how far it is between two places
  distant a1: far away
  distribute v1: give something out to several people
  distribute v1 -
  diver n2
  divide v2: find how many times one number goes into another
  documentation n1
  domestic a2
  dope n4|1
  douche v1
  downhill r1
  dowse v1
  dramatic a1: sudden, very big and exciting
  dreadful a1: very bad
  dressing n2: a sauce for salads, made of oil and vinegar
  dried a1 -
  drumstick n2
  dud n2|1
  dull a1: boring
  duty n1: something that you must do because it is your job or is right
  ease v3: make something less painful or difficult
  effacement n2
  effort n1: the energy that you need to do something
  eggplant n2
  ejaculation n2
  electrify v3
  electrocute v2
  elegantly r2
  elk n1
  employment n2: paid work
  encounter v1: meet someone or something unexpectedly
  end v2: finish
  enlighten v2
  enmity n2
  enthusiasm n1: a strong feeling of interest and pleasure
  entrant n3
  equality n1
  eruption n1|4|5
  ethics n2
  etymology n2
  evaluate v1: judge how good or useful something is
  even a2
  examine v1: look at something very carefully
  exceed v2
  exception n1: a person or thing that is not included in a rule
  excitement n1: the feeling when something great is happening
  execute v3 -
  exile n1|2
  expand v1: become or make larger
  expense n3: the money that you spend on something
  expense n3 + cost
  explode v1: burst with a loud noise
  exponent n3
  extremist a1
  exult v1
  fabrication n3
  fan n2: a person who likes a singer or a team very much
  farewell n1: the act of saying goodbye
  favourite n3
  feckless a2
  fence v3: fight with thin swords as a sport
  festival n1: a day or time when people celebrate something
  figure n3: a number
  finance n1
  fire n3
  fireball n1
  fishy a1
  flagship n2
  flash n1: a sudden bright light
  flashily r1
  flatfooted a2
  flexible a2: able to bend easily
  flower n2: the coloured part of a plant
  flyer n1
  foggy a2
  food n1: what people and animals eat
  food n1 -
  foothold n2
  ford n7
  forgery n2
  former a3
  fragrance n2
  fraternal a2
  frost n2
  gaiter n1
  gas n1: a substance like air that is neither solid nor liquid
  generic a1
  geographical a1: about the countries, rivers, mountains and cities of the world
  ginger n2
  ginseng n2
  glorious a1: that brings great honour and praise
  glossy a2
  gopher n3
  grail n2
  grand a1: large, impressive and important
  graphics n2
  grave a1
  grinder n4
  grow v2: become bigger or taller
  guess v3: give an answer without being sure that it is right
  guideline n2
  habit n1: something that you often do, almost without thinking
  habit n1 -
  handicap n1
  handout n2
  hang v1: fix something at the top so that the rest is free
  have v1: own or hold something
  health n1: the state of the body and how free it is from illness
  heat n1: the quality of being hot
  hell n1: a place where bad people are believed to suffer after death
  hit v2
  hog n3
  honk v1
  hope v2: want something to happen and think that it may
  horseradish n3
  hospital n1: a building where doctors and nurses care for sick people
  hospital n1 -
  hostel n2
  however r1: in spite of this
  howler n1
`;
