/** `../rows.ts` says what the rows are. */
export const fromGhPi = `
  ghost n3|1
  ginger n2
  ginseng n2
  glorious a1: that brings great honour and praise
  glossy a2
  gopher n3
  gospel n1|4
  grail n2
  grand a1: large, impressive and important
  graphics n2
  grave a1
  grinder n4
  grow v2: become bigger or taller
  guess v3: give an answer without being sure that it is right
  guideline n2
  habit n1: something that you often do, almost without thinking
  habit n1 -
  handicap n1
  handout n2
  hang v1: fix something at the top so that the rest is free
  have v1: own or hold something
  health n1: the state of the body and how free it is from illness
  heat n1: the quality of being hot
  hell n1: a place where bad people are believed to suffer after death
  hit v2
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
  iciness n1
  idea n1: a thought or plan that you have in your mind
  identity n1
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  immune a1: that cannot catch a disease
  improve v1: make or become better
  incoherence n2
  indulgence n2
  industry n1: the making of goods, often in factories
  information n1: facts about someone or something
  insert v1: put something into something else
  instance n1: an example of something that happens
  interactive a1: that lets people and a computer respond to each other
  invalidate v1: say officially that something no longer counts
  investment n1: money that you put into something to make a profit
  jelly n2: a soft sweet food made of boiled fruit juice
  jujube n2
  keen a3
  keynote n1
  kumquat n2
  label v1: fix a piece of paper with information to something
  laboured a1
  lame a2
  lance n1
  larder n1
  largess n2
  late a1: after the right or usual time
  leadership n3: the position of the person who guides others
  legal a1: allowed by the law
  library n1: a building from which you can borrow books
  lightning n1: a bright flash of electricity in the sky during a storm
  limber v2
  listen v1: pay attention to sounds
  local a1: of the area near you
  locomotion n2
  loft n4|1|2
  logic n3
  logical a1: sensible and following from the facts
  loin n2
  longitudinally r2
  lozenge n1
  luck n1: good or bad things that happen by chance
  lucky a1: having good things happen by chance
  mace n4|2
  mad a2
  magnetic a1: able to attract iron
  mail n1: letters and parcels that are delivered
  major a1: very important or large
  make v3: produce or build something
  manage v1: succeed in doing something difficult
  mango n1|2
  march n1
  martial a2|3
  matter n1: a subject or situation that you must deal with
  meticulous a1
  mime v1
  minor a1: small and not very important
  mint n5
  misinterpret v1: understand something wrongly
  mislead v1: make someone believe what is not true
  miss v1
  mixer n3|4
  model n3
  module n3|4
  molding n2|3
  moment n1: a very short period of time
  monumental a2|3
  moon n1|6
  moot a1
  moribund a2
  mortality n1: the fact that everyone must die some day
  mould n4
  movement n1: a change of place or position
  mussel n2
  musty a2
  naive a1: believing too easily that people are good and honest
  nationally r1: in or by the whole country
  nauseate v1: make you feel that you want to be sick
  nauseous a2
  nebula n2|3|4
  need v3: must have
  needlework n1
  negate v4|2
  newsy a2
  nexus n2
  nibble n2
  niche n3
  nine a1: one more than eight
  nip v1|2
  noble a1
  northeasterly a2
  now r2: at the present time
  oddity n2
  offensive a5|3
  oil n1: a thick liquid that does not mix with water
  okra n1|2|3
  omnibus n2
  onion n2: a round vegetable with many layers and a strong smell that makes you cry
  opposite a1: on the other side, facing you
  orange n2: a color between red and yellow
  orchestrate v1
  organise v5|6
  orientation n3
  otherwise r1: in a different way
  ottoman n4
  over r2
  overload n2
  overnight a1: that lasts until the next morning
  pacific n1
  package n1: something that is wrapped in paper and sent by post
  paddle n4
  pain n1: the feeling in your body when you are hurt
  painful a1: that hurts
  paint v2: put colour on a surface with a brush
  papyrus n3
  pass v1: go past something
  pathetically r1
  patronise v3
  payoff n2
  peanut n1|2|4
  pecan n1: a long smooth nut that is often eaten in pies
  performance n2
  permissible a2: that the rules allow
  pestle n3
  petty a1|2
  pilchard n1
  pillbox n2
  pimiento n2
  pinwheel n2
`;
