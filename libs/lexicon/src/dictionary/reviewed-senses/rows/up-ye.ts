/** `../rows.ts` says what the rows are. */
export const fromUpYe = `
  upset v3
  value n2
  van n5|3
  version n1: one of several forms of the same thing
  vigil n2
  villa n2
  visit v1: go to see a person or place for a time
  void n1|2
  vote v1: choose someone in an election by marking a paper
  wash v2: clean something with water and soap
  watchdog n2
  whine v1
  wise a1: able to judge well because of long experience
  wish v2
  withdrawal n3|5|2
  worldwide a2: everywhere on earth
  yam n3
  yearling n3
`;
