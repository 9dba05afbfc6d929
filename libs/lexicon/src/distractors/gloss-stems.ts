import { displayLemma } from '../text/normalization.js';
import { Recent } from '../text/recent.js';
import { contentStems } from '../text/stemming.js';

/** Words of one field are wrong answers to each other, so their glosses are compared again and again. */
const cachedGlosses = 4_000;
const glosses = new Recent<string, ReadonlySet<string>>(cachedGlosses, contentStems);

/** Returns the content stems of a definition of a dictionary. */
export function stemsOfGloss(gloss: string): ReadonlySet<string> {
  return glosses.get(gloss);
}

/** Returns the content stems of a lemma. */
export function stemsOfWord(lemma: string): string[] {
  return [...contentStems(displayLemma(lemma))];
}

/** Returns whether the stems of any of these words are all among the others. */
export function names(words: readonly (readonly string[])[], stems: ReadonlySet<string>): boolean {
  return words.some((own) => own.length > 0 && own.every((stem) => stems.has(stem)));
}
