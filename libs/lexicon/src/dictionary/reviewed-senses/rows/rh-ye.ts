/** `../rows.ts` says what the rows are. */
export const fromRhYe = `
  rhetoric n2
  right a1
  rule n2
  rye n1
  salutation n2
  sap n1
  school n2: a place where children go to learn
  scotch n2
  scum n1
  secret a1: known by only a few people
  security n1: protection from danger or crime
  sedimentary a2
  seeder n2
  serious a2
  serve v1: be useful for a particular purpose
  service n1: work that is done for other people
  settle v1
  severe a1: very bad
  show v1: let someone see something
  sideline n2
  sign n1: something that shows that a thing exists or will happen
  similar a1: almost the same
  situation n1: all the things that are happening at a time and place
  six a1: one more than five
  skeleton n4
  skill n2: the ability to do something well
  sloppy a1
  slosh v1
  snug a1
  solid a3
  solo a1
  sophisticate v1
  sound n1
  spatula n2
  special a2
  speciality n1
  sponge n1
  spurt n1
  squad n1
  stage n2
  stagnate v1
  standard n1: a level of quality
  stick n1: a long thin piece of wood
  stone n2: a small piece of rock
  stray v1
  strike v1: hit hard
  structural a1: about the way in which parts are put together
  stub n1
  study v3
  stuffing n2
  stun v1
  style n1
  submit v1
  suffer v2
  sum n1: an amount of money
  summon v1
  support v2
  surprise n1: the feeling when something unexpected happens
  sweeper n2
  sweeten v2
  symbol n1: a sign that stands for something
  symbolic a1: that stands for an idea or feeling
  tart n3
  task n2: a piece of work that must be done
  taste v1
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
  version n1: one of several forms of the same thing
  vigil n2
  villa n2
  visit v1: go to see a person or place for a time
  vote v1: choose someone in an election by marking a paper
  wash v2: clean something with water and soap
  watchdog n2
  whine v1
  wise a1: able to judge well because of long experience
  wish v2
  worldwide a2: everywhere on earth
  yam n3
  yearling n3
`;
