import { meaningOf, type Target } from '../dictionary/target.js';
import { addedWordKind } from '../wordnet/added-words/added-words.js';
import type { Material } from '../material.js';
import type { WordToAsk } from '../question.js';
import { formNames } from './form-names.js';
import { otherSenses } from './other-senses.js';
import { gap } from '../text/masking.js';
import { displayLemma, optionKey } from '../text/normalization.js';
import { posLabels, type Synset } from '../wordnet/synset.js';
import { asksOnlyGap } from './only-gap.js';

/** Returns `noun`, `verb, past form`, or `noun, slang`. */
export function grammarHint({ synset, inflection, mark }: Target): string {
  return joinHints(kindOf(synset), formNames[inflection], mark ?? '');
}

function kindOf({ pos, lexFile }: Synset): string {
  return addedWordKind(lexFile) ?? posLabels[pos];
}

/**
 * Returns `noun: a plot of ground …`: without a definition, several words may make sense in a
 * sentence.
 */
export function meaningHint(target: Target): string {
  const { definition } = target;
  return definition === undefined ? grammarHint(target) : `${grammarHint(target)}: ${definition}`;
}

const graphemes = new Intl.Segmenter();

/**
 * Returns the first letter, or as many letters as are to be shown, and the length, if the term is long enough that they do not
 * give it away.
 */
export function letterHint(term: string, shown = 1): string {
  const letters = lettersOf(term);
  const count = letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
  if (count < 3) return '';
  return `${letters.slice(0, shown).join('')}… (${count} letters)`;
}

/** Hundreds of words are compared by their hints, and to look for combined letters takes long. */
function lettersOf(term: string): string[] {
  if (/^[ -~]*$/.test(term)) return term.split('');
  return [...graphemes.segment(term)].map((part) => part.segment);
}

/** Joins hints in one line and leaves out empty ones. */
export function joinHints(...hints: readonly string[]): string {
  return hints.filter((hint) => hint !== '').join(', ');
}

/** Returns the sentence of a gap without the gap, and the learner's note. */
export function wholeSentence(
  { text, form }: { text: string; form: string },
  word: WordToAsk,
): string {
  return [`“${text.replaceAll(gap, form)}”`, noteLine(word)]
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns the form that a gap needs, and the term as it was collected. */
export function withLemma(form: string, { term }: WordToAsk): string[] {
  return optionKey(form) === optionKey(term) ? [form] : [form, term];
}

/** More synonyms would hide the example. */
const namedSynonyms = 4;

/** Returns what the dictionary says about the asked sense, and what the learner noted. */
export function explain(
  material: Material,
  target: Target,
  example: string | undefined = ownExample(target),
): string {
  const { word, dictionary } = material;
  const isOpen = material.isUndecided && asksOnlyGap(material);
  const head = headOf(target);
  const others = dictionary === undefined ? '' : otherSenses(target, dictionary);
  return [
    isOpen ? `Your sentence leaves the sense open. Perhaps ${head}` : head,
    isOpen ? '' : synonymLine(target),
    example === undefined || isOpen ? '' : `“${example}”`,
    others === '' ? '' : `${isOpen ? 'Or' : 'Other senses'}: ${others}.`,
    noteLine(word),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns `begin (verb, base form of began): start to do something.` */
function headOf(target: Target): string {
  const { synset, lemma, inflection, entry, mark } = target;
  const form = entry.term.slice(entry.prefix.length);
  const name = inflection === 'plural' ? 'singular' : 'base form';
  const base = inflection === 'base' ? '' : `${name} of ${form}`;
  const kind = joinHints(kindOf(synset), base, mark ?? '');
  return `${displayLemma(lemma)} (${kind}): ${meaningOf(target)}.`;
}

/** The other examples of a sense use its synonyms. */
function ownExample({ synset, family, review }: Target): string | undefined {
  return (
    review?.entry?.example.replace(/[{}]/g, '') ??
    synset.examples.find((example) => family.isNamedIn(example))
  );
}

/** Returns `Also: couch, lounge.`, with words that are nearly right. */
function synonymLine({ synset, lemma, review }: Target): string {
  if (review?.entry !== undefined && review.synonyms.length > 0)
    return `Also: ${review.synonyms.join(', ')}.`;
  if (review !== undefined && review.notSynonyms === undefined) return '';
  const others = synset.words
    .filter((word) => word.toLowerCase() !== lemma)
    .filter((word) => review?.notSynonyms?.has(word.toLowerCase()) !== true)
    .slice(0, namedSynonyms);
  return others.length === 0 ? '' : `Also: ${others.map(displayLemma).join(', ')}.`;
}

/** Returns the learner's first note with an introduction, or `''` if there is none. */
export function noteLine(word: WordToAsk): string {
  const note = word.notes[0];
  return note === undefined ? '' : `Your note: ${note}`;
}
