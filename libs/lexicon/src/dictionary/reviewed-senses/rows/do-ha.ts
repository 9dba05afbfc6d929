/** `../rows.ts` says what the rows are. */
export const fromDoHa = `
  documentation n1
  dodder v1
  domestic a2
  dope n4|1
  doting a1
  douche v1
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
  dull a1: boring
  dumpy a2|3
  duster n3
  duty n1: something that you must do because it is your job or is right
  ease v3: make something less painful or difficult
  easiness n2
  easygoing a3
  ebony n2|3
  effacement n2
  effort n1: the energy that you need to do something
  eggbeater n2
  eggplant n2
  eiderdown n1
  ejaculation n2
  electrification n2
  electrify v3
  electrocute v2
  elegantly r2
  elk n1
  eloquently r1
  embolism n2
  employment n2: paid work
  emu n2
  enchantress n2
  encounter v1: meet someone or something unexpectedly
  end v2: finish
  enlighten v2
  enmity n2
  enthusiasm n1: a strong feeling of interest and pleasure
  entrant n3
  entree n1
  equality n1
  eruption n1|4|5
  escarpment n1
  etch v3|4
  ethics n2
  etymology n2
  evaluate v1: judge how good or useful something is
  even a2
  examine v1: look at something very carefully
  exceed v2
  exception n1: a person or thing that is not included in a rule
  excitement n1: the feeling when something great is happening
  exclusion n4|1
  excoriation n2
  execute v3 -
  exile n1|2
  expand v1: become or make larger
  expense n3: the money that you spend on something
  expense n3 + cost
  explode v1: burst with a loud noise
  exponent n3
  exponential a1
  extremist a1
  extrusion n2
  exult v1
  fabrication n3
  falsely r2
  fan n2: a person who likes a singer or a team very much
  fang n3|4
  fare n2|4
  farewell n1: the act of saying goodbye
  farsightedness n2
  favourite n3
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
  figure n3: a number
  filbert n2
  film v1: record a scene with a camera
  finance n1
  fire n3
  fireball n1
  firefly n2
  fireman n1|4
  fishy a1
  flagship n2
  flake n3
  flash n1: a sudden bright light
  flashily r1
  flatfooted a2
  fledgling n2
  flexible a2: able to bend easily
  flippancy n1
  floater n1
  flower n2: the coloured part of a plant
  fluency n2|3
  flume n2
  flyer n1
  foggy a2
  fondue n2
  food n1: what people and animals eat
  food n1 -
  foothold n2
  footing n3
  ford n7
  forgery n2
  forgiveness n2
  former a3
  fragrance n2
  fraternal a2
  frost n2
  frostily r1
  fugue n3
  gaiter n1
  gal n3
  gambit n3|2
  gamine n2
  garland n4
  gas n1: a substance like air that is neither solid nor liquid
  gash n2|1
  gastronomy n2
  gauntlet n2|3
  generic a1
  genteel a1
  gentleness n2
  geographical a1: about the countries, rivers, mountains and cities of the world
  gestate v2
  gherkin n1
  ghost n3|1
  ginger n2
  ginseng n2
  glorious a1: that brings great honour and praise
  glossy a2
  gobbler n2
  gopher n3
  gospel n1|4
  grail n2
  grand a1: large, impressive and important
  graphics n2
  grate v3
  grave a1
  grinder n4
  grout n1
  grow v2: become bigger or taller
  guava n3
  guess v3: give an answer without being sure that it is right
  guideline n2
  gull n2
  gusset n3
  habit n1: something that you often do, almost without thinking
  habit n1 -
  hairdressing n2
  handicap n1
  handout n2
  hang v1: fix something at the top so that the rest is free
  harassment n2
  hardness n1
  have v1: own or hold something
  haw n1
`;
