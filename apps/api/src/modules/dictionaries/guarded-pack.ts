import type { InstalledDictionary, InstalledEntry } from '@wordgrove/lexicon';

/** A pack whose file may fail under it. It then tells the failure, and is like one that has no entries. */
export class GuardedPack implements InstalledDictionary {
  constructor(
    private readonly pack: InstalledDictionary,
    private readonly onFailure: (error: Error) => void,
  ) {}

  get title(): string {
    return this.pack.title;
  }

  get isEnglish(): boolean {
    return this.pack.isEnglish;
  }

  find(term: string): InstalledEntry[] {
    return this.orNone(() => this.pack.find(term));
  }

  sample(random: () => number, partOfSpeech: string, commonness?: number): InstalledEntry[] {
    return this.orNone(() => this.pack.sample(random, partOfSpeech, commonness));
  }

  private orNone(lookUp: () => InstalledEntry[]): InstalledEntry[] {
    try {
      return lookUp();
    } catch (error) {
      this.onFailure(error as Error);
      return [];
    }
  }
}
