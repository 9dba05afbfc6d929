/** `../rows.ts` says what the rows are. */
export const fromCaCl = `
  cabaret n2
  cabbage n1|3: a vegetable with thick green or purple leaves in a round head
  cabinet n1
  caboose n2
  cafe n1: a small restaurant where people have coffee and cakes
  cage n1: a box of bars in which animals or birds are kept
  cake n3
  calabash n2
  calculator n2: a small device for adding, multiplying and so on
  calculus n3
  calendar n2|3
  calico n1
  call v3: telephone someone
  callous a1
  calve v2
  cam n2
  camera n1: a device for taking photographs
  camisole n1
  campaign n1: a number of planned actions to win votes or reach a goal
  campus n1: the land and buildings of a university
  canal n3
  canary n4
  cancer n1: a serious disease in which cells grow in the body without control
  candidate n1: a person who wants to be elected or to get a job
  candidate n1 -
  candy n1
  canine a1|2
  canine n1
  canister n2
  canopy n1|3
  cantaloupe n2
  canton n2
  cap n1: a soft flat hat
  capable a1: able to do something
  caper n4
  capital n1: money that is used to start or run a business
  capitalism n1: a system in which companies belong to private people who make profits
  caption n3
  capture v3: catch a person or animal and keep them
  car n1: a vehicle with four wheels and an engine for a few people
  caramel n2|1
  caravan n2|1
  carbuncle n2
  card n1: a small piece of stiff paper for playing games
  care v1: think that something is important
  career n1: the jobs that someone has over many years
  career n1 -
  careful a1: trying not to make mistakes or have accidents
  caregiver n2
  careless a1: not paying enough attention to what you do
  caricature n1
  carnivorous a2
  carp n2
  carpet n1: a thick soft cover for the floor
  carriage n2
  carrot n3|1
  carry v1: hold something and take it somewhere
  cartoon n2
  cartwheel n2
  carver n3
  cascade n1
  case n1: an example of something that happens
  cash n1: money in notes and coins
  cashew n1|2
  cashier n1
  casing n1
  cask n2
  casket n1
  casserole n1
  cast n1
  castaway n2
  caster n3
  castle n2: a large old building with strong walls
  castle n2 -
  castrate v1
  cat n1: a small furry animal with whiskers that people keep as a pet and that catches mice
  catchy a2
  categorical a2
  category n1: a group of things of the same type
  catfish n3
  cathartic a1
  catholic a1
  cattle n1: cows and bulls
  caucus n1
  cauliflower n2
  cause v1: make something happen
  cavalier a1
  cave n1: a large hole in the side of a hill or under the ground
  cavernous a1
  cavity n1|3
  cayenne n2
  ceiling n1: the top surface of a room
  celebrate v2
  celery n2
  cell n2: the smallest part of a living thing
  cellular a2|1
  censor v1|2
  censored a1: with parts taken out because someone in power does not allow them
  centerpiece n2
  central a2: in the middle
  centre n2
  cereal n3
  certain a2: sure
  certainty n1: the state of being completely sure
  certificate n1: an official paper that says that something is true
  chain n3: a line of metal rings that are joined together
  chair n1: a piece of furniture with a back, for one person to sit on
  chalk n4|1
  chalky a1
  challenge n2
  chamber n1 -
  chamberlain n3
  chameleon n3
  chamois n2
  champion n1: the winner of a competition
  chance n1: a time when you can do something that you want to do
  change v1: make or become something different
  chaos n1: a state without any order, in which everything is confused
  chaotically r1
  chap n1
  character n1: a person in a book, play or film
  chariot n2
  charity n1: an organization that helps poor or sick people
  charm n1: the quality of being very pleasant and attractive
  chase v1: run after someone to catch them
  chaser n2
  chassis n2
  chat v1: talk in a friendly way
  chatterbox n2
  chatty a2
  check v1: look at something to make sure that it is right
  checkout n3
  cheek n1: the soft part of the face below the eye
  cheese n1: a solid food that is made from milk
  chemical n1: a substance such as an acid or a salt
  chemist n1: a scientist who studies substances and how they react
  chemistry n1: the study of substances and how they react
  chervil n2
  chess n2
  chest n1: the front of the body between the neck and the stomach
  chestnut n2|3
  chew v1: break up food with the teeth
  chewy a2
  chicken n2: a bird that is kept for its eggs and meat
  chickpea n1
  chigger n2
  child n1: a young person who is not yet an adult
  childhood n1: the years when you are very young
  chilly a2
  chime n1
  chocolate n2
  choice n2: the act of deciding between several things
  choir n1: a group of people who sing together
  choose v1: decide which of several things you want
  choose v1 -
  chopper n3
  choppy a2
  chord n2
  chorus n3
  chow n2
  chronicle n1
  chummy a2
  church n2: a building in which Christians pray
  chute n2
  cigarette n1: a thin paper tube of tobacco that people smoke
  cilantro n2
  cinema n2
  circle n1: a perfectly round shape
  circuitry n1: the wires and parts through which current flows in a device
  circular a1: round like a ring
  circumspection n2
  circumstance n1: a fact that affects a situation
  circumvent v3
  cistern n2|3
  citizen n1: a person who has the legal right to live in a country
  citizenship n1
  citrus n1
  city n1: a large and important town
  clapper n2
  claret n2
  clarify v1: make something easier to understand
  clash v1
  class n2: a group of students who learn together
  clayey a1
  clean v1: remove dirt from something
  cleanse v1
  clear a1: easy to see, hear or understand
  clearance n3
  cleavage n4
  clemency n2
  clerical a3|1
  client n1: a person who pays a lawyer or company for help
  cliff n1: a high steep face of rock beside the sea
  climate n1: the usual weather of a place
  climb v1: go up something with hands and feet
  climber n4
  clincher n1
  clinic n1: a place where people go to see doctors
  cloche n2
  clockwise r1
  closet n1: a small room or cupboard for clothes
  closure n7
  clothes n1: the things that people wear
  cloud n2
  clout n2
  clove n1|3
  clown n2
  clue n1: something that helps to solve a crime or a puzzle
`;
