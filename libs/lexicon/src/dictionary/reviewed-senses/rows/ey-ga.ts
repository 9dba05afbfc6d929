/** `../rows.ts` says what the rows are. */
export const fromEyGa = `
  eye n1: one of the two parts of the face with which you see
  fable n2
  fabricate v2
  fabrication n3
  face n1: the front of the head, with the eyes, nose and mouth
  facility n1: a place or building for a particular activity
  fact n1: something that is known to be true
  factor n1: one of the things that cause or affect a result
  fail v2: not succeed
  fair a1: treating everyone in the same way
  fallible a1
  false a1: not true or not correct
  falsely r2
  family n2: a group of people who are related to each other
  famine n2
  famous a1: known by many people
  fan n2: a person who likes a singer or a team very much
  fang n3|4
  far r2
  fare n2|4
  farm n1: land and buildings where crops are grown and animals are kept
  farsightedness n2
  fashionable a1: popular at the moment
  fast a1: moving quickly
  fastener n2
  father n1: a male parent
  fault n2: something that is wrong with a machine or a person
  favour n5
  favourite n3
  fawn n2
  fear n1: the feeling that you have when you are in danger
  feast n2
  feature v1: have as an important part
  feckless a2
  federal a1: of the central government of a group of states
  feed v2: give food to a person or an animal
  feel v1: have an emotion, such as joy or anger
  feeling n1: an emotion, such as happiness or anger
  feminist n1: a person who fights for equal rights of women
  fence n1
  fence v3: fight with thin swords as a sport
  fennel n2
  fertility n3|2
  fervently r1
  fetish n2|3
  fettle n1
  fey a2
  fiddler n1
  field n1: an area of land where crops grow or animals eat grass
  fight v1: use force to try to hurt or beat someone
  figure n3: a number
  filbert n2
  film v1: record a scene with a camera
  final a1
  final n1: the last match of a competition, which decides who wins it
  financially r1: as far as money is concerned
  find v3: see or get something that you were looking for
  fine a1
  finger n1: one of the five long parts at the end of the hand
  finish v1: come to the end of something that you do
  fir n2
  fire n3
  fireball n1
  firefly n2
  fireman n1|4
  firm n1: a company
  fish n1: an animal that lives in water and breathes with gills
  fisher n1: a person who catches sea animals for a living
  fishy a1
  fix v1: repair something
  fixation n2
  flag n1: a piece of cloth with the colours and pattern of a country
  flagpole n2
  flagship n2
  flak n2
  flake n3
  flaky a2
  flamboyant a1
  flash n1: a sudden bright light
  flashily r1
  flat a1: level, with no high or low parts
  flatfooted a2
  flavour n3
  fledgling n2
  flex v4
  flexible a2: able to bend easily
  flight n2: a journey by plane
  flippancy n1
  float v2: stay on the surface of water without sinking
  floater n1
  floor n1: the surface of a room on which you walk
  flowery a2
  fluctuate v3
  flue n3
  fluency n2|3
  flume n2
  fly v1: move through the air with wings
  flyer n1
  foggy a2
  foghorn n2
  folder n2
  folk n1: people in general
  follow v1: go behind someone
  fondue n2
  food n1: what people and animals eat
  food n1 -
  foot n1: the part of the body at the end of the leg, on which you stand
  foothold n2
  footing n3
  footprint n1
  force v1: make someone do something that they do not want to do
  force v1 -
  ford n7
  foreign a2: from or of a country that is not your own
  foreigner n1: a person who comes from another country
  forger n2
  forgery n2
  forget v2: be unable to remember
  forgive v1: stop being angry with someone for a wrong
  forgiveness n2
  former a3
  fortress n1: a strong building or town that is hard to attack
  fortune n2: a very large amount of money
  fracture n1
  fragrance n2
  fraternal a2
  fraught a2
  fray v1
  free a1
  freedom n1: the right to do, say or think what you want
  freelance a1
  fresh a1: recently made or picked, and not old or frozen
  freshen v1: make cleaner, cooler or newer
  friend n1: a person you like and know well
  friendly a1: kind and pleasant to other people
  frigate n2
  frill n3
  frock n3
  front n1: the side of something that faces forward
  frontier n2
  frost n2
  frostily r1
  frosty a2
  fruit n1
  fugue n3
  full a1: holding as much as possible
  fun n1: a time or feeling of enjoyment
  funny a1: making you laugh
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
`;
