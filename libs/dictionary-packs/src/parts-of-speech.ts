/** The words by which dictionaries name a part of speech, in English, and their usual short forms. The first that fits counts. */
const NAMES: readonly (readonly [partOfSpeech: string, pattern: RegExp])[] = [
  ['adverb', /^(?:adv|adv-to|adverb\b.*)$/],
  ['pronoun', /^(?:pn|pron|pronoun\b.*)$/],
  ['name', /^(?:name|proper noun|prop|n-pr|place name|surname)$/],
  ['phrase', /^(?:exp|phr|phrase|expression\b.*|expressions \(.*|idiom|proverb)$/],
  [
    'adjective',
    /^(?:a|adj|adj-.*|adjective\b.*|pre-noun adjectival\b.*|adjectiv.*|.*\badjectives?\b.*)$/,
  ],
  ['verb', /^(?:v[0-9].*|v|v-|vb|vi|vt|vk|vs|vs-.*|vz|aux-v|verb\b.*|.*\bverb\b.*)$/],
  ['noun', /^(?:n|n-.*|pl|noun\b.*|nouns\b.*|adverbial noun\b.*|counter|ctr|subst)$/],
  ['preposition', /^(?:prep|preposition)$/],
  ['conjunction', /^(?:conj|conjunction)$/],
  ['interjection', /^(?:int|interj|interjection\b.*)$/],
  ['numeral', /^(?:num|numeric|number|numeral)$/],
  ['particle', /^(?:prt|particle)$/],
  ['article', /^(?:art|article)$/],
  ['prefix', /^(?:pref|prefix)$/],
  ['suffix', /^(?:suf|suff|suffix)$/],
];

/** A noun that can become a verb is asked as a noun. */
const nounFirst = /^nouns?\b/;

/** Returns the part of speech that a dictionary's tag names, or `''`. */
export function partOfSpeechOf(tag: string): string {
  const lower = tag.trim().toLowerCase();
  if (nounFirst.test(lower) && !/^noun or verb acting/.test(lower)) return 'noun';
  return NAMES.find(([, pattern]) => pattern.test(lower))?.[0] ?? '';
}

/** Returns the part of speech of the first tag that names one, or `''`. */
export function firstPartOfSpeech(tags: readonly string[]): string {
  for (const tag of tags) {
    const found = partOfSpeechOf(tag);
    if (found !== '') return found;
  }
  return '';
}

/** Returns whether a tag says that `する` makes a verb of a Japanese noun. */
export function takesSuru(tag: string): boolean {
  return /^vs$|\bverb suru$/.test(tag.trim());
}
