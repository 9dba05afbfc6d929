/** `../rows.ts` says what the rows are. */
export const fromQuRo = `
  quadrangle n2
  quadruplet n2
  quality n2: how good or bad something is
  quality n2 -
  quandary n2
  quantity n1: an amount
  quark n1
  quarry n2
  quarter n1: one of four equal parts
  quartet n2
  queasy a2
  question n1: a sentence with which you ask for information
  questionnaire n1: a list of things that many people are asked to find out what they think
  queue n1: a line of people who wait for something
  quick a1: fast or taking only a short time
  quick a1 + fast, rapid
  quicksand n2
  quiet a2: making very little noise
  quince n2
  quiver v1
  quota n3
  raccoon n2
  race n2
  racer n2
  radio n2
  radish n1
  raffia n1
  raft n1
  rain v1: fall as drops of water from the clouds
  rainbow n1: an arc of seven colours in the sky when the sun shines through drops of water
  raise v2: move something to a higher position
  ram v1
  rambler n1
  rancid a1
  random a1: happening by chance and without a plan
  range n1
  ransom n1
  rapid a1: very fast
  rare a2
  rash n1
  rash a1
  raspberry n2
  rate v1: say how good you think something is
  rattan n2
  ravenous a1
  reach v1: arrive at a place
  react v1: behave in a certain way because something has happened
  reactor n2: a machine that produces nuclear energy
  read v1: look at written words and understand them
  ready a1: prepared for something
  real a1: existing, and not imagined
  realisation n2
  realise v6|5
  reamer n2
  reason n1: why something happens or why you do something
  reasonable a1: fair and sensible
  rebuild v1: put up a house or town again after it was destroyed
  recall v1: bring something back to your mind
  recap v1
  recast v2
  receive v1: get something that someone gives or sends you
  recent a1: that happened a short time ago
  reciprocal a1
  reclaim v1: get back something that belongs to you
  recognise v7|8
  recommend v2: say that something is good and worth trying
  recommendation n1: advice about what would be the best thing to do
  reconsider v1: think again about a decision
  record v1: write information down or save sounds, so that it is kept
  recover v2: become well again after an illness
  rectify v4|5
  recycle v2
  recycling n2
  red a1: of the colour of blood
  reduce v1: make something smaller or less
  redundancy n2
  reef n1
  reference n1: a remark in which someone mentions a thing or person
  refresh v1: make someone remember something again
  refreshment n1
  refuge n1
  refuse v2: say that you will not do something
  region n3: a large area of a country
  regional a1: of one part of a country
  regret v1: feel sorry about something that you did
  regular a1: happening again and again with the same time between
  reject v1: not accept
  relation n1: a connection between two or more people or things
  relationship n1: the way in which two people feel and behave towards each other
  relative n1: a member of your family
  relax v1
  relaxation n3
  release v2: let someone go free
  relevant a1: connected with the subject that is discussed
  reliable a1: that you can trust
  religion n1 + faith
  reluctantly r1: in a way that shows you do not really want to
  rely v1: trust or need someone or something
  remain v1: stay
  remark v1: say something, often about what you have noticed
  remember v1: keep or bring back something in your mind
  remind v1: make someone think of something that they must not forget
  reminiscence n1
  remove v1: take something away
  rename v1: call something by a new word
  repair v1: make something that is broken work again
  repeat v1: say or do something again
  replicate v2
  reply v1: say or write something as an answer
  report v1: tell people about something that has happened
  reproduction n4
  request v1: ask for something politely
  require v1: need
  requirement n2: something that you must have or do
  reread v1: go through a book or text once more
  research n1: careful study to discover new facts
  researcher n1: a scientist who studies something to find out new facts
  reservation n4: an agreement that a room, seat or table will be kept for you
  reserve v1: keep something for later use
  reset v3
  resident n1: a person who lives in a place
  resignation n2|3
  resilient a1
  resource n1: something useful, such as oil or money, that a country or person has
  respect n3
  respond v1: do or say something as an answer
  responsive a2
  rest n1: the part that is left
  restore v1: make something as good as it was before
  restrain v3
  result n1: what happens because of something else
  resurrection n1
  resuscitate v1
  reticent a1
  retort v1
  return v1: come or go back to a place
  reveal v2: tell people something that was secret
  review v2
  revoke v2
  rewrite v1: put a text into different words
  rhetoric n2
  ride v1: sit on a horse or bicycle and control it as it moves
  ridiculous a2: very silly
  rig v1
  right a1
  rile v1
  ring v1: make the sound of a bell
  rise v1: go up
  risk v1: put something in danger of being lost or hurt
  river n1: a long wide line of water that flows to the sea
  road n1: a hard surface on which cars travel
  robin n1
  rocker n2
  role n2
  roll v1: move by turning over and over
  roman a2|4|1
  rook n2
  room n1: a part of a building with its own walls and door
  root n1: the part of a plant that is under the ground
  rosemary n2
  rouge n1
  rough a1: not smooth or even
  roulette n3
  round a1
  roundabout n1|2
  route n1: the way from one place to another
  router n2
  row n1: a line of people or things side by side
`;
