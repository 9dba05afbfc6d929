/** `../rows.ts` says what the rows are. */
export const fromFiHu = `
  fiddler n1
  fight v1: use force to try to hurt or beat someone
  film v1: record a scene with a camera
  final n1: the last match of a competition, which decides who wins it
  financially r1: as far as money is concerned
  finish v1: come to the end of something that you do
  fir n2
  firefly n2
  fireman n1|4
  fisher n1: a person who catches sea animals for a living
  fishy a1
  fixation n2
  flagpole n2
  flagship n2
  flak n2
  flake n3
  flaky a2
  flamboyant a1
  flavour n3
  fledgling n2
  flex v4
  flowery a2
  fluctuate v3
  flue n3
  fluency n2|3
  flyer n1
  foggy a2
  foghorn n2
  folder n2
  foothold n2
  footing n3
  footprint n1
  ford n7
  foreigner n1: a person who comes from another country
  forger n2
  forgery n2
  forgive v1: stop being angry with someone for a wrong
  forgiveness n2
  fortress n1: a strong building or town that is hard to attack
  fracture n1
  fragrance n2
  fraternal a2
  fraught a2
  fray v1
  freedom n1: the right to do, say or think what you want
  freelance a1
  freshen v1: make cleaner, cooler or newer
  frigate n2
  frill n3
  frock n3
  frontier n2
  frost n2
  frostily r1
  frosty a2
  gait n3
  gal n3
  gambit n3|2
  gargoyle n2
  garland n4
  garlic n2
  garnish v2
  gash n2|1
  gauntlet n2|3
  gazette n1
  generalise v2
  generic a1
  gentleness n2
  geographical a1: about the countries, rivers, mountains and cities of the world
  getaway n2
  ghost n3|1
  gig n6
  gill n4
  ginger n2
  glorious a1: that brings great honour and praise
  glossy a2
  glue v1: stick things together
  goalie n1: the player who tries to keep the ball out of the net
  goalkeeper n1: the player who tries to keep the ball out of the net
  goblet n1
  golden a1: of a deep shiny yellow
  gondola n2
  goose n1
  gopher n3
  gospel n1|4
  governor n1: the person who is the head of a state or a prison
  graft n1
  grain n1: a very small hard piece of sand or salt
  grammatical a1: about the rules for making sentences
  grandstand n2
  grapefruit n2
  graphics n2
  grate v3
  grave a1
  gravitational a1: about the force that pulls things to the ground
  griddle n1
  grinder n4
  grit n2
  grouper n2
  guideline n2
  guillotine n2
  gull n2
  gumption n2
  hack v1: cut roughly, with heavy blows
  haddock n2
  hairline n2
  hairy a1: covered with fur or with many thin threads that grow from the skin
  halibut n2
  hamburger n1
  hammock n2
  hand v1: pass something to someone
  handicap n1
  handicraft n2
  handout n2
  hanger n2
  harassment n2
  harmful a1: that causes injury or damage
  harmless a1: not able to cause injury or damage
  hat n1: something that you wear on your head, often with a brim
  hatch v1
  hatchet n2
  haul v1
  headstone n2
  headway n2
  heady a2
  heath n2
  heather n1: a low plant with small purple flowers that grows on hills and moors
  heaven n2
  hedgehog n2
  helmet n2
  heterosexual a1
  hind a1
  hint v1: suggest something without saying it directly
  hive n2
  hobble v1
  hobgoblin n1
  hog n3
  holy a1
  homosexual a1
  honesty n1: the quality of telling the truth and not cheating
  honk v1
  honorary a1: given to someone as a sign of respect, without the usual duties or pay
  honour n2|1
  hopeful a1
  hopefully r1: in a way that expects something good
  horizontal a1: flat and level, like the line where the sky meets the sea
  horseradish n3
  hostel n2
  hound v1
  humane a2
  humanity n3
  humbug n2
  humorous a1: funny and amusing
  husky n1
  hutch n1
`;
