/** `../rows.ts` says what the rows are. */
export const fromTaYe = `
  tab n3|4
  tan a1
  tart n3
  task n2: a piece of work that must be done
  taste v1
  tattoo v1
  tedium n2
  television n2
  tell v3
  ten a1: one more than nine
  tendency n2
  theory n1: a set of ideas that tries to explain something
  think v3
  thoroughbred n3
  threat n1: something that may cause harm
  three a1: one more than two
  tickle v1
  tin n1
  tinker v1
  title n3
  toast v1
  tomorrow n1: the day after today
  tonic n2
  total a1: complete
  totter v1
  touch v2: put your hand on something
  track n3
  train v1: teach someone the skills for a job
  trek n1
  trek v1
  trillion n2
  trouble n3
  truffle n2
  trust n3
  truth n2
  twelve a1: one more than eleven
  twenty a1: one more than nineteen
  twist v1: turn one end of something while the other end stays still
  typical a1: showing the usual qualities of a group
  unburden v2
  undulate v1
  unfriendly a2
  unhealthy a1: ill, or likely to make you ill
  uninspired a1
  uninterested a2
  unique a1: the only one of its kind
  university n2: a place where people study for a degree
  unsavory a1
  unusual a1: not common
  upset v3
  value n2
  van n5|3
  version n1: one of several forms of the same thing
  vigil n2
  villa n2
  visit v1: go to see a person or place for a time
  void n1|2
  vote v1: choose someone in an election by marking a paper
  wash v2: clean something with water and soap
  washout n3
  watchdog n2
  whine v1
  whitewash v1
  wise a1: able to judge well because of long experience
  wish v2
  withdrawal n3|5|2
  worldwide a2: everywhere on earth
  yam n3
  yearling n3
`;
