import type { InstalledEntry } from '@wordgrove/lexicon';

/** Of each part of speech. Wrong options come from the commonest words. */
const MAX_WORDS = 6_000;

/** Parts of words, spellings with alternatives, and longer phrases. */
const noWord = /[…/.()\d]|\s\S+\s/u;

interface Kept {
  text: string;
  commonness: number;
}

/** Keeps the commonest words of each part of speech, each with its commonest entry. */
export class CommonWords {
  private readonly byPart = new Map<string, Kept[]>();

  /** Considers a word, by its commonest entry. */
  add({ term, partOfSpeech, labels, commonness }: InstalledEntry, text: string): void {
    if (labels.length > 0 || partOfSpeech === '' || noWord.test(term)) return;
    const kept = this.byPart.get(partOfSpeech) ?? [];
    this.byPart.set(partOfSpeech, kept);
    kept.push({ text, commonness });
    if (kept.length > 4 * MAX_WORDS) cut(kept);
  }

  /** Returns the encoded entries of each part of speech, the commonest word first. */
  *inOrder(): Generator<{ partOfSpeech: string; words: readonly Kept[] }> {
    for (const [partOfSpeech, kept] of this.byPart) {
      cut(kept);
      yield { partOfSpeech, words: kept };
    }
  }
}

function cut(kept: Kept[]): void {
  kept.sort((one, other) => other.commonness - one.commonness);
  kept.length = Math.min(kept.length, MAX_WORDS);
}
