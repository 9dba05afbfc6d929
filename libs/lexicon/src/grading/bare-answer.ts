import type { Language } from '@wordgrove/contracts';
import { plainText, tidyText } from './answer-text.js';
import { withoutArticle } from '../text/articles.js';

/** The parts of an answer that count. */
export interface BareAnswer {
  /** Without article, case and punctuation. */
  text: string;
  /** The same text with the parts joined at a hyphen: `email` for `e-mail`. */
  joined: string;
  /**
   * The same text without the words that a learner easily leaves out or writes in full. It is
   * nearly right.
   */
  core: string;
  /** The nouns that the article goes with. Undefined if there was none. */
  nouns: string | undefined;
}

/** A hyphen between letters, but `re-sign` must not become `resign`. */
const hyphen = /(?<=\p{L})(?<!\bre)[-‐‒–](?=\p{L})/gu;

/** Reflexive pronouns and the words that stand before an infinitive. */
const loose: Partial<Record<Language, RegExp>> = {
  LANGUAGE_GERMAN: /^(?:sich|zu) /,
  LANGUAGE_FRENCH: /^(?:se |s')/,
  LANGUAGE_DUTCH: /^(?:zich|te) /,
};

export function bareAnswer(answer: string, language: Language): BareAnswer {
  const lower = tidyText(answer);
  const tidy = lower.replace(/^[^\p{L}\p{N}']+/u, '').replace(/\s+/gu, ' ');
  const { rest, nouns } = withoutArticle(tidy, language);
  const told = rest === '' ? lower : rest;
  const plain = (text: string): string => withoutArabicArticle(plainText(text, language), language);
  return {
    text: plain(told),
    joined: plain(told.replace(hyphen, '')),
    core: plain(coreOf(told, language)),
    nouns,
  };
}

function coreOf(text: string, language: Language): string {
  if (language === 'LANGUAGE_ENGLISH') return inFull(text);
  const short = text.replace(loose[language] ?? '', '');
  return short === '' ? text : short;
}

function inFull(text: string): string {
  return text
    .replace(/\b(?:can't|cannot)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/\bi'm\b/g, 'i am');
}

/**
 * The Arabic article is joined to its word, and learners leave it out as freely as others. The name
 * of God has none to remove.
 */
function withoutArabicArticle(text: string, language: Language): string {
  return language === 'LANGUAGE_ARABIC' ? text.replace(/^ال(?!له$)(?=\p{L}{2})/u, '') : text;
}
