/** `../rows.ts` says what the rows are. */
export const fromSmTu = `
  smear v1
  smock n1
  smudge n2
  snipe v2
  snowflake n1
  snug a1
  soapy a1
  sob v1
  socket n2|3
  softball n2
  solid a3
  solo a1
  sonic a2
  sophisticate v1
  sound n1
  spaghetti n2
  spank v1
  sparkler n2
  sparring n2
  spat n1
  spatula n2
  special a2
  speciality n1
  spew v2
  sphinx n3
  spicy a1
  spinach n2
  sponge n1
  spurt n1
  squad n1
  squid n2
  stage n2
  stagnate v1
  standard n1: a level of quality
  staple n1
  staple v1: fix papers together with a small piece of wire
  stapler n1
  starchy a1
  stash v1
  station n1: a place where trains or buses stop
  stew n2
  stick n1: a long thin piece of wood
  sticker n2
  stigma n2
  stingy a1
  stone n2: a small piece of rock
  stopover n2
  stray v1
  strike v1: hit hard
  stripper n3
  stroller n2
  structural a1: about the way in which parts are put together
  stub n1
  stubble n2
  study v3
  stuffing n2
  stun v1
  stupid a1: not intelligent
  style n1
  stylish a1
  submit v1
  subscriber n2
  suckling n3
  suede n1
  suffer v2
  sum n1: an amount of money
  summarise v2
  summit n2
  summon v1
  support v2
  surprise n1: the feeling when something unexpected happens
  sweeper n2
  sweeten v2
  swish v1
  swordfish n2
  symbol n1: a sign that stands for something
  symbolic a1: that stands for an idea or feeling
  syringe n1
  tab n3|4
  tablespoon n2
  tabloid n2
  tacky a2
  taco n2
  tailspin n2
  talon n1
  tan a1
  tan n1
  tangerine n2
  taper v1
  tarantula n2
  tarnish v1
  tart n3
  task n2: a piece of work that must be done
  taste v1
  tattoo v1
  teacup n2
  teaspoon n2
  tedium n2
  television n2
  tell v3
  temperance n2
  temperate a1
  tempered a2
  tempestuous a1
  ten a1: one more than nine
  tenacious a2
  tendency n2
  tenuous a3
  tepid a1
  test v1: find out how well something works
  thankless a2
  theory n1: a set of ideas that tries to explain something
  thimble n2
  think v3
  thoroughbred n3
  thoughtfulness n2
  thoughtlessly r2
  threat n1: something that may cause harm
  three a1: one more than two
  thrift n2
  thunderbolt n1
  thyme n2
  tickle v1
  timetable n1: a list of the hours at which trains leave or lessons begin
  tin n1
  tinker v1
  title n3
  toast v1
  toaster n2
  toddler n1
  tomorrow n1: the day after today
  tonic n2
  toot v1
  topaz n2
  topology n3
  tornado n1
  total a1: complete
  totem n2
  totter v1
  touch v2: put your hand on something
  touchy a1
  tow v1
  toxin n1
  track n3
  trailer n4
  train v1: teach someone the skills for a job
  trauma n2
  traumatic a2
  trawl v1
  treacle n1
  trek n1
  trek v1
  trellis n1
  trickle v1
  trillion n2
  trimester n1
  tripe n1
  triplet n2
  troll n1
  trouble n3
  trout n2
  truffle n2
  trust n3
  truth n2
  tuna n2
  tunic n2
  turnip n2
  turquoise n2
  turret n1
  turtle n2
`;
