/** `../rows.ts` says what the rows are. */
export const fromCiDe = `
  cilantro n2
  circumspection n2
  circumvent v3
  cistern n2|3
  citizenship n1
  citrus n1
  clapper n2
  claret n2
  clash v1
  clayey a1
  clean v1: remove dirt from something
  cleanse v1
  cleavage n4
  clemency n2
  clerical a3|1
  client n1: a person who pays a lawyer or company for help
  climber n4
  clincher n1
  cloche n2
  clockwise r1
  clout n2
  clove n1|3
  clown n2
  clue n1: something that helps to solve a crime or a puzzle
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
  collide v3
  colour n5
  column n3: a list of numbers or words, one below the other
  combatant n1
  comely a2
  comic n1: an entertainer who makes people laugh with jokes
  commencement n3
  comment v1: say or write what you think of something
  commode n2
  commonplace a1|3
  commons n4|3
  communism n2
  compassionate a1
  compatible a1: able to work or live together without problems
  competition n1: a situation in which people or companies try to do better than others
  complex a1: having many parts and hard to understand
  compression n4|2
  con n3
  conceit n5
  conceptual a1: about ideas and not about real things
  concern v2: make someone worry
  concourse n2
  condominium n2
  confidence n2
  confidential a1: that must be kept secret
  conglomerate n2
  congress n3
  conjugation n4|2
  consequence n1: something that happens because of something else
  conservatory n3
  conserve v1|2
  consist v2: be made of particular parts
  consistent a1: always the same in behaviour or quality
  constellation n2
  constitutional a2
  constraint n2: something that limits what you can do
  consumerism n2
  contagious a2
  contain v1: have something inside
  contemporary a1: of the present time
  content n1: everything that is inside something
  contest n2
  context n1: the words around a word that help to show its meaning
  continental a3
  contingent a1
  contradictory a3|4
  convert v1: change into another form
  conveyance n3|5
  convoluted a2
  convoy n2
  cook v1
  cooper n4
  coordination n2
  coral n4|2
  cordial a1
  coriander n2
  cork n4
  corner n4: the place where two walls or streets meet
  coronet n1
  corps n1
  corpus n2
  correct v1: make something right
  corrupt v1 -
  corrupt v2 -
  corruption n1|4
  cosmetic a1|2
  cost v1: have a price of
  cot n3
  cotton n1: a white plant fibre from which cloth is made
  counterfeit a1
  country n2: an area of land with its own government
  court n1: a place where a judge and a jury decide legal cases
  coverage n3|2
  covert a1
  coxcomb n1
  crab n5
  crackling n2
  cram v4
  cranberry n2
  crank n4
  crater n1
  creaky a2
  crease n2
  creepy a2
  crepe n2
  cress n2
  crier n2
  croak v2
  crock n3
  croquet n1
  crossroad n1: a place where one street meets another
  crotch n2
  cruelty n1: behaviour that causes pain or suffering on purpose
  cruiser n2
  crumb n3
  crumple v2|3
  crush v1 -
  crust n2
  cub n3
  cubbyhole n2
  cubicle n2
  cucumber n2
  cuff n1
  cull v1
  cultivation n2|5
  culture n1: the ideas, art and way of life of a group of people
  cumin n2
  cunningly r2
  cupola n2
  curd n2
  curdle v2
  curse n1
  custody n3
  cutlery n2
  cutout n2
  cutter n6
  cyclic a4
  cylinder n1|3
  daily r1: once each day
  damage v1: harm something so that it is less good or no longer works
  dander n1
  dandruff n2
  dashboard n2
  davenport n3
  daydream v1
  deal n2
  dearth n2
  debenture n2
  debt n1: money that you owe
  decimate v2
  decipher v2
  decline v1
  decoder n2
  decoy n2
  defence n9|10
  defend v2
  deficit n4
  deflate v1
  deflect v2|3
  degrade v2|3
  delay v1: make something happen later
  delete v1: remove something that was written or saved
  deliberate a1: done on purpose
  delicatessen n2
  deliverer n3
  deluge n2
  demitasse n2
  demonstrate v2: show clearly that something is true
  demonstration n1: a talk in which someone shows how something works
  demonstrative a1
  den n4
  denier n1
  denim n2
  dense a3
  densely r2
  deport v3
  depreciate v3
  depressant n1
  deprivation n2
  derail v1
  derelict a2
  derivation n1|8
  desktop n1: the top of a table at which you work
  despair n2
  destroy v1: damage something so badly that it cannot be repaired
  detachment n4
  detention n2
  determination n1: the act of finding out exactly what something is
  detritus n2
  devalue v2
  devil n1
  devolution n2
  devour v4
`;
