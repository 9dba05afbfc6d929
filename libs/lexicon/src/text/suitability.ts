import { cuss } from 'cuss';
import { wordsOf } from './stemming.js';

/** The likelihood that a word is profane: 0 unlikely, 1 maybe, 2 likely. A map finds a part of a text much faster than an object does. */
const profanity: ReadonlyMap<string, number> = new Map(Object.entries(cuss));
const maybeProfane = 1;

const adultSubjects =
  /\b(slurs?|offensive|obscen\w*|vulgar|derogatory|disparag\w*|sexual\w*|copulat\w*|intercourse|prostitut\w*|genital\w*|penis|clitoris|vagina\w*|vulva|foreskin|testic\w*|pornograph\w*|rap(?:e|ist)|masturbat\w*|erotic|excrement|feces|semen|abortions?|contracepti\w*|genocide|suicide|corpses?|do away with oneself)\b/i;

const profane = 2;

/** Returns whether people may read a text of ours about serious things, such as crimes, but about nothing obscene. */
export function isDecent(text: string): boolean {
  return (
    !adultSubjects.test(text) &&
    wordsOf(text).every((word) => (profanity.get(word.toLowerCase()) ?? 0) < profane)
  );
}

/** Returns whether a word may be offered as a wrong answer to anyone, including children. */
export function isSuitableWord(word: string): boolean {
  const whole = word.toLowerCase();
  if (/^[a-z]+$/.test(whole)) return (profanity.get(whole) ?? 0) < maybeProfane;
  const parts = wordsOf(whole).map((part) => part.replace(/['’].*$/, ''));
  return [whole, ...parts].every((part) => (profanity.get(part) ?? 0) < maybeProfane);
}

/** Glosses that talk about the word and do not define it. */
const usageNote = /`|\b(?:used to form|used informally|used formally|sometimes use)\b/;

/** Returns whether a gloss may be shown as a wrong answer. */
export function isSuitableGloss(gloss: string): boolean {
  return !adultSubjects.test(gloss) && !usageNote.test(gloss) && isSuitableWord(gloss);
}
