/** `../rows.ts` says what the rows are. */
export const fromFlIm = `
  flagpole n2
  flagship n2
  flak n2
  flake n3
  flaky a2
  flamboyant a1
  flash n1: a sudden bright light
  flashily r1
  flatfooted a2
  flavour n3
  fledgling n2
  flex v4
  flexible a2: able to bend easily
  flippancy n1
  floater n1
  flower n2: the coloured part of a plant
  flowery a2
  fluctuate v3
  flue n3
  fluency n2|3
  flume n2
  flyer n1
  foggy a2
  foghorn n2
  fondue n2
  food n1: what people and animals eat
  food n1 -
  foothold n2
  footing n3
  footprint n1
  ford n7
  forger n2
  forgery n2
  forgiveness n2
  former a3
  fracture n1
  fragrance n2
  fraternal a2
  fraught a2
  fray v1
  freelance a1
  freshen v1: make cleaner, cooler or newer
  frigate n2
  frill n3
  frock n3
  frontier n2
  frost n2
  frostily r1
  frosty a2
  fugue n3
  gait n3
  gaiter n1
  gal n3
  gambit n3|2
  gamine n2
  gargoyle n2
  garland n4
  garlic n2
  garnish v2
  gas n1: a substance like air that is neither solid nor liquid
  gash n2|1
  gastronomy n2
  gauntlet n2|3
  gazette n1
  generalise v2
  generic a1
  genteel a1
  gentleness n2
  geographical a1: about the countries, rivers, mountains and cities of the world
  gestate v2
  getaway n2
  gherkin n1
  ghost n3|1
  gill n4
  ginger n2
  ginseng n2
  glorious a1: that brings great honour and praise
  glossy a2
  goalie n1: the player who tries to keep the ball out of the net
  goalkeeper n1: the player who tries to keep the ball out of the net
  gobbler n2
  goblet n1
  gondola n2
  gopher n3
  gospel n1|4
  graft n1
  grail n2
  grand a1: large, impressive and important
  grandstand n2
  grapefruit n2
  graphics n2
  grate v3
  grave a1
  griddle n1
  grinder n4
  grit n2
  grouper n2
  grout n1
  grow v2: become bigger or taller
  guava n3
  guess v3: give an answer without being sure that it is right
  guideline n2
  guillotine n2
  gull n2
  gumption n2
  gusset n3
  habit n1: something that you often do, almost without thinking
  habit n1 -
  haddock n2
  hairdressing n2
  hairline n2
  halibut n2
  hamburger n1
  hammock n2
  handicap n1
  handicraft n2
  handout n2
  hang v1: fix something at the top so that the rest is free
  hanger n2
  harassment n2
  harbor n1 + haven
  hardness n1
  hatchet n2
  have v1: own or hold something
  haw n1
  headstone n2
  headway n2
  heady a2
  health n1: the state of the body and how free it is from illness
  heat n1: the quality of being hot
  heath n2
  heather n1: a low plant with small purple flowers that grows on hills and moors
  hedgehog n2
  hell n1: a place where bad people are believed to suffer after death
  hind a1
  hint v1: suggest something without saying it directly
  hit v2
  hive n2
  hobgoblin n1
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
  humbug n2
  husky n1
  hutch n1
  hydrofoil n2
  hygiene n1
  iciness n1
  icing n2
  idea n1: a thought or plan that you have in your mind
  ideal n1: a perfect model of what you would like to reach
  identity n1
  ignition n2
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  immigrate v3
  immune a1: that cannot catch a disease
  improve v1: make or become better
  impulsive a2
`;
