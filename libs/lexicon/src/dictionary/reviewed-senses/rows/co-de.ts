/** `../rows.ts` says what the rows are. */
export const fromCoDe = `
  coarseness n2
  coaster n3
  cobweb n3
  cocoa n1: a hot drink made from chocolate powder and milk
  cod n3|2
  coffer n2
  cog n2
  coherence n2
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
  cork n4
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
  cubicle n2
  cuckoo n2
  cucumber n2
  cuddly a1: soft and nice to hold in your arms
  cuff n1
  cull v1
  cultivation n2|5
  cunning a2
  cunningly r2
  curd n2
  curdle v2
  curry n1
  custody n3
  cutlery n2
  cutter n6
  cyclic a4
  cylinder n1|3
  damage v1: harm something so that it is less good or no longer works
  dandruff n2
  dashboard n2
  daydream v1
  dearth n2
  decide v1: choose what to do after thinking about it
  decimal a1
  decimate v2
  decipher v2
  decode v1: find out the meaning of a secret message
  decoder n2
  decoy n2
  deduce v1: reach a conclusion from what you know
  default n4
  defence n9|10
  deficit n4
  deflate v1
  deflect v2|3
  degenerate v1
  degrade v2|3
  deletion n4
  delicatessen n2
  deliver v2: take goods or letters to someone's home or office
  deluge n2
  demonstrative a1
  den n4
  denim n2
  densely r2
  departmental a1: of one section of a company or government
  departure n1: the act of leaving a place
  deport v3
  depreciate v3
  deprivation n2
  derail v1
  derelict a2
  derivation n1|8
  derivative a1
  desktop n1: the top of a table at which you work
  detachment n4
  detect v1: notice or discover something that is hard to see
  detectable a1: that can be noticed or discovered
  detention n2
  determination n1: the act of finding out exactly what something is
  devalue v2
  devolution n2
  devour v4
`;
