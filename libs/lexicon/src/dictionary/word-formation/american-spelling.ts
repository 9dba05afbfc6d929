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

/**
 * Returns the possible American spellings of a word in lower case. Most results are no words, so
 * the caller looks them up.
 */
export function americanSpellings(word: string): string[] {
  const spellings = rules.map(([british, american]) => word.replace(british, american));
  return [...new Set(spellings)].filter((spelling) => spelling !== word);
}
