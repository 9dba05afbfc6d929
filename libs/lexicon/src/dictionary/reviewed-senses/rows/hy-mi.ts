/** `../rows.ts` says what the rows are. */
export const fromHyMi = `
  hygiene n1
  icing n2
  ideal n1: a perfect model of what you would like to reach
  ignition n2
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  imagine v1: make a picture of something in your mind
  immigrate v3
  immune a1: that cannot catch a disease
  impressive a1: so good, large or skilful that people admire it
  impulsive a2
  incense n1
  incessantly r2
  incoherence n2
  indulgence n2
  industrial a1: about the making of goods in factories
  ineffective a1: that does not bring the result that you want
  inequality n1: an unfair situation in which some people have more money or chances than others
  inferiority n1: the state of being worse or less important than others
  ingenuity n1
  inhabitant n1: a person or animal that lives in a place
  inhale v2
  inoculate v3
  insinuate v2
  intentionally r1: on purpose
  interaction n1: the effect that people or things have on each other
  interactive a1: that lets people and a computer respond to each other
  interested a1: wanting to know more about something
  international a1: between or involving several countries
  interpretive a1
  interrogate v2
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
  jungle n3
  juniper n2
  justifiable a1: done for good reasons, and therefore acceptable
  keel n3
  keg n2
  kettle n1
  kettledrum n1
  keynote n1
  kite n3
  kitty n3
  kiwi n3
  label v1: fix a piece of paper with information to something
  laboured a1
  ladder n1
  lade v2
  lame a2
  lance n1
  larder n1
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
  lisp v1
  literary a1: about novels, poems and plays
  loafer n2
  lobster n2
  lock v1: close something with a key
  locomotion n2
  loft n4|1|2
  loin n2
  lollipop n2
  lonesome a2
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
  macaroni n2
  mace n4|2
  mackerel n2
  magnetic a1: able to attract iron
  magnolia n2
  mailbox n1: the box into which a postman puts your letters
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
  marriage n1: the relationship of two people who are husband and wife
  marry v1: become someone's husband or wife
  martial a2|3
  mash v3
  massacre n1
  mathematical a1: about numbers, shapes and quantities
  mathematician n1: a person who studies numbers and shapes
  matte a1
  maul v2
  mayhem n2
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
  mime v1
  mimic v1
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
`;
