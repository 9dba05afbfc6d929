/** `../rows.ts` says what the rows are. */
export const fromLeMi = `
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
  load n1: something heavy that is carried
  loafer n2
  loan n1: money that you borrow, often from a bank
  loaner n2
  lobster n2
  local a1: of the area near you
  location n1: the place where something is
  lock v1: close something with a key
  locomotion n2
  loft n4|1|2
  logic n3
  logical a1: sensible and following from the facts
  loin n2
  lollipop n2
  lonesome a2
  long a2
  longitudinally r2
  look v1: turn your eyes towards something
  lookout n1
  loon n2
  loose a3
  lorry n2: a large vehicle that carries goods
  lot n1
  lottery n2
  loudspeaker n1: a device that turns electrical signals into sound
  love v1: like someone very much
  lozenge n1
  lubricate v2
  luck n1: good or bad things that happen by chance
  lucky a1: having good things happen by chance
  lumpy a2
  lunacy n2
  lunch n1: the meal in the middle of the day
  lunchtime n1: the part of the day around noon when people eat
  lush a1
  lute n2
  lynx n2
  macaroni n2
  mace n4|2
  machine n1: a piece of equipment with moving parts that does a job
  mackerel n2
  mad a2
  magnetic a1: able to attract iron
  magnolia n2
  mail n1: letters and parcels that are delivered
  mailbox n1: the box into which a postman puts your letters
  main a1: most important
  major a1: very important or large
  majorette n1
  make v3: produce or build something
  malicious a1: wanting to hurt people
  mall n2
  mallet n3
  mammoth n1
  man n1: an adult male person
  manage v1: succeed in doing something difficult
  management n1: the control and organization of a business
  manager n1: the person in charge of a shop, team or company
  mango n1|2
  mannequin n2
  manner n1: the way in which something is done
  mansion n2
  manual n1: a book that tells you how to use a machine
  manufacturer n1: a company that makes goods in large numbers
  map n1: a drawing of an area that shows its roads, rivers and towns
  marathon n2
  march n1
  marijuana n2
  marjoram n2
  mark n1: a number or letter that shows how good a student's work is
  marriage n1: the relationship of two people who are husband and wife
  marry v1: become someone's husband or wife
  martial a2|3
  mash v3
  masher n2
  massacre n1
  material n1: the substance from which something is made
  mathematical a1: about numbers, shapes and quantities
  mathematician n1: a person who studies numbers and shapes
  mathematics n1: the science of numbers, quantities and shapes
  matte a1
  matter n1: a subject or situation that you must deal with
  maul v2
  mayhem n2
  measure v1: find out the size or amount of something
  mechanic n2: a person whose job is to repair cars
  medic n2
  medical a1: about illness and the work of doctors
  meet v2: come to the same place as someone, by plan or by chance
  meeting n1: an occasion when people come together to discuss something
  mellow a1
  member n1: a person who belongs to a group or club
  memorial n3
  memory n1: something that you remember
  menagerie n1
  mention v1: speak or write about something for a moment
  merry a1: happy and full of fun
  mess n1: a dirty or untidy state
  mess n1 -
  message n1: a piece of information that you send to someone
  metal n1: a hard shiny material, such as iron or gold
  meteoric a3
  meteorology n2
  method n1: a way of doing something
  methodology n2
  meticulous a1
  mildew n2
  mile n1: a distance of about 1.6 kilometres
  miller n4
  millet n3
  mime v1
  mimic v1
  mimosa n2
  mind n1: the part of a person that thinks, feels and remembers
  mine n1: a deep hole in the ground from which coal or gold is dug
  miniature a1
  ministry n3
  mink n3
  minor a1: small and not very important
  mint n5
  minute n1: a period of sixty seconds
  miscarriage n2
  misdirect v2
  misinterpret v1: understand something wrongly
  mislead v1: make someone believe what is not true
  miss v1
  mistake n1: something that you do wrong
  mistake n1 + error
  mistletoe n2
  mitt n2
  mix v1: put different things together so that they cannot be separated
  mixer n3|4
  mixture n1: something that is made by putting different substances together
`;
