/** `../rows.ts` says what the rows are. */
export const fromPrRe = `
  practical a1: about real actions and not only ideas
  precise a1: exact
  predator n2
  predatory a2
  prediction n1: a statement about what will happen in the future
  predisposition n2
  predominant a1
  preen v1
  prefer v1: like one thing more than another
  prefix n1
  pregnancy n1: the months in which a woman has a baby inside her body
  premium n3
  premonition n1
  prescription n1: a note from a doctor that says which medicine you need
  presence n1: the fact of being in a place
  present n2
  president n3: the head of a country that has no king or queen
  press v1: push something firmly
  pressure n1: the force with which something pushes
  prestigious a1
  preteen n1
  pretty a1: pleasant to look at
  prevent v1: stop something from happening
  preview n2
  previous a1: happening before
  principle n1: a basic rule or belief
  printer n2: a machine that puts the text or pictures of a computer on paper
  private a1: only for one person or group and not for everyone
  privileged a1: with advantages that most people do not have
  probably r1: very likely
  problem n1: something that is difficult to deal with
  procedure n1: the usual or correct way of doing something
  process n1: a series of actions that lead to a result
  processor n3
  produce v2: make or grow something
  product n1: something that is made to be sold
  professional a2: about work that needs special training
  profile n1
  program v1: write instructions for a computer
  programmer n1: someone who writes software
  progress n1: movement towards a better state
  project n1: a large piece of planned work
  promise v1: say that you will certainly do something
  proof n1: facts that show that something is true
  proper a1: right or suitable
  property n1: something that belongs to someone
  proposal n1: a plan that is suggested to others
  proprietary a1
  protect v1: keep someone or something safe
  protection n1: keeping someone or something safe from harm
  protest n1: a strong statement that you are against something
  protocol n1|3
  prove v2: show that something is true
  provide v1: give someone what they need
  prowl v1
  prune n1
  psychologist n1: a scientist who studies the mind and behaviour
  public a1: for everyone to use or see
  publish v2: produce and sell a book or newspaper
  publisher n2: a company or person that produces and sells books
  pudding n1
  puddle n2
  puffiness n1
  pull v1: move something towards yourself
  pullet n2
  pulse n2
  pumpkin n2
  punctuation n2|3
  punishment n1: something unpleasant that is done to someone who has broken a rule
  punk n4
  punter n3
  purblind a2
  puree n1
  purpose n1: the reason for which you do something
  push v1: move something away by pressing against it
  pusher n2
  put v1: move something to a place and leave it there
  putter n2
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
`;
