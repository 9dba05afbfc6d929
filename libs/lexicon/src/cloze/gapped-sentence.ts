import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import type { QuestionSource } from '../question.js';
import { gap } from '../text/masking.js';
import { contentStems, wordsOf } from '../text/stemming.js';
import type { Inflection } from '../wordnet/morphology.js';
import { occurrencesOf, type Occurrence } from './occurrence.js';
import { isClearForm } from './unclear-verbs.js';

/** A sentence with one gap, and the word that fills it. */
export interface GappedSentence {
  text: string;
  /** The sentence without the gap. */
  whole: string;
  /** The text that stood in the gap. */
  form: string;
  inflection: Inflection;
  source: QuestionSource;
  target: Target;
}

/** Fewer words leave too much to guess. */
const MIN_WORDS = 4;
const MIN_CONTENT_WORDS = 2;

/**
 * Cuts a gap into the sentence. An article before it becomes `a(n)`, so that it does not tell how
 * the answer begins.
 */
export function cutGap(sentence: string, { start, end }: Occurrence): string {
  const before = sentence.slice(0, start).replace(/\b(a)n?(\s+)$/i, '$1(n)$2');
  return before + gap + sentence.slice(end);
}

/**
 * Returns the only place of a lemma in a text, or undefined if it occurs twice or in an unclear
 * form.
 */
export function onlyPlace(
  text: string,
  { lemma, synset }: Target,
  dictionary: Dictionary,
): Occurrence | undefined {
  const [place, ...more] = occurrencesOf(lemma, synset.pos, text, dictionary);
  if (place === undefined || more.length > 0) return undefined;
  return synset.pos !== 'v' || isClearForm(text, place, lemma) ? place : undefined;
}

/** Returns whether the text around the gap points to one word without naming it. */
export function isTelling(text: string, { family }: Target): boolean {
  const rest = text.replaceAll(gap, ' ');
  return (
    wordsOf(rest).length >= MIN_WORDS &&
    contentStems(rest).size >= MIN_CONTENT_WORDS &&
    !family.isNamedIn(rest)
  );
}

/** Returns the target in the form that the gap needs. */
export function inSentence({ target, form, inflection }: GappedSentence): Target {
  return { ...target, inflection, entry: { ...target.entry, term: form, prefix: '' } };
}
