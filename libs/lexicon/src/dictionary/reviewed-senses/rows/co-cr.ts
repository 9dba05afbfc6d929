/** `../rows.ts` says what the rows are. */
export const fromCoCr = `
  coach n1: a person who trains a team
  coal n1: a black rock that is burned to give heat
  coarseness n2
  coast n1: the land beside the sea
  coaster n3
  coat n1: a long warm garment with sleeves that you wear outside
  cobweb n3
  cockle n1
  cocoa n1: a hot drink made from chocolate powder and milk
  cod n3|2
  coffee n1: a hot brown drink that is made from roasted beans
  coffer n2
  cog n2
  coherence n2
  coiffure n1
  coin n1: a round piece of metal money
  coinage n1
  coke n2
  cold a1: having a low temperature
  collapse v1: fall down suddenly
  collar n1: the part of a shirt around the neck
  collate v2
  colleague n1: a person who works with you
  collect v1: bring things together from several places
  college n2: a place where students study after leaving school
  collide v3
  colour n5
  column n3: a list of numbers or words, one below the other
  combatant n1
  combination n1: two or more things that are put together
  come v1: move towards the person who is speaking
  comedy n1: a funny play or film
  comely a2
  comfort n1: a pleasant state without pain or worry
  comfort n1 -
  comfortable a1: feeling relaxed, or making you feel so
  comic n1: an entertainer who makes people laugh with jokes
  comma n1: the mark , in a sentence
  command n1: an order that you must obey
  command n1 + order
  commencement n3
  comment n1
  comment v1: say or write what you think of something
  commercial a1: about buying and selling
  commit v1: do something wrong or illegal
  commitment n1: a strong belief in something, with a promise to work for it
  commode n2
  commonplace a1|3
  commons n4|3
  communicate v2: exchange information or ideas with other people
  communication n1: the activity of giving and exchanging information
  communism n2
  community n1: all the people who live in one area
  companion n1: a person who travels or spends a lot of time with you
  company n1: a business that makes or sells things
  compare v1: look at how things are similar and different
  compass n1
  compassionate a1
  compatible a1: able to work or live together without problems
  competition n1: a situation in which people or companies try to do better than others
  competitor n1: a person or company that tries to beat others
  compiler n2: a program that turns the text of a programmer into one that a computer can run
  complain v1: say that you are not satisfied with something
  complete a1: with no part missing
  complex a1: having many parts and hard to understand
  complicate v1: make something harder to do or understand
  compliment n1: something nice that you say about someone
  composer n1: a person who writes music
  composition n4: a piece of music
  comprehensive a1: including all or nearly all that is needed
  compression n4|2
  con n3
  conceit n5
  concept n1: an idea
  conceptual a1: about ideas and not about real things
  concern v2: make someone worry
  concerned a1: worried
  concert n1: a performance of music
  conclude v1: decide after thinking
  conclusion n1: what you decide after thinking about all the facts
  concourse n2
  condition n1: the state that something is in
  condominium n2
  conductor n1: the person who stands before an orchestra and directs it
  conference n1: a large meeting at which people discuss a subject for days
  confidence n2
  confident a1: sure of your own abilities
  confidential a1: that must be kept secret
  configuration n1
  confirm v1: say or show that something is definitely true
  conform v2
  confuse v2: make someone unable to think clearly or understand
  conglomerate n2
  congress n3
  conjugation n4|2
  connect v1: join two things together
  connection n1: a link between two people or things
  conscience n1: the part of you that tells you whether what you do is right
  conscious a2: awake and able to think
  consequence n1: something that happens because of something else
  conservative a1
  conservatory n3
  conserve v1|2
  consist v2: be made of particular parts
  consistent a1: always the same in behaviour or quality
  consolation n1: something that makes you feel better after a disappointment
  constant a3: happening all the time
  constellation n2
  constitutional a2
  constraint n2: something that limits what you can do
  construction n1: the work of building houses, roads and so on
  constructive a1: helpful and meant to make things better
  consumerism n2
  contagious a2
  contain v1: have something inside
  contemporary a1: of the present time
  content n1: everything that is inside something
  contents n1
  contest n2
  context n1: the words around a word that help to show its meaning
  continent n1: one of the large areas of land on earth, such as Africa
  continental a3
  contingent a1
  continuous a1: without a stop
  contract n1: a written legal agreement
  contradictory a3|4
  contrast n1: a big difference between two things
  contribute v2: give money or help together with other people
  control v1: have power over something and decide what it does
  controversial a1: about which many people strongly disagree
  controversy n1: a public argument about something on which opinions differ strongly
  convenient a1: easy to use or suitable for your plans
  conventional a1: ordinary and traditional
  conversation n1: a talk between two or more people
  convert v1: change into another form
  conveyance n3|5
  convict v1: decide in court that someone is guilty
  convince v1: make someone believe that something is true
  convoluted a2
  convoy n2
  cook v1
  cook n1: a person who makes meals, often as a job
  cookie n1: a small flat sweet cake
  cool a1: a little cold
  cooper n4
  coordination n2
  cope v1: deal with a difficult situation
  copper n1: a reddish-brown metal that is used for wires
  copy n2: a thing that is made to look exactly like another
  coral n4|2
  cordial a1
  core n2: the central part of something
  coriander n2
  cork n4
  corner n4: the place where two walls or streets meet
  coronet n1
  corporation n1: a large company that the law treats like a person
  corps n1
  corpus n2
  correct v1: make something right
  correspondence n1: letters that people write to each other
  corridor n1: a long passage in a building with doors on both sides
  corrupt a1: dishonest and ready to take money for illegal favours
  corrupt v1 -
  corrupt v2 -
  corruption n1|4
  cosmetic a1|2
  cosmic a1: of or from the whole universe
  cost v1: have a price of
  cot n3
  cotton n1: a white plant fibre from which cloth is made
  cough v1: force air out of the throat with a sudden noise
  council n1: a group of people who are elected to run a town
  count v1: say numbers in order, or find how many there are
  counter n1: the flat surface in a shop at which customers are served
  counterfeit a1
  country n2: an area of land with its own government
  countryside n1: land with fields and villages, away from towns
  courage n1: the ability to do dangerous things without fear
  course n1: a series of lessons on a subject
  court n1: a place where a judge and a jury decide legal cases
  coverage n3|2
  covert a1
  cow n1: a large female farm animal that gives milk
  coxcomb n1
  crab n5
  crack v1: break so that lines show on the surface
  crackling n2
  craft n1: a skill of making things with the hands
  cram v4
  cramp n1
  cranberry n2
  crank n4
  crash n2: an accident in which a vehicle hits something
  crater n1
  crawl v1: move on hands and knees
  creaky a2
  cream n2
  crease n2
  create v2: make something new
  creepy a2
  crepe n2
  cress n2
  crew n1: the people who work on a ship or plane
  cricket n2
  crier n2
  crime n1: an action for which the law can punish you
  criminal n1: a person who breaks the law
  crisis n1: a time of great danger or difficulty
  crisp a2
  critic n1: a person whose job is to give opinions of books, plays or films
  criticism n1: remarks that say what is bad about something
  croak v2
  crock n3
  croquet n1
  cross v1: go from one side to the other
  cross v1 -
  crossroad n1: a place where one street meets another
  crotch n2
  crowd n1: a large number of people in one place
  crown n4: the gold ring that a king or queen wears on the head
  crucial a1: extremely important
  cruel a1: happy to hurt people or animals
  cruelty n1: behaviour that causes pain or suffering on purpose
  cruise n1
  cruiser n2
  crumb n3
  crumple v2|3
  crusade n1
  crush v2
  crush v1 -
  crust n2
  cry v2: have tears coming from the eyes
  cry v2 + weep
`;
