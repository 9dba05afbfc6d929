/** `../rows.ts` says what the rows are. */
export const fromPlUn = `
  plain a1
  planet n1: a large round object in space that moves around a star
  play v1: take part in a game or sport
  plenty n1: a large amount, or as much as you need
  plot n2
  pod n2
  pointer n2|3
  poison v1: kill or harm with a dangerous substance
  pontoon n2
  population n1: all the people who live in an area
  portage n2
  pound n2
  powerful a1: having a lot of strength or control
  prediction n1: a statement about what will happen in the future
  predisposition n2
  premium n3
  prescription n1: a note from a doctor that says which medicine you need
  preteen n1
  prevent v1: stop something from happening
  professional a2: about work that needs special training
  profile n1
  program v1: write instructions for a computer
  promise v1: say that you will certainly do something
  protest n1: a strong statement that you are against something
  protocol n1|3
  publisher n2: a company or person that produces and sells books
  pudding n1
  punctuation n2|3
  punk n4
  question n1: a sentence with which you ask for information
  quiet a2: making very little noise
  quota n3
  racer n2
  raffia n1
  range n1
  rare a2
  realise v6|5
  reamer n2
  recast v2
  recent a1: that happened a short time ago
  recognise v7|8
  record v1: write information down or save sounds, so that it is kept
  rectify v4|5
  reference n1: a remark in which someone mentions a thing or person
  refresh v1: make someone remember something again
  regional a1: of one part of a country
  reject v1: not accept
  relation n1: a connection between two or more people or things
  relationship n1: the way in which two people feel and behave towards each other
  relaxation n3
  reliable a1: that you can trust
  reproduction n4
  require v1: need
  requirement n2: something that you must have or do
  reserve v1: keep something for later use
  resignation n2|3
  respond v1: do or say something as an answer
  return v1: come or go back to a place
  rhetoric n2
  right a1
  roman a2|4|1
  roundabout n1|2
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
  server n4|3
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
  socket n2|3
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
  tab n3|4
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
`;
