/** `../rows.ts` says what the rows are. */
export const fromKeMu = `
  keel n3
  keg n2
  kestrel n2
  kettle n1
  kettledrum n1
  keynote n1
  kite n3
  kitty n3
  kiwi n3
  kohlrabi n2
  kumquat n2
  label v1: fix a piece of paper with information to something
  laboured a1
  ladder n1
  lade v2
  lambaste v2
  lame a2
  lance n1
  larch n2
  larder n1
  largess n2
  latex n1
  launder v1
  lavender n1
  lawyer n1: a person whose job is to give advice about rules and speak for people in court
  leadership n3: the position of the person who guides others
  leaky a1
  leash n1
  lecture v1: give a talk to teach people about something
  leech n1
  leek n2
  leeway n2
  legislate v1: decide on rules in parliament
  leopard n2
  leverage n2
  licorice n2
  lightning n1: a bright flash of electricity in the sky during a storm
  limber v2
  limbo n1
  liquidity n3
  lisp v1
  litchi n2
  literary a1: about novels, poems and plays
  loafer n2
  loaner n2
  lobster n2
  lock v1: close something with a key
  locomotion n2
  loft n4|1|2
  loin n2
  lollipop n2
  lonesome a2
  longitudinally r2
  lookout n1
  loon n2
  lottery n2
  loudspeaker n1: a device that turns electrical signals into sound
  lozenge n1
  lubricate v2
  lumpy a2
  lunacy n2
  lunchtime n1: the part of the day around noon when people eat
  lush a1
  lute n2
  lynx n2
  macaroni n2
  mace n4|2
  mackerel n2
  magnetic a1: able to attract iron
  magnolia n2
  mailbox n1: the box into which a postman puts your letters
  majorette n1
  malicious a1: wanting to hurt people
  mall n2
  mallet n3
  mammoth n1
  management n1: the control and organization of a business
  mango n1|2
  mannequin n2
  mansion n2
  manufacturer n1: a company that makes goods in large numbers
  marathon n2
  march n1
  marijuana n2
  marjoram n2
  marriage n1: the relationship of two people who are husband and wife
  marry v1: become someone's husband or wife
  martial a2|3
  mash v3
  masher n2
  massacre n1
  mathematical a1: about numbers, shapes and quantities
  mathematician n1: a person who studies numbers and shapes
  matte a1
  maul v2
  mayhem n2
  medic n2
  mellow a1
  memorial n3
  menagerie n1
  merry a1: happy and full of fun
  meteoric a3
  meteorology n2
  methodology n2
  meticulous a1
  mildew n2
  miller n4
  millet n3
  mime v1
  mimic v1
  mimosa n2
  mind n1: the part of a person that thinks, feels and remembers
  miniature a1
  ministry n3
  mink n3
  mint n5
  miscarriage n2
  misdirect v2
  misinterpret v1: understand something wrongly
  mislead v1: make someone believe what is not true
  mistletoe n2
  mitt n2
  mixer n3|4
  mixture n1: something that is made by putting different substances together
  mob n1
  mocha n2
  moderator n3
  module n3|4
  mogul n3
  molar n1
  molding n2|3
  mole n6
  molecular a1: about the smallest parts of a substance, which are made of atoms
  monthly a1
  monumental a2|3
  moody a2
  moon n1|6
  moor n2
  moot a1
  mop v1
  morally r1: as regards what is right and what is wrong
  morbidity n2
  moribund a2
  mortality n1: the fact that everyone must die some day
  mossy a1
  mould n4
  mousse n1
  multiplication n3
  multiply v1: add a number to itself several times
  mum n2
  mummy n2
  musk n2
  mussel n2
  mustard n2
  musty a2
  mutiny n1
`;
