/** `../rows.ts` says what the rows are. */
export const fromInMo = `
  incense n1
  incessantly r2
  inclement a1
  incoherence n2
  indisposition n1
  indulgence n2
  industry n1: the making of goods, often in factories
  information n1: facts about someone or something
  ingenuity n1
  ingenuous a2
  inhale v2
  inoculate v3
  insert v1: put something into something else
  insinuate v2
  instance n1: an example of something that happens
  interactive a1: that lets people and a computer respond to each other
  interpolate v2
  interpretive a1
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
  juniper n2
  keel n3
  keen a3
  keg n2
  kestrel n2
  kettledrum n1
  keynote n1
  kite n3
  kitty n3
  kiwi n3
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
  launder v1
  leadership n3: the position of the person who guides others
  leaky a1
  leash n1
  lecture v1: give a talk to teach people about something
  leech n1
  leek n2
  leeway n2
  legal a1: allowed by the law
  legislate v1: decide on rules in parliament
  leopard n2
  leverage n2
  library n1: a building from which you can borrow books
  licorice n2
  lightning n1: a bright flash of electricity in the sky during a storm
  limber v2
  limbo n1
  liquidity n3
  lisp v1
  listen v1: pay attention to sounds
  litchi n2
  loafer n2
  loaner n2
  lobster n2
  local a1: of the area near you
  lock v1: close something with a key
  locomotion n2
  loft n4|1|2
  logic n3
  logical a1: sensible and following from the facts
  loin n2
  lollipop n2
  lonesome a2
  longitudinally r2
  lookout n1
  loon n2
  lottery n2
  loudspeaker n1: a device that turns electrical signals into sound
  love v1: like someone very much
  lozenge n1
  lubricate v2
  luck n1: good or bad things that happen by chance
  lucky a1: having good things happen by chance
  lumpy a2
  lunacy n2
  lush a1
  lute n2
  lynx n2
  macaroni n2
  mace n4|2
  mackerel n2
  mad a2
  magnetic a1: able to attract iron
  magnolia n2
  mail n1: letters and parcels that are delivered
  major a1: very important or large
  majorette n1
  make v3: produce or build something
  mall n2
  mallet n3
  mammoth n1
  manage v1: succeed in doing something difficult
  mango n1|2
  mannequin n2
  mansion n2
  marathon n2
  march n1
  marijuana n2
  marjoram n2
  martial a2|3
  mash v3
  masher n2
  massacre n1
  matte a1
  matter n1: a subject or situation that you must deal with
  maul v2
  mayhem n2
  medic n2
  mellow a1
  memorial n3
  menagerie n1
  meteoric a3
  meteorology n2
  methodology n2
  meticulous a1
  mildew n2
  miller n4
  millet n3
  mime v1
  mimosa n2
  ministry n3
  mink n3
  minor a1: small and not very important
  mint n5
  miscarriage n2
  misinterpret v1: understand something wrongly
  mislead v1: make someone believe what is not true
  miss v1
  mistletoe n2
  mitt n2
  mixer n3|4
  mocha n2
  model n3
  moderator n3
  module n3|4
  mogul n3
  molar n1
  molding n2|3
  moment n1: a very short period of time
  monumental a2|3
  moody a2
  moon n1|6
  moor n2
  moot a1
  mop v1
  morbidity n2
  moribund a2
  mortality n1: the fact that everyone must die some day
  mossy a1
  mould n4
  mousse n1
  movement n1: a change of place or position
  movie n1: a story that is shown on a screen in a cinema
`;
