import type { Language } from '@wordgrove/contracts';
import { Dictionary } from '../dictionary/dictionary.js';
import { agree, withoutArticle } from './articles.js';
import { plainText, withoutMarks, withUmlautsSpelledOut } from './answer-text.js';
import { englishRelation } from './english-relation.js';
import { hasOneTypo } from './typo.js';

/** What a written answer is held against. */
export interface ExpectedAnswer {
  language: Language;
  /** Every answer that counts as right; empty ones count as none. */
  answers: readonly string[];
  /** The card's explanation: it tells the asked sense. */
  explanation: string;
}

export type Judgement = 'MATCH' | 'CLOSE' | 'MISMATCH';

/**
 * As a good teacher judges an answer.
 *
 * MATCH: the same but for case, punctuation, white space, a missing article or `to`; accents in
 * English; British or American spelling; ß or ss, ae for ä, œ or oe, ё or е, vowel signs.
 * CLOSE: an accent missing or wrong; an article of another gender; one typo in a word of five letters
 * or more; in English another form of the word, or a synonym in the asked sense.
 */
export function judgeAnswer(given: string, expected: ExpectedAnswer): Judgement {
  const judgements = expected.answers.map((answer) => judgeOne(given, answer, expected));
  if (judgements.includes('MATCH')) return 'MATCH';
  return judgements.includes('CLOSE') ? 'CLOSE' : 'MISMATCH';
}

/** Whether two texts are one answer, spelling variants and accents aside. */
export function isSameAnswer(one: string, other: string, language: Language): boolean {
  return bare(one, language).text === bare(other, language).text;
}

function judgeOne(given: string, answer: string, expected: ExpectedAnswer): Judgement {
  const { language, explanation } = expected;
  const [own, right] = [bare(given, language), bare(answer, language)];
  if (own.text === '' || right.text === '') return 'MISMATCH';
  if (areEqual(own.text, right.text, language)) {
    return agree(own.genders, right.genders) ? 'MATCH' : 'CLOSE';
  }
  if (withoutMarks(own.text, language) === withoutMarks(right.text, language)) return 'CLOSE';
  if (language === 'LANGUAGE_ENGLISH') {
    const relation = englishRelation(own.text, right.text, explanation, Dictionary.shared());
    if (relation !== undefined) return relation === 'SPELLING' ? 'MATCH' : 'CLOSE';
  }
  return hasOneTypo(own.text, right.text) ? 'CLOSE' : 'MISMATCH';
}

function areEqual(one: string, other: string, language: Language): boolean {
  if (one === other) return true;
  // Only the given answer may lack umlauts: `Duett` is no `Dütt`, but `schoen` is `schön`.
  return language === 'LANGUAGE_GERMAN' && one === withUmlautsSpelledOut(other);
}

function bare(text: string, language: Language): { text: string; genders: string | undefined } {
  const lower = text.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'");
  const tidy = lower.replace(/^[^\p{L}\p{N}']+/u, '').replace(/\s+/gu, ' ');
  const { rest, genders } = withoutArticle(tidy, language);
  const plain = plainText(rest, language);
  return { text: withoutArabicArticle(plain, language), genders };
}

/** Joined to its word, and left out as freely as others are. */
function withoutArabicArticle(text: string, language: Language): string {
  return language === 'LANGUAGE_ARABIC' ? text.replace(/^ال(?=\p{L}{2})/u, '') : text;
}
