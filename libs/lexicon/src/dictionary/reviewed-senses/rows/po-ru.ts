/** `../rows.ts` says what the rows are. */
export const fromPoRu = `
  poacher n1
  pod n2
  poet n1: a person who writes verse
  pointer n2|3
  pointless a2: with no purpose or use
  poison v1: kill or harm with a dangerous substance
  policeman n1: a man whose job is to catch criminals and make people obey the law
  pomegranate n2
  pomp n2
  pomposity n1
  pontoon n2
  popcorn n2
  portage n2
  portmanteau n2
  portray v1: describe someone or something
  poser n1
  poster n1
  pouch n1
  pox n2
  predator n2
  predatory a2
  prediction n1: a statement about what will happen in the future
  predisposition n2
  predominant a1
  preen v1
  prefix n1
  pregnancy n1: the months in which a woman has a baby inside her body
  premium n3
  premonition n1
  prescription n1: a note from a doctor that says which medicine you need
  presence n1: the fact of being in a place
  prestigious a1
  preteen n1
  preview n2
  printer n2: a machine that puts the text or pictures of a computer on paper
  private a1: only for one person or group and not for everyone
  privileged a1: with advantages that most people do not have
  processor n3
  professional a2: about work that needs special training
  profile n1
  program v1: write instructions for a computer
  programmer n1: someone who writes software
  proprietary a1
  protection n1: keeping someone or something safe from harm
  protocol n1|3
  prowl v1
  prune n1
  psychologist n1: a scientist who studies the mind and behaviour
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
  pusher n2
  putter n2
  quadrangle n2
  quadruplet n2
  quandary n2
  quark n1
  quarry n2
  quartet n2
  queasy a2
  questionnaire n1: a list of things that many people are asked to find out what they think
  quicksand n2
  quince n2
  quiver v1
  quota n3
  raccoon n2
  racer n2
  radish n1
  raffia n1
  raft n1
  rain v1: fall as drops of water from the clouds
  rainbow n1: an arc of seven colours in the sky when the sun shines through drops of water
  ram v1
  rambler n1
  rancid a1
  ransom n1
  rash n1
  rash a1
  raspberry n2
  rate v1: say how good you think something is
  rattan n2
  ravenous a1
  react v1: behave in a certain way because something has happened
  reactor n2: a machine that produces nuclear energy
  realisation n2
  realise v6|5
  reamer n2
  rebuild v1: put up a house or town again after it was destroyed
  recall v1: bring something back to your mind
  recap v1
  recast v2
  reciprocal a1
  reclaim v1: get back something that belongs to you
  recognise v7|8
  recommendation n1: advice about what would be the best thing to do
  reconsider v1: think again about a decision
  rectify v4|5
  recycle v2
  recycling n2
  redundancy n2
  reef n1
  refresh v1: make someone remember something again
  refreshment n1
  refuge n1
  regional a1: of one part of a country
  relaxation n3
  reluctantly r1: in a way that shows you do not really want to
  reminiscence n1
  remove v1: take something away
  rename v1: call something by a new word
  replicate v2
  reproduction n4
  reread v1: go through a book or text once more
  researcher n1: a scientist who studies something to find out new facts
  reservation n4: an agreement that a room, seat or table will be kept for you
  reset v3
  resignation n2|3
  resilient a1
  resource n1: something useful, such as oil or money, that a country or person has
  responsive a2
  restrain v3
  resurrection n1
  resuscitate v1
  reticent a1
  retort v1
  revoke v2
  rewrite v1: put a text into different words
  rhetoric n2
  rig v1
  rile v1
  robin n1
  rocker n2
  roman a2|4|1
  rook n2
  rosemary n2
  rouge n1
  roulette n3
  roundabout n1|2
  router n2
  rub v1
  rubbish n1
  rue v1
  ruminate v2
  rummy n2
  runway n4
  rusty a1: covered with the brown coat that forms on old wet iron
`;
