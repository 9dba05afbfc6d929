import type { Dictionary } from '../dictionary/dictionary.js';
import { reviewOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import { usualSenseAs } from '../dictionary/reviewed-senses/usual-sense.js';
import type { Target } from '../dictionary/target.js';
import { hasComparison } from '../wordnet/inflection.js';

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
  if ((inflection === 'comparative' || inflection === 'superlative') && !hasComparison(word))
    return undefined;
  const lemma = word.replaceAll(' ', '_');
  const forms = dictionary.phraseFormsOf(lemma, synset.pos, inflection);
  // Of `sew`, only `sewed` has surely the same form as `walked`, and of `shake`, neither `shook` nor `shaken`.
  const [form, ...more] = inflection === 'past' ? withoutParticiple(forms, lemma) : forms;
  return more.length > 0 ? undefined : form;
}

function withoutParticiple(forms: readonly string[], lemma: string): readonly string[] {
  const others = forms.filter((form) => !/(?:e|w)n\b/.test(form));
  const isRegular = others.every((form) => form.startsWith(lemma.replace(/[ey]?(?:_.*)?$/, '')));
  return isRegular ? others : forms;
}

/** Returns whether nobody says a word in the form of the asked term, such as `advice` beside `onions`. */
export function isSeldomInFormOf(target: Target, word: string, dictionary: Dictionary): boolean {
  const lemma = word.replaceAll(' ', '_');
  const { inflection, synset } = target;
  if (inflection === 'base') return false;
  const sense = usualSenseAs(synset.pos, lemma, dictionary.wordnet);
  return sense !== undefined && reviewOf(lemma, sense)?.entry?.isOnlyBase === true;
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
