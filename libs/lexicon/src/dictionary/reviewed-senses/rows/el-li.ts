/** `../rows.ts` says what the rows are. */
export const fromElLi = `
  electrification n2
  electrify v3
  electrocute v2
  elegantly r2
  elk n1
  eloquently r1
  embolism n2
  employment n2: paid work
  encounter v1: meet someone or something unexpectedly
  end v2: finish
  enlighten v2
  enmity n2
  enthusiasm n1: a strong feeling of interest and pleasure
  entrant n3
  equality n1
  eruption n1|4|5
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
  execute v3 -
  exile n1|2
  expand v1: become or make larger
  expense n3: the money that you spend on something
  expense n3 + cost
  explode v1: burst with a loud noise
  exponent n3
  exponential a1
  extremist a1
  exult v1
  fabrication n3
  fan n2: a person who likes a singer or a team very much
  fang n3|4
  fare n2|4
  farewell n1: the act of saying goodbye
  favourite n3
  feature v1: have as an important part
  feckless a2
  fence v3: fight with thin swords as a sport
  fertility n3|2
  fervently r1
  festival n1: a day or time when people celebrate something
  fetish n2|3
  figure n3: a number
  filbert n2
  film v1: record a scene with a camera
  finance n1
  fire n3
  fireball n1
  fireman n1|4
  fishy a1
  flagship n2
  flash n1: a sudden bright light
  flashily r1
  flatfooted a2
  fledgling n2
  flexible a2: able to bend easily
  flower n2: the coloured part of a plant
  fluency n2|3
  flyer n1
  foggy a2
  food n1: what people and animals eat
  food n1 -
  foothold n2
  footing n3
  ford n7
  forgery n2
  former a3
  fragrance n2
  fraternal a2
  frost n2
  gaiter n1
  gal n3
  gambit n3|2
  gas n1: a substance like air that is neither solid nor liquid
  gash n2|1
  gauntlet n2|3
  generic a1
  geographical a1: about the countries, rivers, mountains and cities of the world
  ghost n3|1
  ginger n2
  ginseng n2
  glorious a1: that brings great honour and praise
  glossy a2
  gopher n3
  gospel n1|4
  grail n2
  grand a1: large, impressive and important
  graphics n2
  grate v3
  grave a1
  grinder n4
  grow v2: become bigger or taller
  guess v3: give an answer without being sure that it is right
  guideline n2
  gusset n3
  habit n1: something that you often do, almost without thinking
  habit n1 -
  hairdressing n2
  handicap n1
  handout n2
  hang v1: fix something at the top so that the rest is free
  have v1: own or hold something
  haw n1
  health n1: the state of the body and how free it is from illness
  heat n1: the quality of being hot
  hell n1: a place where bad people are believed to suffer after death
  hint v1: suggest something without saying it directly
  hit v2
  hog n3
  honk v1
  honour n2|1
  hope v2: want something to happen and think that it may
  horseradish n3
  hospital n1: a building where doctors and nurses care for sick people
  hospital n1 -
  hostel n2
  however r1: in spite of this
  howler n1
  human a1: of people and not of animals or machines
  husky n1
  iciness n1
  idea n1: a thought or plan that you have in your mind
  ideal n1: a perfect model of what you would like to reach
  identity n1
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  immune a1: that cannot catch a disease
  improve v1: make or become better
  incoherence n2
  indulgence n2
  industry n1: the making of goods, often in factories
  information n1: facts about someone or something
  insert v1: put something into something else
  instance n1: an example of something that happens
  interactive a1: that lets people and a computer respond to each other
  interpretive a1
  invalidate v1: say officially that something no longer counts
  investment n1: money that you put into something to make a profit
  jelly n2: a soft sweet food made of boiled fruit juice
  jujube n2
  keen a3
  keynote n1
  kohlrabi n2
  kumquat n2
  label v1: fix a piece of paper with information to something
  laboured a1
  lade v2
  lame a2
  lance n1
  larder n1
  largess n2
  late a1: after the right or usual time
  leadership n3: the position of the person who guides others
  lecture v1: give a talk to teach people about something
  legal a1: allowed by the law
  library n1: a building from which you can borrow books
  lightning n1: a bright flash of electricity in the sky during a storm
  limber v2
  liquidity n3
  lisp v1
  listen v1: pay attention to sounds
`;
