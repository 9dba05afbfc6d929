/** `../rows.ts` says what the rows are. */
export const fromSnSy = `
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
  society n1: people in general who live together with laws
  socket n2|3
  soft a1: not hard
  softball n2
  software n1: the programs that a computer runs
  solicitor n2: a British lawyer who prepares legal documents
  solid a3
  solo a1
  solution n2: the answer to a problem
  solve v1: find the answer to a problem
  somehow r1: in a way that you do not know
  somewhere r1: in, at or to a place that is not named
  sonic a2
  sophisticate v1
  sorry a1: sad about something, or wishing that you had not done it
  sort n1: a group of things of the same kind
  sound n1
  source n1: the place where something comes from
  sow v1
  space n2
  spaghetti n2
  spank v1
  sparkler n2
  sparring n2
  spat n1
  spatial a1: about the position, size and shape of things
  spatula n2
  speak v1: say words
  speaker n1: a person who talks to a group
  special a2
  speciality n1
  speech n1: a talk that someone gives to many people
  speed n1: how fast something moves
  spell v3
  spend v2: use money to pay for things
  spew v2
  sphinx n3
  spicy a1
  spinach n2
  spire n1
  split v1: divide into two or more parts
  sponge n1
  spool n1
  spot n4
  spread v3
  spring n1: the season between winter and summer
  spurt n1
  squad n1
  square n1: a shape with four equal sides
  squid n2
  squirm v1
  staff n1: the people who work for a company
  stage n2
  stagnate v1
  stale a1
  stand v1: be on your feet
  standard n1: a level of quality
  staple n1
  staple v1: fix papers together with a small piece of wire
  stapler n1
  starchy a1
  stark a2
  start v1: begin
  stash v1
  state n2
  statement n1: something that is said or written officially
  static a3
  station n1: a place where trains or buses stop
  stay v2
  steal v1: take something that belongs to another person
  step n3
  stew n2
  stick n1: a long thin piece of wood
  sticker n2
  stigma n2
  stingy a1
  stock n2
  stone n2: a small piece of rock
  stoop v1
  stop v1: no longer do something or move
  stopover n2
  store n1: a shop
  story n2
  straddle v1
  strange a1: unusual and surprising
  strategic a1: done as part of a long plan to reach a goal
  strategy n1: a plan for reaching a goal
  stray v1
  stream n1: a small river
  street n1: a road in a town with houses along it
  strength n1: the quality of being physically powerful
  stress n1
  stress v1: say with force that something is important
  strict a3
  strike v1: hit hard
  string n1: thin rope for tying things
  stripper n3
  stroller n2
  strong a1: having a lot of power in the body
  structural a1: about the way in which parts are put together
  structure n2
  stub n1
  stubble n2
  student n1: a person who is learning at a school or university
  study v3
  stuffing n2
  stun v1
  stupid a1: not intelligent
  style n1
  stylish a1
  subject n3
  submit v1
  subscriber n2
  substitution n2
  succeed v1: do what you tried to do
  success n1: the fact of reaching what you wanted
  suckling n3
  sudden a1: happening quickly and not expected
  suede n1
  suffer v2
  sufferer n1: someone who has an illness
  sufficient a1: enough
  sugar n1: a sweet white or brown substance that is put in tea and cakes
  suggest v1: offer an idea for others to think about
  suggest v1 -
  suit n1: a jacket and trousers of the same cloth
  suitable a1: right for a purpose
  sum n1: an amount of money
  summarise v2
  summary n1: a short text that gives only the main points
  summer n1: the hottest season of the year
  summit n2
  summon v1
  sun n1: the star that gives the earth light and heat
  superb a1
  superior a1: better than others
  supervisor n1: someone who checks and directs the work of others
  supplier n1: a company that provides goods
  supply v1: give people what they need
  support v2
  suppose v2: think that something is probably true
  sure a1: certain
  surface n1: the outside or top of something
  surprise n1: the feeling when something unexpected happens
  surprised a1: feeling that you did not expect something
  survival n1: the fact of staying alive in a dangerous situation
  survive v1: stay alive after a danger
  sweeper n2
  sweeten v2
  swift a1
  swish v1
  switch n1: a button that turns a light or machine on and off
  swordfish n2
  symbol n1: a sign that stands for something
  symbolic a1: that stands for an idea or feeling
  syndicate n2
  syndrome n2
  syntactic a1: about the order of words in a sentence
  synthesizer n2
  syringe n1
`;
