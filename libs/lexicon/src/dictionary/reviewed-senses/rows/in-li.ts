/** `../rows.ts` says what the rows are. */
export const fromInLi = `
  incense n1
  incessantly r2
  inch n1: a length of about two and a half centimetres
  inclement a1
  include v1: have as a part
  incoherence n2
  income n1: the money that a person gets, such as from work
  independent a1: not controlled or helped by others
  indication n1: a sign
  indisposition n1
  individual n1: one single person
  indulgence n2
  industrial a1: about the making of goods in factories
  industry n1: the making of goods, often in factories
  ineffective a1: that does not bring the result that you want
  inequality n1: an unfair situation in which some people have more money or chances than others
  inferiority n1: the state of being worse or less important than others
  influence n1: the power to change how someone thinks or acts
  inform v1: tell someone about something
  information n1: facts about someone or something
  ingenuity n1
  ingenuous a2
  inhabitant n1: a person or animal that lives in a place
  inhale v2
  initial a1: happening at the beginning
  inoculate v3
  insert v1: put something into something else
  insinuate v2
  insist v1: say firmly that something must happen or is true
  instance n1: an example of something that happens
  instant n1: a very short moment
  institution n1: a large organization, such as a bank or a university
  insurance n1: an arrangement by which a company pays if you have an accident
  intelligence n1: the ability to learn and understand
  intelligent a1: quick to learn and understand
  intend v1: plan to do something
  intention n1: something that you plan to do
  intentionally r1: on purpose
  interaction n1: the effect that people or things have on each other
  interactive a1: that lets people and a computer respond to each other
  interest n1: a feeling of wanting to know more about something
  interested a1: wanting to know more about something
  international a1: between or involving several countries
  interpolate v2
  interpret v1: explain or decide what something means
  interpretive a1
  interrogate v2
  introduce v1: tell people each other's names when they first meet
  invalid a2
  invalidate v1: say officially that something no longer counts
  invent v1: make or think of something completely new
  investment n1: money that you put into something to make a profit
  invisible a1: that cannot be seen
  invitation n1: a request to come to a party or another event
  invite v4
  involve v3: have as a necessary part
  involve v3 -
  iris n2
  issue n1: an important subject that people discuss
  itchy a2
  item n1: one thing in a list or group
  javelin n2
  jealously r2
  jelly n2: a soft sweet food made of boiled fruit juice
  jellyfish n2
  jersey n3
  job n1: the work that you do to earn money
  join v1: become a member of a group
  joke n1: something that you say to make people laugh
  joy n1: great happiness
  joystick n2
  judge n1: the person in court who decides how criminals are punished
  jujube n2
  jump v1: push yourself off the ground and into the air
  jungle n3
  juniper n2
  junk n1: old or useless things
  justifiable a1: done for good reasons, and therefore acceptable
  keel n3
  keen a3
  keep v2: continue to have something
  keg n2
  kestrel n2
  kettle n1
  kettledrum n1
  key n1: a piece of metal that opens a door
  keyboard n1: the rows of buttons on a computer or a piano
  keynote n1
  kid n1: a child
  kill v1: make a person or animal die
  kind n1: a group of similar things
  king n1: the man who rules a country because of the family he comes from
  kite n3
  kitty n3
  kiwi n3
  know v1: have information in your mind
  knowledge n1: what you learn and understand
  kohlrabi n2
  kumquat n2
  label v1: fix a piece of paper with information to something
  laboratory n1: a room in which scientists work
  laboured a1
  lack n1: the state of not having something that you need
  ladder n1
  lade v2
  lady n1: a polite word for a woman
  lambaste v2
  lame a2
  lance n1
  language n1: the words that the people of a country speak and write
  larch n2
  larder n1
  large a1: big
  largess n2
  last a1
  late a1: after the right or usual time
  later r1: at some time in the future
  latex n1
  launder v1
  lavender n1
  law n1: a rule of a country that everyone must obey
  lawyer n1: a person whose job is to give advice about rules and speak for people in court
  lay v2: put something down carefully
  lazy a2: not willing to work or move
  lead v1: go in front and show the way
  leader n1: the person who is in charge of a group
  leadership n3: the position of the person who guides others
  leaf n1: one of the flat green parts of a plant
  leaky a1
  learn v1: get knowledge of something or a skill
  leash n1
  lecture v1: give a talk to teach people about something
  leech n1
  leek n2
  leeway n2
  leg n1: one of the parts of the body on which you walk
  legal a1: allowed by the law
  legislate v1: decide on rules in parliament
  lend v2: let someone use something that they must give back
  leopard n2
  lesson n1: a period of time in which you are taught something
  letter n1: a message that you write and send by post
  letter n1 -
  level n1: the amount or height of something
  leverage n2
  library n1: a building from which you can borrow books
  licorice n2
  lie v2: be in a flat position, for example on a bed
  life n3
  lift v1: move something to a higher place
  light n1: what comes from the sun or a lamp and lets us see
  lightning n1: a bright flash of electricity in the sky during a storm
  likely a1: that will probably happen
  limber v2
  limbo n1
  limit n1: the greatest amount that is allowed or possible
  liquidity n3
  lisp v1
  list n1: names or things that are written one below the other
  listen v1: pay attention to sounds
  litchi n2
  literary a1: about novels, poems and plays
  literature n1: novels, plays and poems that are thought to be very good
  little a1: small
  live v1: have your home in a place
`;
