/** `../rows.ts` says what the rows are. */
export const fromOsPo = `
  oscillate v2
  ostrich n2
  otherwise r1: in a different way
  otter n2
  ottoman n4
  outrageously r2
  outshine v2
  outside r1: not in a building
  over r2
  overhaul v2
  overload n2
  overlook v1: fail to notice something
  overnight a1: that lasts until the next morning
  overwrite v1: save new data in place of the old data in a file
  ovule n1
  owe v1: have to pay money back to someone
  owner n2: the person to whom something belongs
  pacemaker n3
  pacific n1
  pacifier n3
  pack v1: put things into a bag before a journey
  package n1: something that is wrapped in paper and sent by post
  packaging n3
  pad n1
  paddle n4
  page n1: one side of a piece of paper in a book
  pain n1: the feeling in your body when you are hurt
  painful a1: that hurts
  paint v2: put colour on a surface with a brush
  painting n1: a picture made with colours and a brush
  pair n1: two things of the same kind that are used together
  pallet n2
  papaya n2
  paper n1: thin flat material on which you write
  paperback n1: a cheap kind of novel whose cover is not hard
  paprika n2
  papyrus n3
  paranoid a1: believing without reason that other people want to harm you
  parasitic a1
  parent n1: a mother or father
  parity n5
  park n2
  parrot n1: a bright tropical bird that can copy what people say
  parsley n2
  parsnip n3
  part n2: one of the pieces of something
  party n4: an occasion when friends meet to eat, drink and have fun
  pass v1: go past something
  passport n2
  past n1: the time before now
  pasta n2
  pate n1
  path n2: a narrow way on which people can walk
  pathetically r1
  patronise v3
  pattern n3: a regular arrangement of shapes or colours
  patty n1
  pause v2: stop for a short time
  pavement n3: the hard path for walking at the side of a street
  pawn v1
  pawpaw n3
  pay v1: give money for something that you buy
  payload n2
  payoff n2
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
`;
