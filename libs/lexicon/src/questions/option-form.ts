import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { inflect } from '../wordnet/inflection.js';

/**
 * A distractor in the form of the asked term (`walked` beside `went`, `to walk` beside `to go`), so
 * that the form doesn't tell the answer. Undefined where that form isn't an attested word.
 */
export function inFormOf(target: Target, word: string, dictionary: Dictionary): string | undefined {
  const { prefix, term } = target.entry;
  const inflected = inflectPhrase(word, target, dictionary);
  if (inflected === undefined) return undefined;
  return matchCase(term, articleFor(prefix, inflected) + inflected);
}

function inflectPhrase(word: string, target: Target, dictionary: Dictionary): string | undefined {
  const { inflection } = target;
  if (inflection === 'base') return word;
  const words = word.split(' ');
  const at = target.synset.pos === 'v' ? 0 : words.length - 1;
  const form = inflect(words[at] ?? '', inflection).find((each) => dictionary.frequency.has(each));
  return form === undefined ? undefined : words.with(at, form).join(' ');
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
