import type { Language } from '@wordgrove/contracts';
import { Dictionary } from '../dictionary/dictionary.js';
import { agree } from '../text/articles.js';
import { withoutMarks, withUmlautsSpelledOut } from './answer-text.js';
import { bareAnswer, type BareAnswer } from './bare-answer.js';
import { englishRelation } from './english-relation.js';
import { hasAnotherWord } from './other-words.js';
import { hasOneTypo } from './typo.js';
import { waysToAnswer } from './ways-to-answer.js';

/** The right answers to compare a written answer with. */
export interface ExpectedAnswer {
  language: Language;
  /** Every answer that counts as right. Empty ones do not count. */
  answers: readonly string[];
  /** The card's explanation, which tells the asked sense. */
  explanation: string;
}

export type Judgement = 'MATCH' | 'CLOSE' | 'MISMATCH';

/**
 * Judges an answer as a good teacher would.
 *
 * MATCH: the same except for case, punctuation, white space, a missing article or `to`; accents in
 * English; British or American spelling; ß or ss, ae for ä, œ or oe, ё or е, vowel signs, simplified or
 * traditional characters. A remark in brackets may be missing, and one of several answers is enough.
 * CLOSE: an accent missing or wrong; an article that does not go with the noun; a reflexive pronoun
 * missing; one typo in a word of five letters or more; in English another form of the word, the words of
 * a short form in full, or a synonym in the asked sense.
 * MISMATCH: anything else, and always another word of the language, even one letter away.
 */
export function judgeAnswer(given: string, expected: ExpectedAnswer): Judgement {
  const own = bareAnswer(given, expected.language);
  const judgements = expected.answers
    .flatMap((answer) => waysToAnswer(answer, expected.language))
    // Nobody makes so many errors, and it takes long to compare long texts.
    .filter((answer) => given.length <= MAX_LENGTH_FACTOR * answer.length + MAX_LENGTH_MARGIN)
    .map((answer) => bareAnswer(answer, expected.language))
    .map((right, _at, all) => judgeOne(own, withArticleOf(all, right), expected));
  if (judgements.includes('MATCH')) return 'MATCH';
  return judgements.includes('CLOSE') ? 'CLOSE' : 'MISMATCH';
}

/**
 * As a multiple of the right answer's length, to which punctuation and white space may still be
 * added.
 */
const MAX_LENGTH_FACTOR = 3;
const MAX_LENGTH_MARGIN = 100;

/** Returns a check for whether other texts are the same answer, regardless of spelling variants and accents. */
export function sameAnswerAs(given: string, language: Language): (other: string) => boolean {
  const own = bareAnswer(given, language).text;
  return (other) => own === bareAnswer(other, language).text;
}

/** The article of `Wohnung`, as a gap has it, may be known from the term, which is another right answer: `die Wohnung`. */
function withArticleOf(answers: readonly BareAnswer[], right: BareAnswer): BareAnswer {
  const { nouns = answers.find((other) => other.nouns && other.text === right.text)?.nouns } =
    right;
  return { ...right, nouns };
}

function judgeOne(own: BareAnswer, right: BareAnswer, expected: ExpectedAnswer): Judgement {
  const { language, explanation } = expected;
  if (own.text === '' || right.text === '') return 'MISMATCH';
  if (areEqual(own, right, language)) {
    return agree(own.nouns, right.nouns) ? 'MATCH' : 'CLOSE';
  }
  if (own.core === right.core) return 'CLOSE';
  if (language === 'LANGUAGE_ENGLISH') {
    const relation = englishRelation(own.text, right.text, explanation, Dictionary.shared());
    if (relation !== undefined) return relation === 'SPELLING' ? 'MATCH' : 'CLOSE';
  }
  if (hasAnotherWord(own.text, right.text, language)) return 'MISMATCH';
  return isMisspelt(own.text, right.text, language) ? 'CLOSE' : 'MISMATCH';
}

/** Languages in which a hyphen makes no difference. `grand-mère` must have its hyphen. */
const looseHyphens: ReadonlySet<Language> = new Set<Language>([
  'LANGUAGE_ENGLISH',
  'LANGUAGE_GERMAN',
  'LANGUAGE_DUTCH',
]);

function areEqual(one: BareAnswer, other: BareAnswer, language: Language): boolean {
  if (one.text === other.text) return true;
  const isJoined =
    one.joined === other.joined || one.joined === other.text || one.text === other.joined;
  if (isJoined && looseHyphens.has(language)) return true;
  // Only the given answer may lack umlauts: `Duett` is not `Dütt`, but `schoen` is `schön`.
  return language === 'LANGUAGE_GERMAN' && one.text === withUmlautsSpelledOut(other.text);
}

function isMisspelt(given: string, right: string, language: Language): boolean {
  return (
    withoutMarks(given, language) === withoutMarks(right, language) || hasOneTypo(given, right)
  );
}
