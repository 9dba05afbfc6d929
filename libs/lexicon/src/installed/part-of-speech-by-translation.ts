import type { Language } from '@wordgrove/contracts';
import { Dictionary } from '../dictionary/dictionary.js';
import { guessedPart, tellsVerbsByEnding } from '../text/guessed-part.js';
import { isNumber } from './translation.js';
import type { PartOfSpeech } from '../wordnet/synset.js';

const NAMES: Readonly<Record<PartOfSpeech, string>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
  f: '',
};

/** The translations that are looked up. The first ones are the most usual. */
const MAX_TRANSLATIONS = 6;
/** As a share of the use of the translations. Below this, another part of speech is about as likely. */
const CLEAR = 0.7;
/** As a share. Nearly every English noun can be a verb, but `sea` hardly ever is one. */
const HARDLY = 0.02;
const ARTICLE = /^(?:an?|the) /;
const INFINITIVE = /^(?:to|be) /;

/**
 * Returns the part of speech of a term that its dictionary does not name, by what its English translations are, and by the ending
 * of the term: `noun`, `verb`, `adjective`, `adverb` or `numeral`. Returns `''` if it is not clear.
 */
export function partOfSpeechByTranslation(
  term: string,
  language: Language,
  definitions: readonly string[],
): string {
  if (term.includes(' ')) return '';
  if (isNumber(definitions[0] ?? '')) return 'numeral';
  const guessed = guessedPart(term, undefined, language);
  if (guessed === 'noun') return guessed;
  const shares = sharesOf(definitions);
  const verbs = shares.get('verb') ?? 0;
  if (guessed === 'verb' && verbs > HARDLY) return verbs >= CLEAR ? 'verb' : '';
  if (tellsVerbsByEnding(language)) shares.delete('verb');
  const all = sum(shares.values());
  const [[name, share] = ['', 0]] = [...shares].sort(([, one], [, other]) => other - one);
  return share >= CLEAR * all ? name : '';
}

/** Returns how much each part of speech is used among the translations, as shares of one. */
function sharesOf(definitions: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  const translations = definitions.flatMap((each) => each.split(/[,;]\s*/));
  const looked = translations.slice(0, MAX_TRANSLATIONS).map(usesOf);
  const told = looked.filter((uses) => uses.size > 0);
  for (const uses of told) {
    const all = sum(uses.values());
    for (const [name, use] of uses)
      shares.set(name, (shares.get(name) ?? 0) + use / all / told.length);
  }
  return shares;
}

function usesOf(translation: string): Map<string, number> {
  if (INFINITIVE.test(translation)) return new Map([['verb', 1]]);
  if (ARTICLE.test(translation)) return new Map([['noun', 1]]);
  const uses = new Map<string, number>();
  const { wordnet } = Dictionary.shared();
  for (const { pos, tagCount } of wordnet.senses.commonestFirst(lemmaOf(translation)))
    uses.set(NAMES[pos], (uses.get(NAMES[pos]) ?? 0) + tagCount + 1 / 2);
  return uses;
}

function lemmaOf(translation: string): string {
  return translation.trim().toLowerCase().replaceAll(' ', '_');
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, each) => all + each, 0);
}
