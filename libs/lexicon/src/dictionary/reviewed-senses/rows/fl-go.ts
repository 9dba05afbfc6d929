/** `../rows.ts` says what the rows are. */
export const fromFlGo = `
  flag n1: a piece of cloth with the colours and pattern of a country
  flagpole n2
  flagship n2
  flak n2
  flake n3
  flaky a2
  flamboyant a1
  flame n1: the hot bright gas of a fire
  flash n1: a sudden bright light
  flashily r1
  flat a1: level, with no high or low parts
  flatfooted a2
  flavour n3
  fledgling n2
  flesh n1: the soft part of the body between skin and bones
  flex v4
  flexible a2: able to bend easily
  flight n2: a journey by plane
  flippancy n1
  float v2: stay on the surface of water without sinking
  floater n1
  flood n1: a large amount of water that covers land
  floor n1: the surface of a room on which you walk
  flour n1: a powder of grain for making bread
  flower n2: the coloured part of a plant
  flowery a2
  fluctuate v3
  flue n3
  fluency n2|3
  flume n2
  flute n1: a wind instrument that you hold to the side
  fly v1: move through the air with wings
  flyer n1
  focus n1
  fog n1: thick cloud near the ground
  foggy a2
  foghorn n2
  fold v1: bend paper or cloth so that one part lies on another
  folder n2
  folk n1: people in general
  follow v1: go behind someone
  fondue n2
  food n1: what people and animals eat
  food n1 -
  fool n1: a silly person
  foot n1: the part of the body at the end of the leg, on which you stand
  football n1: a game in which two teams kick a ball
  foothold n2
  footing n3
  footprint n1
  forbid v1: say that someone must not do something
  force v1: make someone do something that they do not want to do
  force v1 -
  ford n7
  forecast v1: say what will happen, for example to the weather
  foreign a2: from or of a country that is not your own
  foreigner n1: a person who comes from another country
  forest n1: a large area of trees
  forger n2
  forgery n2
  forget v2: be unable to remember
  forgive v1: stop being angry with someone for a wrong
  forgiveness n2
  fork n1: a tool with points for eating
  former a3
  formula n1: letters and numbers that stand for a rule in mathematics
  fortress n1: a strong building or town that is hard to attack
  fortunate a1: lucky
  fortune n2: a very large amount of money
  fountain n1: a structure that shoots water into the air
  fracture n1
  fragile a1: easily broken
  fragrance n2
  frank a1: saying openly what you think
  fraternal a2
  fraud n1: the crime of cheating people to get money
  fraught a2
  fray v1
  free a1
  freedom n1: the right to do, say or think what you want
  freelance a1
  freeze v2: become ice
  fresh a1: recently made or picked, and not old or frozen
  freshen v1: make cleaner, cooler or newer
  friend n1: a person you like and know well
  friendly a1: kind and pleasant to other people
  friendship n1: the relation between people who like each other
  frigate n2
  frighten v1: make someone afraid
  frill n3
  frock n3
  frog n1: a small green animal that jumps and lives near water
  front n1: the side of something that faces forward
  frontier n2
  frost n2
  frostily r1
  frosty a2
  frown v1: draw the eyebrows together because you are angry or thinking
  fruit n1
  fuel n1: something, such as coal or oil, that is burned for heat or power
  fugue n3
  full a1: holding as much as possible
  fun n1: a time or feeling of enjoyment
  funeral n1: a ceremony for someone who has died
  funny a1: making you laugh
  fur n2
  furniture n1: tables, chairs, beds and so on
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
  gasoline n1: the liquid that cars burn in their engines
  gastronomy n2
  gather v1: come or bring together in one place
  gauntlet n2|3
  gazette n1
  generalise v2
  generate v1: produce something, such as electricity
  generation n1: all the people who are about the same age
  generic a1
  genteel a1
  gentleness n2
  geographical a1: about the countries, rivers, mountains and cities of the world
  gestate v2
  get v1: receive or obtain something
  getaway n2
  gherkin n1
  ghost n3|1
  gig n6
  gill n4
  ginger n2
  ginseng n2
  girl n1: a female child
  give v3: let someone have something
  glass n1: a hard clear material that is used for windows
  glorious a1: that brings great honour and praise
  glossy a2
  glue v1: stick things together
  go v1: move or travel to another place
  goalie n1: the player who tries to keep the ball out of the net
  goalkeeper n1: the player who tries to keep the ball out of the net
  gobbler n2
  goblet n1
  golden a1: of a deep shiny yellow
  gondola n2
  good a1: of high quality, pleasant or useful
  goose n1
  gopher n3
  gospel n1|4
  government n1: the group of people who rule a country
  governor n1: the person who is the head of a state or a prison
`;
