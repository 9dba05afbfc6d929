/** `../rows.ts` says what the rows are. */
export const fromTwZu = `
  twelve a1: one more than eleven
  twenty a1: one more than nineteen
  twist v1: turn one end of something while the other end stays still
  typical a1: showing the usual qualities of a group
  unburden v2
  undertone n2
  undertow n2
  undulate v1
  unearthly a2
  unfriendly a2
  unhealthy a1: ill, or likely to make you ill
  uninspired a1
  uninterested a2
  unique a1: the only one of its kind
  university n2: a place where people study for a degree
  unkempt a1
  unsavory a1
  unseat v1
  unusual a1: not common
  unwrap v1
  upset v3
  upside n1: the good part of a bad situation
  urbane a1
  urinate v2
  vacillate v1
  value n2
  van n5|3
  vane n1
  vermin n2
  version n1: one of several forms of the same thing
  vigil n2
  villa n2
  visit v1: go to see a person or place for a time
  visitation n3
  visor n2
  void n1|2
  voracious a2
  vortex n2
  vote v1: choose someone in an election by marking a paper
  waft v1
  wager v1
  walker n3
  waltz n3
  wash v2: clean something with water and soap
  washer n2
  washout n3
  watchdog n2
  watermelon n2
  waxy a1
  weaver n1
  whack v1
  whaler n2
  whiff n1
  whine v1
  whisker n2
  whitewash v1
  wilderness n3
  windfall n2
  wise a1: able to judge well because of long experience
  wish v2
  withdrawal n3|5|2
  worldwide a2: everywhere on earth
  yam n3
  yarn n2
  yearling n3
  yeast n1
  yew n2
  yolk n1
  zipper n1
  zoology n2
  zucchini n2
`;
