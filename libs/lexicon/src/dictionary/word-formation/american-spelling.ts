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

/** Spellings that follow no rule. */
const others: Readonly<Record<string, string>> = {
  ...{ aluminium: 'aluminum', axe: 'ax', cheque: 'check', defence: 'defense', disc: 'disk' },
  ...{ draught: 'draft', gaol: 'jail', grey: 'gray', jewellery: 'jewelry', kerb: 'curb' },
  ...{ licence: 'license', mould: 'mold', moustache: 'mustache', offence: 'offense' },
  ...{ plough: 'plow', practise: 'practice', programme: 'program', pyjamas: 'pajamas' },
  ...{ sceptical: 'skeptical', storey: 'story', tyre: 'tire' },
};

/**
 * Returns the possible American spellings of a word in lower case. Most results are no words, so
 * the caller looks them up.
 */
export function americanSpellings(word: string): string[] {
  const known = others[word];
  const spellings = rules.map(([british, american]) => word.replace(british, american));
  return [...new Set([...(known === undefined ? [] : [known]), ...spellings])].filter(
    (spelling) => spelling !== word,
  );
}
