import { areCognates, contentStems, wordsOf } from '../text/stemming.js';
import { displayLemma } from '../text/normalization.js';
import type { Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import { DerivedSynset } from './word-formation/derived-synset.js';

/** The words that would give a term away: the term itself and the words derived from it. */
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

  /**
   * Returns whether a text gives the term away. A phrase is only given away by all of its telling
   * words.
   */
  isNamedIn(text: string): boolean {
    const words = wordsOf(text);
    const isNamed = (member: string): boolean => words.some((word) => isKin(word, member));
    if (!this.isPhrase && (this.partsIn(words).size > 0 || this.hasEndIn(words))) return true;
    return this.isPhrase ? this.members.every(isNamed) : this.members.some(isNamed);
  }

  /**
   * Returns `bug` and `beds` for `bug of temperate regions that infests especially beds`, in lower
   * case.
   */
  private partsIn(words: readonly string[]): Set<string> {
    const [term = ''] = this.members;
    const near = words.map((word) => word.toLowerCase()).filter((word) => isPartOf(word, term));
    const ends = new Map<string, string[]>();
    for (const end of new Set(near))
      for (const form of formsOf(end)) ends.set(form, [...(ends.get(form) ?? []), end]);
    const starts = [...new Set(near)].map((start) => {
      const rests = formsOf(start).filter((form) => term.startsWith(form));
      return { start, ends: rests.flatMap((form) => ends.get(term.slice(form.length)) ?? []) };
    });
    return new Set(
      starts.flatMap((part) => (part.ends.length > 0 ? [part.start, ...part.ends] : [])),
    );
  }

  /** Returns true for `clock` and `anticlockwise`, or `spell` and `misspell`. The end of a compound tells only what kind it is of. */
  private hasEndIn(words: readonly string[]): boolean {
    const [term = ''] = this.members;
    const lower = term.toLowerCase();
    return words.some((word) => {
      const part = singular(word.toLowerCase());
      if (part.length === MIN_STEM_LETTERS && lower.length > MAX_SIMPLE)
        return lower.startsWith(part) && contentStems(part).size > 0;
      if (part.length < MIN_TELLING_PART || part.length < lower.length * MIN_PART_SHARE)
        return false;
      if (lower.endsWith(part)) return prefix.test(lower.slice(0, -part.length));
      return part.length >= MIN_INNER_PART ? lower.includes(part) : lower.startsWith(part);
    });
  }

  /** Returns whether a word or phrase shares a stem with the term. */
  includes(term: string): boolean {
    return wordsOf(term).some((word) => this.members.some((member) => isKin(word, member)));
  }
}

/**
 * As a share of the longer word: `scutcheon` tells `escutcheon`, and `fluorocarbon` tells
 * `chlorofluorocarbon`.
 */
const tellingTail = 0.75;
const tellingLongTail = 0.6;
/** In letters. */
const longTail = 8;

function isKin(word: string, member: string): boolean {
  if (word.length < 3 || member.length < 3) return word.toLowerCase() === member.toLowerCase();
  return areCognates(word, member) || isTail(word, member) || isTail(member, word);
}

/** In letters, and as a share of the term's. */
const MIN_TELLING_PART = 4;
const MIN_INNER_PART = 5;
/** In letters: a word with more may begin with a short word, as `ashtray` does. */
const MAX_SIMPLE = 5;
const MIN_PART_SHARE = 0.35;
/** With one of these before it, the end of a word tells the rest. */
const prefix = /^(?:anti|be|de|dis|en|fore|in|im|inter|mis|non|out|over|pre|re|sub|un|under|up)$/;

/** In letters. */
const MIN_STEM_LETTERS = 3;

function isPartOf(word: string, term: string): boolean {
  // Few words pass the first test, and all glosses of all candidates come here.
  return (
    word.length >= MIN_STEM_LETTERS &&
    term.includes(word.slice(0, MIN_STEM_LETTERS)) &&
    term.includes(singular(word))
  );
}

/** Returns the forms in which a word may be a part of a compound. */
function formsOf(word: string): string[] {
  return [word, singular(word)];
}

function singular(word: string): string {
  return word.replace(/(?<=..)s$/, '');
}

function isTail(word: string, whole: string): boolean {
  const share = word.length < longTail ? tellingTail : tellingLongTail;
  // `that` does not tell `hat`.
  if (word.length <= MIN_STEM_LETTERS) return false;
  return word.length >= whole.length * share && whole.toLowerCase().endsWith(word.toLowerCase());
}
