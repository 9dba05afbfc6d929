const rules: readonly (readonly [british: RegExp, american: string])[] = [
  [/is(?=(?:e|ed|es|er|ers|ing|able|ation|ations|ingly|ably)$)/, 'iz'],
  [/our(?!s?$)/g, 'or'],
  [/our(?=s?$)/, 'or'],
  [/(?<=[a-z]{2})[ao]e(?=[a-z]{2})/g, 'e'],
  [/gement/, 'gment'],
  [/ll(?=(?:er|ers|ery)$)/, 'l'],
  [/tre(?=s?$)/, 'ter'],
  [/bre(?=$|s$|[a-z]{3})/, 'ber'],
];

/** A word (lower case) as Americans may spell it. Most results are no words: the caller looks. */
export function americanSpellings(word: string): string[] {
  const spellings = rules.map(([british, american]) => word.replace(british, american));
  return [...new Set(spellings)].filter((spelling) => spelling !== word);
}
