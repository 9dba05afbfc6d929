/** `../rows.ts` says what the rows are. */
export const fromSuVe = `
  subscriber n2
  substitution n2
  suckling n3
  suede n1
  sufferer n1: someone who has an illness
  summarise v2
  summit n2
  summon v1
  superb a1
  supervisor n1: someone who checks and directs the work of others
  supplier n1: a company that provides goods
  survival n1: the fact of staying alive in a dangerous situation
  sweeper n2
  sweeten v2
  swift a1
  swish v1
  swordfish n2
  symbolic a1: that stands for an idea or feeling
  syndicate n2
  syndrome n2
  syntactic a1: about the order of words in a sentence
  synthesizer n2
  syringe n1
  tab n3|4
  tablespoon n2
  tabloid n2
  tacky a2
  taco n2
  tactical a1: done as a clever step towards a goal
  tailspin n2
  talented a1: with a natural ability to do something well
  talon n1
  tan a1
  tan n1
  tangerine n2
  taper v1
  tarantula n2
  tarnish v1
  tart n3
  tattoo v1
  teacher n1: someone who gives lessons
  teacup n2
  teapot n1: a container with a handle and a spout for a hot drink
  teaspoon n2
  tedium n2
  telescope n1
  temperance n2
  temperate a1
  tempered a2
  tempestuous a1
  tenacious a2
  tenuous a3
  tepid a1
  terrorist n1: a person who uses violence against ordinary people for political aims
  test v1: find out how well something works
  thankless a2
  theory n1: a set of ideas that tries to explain something
  thimble n2
  thoroughbred n3
  thoughtfulness n2
  thoughtlessly r2
  thrift n2
  thunderbolt n1
  thyme n2
  tickle v1
  tidy a1
  tiger n2
  timetable n1: a list of the hours at which trains leave or lessons begin
  tinker v1
  toast v1
  toaster n2
  tobacco n1: the dried leaves that are in cigarettes
  toddler n1
  tolerance n4
  tonic n2
  toot v1
  topaz n2
  topology n3
  tornado n1
  torture n5
  totem n2
  totter v1
  touching a1
  touchy a1
  tow v1
  toxin n1
  traditional a1: that people have done in the same way for a long time
  traditionally r1: in the way in which people have always done it
  trailer n4
  train v1: teach someone the skills for a job
  transcript n1: a written copy of what someone said
  transient a2
  translator n1
  trauma n2
  traumatic a2
  trawl v1
  treacle n1
  trek n1
  trek v1
  trellis n1
  trickle v1
  tricky a2
  trillion n2
  trimester n1
  tripe n1
  triplet n2
  troll n1
  trout n2
  trudge v1
  truffle n2
  trumpet n1
  truncate v3
  tuck v1
  tug v1
  tuna n2
  tunic n2
  turnip n2
  turquoise n2
  turret n1
  turtle n2
  twist v1: turn one end of something while the other end stays still
  type v1: write with a keyboard
  unaware a1: not knowing about something
  unburden v2
  unconvincing a1: hard to believe
  undertone n2
  undertow n2
  undulate v1
  unearthly a2
  unfriendly a2
  unhealthy a1: ill, or likely to make you ill
  uninspired a1
  uninterested a2
  unkempt a1
  unlimited a1: without any end or any restriction
  unlock v1: open a door with a key
  unsavory a1
  unseat v1
  unwrap v1
  upside n1: the good part of a bad situation
  urbane a1
  urgently r1: in a way that needs attention at once
  urinate v2
  usefulness n1: the quality of helping people do something
  user n1: a person who works with a machine or a service
  vacillate v1
  van n5|3
  vane n1
  variant n4
  verification n1
  vermin n2
  vet n1
`;
