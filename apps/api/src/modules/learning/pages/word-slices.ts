import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Slices, slicesOf } from '../../../platform/http/slices.js';
import type { LearnedWord } from '../learned-word.js';
import { storedContent } from '../members/word-content.js';
import { LONG_MEMBER_NAMES, type LongMemberName } from '../members/word-members.js';
import { measureWords, readWords } from './long-words.repository.js';
import { bytesOf, isLong, type Paged } from './word-page.js';

/** The number of items whose words are measured at once. */
const MEASURED_AT_ONCE = 50;

const NOTHING_SAID = storedContent({});

/** The way in which the items of a response show their words. */
export interface ShownWords<Item> {
  /** Returns the word of an item, if it has one. */
  wordOf(item: Item): Paged<LearnedWord> | undefined;
  /** Returns the wire form of an item. `word` is its word with all lists. */
  present(item: Item, word: LearnedWord | undefined): object;
}

/** Turns words into a response that has all of them, however long they are. */
@Injectable()
export class WordSlices {
  constructor(
    private readonly sql: Sql,
    private readonly slices: Slices,
  ) {}

  /**
   * Returns the items as JSON, separated by commas, slice by slice. Long words are read only for their
   * slice, in their current state. If one has been deleted by then, its lists are empty.
   */
  async *json<Item>(items: readonly Item[], shown: ShownWords<Item>): AsyncGenerator<string> {
    let separator = '';
    for (let at = 0; at < items.length; at += MEASURED_AT_ONCE) {
      const some = items.slice(at, at + MEASURED_AT_ONCE);
      const sizes = await this.sizes(some, shown);
      for (const slice of slicesOf(some, (_, place) => sizes[place] ?? 0)) {
        yield separator + (await this.write(slice, shown));
        separator = ',';
      }
    }
  }

  private write<Item>(items: readonly Item[], shown: ShownWords<Item>): Promise<string> {
    const ids = longIds(items.map((item) => shown.wordOf(item)));
    return this.slices.run(
      () => readWords(this.sql, ids),
      (words) => textOf(items, shown, words),
    );
  }

  /** Returns the number of bytes of each item. */
  private async sizes<Item>(
    items: readonly Item[],
    { wordOf }: ShownWords<Item>,
  ): Promise<number[]> {
    const words = items.map((item) => wordOf(item));
    const ids = longIds(words);
    const measure = () => measureWords(this.sql, ids);
    const sizes = ids.length === 0 ? new Map() : await this.slices.run(measure, (found) => found);
    return words.map((word) => {
      if (word === undefined) return 0;
      const size = sizes.get(word.id) ?? bytesOf(word);
      sizes.set(word.id, size);
      return size;
    });
  }
}

/** Returns the items as JSON, separated by commas. `longWords` are those that come without their lists. */
function textOf<Item>(
  items: readonly Item[],
  { wordOf, present }: ShownWords<Item>,
  longWords: ReadonlyMap<string, LearnedWord>,
): string {
  const texts = items.map((item) => {
    const word = wordOf(item);
    return JSON.stringify(present(item, word && completed(word, longWords)));
  });
  return texts.join(',');
}

function longIds(words: readonly (Paged<LearnedWord> | undefined)[]): string[] {
  const long = words.filter((word) => word !== undefined).filter(isLong);
  return [...new Set(long.map(({ id }) => id))];
}

/** Returns a word that was deleted in the meantime. The members that did not come with it are empty. */
function withoutMissing(word: Paged<LearnedWord>): LearnedWord {
  const members = LONG_MEMBER_NAMES.map((name) => [name, word[name] ?? NOTHING_SAID[name]]);
  return { ...word, ...(Object.fromEntries(members) as Pick<LearnedWord, LongMemberName>) };
}

function completed(
  word: Paged<LearnedWord>,
  longWords: ReadonlyMap<string, LearnedWord>,
): LearnedWord {
  if (!isLong(word)) return word as LearnedWord;
  return longWords.get(word.id) ?? withoutMissing(word);
}
