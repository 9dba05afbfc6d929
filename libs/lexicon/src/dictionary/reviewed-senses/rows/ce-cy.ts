/** `../rows.ts` says what the rows are. */
export const fromCeCy = `
  celery n2
  cellular a2|1
  censor v1|2
  censored a1: with parts taken out because someone in power does not allow them
  centerpiece n2
  centre n2
  cereal n3
  certainty n1: the state of being completely sure
  chalk n4|1
  chalky a1
  chamberlain n3
  chameleon n3
  chamois n2
  chaotically r1
  chap n1
  chariot n2
  chaser n2
  chassis n2
  chatterbox n2
  chatty a2
  checkout n3
  chemist n1: a scientist who studies substances and how they react
  chervil n2
  chess n2
  chestnut n2|3
  chewy a2
  chickpea n1
  chigger n2
  childhood n1: the years when you are very young
  chilly a2
  chime n1
  chocolate n2
  chopper n3
  choppy a2
  chow n2
  chronicle n1
  chummy a2
  chute n2
  cilantro n2
  cinema n2
  circuitry n1: the wires and parts through which current flows in a device
  circular a1: round like a ring
  circumspection n2
  circumvent v3
  cistern n2|3
  citizenship n1
  citrus n1
  clapper n2
  claret n2
  clayey a1
  cleanse v1
  clearance n3
  cleavage n4
  clemency n2
  clerical a3|1
  climber n4
  clincher n1
  cloche n2
  clockwise r1
  closure n7
  clout n2
  clove n1|3
  clown n2
  coarseness n2
  coaster n3
  cobweb n3
  cockle n1
  cocoa n1: a hot drink made from chocolate powder and milk
  cod n3|2
  coffer n2
  cog n2
  coherence n2
  coiffure n1
  coinage n1
  coke n2
  collate v2
  collide v3
  colour n5
  combatant n1
  combination n1: two or more things that are put together
  comely a2
  comic n1: an entertainer who makes people laugh with jokes
  commencement n3
  comment n1
  comment v1: say or write what you think of something
  commode n2
  commonplace a1|3
  commons n4|3
  communication n1: the activity of giving and exchanging information
  companion n1: a person who travels or spends a lot of time with you
  compass n1
  compassionate a1
  competition n1: a situation in which people or companies try to do better than others
  compiler n2
  comprehensive a1: including all or nearly all that is needed
  compression n4|2
  con n3
  conceit n5
  conceptual a1: about ideas and not about real things
  concourse n2
  condominium n2
  confidential a1: that must be kept secret
  configuration n1
  conform v2
  conglomerate n2
  congress n3
  conjugation n4|2
  conservatory n3
  conserve v1|2
  consolation n1: something that makes you feel better after a disappointment
  constellation n2
  constitutional a2
  constraint n2: something that limits what you can do
  construction n1: the work of building houses, roads and so on
  constructive a1: helpful and meant to make things better
  consumerism n2
  contagious a2
  continental a3
  contingent a1
  contradictory a3|4
  controversial a1: about which many people strongly disagree
  controversy n1: a public argument about something on which opinions differ strongly
  conveyance n3|5
  convoluted a2
  convoy n2
  cook n1: a person who makes meals, often as a job
  cooper n4
  coordination n2
  coral n4|2
  cordial a1
  coriander n2
  cork n4
  coronet n1
  corporation n1: a large company that the law treats like a person
  corps n1
  corpus n2
  corruption n1|4
  cosmetic a1|2
  cosmic a1: of or from the whole universe
  cot n3
  counterfeit a1
  coverage n3|2
  covert a1
  coxcomb n1
  crab n5
  crackling n2
  cram v4
  cramp n1
  cranberry n2
  crank n4
  crater n1
  creaky a2
  crease n2
  creepy a2
  crepe n2
  cress n2
  crier n2
  crisp a2
  croak v2
  crock n3
  croquet n1
  crossroad n1: a place where one street meets another
  crotch n2
  cruelty n1: behaviour that causes pain or suffering on purpose
  cruiser n2
  crumb n3
  crumple v2|3
  crusade n1
  crust n2
  cub n3
  cubbyhole n2
  cubicle n2
  cuckoo n2
  cucumber n2
  cuddly a1: soft and nice to hold in your arms
  cuff n1
  cull v1
  cultivation n2|5
  cumin n2
  cunning a2
  cunningly r2
  cupola n2
  curd n2
  curdle v2
  curry n1
  custody n3
  cutlery n2
  cutout n2
  cutter n6
  cyclic a4
  cylinder n1|3
`;
