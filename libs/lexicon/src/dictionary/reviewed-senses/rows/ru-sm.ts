/** `../rows.ts` says what the rows are. */
export const fromRuSm = `
  rub v1
  rubber n1: a material that stretches and is used for tyres
  rubbish n1
  rue v1
  rule n2
  ruminate v2
  rummy n2
  run v1: move with your legs, faster than when you walk
  runway n4
  rush v1: move or do something very fast
  rusty a1: covered with the brown coat that forms on old wet iron
  rye n1
  sad a1: not happy
  safe a1: not in danger
  safety n1: the state of not being in danger
  saffron n2
  sage n2
  sage a1
  salutation n2
  same a1
  sample v1: try a small amount of something to see what it is like
  sanctuary n2
  sandal n1
  sap n1
  satchel n1
  saucer n2
  save v1: take someone out of danger
  saw n2
  say v1: speak words
  scallop n2
  scalp n1
  scanner n2: a device that copies a page into a computer
  scanty a1
  scarce a1
  scarf n1
  scenario n3
  school n2: a place where children go to learn
  science n1: the study of nature through facts and experiments
  scientific a1: based on experiments and facts
  scone n1
  scooter n2
  scotch n2
  scrabble v1
  screen n3
  scroll n2
  scruple n2
  scuffle n1
  scum n1
  seafood n1
  search v1: look carefully for something
  season n2: one of the four parts of the year, such as spring
  seasoning n1
  secession n3
  seclusion n2
  second n1: one of the sixty parts of a minute
  secret a1: known by only a few people
  secretary n2: a person who types letters and answers the phone in an office
  secular a3
  security n1: protection from danger or crime
  sedimentary a2
  see v1: notice things with the eyes
  seeder n2
  seem v1: give the idea of being something
  segregate v1
  segregation n2
  select v1: choose carefully
  sell v1: give something to someone for money
  send v1: make something go to another place, for example by post
  sense n3
  sensible a1: showing good judgment
  sensitive a2
  sentence n1: a group of words that begins with a capital letter and ends with a full stop
  sentence v1: say officially in court how a criminal will be punished
  separate a1: not joined or together
  serial n1
  series n1: a number of things or events that come one after another
  serious a2
  servant n1: someone who is paid to work in another person's house
  serve v1: be useful for a particular purpose
  server n4|3
  service n1: work that is done for other people
  session n1: a period of time for an activity
  setter n2
  settle v1
  several a1: some, but not many
  severe a1: very bad
  severity n1: how bad or strict something is
  sewer n1
  sex n2: the fact of being male or female
  shady a3
  sham n1
  shape n1: the outer form of something
  share v2
  shaver n3
  sheathe v2
  sheepish a2
  sheet n3
  shelf n1: a flat board on a wall for books or other things
  shellfish n2
  shimmer v1
  shin n1
  ship n1: a large boat for travel on the sea
  shoot v1: fire a gun or hit someone with a bullet
  shop v1: go out to buy things
  short a1: not long
  show v1: let someone see something
  shrew n2
  shroud n3
  shut v1: close
  shy a1
  sideline n2
  sieve n1
  sight n3
  sign n1: something that shows that a thing exists or will happen
  signal n1: a movement, light or sound that gives information
  similar a1: almost the same
  similarity n1: the fact that two things are alike
  simmer v1
  simple a2
  sinew n1
  single a1: only one
  sinus n2
  sip v1
  sit v1: rest on a chair with your back straight
  site n1: a place where something is or was built
  sitter n3
  situation n1: all the things that are happening at a time and place
  six a1: one more than five
  size n1: how big something is
  sizzle v1
  skeleton n4
  skewer n1
  skid v1
  skill n2: the ability to do something well
  skunk n4
  sky n1
  skyline n1: the outline of buildings against the air above them
  slab n1
  slate n2
  sleep v1: rest with the eyes closed and the mind not active
  slick a1
  slimy a1
  sloppy a1
  slosh v1
  slouch v1
  slow a1: not fast
  sluice n1
  small a1: not big
  smear v1
  smile v1: turn the corners of the mouth up because you are happy
  smock n1
  smoke v1: breathe in the fumes of a cigarette
  smoker n1
  smooth a1: with an even surface
  smudge n2
`;
