import { cuss } from 'cuss';
import { wordsOf } from './stemming.js';

/** cuss rates how likely a word is meant as profanity: 0 unlikely, 1 maybe, 2 likely. */
const maybeProfane = 1;

const adultSubjects =
  /\b(slurs?|offensive|obscen\w*|vulgar|derogatory|disparag\w*|sexual\w*|copulat\w*|intercourse|prostitut\w*|genital\w*|penis|clitoris|vagina\w*|vulva|foreskin|testic\w*|pornograph\w*|rap(?:e|ist)|masturbat\w*|erotic|excrement|feces|semen|genocide|suicide|corpses?|do away with oneself)\b/i;

/** Whether a word may be offered as a wrong answer to anyone, children included. */
export function isSuitableWord(word: string): boolean {
  const whole = word.toLowerCase();
  if (/^[a-z]+$/.test(whole)) return (cuss[whole] ?? 0) < maybeProfane;
  const parts = wordsOf(whole).map((part) => part.replace(/['’].*$/, ''));
  return [whole, ...parts].every((part) => (cuss[part] ?? 0) < maybeProfane);
}

/** Glosses that talk about the word instead of defining it. */
const usageNote = /`|\b(?:used to form|used informally|used formally|sometimes use)\b/;

/** Whether a gloss may be shown as a wrong answer. */
export function isSuitableGloss(gloss: string): boolean {
  return !adultSubjects.test(gloss) && !usageNote.test(gloss) && isSuitableWord(gloss);
}
