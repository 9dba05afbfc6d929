import { cuss } from 'cuss';
import { wordsOf } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';

/** cuss rates how likely a word is meant as profanity: 0 unlikely, 1 maybe, 2 likely. */
const maybeProfane = 1;

const adultSubjects =
  /\b(slurs?|offensive|obscen\w*|vulgar|derogatory|disparag\w*|sexual\w*|copulat\w*|intercourse|prostitut\w*|genital\w*|pornograph\w*|rap(?:e|ist)|masturbat\w*|erotic|excrement|feces|semen|genocide)\b/i;

/** Whether a word may be offered as a wrong answer to anyone, children included. */
export function isSuitableWord(word: string): boolean {
  const whole = word.toLowerCase();
  return [whole, ...wordsOf(whole)].every((part) => (cuss[part] ?? 0) < maybeProfane);
}

/** Whether a gloss may be shown as a wrong answer. */
export function isSuitableGloss(synset: Synset): boolean {
  return (
    !adultSubjects.test(synset.definition) &&
    wordsOf(synset.definition).every((word) => (cuss[word.toLowerCase()] ?? 0) < maybeProfane)
  );
}
