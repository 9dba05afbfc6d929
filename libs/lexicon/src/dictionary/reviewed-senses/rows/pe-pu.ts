/** `../rows.ts` says what the rows are. */
export const fromPePu = `
  peace n1: a time without war
  peach n3
  peak n4
  peanut n1|2|4
  pecan n1: a long smooth nut that is often eaten in pies
  pedal n2
  peg n1
  pen n1: an object with ink that you use to write
  people n1: men, women and children
  peppermint n3
  perch v1
  perfect a1: without any fault
  performance n2
  period n1: a length of time
  permissible a2: that the rules allow
  permission n1: the act of letting someone do something
  permissive a2
  perpetually r2
  persimmon n2
  person n1: a man, woman or child
  persuade v2: make someone do something by giving good reasons
  persuasion n1: the act of making someone agree to do or believe something
  pestilence n2
  pestle n3
  petrol n1: a liquid that cars burn in their engines, made from oil
  petty a1|2
  pharmacy n2
  pheasant n1
  phenomenal a2
  philosopher n1: a person who thinks and writes about the meaning of life and knowledge
  phlegm n2
  phoenix n3
  phone n1: a device with which you speak to people who are far away
  phrase n1: a group of words that belong together
  physicist n1: a scientist who studies heat, light, forces and matter
  physiology n1
  physique n1
  pick v2: take a flower or fruit from the plant on which it grows
  pickerel n2
  pickle n1
  picture n1: a painting, drawing or photograph
  piece n1: a part of something
  pilchard n1
  pile n1: a number of things that lie one on top of the other
  pillbox n2
  pimento n2
  pimiento n2
  pineapple n2
  pinwheel n2
  pipe n2: a tube through which water or gas flows
  pipeline n2: a long tube that carries oil or gas over a great distance
  piracy n1
  piranha n2
  pistachio n2
  placeholder n2
  plaice n2
  plain a1
  plan n1: something that you have decided to do, and how
  planet n1: a large round object in space that moves around a star
  planner n1: someone who decides in advance how things will be done
  plant n2: a living thing with leaves and roots, such as a tree or flower
  plantain n3
  plastic n1: a light, strong artificial material
  platter n1
  play v1: take part in a game or sport
  playfulness n2
  playground n2: an outdoor area with swings and slides for children
  please v1: make someone happy
  plenty n1: a large amount, or as much as you need
  plight n1
  plot n2
  plotter n3
  plucky a1
  plum n2
  plumber n1
  plume n2
  plump a1
  plunger n3
  poacher n1
  pocket n1: a small bag in clothes for keys and money
  pod n2
  poem n1: a piece of writing in short lines, often with rhymes
  poet n1: a person who writes verse
  pointer n2|3
  pointless a2: with no purpose or use
  poison v1: kill or harm with a dangerous substance
  police n1: the people who catch criminals and make everyone obey the law
  policeman n1: a man whose job is to catch criminals and make people obey the law
  policy n1: a plan of what a government or company will do
  pomegranate n2
  pomp n2
  pomposity n1
  pontoon n2
  pool n1: a place filled with water for swimming
  poor a2: having very little money
  popcorn n2
  population n1: all the people who live in an area
  portage n2
  portmanteau n2
  portray v1: describe someone or something
  poser n1
  position n1: the place where someone or something is
  possible a1: that can happen or be done
  poster n1
  pouch n1
  pound n2
  powerful a1: having a lot of strength or control
  pox n2
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
`;
