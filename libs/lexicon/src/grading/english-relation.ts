import type { Dictionary } from '../dictionary/dictionary.js';
import { reviewOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import { meaningOfSense } from '../dictionary/sense-meaning.js';
import { areSpellingVariants, synsetsOf } from './english-spelling.js';

/** The relation of an English answer to the expected one if it is not the same. */
export type Relation = 'SPELLING' | 'INFLECTION' | 'SYNONYM';

/**
 * Returns how two answers are related: British for American spelling or the reverse, another form
 * of the same word, or a synonym in the asked sense, which is the one whose definition the card's
 * explanation has. Both answers must be in lower case.
 */
export function englishRelation(
  given: string,
  right: string,
  explanation: string,
  dictionary: Dictionary,
): Relation | undefined {
  const [givenWords, rightWords] = [given.split(' '), right.split(' ')];
  const isSame =
    givenWords.length === rightWords.length &&
    rightWords.every((word, at) => areSpellingVariants(givenWords[at] ?? '', word, dictionary));
  if (isSame) return 'SPELLING';
  const lemmas = lemmasOf(right, dictionary);
  // `more happy` for `happier`
  const isForm = lemmasOf(given.replace(/^(?:more|most) /, ''), dictionary).some((lemma) =>
    lemmas.some((other) => areSpellingVariants(lemma, other, dictionary)),
  );
  if (isForm) return 'INFLECTION';
  return isSynonym(given, right, explanation, dictionary) ? 'SYNONYM' : undefined;
}

function isSynonym(
  given: string,
  right: string,
  explanation: string,
  dictionary: Dictionary,
): boolean {
  const synsets = new Set(synsetsOf(given, dictionary));
  const senses = dictionary.find(right)?.readings.flatMap((reading) => reading.senses) ?? [];
  return senses.some((sense) => {
    const review = reviewOf(sense.lemma, sense);
    const isMeant = synsets.has(sense.synset) || review?.synonyms.includes(given) === true;
    return isMeant && explanation.includes(meaningOfSense(sense, dictionary));
  });
}

function lemmasOf(term: string, dictionary: Dictionary): string[] {
  return (dictionary.find(term)?.readings ?? []).map(({ lemma }) => lemma);
}
