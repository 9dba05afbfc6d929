/** `../rows.ts` says what the rows are. */
export const fromUgZu = `
  ugly a1: not pleasant to look at
  unaware a1: not knowing about something
  unburden v2
  unconvincing a1: hard to believe
  understand v1: know the meaning of something
  undertone n2
  undertow n2
  undulate v1
  unearthly a2
  unfriendly a2
  unhealthy a1: ill, or likely to make you ill
  uniform n1: the special clothes of soldiers, nurses or pupils
  uninspired a1
  uninterested a2
  unique a1: the only one of its kind
  unit n1: an amount that is used as a standard for measuring
  university n2: a place where people study for a degree
  unkempt a1
  unlimited a1: without any end or any restriction
  unlock v1: open a door with a key
  unsavory a1
  unseat v1
  unusual a1: not common
  unwrap v1
  upset v3
  upside n1: the good part of a bad situation
  urbane a1
  urgent a1
  urgently r1: in a way that needs attention at once
  urinate v2
  use v1: do something with a tool or thing for a purpose
  useful a1: that helps you to do something
  usefulness n1: the quality of helping people do something
  useless a1: of no help at all
  user n1: a person who works with a machine or a service
  vacillate v1
  vague a1: not clear or exact
  valuable a1: worth a lot of money
  value n2
  van n5|3: a closed vehicle that is smaller than a lorry and carries goods
  vane n1
  variant n4
  variety n1: many different kinds of things
  vast a1: extremely large
  verification n1
  vermin n2
  version n1: one of several forms of the same thing
  vet n1
  victim n1
  video n2
  view n2
  vigil n2
  vigorously r1: with a lot of energy and strength
  villa n2
  violin n1: a wooden musical instrument with four strings that you hold under your chin
  vision n2: the ability to see
  visit v1: go to see a person or place for a time
  visitation n3
  visitor n1: a person who comes to see a place or a person
  visor n2
  vital a1: very important or necessary
  voice n2
  void n1|2
  voracious a2
  vortex n2
  vote v1: choose someone in an election by marking a paper
  wade v1
  waffle n1
  waft v1
  wager v1
  wail v1
  wait v1: stay until something happens or someone comes
  walk v1: move on your feet, but not run
  walker n3
  wall n1: one of the sides of a room or building
  waltz n3
  want v1: wish to have or do something
  war n1: fighting between armies of different countries
  warm a1: a little hot
  warn v1: tell someone about a danger
  wash v2: clean something with water and soap
  washer n2
  washout n3
  waste v1: use more of something than is needed
  watch v1: look at something for some time
  watchdog n2
  water n1: the clear liquid that falls as rain and that we drink
  watermelon n2
  waxy a1
  way n1: how something is done
  weapon n1: something that is used to fight or kill, such as a gun
  wear v1: have clothes on your body
  weasel n2
  weather n1: how hot, cold, wet or windy it is outside
  weaver n1
  wee a1
  week n1: a period of seven days
  weekend n1: saturday and Sunday
  weight n1: how heavy something is
  weird a2
  whack v1
  whale n2
  whaler n2
  wheel n1: a round object under a car or bicycle that turns
  whiff n1
  whim n1
  whine v1
  whip v1
  whirl v1
  whisker n2
  whistle v1: make a high sound by blowing air through the lips
  white a1: of the colour of snow
  whitewash v1
  wide a1: measuring a lot from one side to the other
  wife n1: the woman to whom a man is married
  wild a2
  wilderness n3
  win v1: be the first or best in a game or race
  wind n1: air that moves outside
  windfall n2
  window n1: an opening in a wall with glass in it
  wine n1: an alcoholic drink that is made from grapes
  winter n1: the coldest season of the year
  wire n1: a thin thread of metal
  wise a1: able to judge well because of long experience
  wish v2
  withdrawal n3|5|2
  witness v1: see something happen, such as a crime
  wobble v1
  woman n1: an adult female person
  wonder v1: want to know something
  wonderful a1: extremely good
  woodwork n1
  workout n1
  worldwide a2: everywhere on earth
  wow v1
  wren n2
  yam n3
  yarn n2
  yawn v1
  yearling n3
  yearly a1
  yeast n1
  yew n2
  yolk n1
  zipper n1
  zoology n2
  zucchini n2
`;
