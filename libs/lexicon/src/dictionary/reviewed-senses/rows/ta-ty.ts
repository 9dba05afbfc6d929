/** `../rows.ts` says what the rows are. */
export const fromTaTy = `
  tab n3|4
  table n2
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
  tank n2
  taper v1
  tarantula n2
  tarnish v1
  tart n3
  task n2: a piece of work that must be done
  taste v1
  tattoo v1
  tax n1: money that people must pay to the government
  tea n1: a hot drink made with the dried leaves of a bush
  teach v1: help someone to learn
  teacher n1: someone who gives lessons
  teacup n2
  team n1: a group of people who play or work together
  teapot n1: a container with a handle and a spout for a hot drink
  teaspoon n2
  technique n1: a special way of doing something
  technology n1: the use of science to make new machines and tools
  tedious a1: long and boring
  tedium n2
  telephone n1: a device with which you speak to someone far away
  telescope n1
  television n2
  tell v3
  temperance n2
  temperate a1
  temperature n1: how hot or cold something is
  tempered a2
  tempestuous a1
  temporary a1: lasting only for a short time
  ten a1: one more than nine
  tenacious a2
  tendency n2
  tenuous a3
  tepid a1
  term n1: a word or expression for something in a special subject
  terrorist n1: a person who uses violence against ordinary people for political aims
  test v1: find out how well something works
  text n1: the written words of a book or message
  thank v1: tell someone that you are grateful
  thankless a2
  theory n1: a set of ideas that tries to explain something
  thimble n2
  thin a1
  think v3
  thoroughbred n3
  thought n1: an idea in your mind
  thoughtfulness n2
  thoughtlessly r2
  threat n1: something that may cause harm
  three a1: one more than two
  thrift n2
  throw v1: make something fly through the air with your hand
  thunderbolt n1
  thyme n2
  ticket n1: a piece of paper that shows that you have paid for a trip or show
  tickle v1
  tidy a1
  tie v1: fasten with string or a knot
  tiger n2
  tight a1
  time n5
  timetable n1: a list of the hours at which trains leave or lessons begin
  tin n1
  tinker v1
  title n3
  toast v1
  toaster n2
  tobacco n1: the dried leaves that are in cigarettes
  toddler n1
  tolerance n4
  tomorrow n1: the day after today
  tonic n2
  toot v1
  tooth n1: one of the hard white things in the mouth with which you bite
  top n1: the highest part of something
  topaz n2
  topology n3
  tornado n1
  torture n5
  total a1: complete
  totem n2
  totter v1
  touch v2: put your hand on something
  touching a1
  touchy a1
  tow v1
  town n1: a place with many houses and shops, smaller than a city
  toxin n1
  track n3
  traditional a1: that people have done in the same way for a long time
  traditionally r1: in the way in which people have always done it
  traffic n1: all the cars and other vehicles on the roads
  trailer n4
  train v1: teach someone the skills for a job
  training n1: the process of learning the skills for a job
  transcript n1: a written copy of what someone said
  transient a2
  translate v1: put words into another language
  translator n1
  trap n1: a device for catching animals
  trash n1: things that are thrown away
  trauma n2
  traumatic a2
  travel v2
  trawl v1
  treacle n1
  treatment n1: something that a doctor does to make a patient better
  tree n1: a tall plant with a trunk and branches
  trek n1
  trek v1
  trellis n1
  trickle v1
  tricky a2
  trillion n2
  trimester n1
  trip n1: a journey to a place and back
  tripe n1
  triplet n2
  troll n1
  trouble n3
  trout n2
  truck n1: a large vehicle that carries goods
  trudge v1
  true a1: agreeing with the facts
  truffle n2
  trumpet n1
  truncate v3
  trust n3
  truth n2
  try v1: make an effort to do something
  tuck v1
  tug v1
  tuna n2
  tune n1: a series of musical notes that are pleasant to hear
  tunic n2
  turn v1: move around a central point
  turnip n2
  turquoise n2
  turret n1
  turtle n2
  twelve a1: one more than eleven
  twenty a1: one more than nineteen
  twist v1: turn one end of something while the other end stays still
  type v1: write with a keyboard
  typical a1: showing the usual qualities of a group
`;
