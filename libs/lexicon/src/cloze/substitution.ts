import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { wordsOf } from '../text/stemming.js';
import { occurrencesOf, type Occurrence } from './occurrence.js';
import { isUnclearVerb } from './unclear-verbs.js';

/**
 * Before these words, one particular verb or adjective may be needed: `rely on`, `aware of`, `want
 * to`.
 */
const governed = new Set(
  (
    'about above across after against along around as at away back by down for forth from how if in into ' +
    'of off on onto out over past that through to together toward towards under up upon what when ' +
    'where whether who with without'
  ).split(' '),
);

/**
 * Returns the place of the one synonym of the target in this text that the term can replace, and
 * the form that the term takes there.
 */
export function substitutionIn(
  text: string,
  target: Target,
  dictionary: Dictionary,
): Occurrence | undefined {
  const { synset, lemma } = target;
  const found = synset.words
    .filter((word) => word.toLowerCase() !== lemma && isExchangeable(word, target))
    .flatMap((word) => occurrencesOf(word, synset.pos, text, dictionary));
  const [place, ...more] = found;
  if (place === undefined || more.length > 0) return undefined;
  if (synset.pos !== 'n' && isGoverning(text.slice(place.end))) return undefined;
  const forms = dictionary.phraseFormsOf(lemma, synset.pos, place.inflection);
  const [form] = forms;
  // The form of the other verb does not tell whether `went` or `gone` is needed.
  if (form === undefined || forms.length > 1) return undefined;
  return { ...place, form: atSentenceStart(place.form) ? capitalize(form) : form };
}

function isExchangeable(word: string, { synset, lemma }: Target): boolean {
  // Names and phrases have their own places in a sentence.
  if (word !== word.toLowerCase() || word.includes('_') !== lemma.includes('_')) return false;
  if (synset.pos === 'a') return !synset.isPlaced(word) && !synset.isPlaced(lemma);
  if (synset.pos !== 'v') return true;
  if (isUnclearVerb(word) || isUnclearVerb(lemma)) return false;
  return synset.framesOf(word) === synset.framesOf(lemma);
}

function isGoverning(rest: string): boolean {
  const [next = ''] = wordsOf(rest);
  return /^\s/.test(rest) && governed.has(next.toLowerCase());
}

function atSentenceStart(form: string): boolean {
  return form.charAt(0) !== form.charAt(0).toLowerCase();
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
