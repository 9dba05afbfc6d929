import type { Language } from '@wordgrove/contracts';
import { meaningWords, type InstalledEntry } from '@wordgrove/lexicon';

/** A power of two. Places of a small dictionary are hardly touched, so they take no memory. */
const PLACES = 2 ** 25;
const MAX_COUNT = 255;
/** In letters: a shorter end of a compound is found by chance. */
const MIN_END = 4;
const MIN_BEGINNING = 3;
const MAX_COMPOUND = 40;
/** The first translations are the usual ones. */
const MAX_STEMS = 6;
const MAX_HEADS = 3;

/** Languages whose words are joined to longer ones, the last of which tells the kind: `Weinbergschnecke`. */
const joining: ReadonlySet<Language> = new Set<Language>(['LANGUAGE_GERMAN', 'LANGUAGE_DUTCH']);
/** In short: `schwierigen` counts as `schwierig`. Nouns are counted as they are: `Sünd` is not `Sünde`. */
const ending = /(?<=\p{L}{3})(?:e?[nrsmt]|e)$/u;
const englishEnding = /(?<=[a-z]{3})(?:ies|es|ed|ing|s|e|y)$/;
const words = /[\p{L}\p{M}]+/gu;

/**
 * Counts how often a dictionary has a term and a translation side by side, in its examples, phrases and compounds. So `Schnecke` is
 * a snail before it is a scroll, and more common than words of which nothing is made. It is a table of counts without keys (a
 * count-min sketch), so a count can be too high, but hardly ever is.
 */
export class TermUses {
  private readonly counts = new Uint8Array(PLACES);

  constructor(private readonly language: Language) {}

  /** Counts what an entry and its examples have side by side. */
  add({ term, partOfSpeech, definitions, examples }: InstalledEntry): void {
    const [first = ''] = definitions;
    this.count(shortAndLong(wordsIn(term)), stemsOf(first));
    for (const { sentence, translation } of examples)
      this.count(shortAndLong(wordsIn(sentence)), stemsOf(translation));
    if (joining.has(this.language) && !term.includes(' '))
      this.count(endsOf(term.toLowerCase(), partOfSpeech), headsOf(first, partOfSpeech));
  }

  /** Returns how often a term stands beside one of its first translations. */
  of({ term, partOfSpeech, definitions: [first = ''] }: InstalledEntry): number {
    const keys = wordsIn(term).map((word) => keyOf(word, partOfSpeech));
    let most = 0;
    for (const stem of keys.length === 0 ? [] : stemsOf(first))
      most = Math.max(most, this.leastOf(keys, stem));
    return most;
  }

  /** A phrase is used as often as its rarest word is. */
  private leastOf(keys: readonly string[], stem: number): number {
    let least = MAX_COUNT;
    for (const key of keys) {
      const [one, other] = placesOf(hashOf(key), stem);
      least = Math.min(least, this.counts[one] ?? 0, this.counts[other] ?? 0);
    }
    return least;
  }

  private count(keys: Iterable<string>, stems: readonly number[]): void {
    for (const key of keys) {
      const hash = hashOf(key);
      for (const stem of stems) for (const place of placesOf(hash, stem)) this.increase(place);
    }
  }

  private increase(place: number): void {
    const count = this.counts[place] as number;
    if (count < MAX_COUNT) this.counts[place] = count + 1;
  }
}

function wordsIn(text: string): string[] {
  return text.match(words) ?? [];
}

/** A word with a capital is a noun or a name: `Bescheid` is no form of `bescheiden`. */
function shortAndLong(all: readonly string[]): Set<string> {
  return new Set(
    all.flatMap((word) => {
      const lower = word.toLowerCase();
      return lower === word ? [lower, inShort(lower)] : [lower];
    }),
  );
}

/** The mark keeps short forms apart from words. */
function inShort(word: string): string {
  return `${word.replace(ending, '')}-`;
}

function keyOf(word: string, partOfSpeech: string): string {
  const lower = word.toLowerCase();
  return partOfSpeech === 'noun' || lower !== word ? lower : inShort(lower);
}

function* endsOf(word: string, partOfSpeech: string): Generator<string> {
  if (word.length > MAX_COMPOUND) return;
  for (let at = MIN_BEGINNING; at <= word.length - MIN_END; at++)
    yield keyOf(word.slice(at), partOfSpeech);
}

function stemsOf(text: string): number[] {
  return hashesOf(meaningWords(text)).slice(0, MAX_STEMS);
}

/** Returns the words that tell the kind: the last of `altar candle`, and the first of `pour out`. */
function headsOf(text: string, partOfSpeech: string): number[] {
  const translations = text.split(', ').slice(0, MAX_HEADS);
  const heads = translations.map((each) => meaningWords(each).at(partOfSpeech === 'verb' ? 0 : -1));
  return hashesOf(heads.filter((head) => head !== undefined));
}

function hashesOf(all: readonly string[]): number[] {
  return [...new Set(all.map((word) => word.replace(englishEnding, '')))].map(hashOf);
}

/** FNV-1a. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

function placesOf(one: number, other: number): [number, number] {
  const mixed = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  const again = Math.imul(other ^ Math.imul(one, 0xc2b2ae35), 0x27d4eb2f);
  return [(mixed ^ (mixed >>> 13)) & (PLACES - 1), (again ^ (again >>> 15)) & (PLACES - 1)];
}
