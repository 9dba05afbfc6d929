/** `../rows.ts` says what the rows are. */
export const fromViZu = `
  video n2
  vigil n2
  vigorously r1: with a lot of energy and strength
  villa n2
  violin n1: a wooden musical instrument with four strings that you hold under your chin
  visitation n3
  visitor n1: a person who comes to see a place or a person
  visor n2
  void n1|2
  voracious a2
  vortex n2
  wade v1
  waffle n1
  waft v1
  wager v1
  wail v1
  walker n3
  waltz n3
  washer n2
  washout n3
  watchdog n2
  watermelon n2
  waxy a1
  weasel n2
  weaver n1
  wee a1
  whack v1
  whale n2
  whaler n2
  whiff n1
  whim n1
  whine v1
  whip v1
  whirl v1
  whisker n2
  whistle v1: make a high sound by blowing air through the lips
  whitewash v1
  wilderness n3
  windfall n2
  withdrawal n3|5|2
  witness v1: see something happen, such as a crime
  wobble v1
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
