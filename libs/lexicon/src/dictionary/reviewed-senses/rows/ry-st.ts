/** `../rows.ts` says what the rows are. */
export const fromRySt = `
  rye n1
  saffron n2
  sage n2
  sage a1
  salutation n2
  sample v1: try a small amount of something to see what it is like
  sanctuary n2
  sandal n1
  sap n1
  satchel n1
  saucer n2
  saw n2
  scallop n2
  scalp n1
  scanner n2: a device that copies a page into a computer
  scanty a1
  scarce a1
  scarf n1
  scenario n3
  scientific a1: based on experiments and facts
  scone n1
  scooter n2
  scotch n2
  scrabble v1
  scroll n2
  scruple n2
  scuffle n1
  scum n1
  seafood n1
  seasoning n1
  secession n3
  seclusion n2
  secular a3
  sedimentary a2
  seeder n2
  segregate v1
  segregation n2
  sentence n1
  sentence v1: say officially in court how a criminal will be punished
  serial n1
  series n1: a number of things or events that come one after another
  servant n1: someone who is paid to work in another person's house
  serve v1: be useful for a particular purpose
  server n4|3
  setter n2
  severity n1: how bad or strict something is
  sewer n1
  shady a3
  sham n1
  shaver n3
  sheathe v2
  sheepish a2
  shellfish n2
  shimmer v1
  shin n1
  shop v1: go out to buy things
  shrew n2
  shroud n3
  shy a1
  sideline n2
  sieve n1
  similarity n1: the fact that two things are alike
  simmer v1
  sinew n1
  sinus n2
  sip v1
  sitter n3
  six a1: one more than five
  sizzle v1
  skeleton n4
  skewer n1
  skid v1
  skunk n4
  sky n1
  skyline n1: the outline of buildings against the air above them
  slab n1
  slate n2
  slick a1
  slimy a1
  sloppy a1
  slosh v1
  slouch v1
  sluice n1
  smear v1
  smock n1
  smoke v1: breathe in the fumes of a cigarette
  smoker n1
  smudge n2
  sneaky a1
  snipe v2
  snowflake n1
  snug a1
  soapy a1
  sob v1
  sober a1
  social a1: about people and how they live together
  socialist n1: a person who believes that industry should belong to the state
  socially r1: as regards people and their life together
  socket n2|3
  softball n2
  solicitor n2: a British lawyer who prepares legal documents
  solo a1
  solve v1: find the answer to a problem
  somehow r1: in a way that you do not know
  somewhere r1: in, at or to a place that is not named
  sonic a2
  sophisticate v1
  sow v1
  spaghetti n2
  spank v1
  sparkler n2
  sparring n2
  spat n1
  spatial a1: about the position, size and shape of things
  spatula n2
  speciality n1
  spew v2
  sphinx n3
  spicy a1
  spinach n2
  spire n1
  sponge n1
  spool n1
  spurt n1
  squad n1
  squid n2
  squirm v1
  stagnate v1
  stale a1
  staple n1
  staple v1: fix papers together with a small piece of wire
  stapler n1
  starchy a1
  stark a2
  stash v1
  static a3
  stew n2
  sticker n2
  stigma n2
  stingy a1
  stoop v1
  stopover n2
  straddle v1
  strategic a1: done as part of a long plan to reach a goal
  stray v1
  stress n1
  stress v1: say with force that something is important
  stripper n3
  stroller n2
  structural a1: about the way in which parts are put together
  stub n1
  stubble n2
  stuffing n2
  stun v1
  stylish a1
`;
