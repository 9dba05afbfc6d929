import { areCognates, contentStems, wordsOf } from '../text/stemming.js';
import { displayLemma } from '../text/normalization.js';
import { gap } from '../text/masking.js';
import type { Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import { DerivedSynset } from './word-formation/derived-synset.js';

/** The words that would give a term away: itself, and what is derived from it. */
export class TermFamily {
  constructor(
    private readonly members: readonly string[],
    private readonly isPhrase: boolean,
  ) {}

  static of(lemma: string, synset: Synset, wordnet: Wordnet): TermFamily {
    const words = wordsOf(displayLemma(lemma));
    const telling = words.filter((word) => contentStems(word).size > 0);
    if (words.length > 1) return new TermFamily(telling.length > 0 ? telling : words, true);
    if (synset instanceof DerivedSynset) return new TermFamily([...words, synset.base], false);
    const derived = targets(synset, ['+', '\\', '<'])
      .flatMap((id) => wordnet.synset(id).words)
      .filter((word) => word.slice(0, 3).toLowerCase() === lemma.slice(0, 3));
    return new TermFamily([...words, ...derived], false);
  }

  /** Whether a text gives the term away; a phrase only with all of its telling words. */
  isNamedIn(text: string): boolean {
    const words = wordsOf(text);
    const isNamed = (member: string): boolean => words.some((word) => isKin(word, member));
    return this.isPhrase ? this.members.every(isNamed) : this.members.some(isNamed);
  }

  /** Whether a word or phrase shares a stem with the term. */
  includes(term: string): boolean {
    return wordsOf(term).some((word) => this.members.some((member) => isKin(word, member)));
  }

  /** The text with a gap for every word of the family. */
  mask(text: string): string {
    return text.replace(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu, (word) =>
      this.members.some((member) => isKin(word, member)) ? gap : word,
    );
  }
}

function isKin(word: string, member: string): boolean {
  if (word.length < 3 || member.length < 3) return word.toLowerCase() === member.toLowerCase();
  return areCognates(word, member);
}
