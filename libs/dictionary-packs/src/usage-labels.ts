/** The marks of dictionaries for words that are not for everybody, everywhere, or today. */
const LABELS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['vulgar', /^(?:vulg\b.*|vulgar\b.*|obscene|X|rude or x-rated.*|derb|vulgär)$/i],
  [
    'offensive',
    /^(?:derog\b.*|derogatory\b.*|offensive\b.*|sens|sensitive|slur|pej\.?|pejorative|pej)$/i,
  ],
  ['slang', /^(?:sl|slang|m-sl|net-sl|manga slang|internet slang|slang\b.*)$/i],
  [
    'dated',
    /^(?:dated|old-fashioned|obs|obsolete(?: term)?|arch|archaic|archaism|oK|iK|oik|veraltet|altertümlich|obsc|obscure term|rare|uncommon)$/i,
  ],
  ['dialect', /^(?:dial|dialect\b.*|dialectal|regional)$/i],
  ['colloquial', /^(?:col|coll\.?|colloquial|colloquialism|ugs\.?|familiar language|fam)$/i],
];

/** Returns our label for a tag of a dictionary, or undefined if the tag says nothing about usage. */
export function usageLabelOf(tag: string): string | undefined {
  const text = tag.trim();
  return LABELS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Returns the labels of some tags, each once. */
export function usageLabels(tags: readonly string[]): string[] {
  const labels = tags.map(usageLabelOf).filter((label) => label !== undefined);
  return [...new Set(labels)];
}
