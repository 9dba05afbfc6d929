/** `../rows.ts` says what the rows are. */
export const fromPuSl = `
  publisher n2: a company or person that produces and sells books
  pudding n1
  puddle n2
  puffiness n1
  pullet n2
  pumpkin n2
  punctuation n2|3
  punk n4
  punter n3
  purblind a2
  puree n1
  pusher n2
  putter n2
  quadrangle n2
  quadruplet n2
  quandary n2
  quark n1
  quarry n2
  quartet n2
  queasy a2
  question n1: a sentence with which you ask for information
  quicksand n2
  quiet a2: making very little noise
  quince n2
  quota n3
  raccoon n2
  racer n2
  raffia n1
  raft n1
  rain v1: fall as drops of water from the clouds
  rambler n1
  rancid a1
  range n1
  ransom n1
  rare a2
  raspberry n2
  rate v1: say how good you think something is
  rattan n2
  ravenous a1
  realisation n2
  realise v6|5
  reamer n2
  recap v1
  recast v2
  recent a1: that happened a short time ago
  recognise v7|8
  record v1: write information down or save sounds, so that it is kept
  rectify v4|5
  redundancy n2
  reef n1
  reference n1: a remark in which someone mentions a thing or person
  refresh v1: make someone remember something again
  refreshment n1
  refuge n1
  regional a1: of one part of a country
  reject v1: not accept
  relation n1: a connection between two or more people or things
  relationship n1: the way in which two people feel and behave towards each other
  relaxation n3
  reliable a1: that you can trust
  remark v1: say something, often about what you have noticed
  reminiscence n1
  replicate v2
  reply v1: say or write something as an answer
  report v1: tell people about something that has happened
  reproduction n4
  request v1: ask for something politely
  require v1: need
  requirement n2: something that you must have or do
  reserve v1: keep something for later use
  resignation n2|3
  resilient a1
  respond v1: do or say something as an answer
  responsive a2
  resuscitate v1
  reticent a1
  return v1: come or go back to a place
  review v2
  revoke v2
  rhetoric n2
  right a1
  rile v1
  risk v1: put something in danger of being lost or hurt
  robin n1
  rocker n2
  roman a2|4|1
  rook n2
  rosemary n2
  rouge n1
  roulette n3
  roundabout n1|2
  router n2
  rue v1
  rule n2
  ruminate v2
  rummy n2
  runway n4
  rye n1
  saffron n2
  sage n2
  sage a1
  salutation n2
  sample v1: try a small amount of something to see what it is like
  sanctuary n2
  sap n1
  satchel n1
  saucer n2
  scallop n2
  scalp n1
  scanty a1
  scarce a1
  school n2: a place where children go to learn
  scone n1
  scooter n2
  scotch n2
  scrabble v1
  scruple n2
  scum n1
  seafood n1
  seasoning n1
  secession n3
  seclusion n2
  secret a1: known by only a few people
  security n1: protection from danger or crime
  sedimentary a2
  seeder n2
  segregation n2
  sentence v1: say officially in court how a criminal will be punished
  serious a2
  serve v1: be useful for a particular purpose
  server n4|3
  service n1: work that is done for other people
  setter n2
  settle v1
  severe a1: very bad
  shady a3
  sham n1
  shaver n3
  sheathe v2
  sheepish a2
  shellfish n2
  shimmer v1
  shop v1: go out to buy things
  show v1: let someone see something
  shrew n2
  shroud n3
  sideline n2
  sieve n1
  sign n1: something that shows that a thing exists or will happen
  similar a1: almost the same
  sinew n1
  sinus n2
  sitter n3
  situation n1: all the things that are happening at a time and place
  six a1: one more than five
  sizzle v1
  skeleton n4
  skewer n1
  skill n2: the ability to do something well
  skunk n4
  skyline n1: the outline of buildings against the air above them
  slick a1
  slimy a1
  sloppy a1
  slosh v1
  slouch v1
`;
