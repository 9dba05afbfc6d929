import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';

/**
 * Returns a distractor in the form of the asked term (`walked` beside `went`, `to walk` beside `to
 * go`), so that the form does not tell the answer. Returns undefined if that form is not an
 * attested word.
 */
export function inFormOf(target: Target, word: string, dictionary: Dictionary): string | undefined {
  const { prefix, term } = target.entry;
  const inflected = inflectPhrase(word, target, dictionary);
  if (inflected === undefined) return undefined;
  return matchCase(term, articleFor(prefix, inflected) + inflected);
}

function inflectPhrase(word: string, target: Target, dictionary: Dictionary): string | undefined {
  const { inflection, synset } = target;
  if (inflection === 'base') return word;
  if ((inflection === 'comparative' || inflection === 'superlative') && !hasEndings(word))
    return undefined;
  const lemma = word.replaceAll(' ', '_');
  const [form, ...more] = dictionary.phraseFormsOf(lemma, synset.pos, inflection);
  // Neither `shook` nor `shaken` would surely have the same form as `walked`. Of `sew`, only `sewn` is listed.
  if (more.length > 0 || (inflection === 'past' && /(?:e|w)n$/.test(form ?? ''))) return undefined;
  return form;
}

/** Nobody says `tireder` or `ancienter`, although lists of words have them. */
function hasEndings(adjective: string): boolean {
  const syllables = adjective.replace(/e$/, '').match(/[aeiouy]+/g) ?? [];
  return syllables.length === 1 || (syllables.length === 2 && /(?:[^aeiou]y|ow)$/.test(adjective));
}

function articleFor(prefix: string, word: string): string {
  if (prefix !== 'a ' && prefix !== 'an ') return prefix;
  return /^[aeiou]/i.test(word) ? 'an ' : 'a ';
}

function matchCase(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase() && model !== model.toLowerCase()) {
    return word.toUpperCase();
  }
  const first = model.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
