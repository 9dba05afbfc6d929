/** `../rows.ts` says what the rows are. */
export const fromLoMo = `
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
  meadow n1 + hayfield
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
  mob n1
  mocha n2
  model n3
  moderator n3
  modern a1: of the present time
  module n3|4
  mogul n3
  molar n1
  molding n2|3
  mole n6
  molecular a1: about the smallest parts of a substance, which are made of atoms
  moment n1: a very short period of time
  money n1: the coins and notes that you use to buy things
  month n1: one of the twelve parts of a year
  monthly a1
  monumental a2|3
  moody a2
  moon n1|6
  moor n2
  moot a1
  mop v1
  moral a1: about what is right and wrong
  morally r1: as regards what is right and what is wrong
  morbidity n2
  moribund a2
  morning n1: the part of the day before noon
  mortality n1: the fact that everyone must die some day
  mossy a1
  mother n1: a female parent
  mould n4
  mousse n1
  mouth n1: the part of the face that you use to eat and speak
  move v1: go from one place to another
  movement n1: a change of place or position
  movie n1: a story that is shown on a screen in a cinema
`;
