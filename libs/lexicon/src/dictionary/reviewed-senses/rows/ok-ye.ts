/** `../rows.ts` says what the rows are. */
export const fromOkYe = `
  okra n1|2|3
  omnibus n2
  option n2
  orchestrate v1
  organisation n2
  organise v5|6
  organiser n2
  orientation n3
  ornamental a1
  orphanage n2
  oscillate v2
  overhaul v2
  overload n2
  pacemaker n3
  pacific n1
  pacifier n3
  packaging n3
  paddle n4
  parity n5
  passport n2
  patronise v3
  peanut n1|2|4
  pedal n2
  petty a1|2
  pharmacy n2
  phoenix n3
  physiology n1
  pipeline n2
  planner n1: someone who decides in advance how things will be done
  playground n2
  plotter n3
  pointer n2|3
  portray v1: describe someone or something
  poster n1
  prefix n1
  premium n3
  preview n2
  printer n2
  processor n3
  programmer n1: someone who writes software
  proprietary a1
  protection n1: keeping someone or something safe from harm
  protocol n1|3
  pull v1: move something towards yourself
  pulse n2
  punctuation n2|3
  quota n3
  react v1: behave in a certain way because something has happened
  reactor n2: a machine that produces nuclear energy
  realisation n2
  realise v6|5
  recognise v7|8
  rectify v4|5
  recycle v2
  recycling n2
  redundancy n2
  refresh v1: make someone remember something again
  remove v1: take something away
  reproduction n4
  reservation n4: an agreement that a room, seat or table will be kept for you
  reset v3
  resignation n2|3
  restrain v3
  resurrection n1
  roman a2|4|1
  roundabout n1|2
  rubbish n1
  scarce a1
  scenario n3
  scientific a1: based on experiments and facts
  scotch n2
  scroll n2
  secular a3
  sentence n1
  sentence v1: say officially in court how a criminal will be punished
  serial n1
  servant n1: someone who is paid to work in another person's house
  server n4|3
  shroud n3
  shy a1
  six a1: one more than five
  skeleton n4
  smoker n1
  social a1: about people and how they live together
  socially r1: as regards people and their life together
  socket n2|3
  solo a1
  solve v1: find the answer to a problem
  sophisticate v1
  speciality n1
  staple n1
  staple v1: fix papers together with a small piece of wire
  stark a2
  static a3
  stress n1
  stress v1: say with force that something is important
  substitution n2
  sufferer n1: someone who has an illness
  summarise v2
  supervisor n1: someone who checks and directs the work of others
  syndicate n2
  syndrome n2
  synthesizer n2
  tab n3|4
  teacher n1: someone who gives lessons
  telescope n1
  tidy a1
  tiger n2
  tobacco n1: the dried leaves that are in cigarettes
  tolerance n4
  torture n5
  transient a2
  translator n1
  trek n1
  trumpet n1
  truncate v3
  unconvincing a1: hard to believe
  van n5|3
  variant n4
  verification n1
  vet n1
  video n2
  void n1|2
  waffle n1
  weasel n2
  whale n2
  whistle v1: make a high sound by blowing air through the lips
  withdrawal n3|5|2
  wow v1
  wren n2
  yawn v1
  yearly a1
`;
