/** `../rows.ts` says what the rows are. */
export const fromHeOr = `
  health n1: the state of the body and how free it is from illness
  heat n1: the quality of being hot
  hell n1: a place where bad people are believed to suffer after death
  hint v1: suggest something without saying it directly
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
  human a1: of people and not of animals or machines
  husky n1
  hydrofoil n2
  iciness n1
  icing n2
  idea n1: a thought or plan that you have in your mind
  ideal n1: a perfect model of what you would like to reach
  identity n1
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  immune a1: that cannot catch a disease
  improve v1: make or become better
  incessantly r2
  inclement a1
  incoherence n2
  indisposition n1
  indulgence n2
  industry n1: the making of goods, often in factories
  information n1: facts about someone or something
  ingenuous a2
  insert v1: put something into something else
  instance n1: an example of something that happens
  interactive a1: that lets people and a computer respond to each other
  interpolate v2
  interpretive a1
  invalidate v1: say officially that something no longer counts
  investment n1: money that you put into something to make a profit
  jealously r2
  jelly n2: a soft sweet food made of boiled fruit juice
  jujube n2
  keel n3
  keen a3
  kestrel n2
  kettledrum n1
  keynote n1
  kohlrabi n2
  kumquat n2
  label v1: fix a piece of paper with information to something
  laboured a1
  lade v2
  lambaste v2
  lame a2
  lance n1
  larch n2
  larder n1
  largess n2
  late a1: after the right or usual time
  latex n1
  leadership n3: the position of the person who guides others
  lecture v1: give a talk to teach people about something
  legal a1: allowed by the law
  library n1: a building from which you can borrow books
  lightning n1: a bright flash of electricity in the sky during a storm
  limber v2
  limbo n1
  liquidity n3
  lisp v1
  listen v1: pay attention to sounds
  litchi n2
  loaner n2
  local a1: of the area near you
  lock v1: close something with a key
  locomotion n2
  loft n4|1|2
  logic n3
  logical a1: sensible and following from the facts
  loin n2
  longitudinally r2
  love v1: like someone very much
  lozenge n1
  luck n1: good or bad things that happen by chance
  lucky a1: having good things happen by chance
  lynx n2
  mace n4|2
  mad a2
  magnetic a1: able to attract iron
  mail n1: letters and parcels that are delivered
  major a1: very important or large
  majorette n1
  make v3: produce or build something
  manage v1: succeed in doing something difficult
  mango n1|2
  march n1
  marjoram n2
  martial a2|3
  masher n2
  matter n1: a subject or situation that you must deal with
  medic n2
  meticulous a1
  millet n3
  mime v1
  mimosa n2
  minor a1: small and not very important
  mint n5
  misinterpret v1: understand something wrongly
  mislead v1: make someone believe what is not true
  miss v1
  mixer n3|4
  mocha n2
  model n3
  module n3|4
  mogul n3
  molding n2|3
  moment n1: a very short period of time
  monumental a2|3
  moon n1|6
  moot a1
  mop v1
  morbidity n2
  moribund a2
  mortality n1: the fact that everyone must die some day
  mould n4
  movement n1: a change of place or position
  mussel n2
  musty a2
  nail v1: fasten something with thin pointed pieces of metal and a hammer
  naive a1: believing too easily that people are good and honest
  nastiness n2
  nasturtium n1
  nationally r1: in or by the whole country
  nauseate v1: make you feel that you want to be sick
  nauseous a2
  near a1: not far away
  nebula n2|3|4
  need v3: must have
  needlework n1
  negate v4|2
  newsy a2
  nexus n2
  nib n1
  nibble n2
  niche n3
  nine a1: one more than eight
  nip v1|2
  nit n2
  noble a1
  northeasterly a2
  now r2: at the present time
  oddity n2
  offensive a5|3
  oil n1: a thick liquid that does not mix with water
  okra n1|2|3
  omnibus n2
  onion n2: a round vegetable with many layers and a strong smell that makes you cry
  online a2
  opposite a1: on the other side, facing you
  orange n2: a color between red and yellow
  orchestrate v1
  oregano n2
  organise v5|6
  orientation n3
`;
