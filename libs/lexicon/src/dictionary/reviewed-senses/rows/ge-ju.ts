/** `../rows.ts` says what the rows are. */
export const fromGeJu = `
  generalise v2
  generic a1
  genteel a1
  gentleness n2
  geographical a1: about the countries, rivers, mountains and cities of the world
  gestate v2
  getaway n2
  gherkin n1
  ghost n3|1
  gig n6
  gill n4
  ginger n2
  ginseng n2
  glorious a1: that brings great honour and praise
  glossy a2
  glue v1: stick things together
  goalie n1: the player who tries to keep the ball out of the net
  goalkeeper n1: the player who tries to keep the ball out of the net
  gobbler n2
  goblet n1
  golden a1: of a deep shiny yellow
  gondola n2
  goose n1
  gopher n3
  gospel n1|4
  governor n1: the person who is the head of a state or a prison
  graft n1
  grail n2
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
  grout n1
  guava n3
  guideline n2
  guillotine n2
  gull n2
  gumption n2
  gusset n3
  hack v1: cut roughly, with heavy blows
  haddock n2
  hairdressing n2
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
  hardness n1
  harmful a1: that causes injury or damage
  harmless a1: not able to cause injury or damage
  hat n1: something that you wear on your head, often with a brim
  hatch v1
  hatchet n2
  haul v1
  haw n1
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
  howler n1
  humane a2
  humanity n3
  humbug n2
  humorous a1: funny and amusing
  husky n1
  hutch n1
  hydrofoil n2
  hygiene n1
  iciness n1
  icing n2
  ideal n1: a perfect model of what you would like to reach
  ignition n2
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  imagine v1: make a picture of something in your mind
  immigrate v3
  immune a1: that cannot catch a disease
  impressive a1: so good, large or skilful that people admire it
  impulsive a2
  incense n1
  incessantly r2
  inclement a1
  incoherence n2
  indisposition n1
  indulgence n2
  industrial a1: about the making of goods in factories
  ineffective a1: that does not bring the result that you want
  inequality n1: an unfair situation in which some people have more money or chances than others
  inferiority n1: the state of being worse or less important than others
  ingenuity n1
  ingenuous a2
  inhabitant n1: a person or animal that lives in a place
  inhale v2
  inoculate v3
  insinuate v2
  intentionally r1: on purpose
  interaction n1: the effect that people or things have on each other
  interactive a1: that lets people and a computer respond to each other
  interested a1: wanting to know more about something
  international a1: between or involving several countries
  interpolate v2
  interpretive a1
  interrogate v2
  invalidate v1: say officially that something no longer counts
  investment n1: money that you put into something to make a profit
  iris n2
  itchy a2
  javelin n2
  jealously r2
  jelly n2: a soft sweet food made of boiled fruit juice
  jellyfish n2
  jersey n3
  joystick n2
  jujube n2
  jungle n3
  juniper n2
  justifiable a1: done for good reasons, and therefore acceptable
`;
