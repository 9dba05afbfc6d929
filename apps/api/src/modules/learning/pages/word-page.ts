import { LIMITS } from '@wordgrove/contracts';
import { ownLoopTurn } from '../../../platform/time/loop-turn.js';
import type { LearnedWord } from '../learned-word.js';
import { LONG_MEMBER_NAMES, type LongMemberName } from '../members/word-members.js';

type LongMembers = Pick<LearnedWord, LongMemberName>;

/** A row of `pageColumns`. A member that is too long to come with the page is null. */
export type Paged<Row> = Row extends LongMembers
  ? Omit<Row, LongMemberName> & { [Name in LongMemberName]: LongMembers[Name] | null }
  : Row;

/** A page with at most as many rows as asked for, and with at most `LIMITS.pageBytes` and one word. */
export interface WordPage<Row> {
  items: Row[];
  /** The last row as it was found, after which the next page begins; undefined if no row was found. */
  last: Paged<Row> | undefined;
  hasMore: boolean;
}

/** Returns long words by their ids, as many as have that many bytes: see `readLongWords`. */
type Read = (
  ids: readonly string[],
  room: number,
) => Promise<ReadonlyMap<string, LearnedWord | undefined>>;

type AnyMembers = Partial<Paged<LongMembers>>;

interface AnyRow extends AnyMembers {
  id: string | null;
}

/**
 * Returns a page of `size` rows. `found` has one row more if there are more. Long words are read only now,
 * by `read`, in their current state, until there is no more room. The page ends there.
 */
export async function wordPage<Row extends { id: string | null }>(
  read: Read,
  found: readonly Paged<Row>[],
  size: number,
): Promise<WordPage<Row>> {
  const asked = found.slice(0, size);
  const longWords = await readLong(read, asked);
  const isLeftOut = (row: AnyRow) => longWordId(row).some((id) => !longWords.has(id));
  const end = asked.findIndex(isLeftOut);
  const page = end < 0 ? asked : asked.slice(0, end);
  return {
    items: page.flatMap((row) => completed(row as Row, longWords)),
    last: page.at(-1),
    hasMore: page.length < found.length,
  };
}

async function readLong(read: Read, rows: readonly AnyRow[]) {
  const ids = rows.flatMap(longWordId);
  if (ids.length === 0) return new Map<string, undefined>();
  const taken = rows.reduce((sum, row) => sum + bytesOf(row), 0);
  const words = await read(ids, LIMITS.pageBytes - taken);
  // What is made of a page of megabytes comes now.
  await ownLoopTurn();
  return words;
}

/** Returns the number of bytes that the long members of a word have as JSON. */
export function bytesOf(word: AnyMembers): number {
  return Buffer.byteLength(JSON.stringify(LONG_MEMBER_NAMES.map((name) => word[name])));
}

/** Returns true if a member of the word did not come with it. */
export function isLong(word: AnyMembers): boolean {
  return LONG_MEMBER_NAMES.some((name) => word[name] === null);
}

/** Returns the word as if all of its long members had not come with it. */
export function withoutLongMembers(word: Paged<LearnedWord>): Paged<LearnedWord> {
  const members = LONG_MEMBER_NAMES.map((name) => [name, null]);
  return { ...word, ...(Object.fromEntries(members) as Record<LongMemberName, null>) };
}

function longWordId(row: AnyRow): string[] {
  return row.id !== null && isLong(row) ? [row.id] : [];
}

/** Returns nothing if the word was deleted in the meantime. */
function completed<Row extends AnyRow>(
  row: Row,
  longWords: ReadonlyMap<string, LearnedWord | undefined>,
): Row[] {
  const [id] = longWordId(row);
  if (id === undefined) return [row];
  const word = longWords.get(id);
  return word === undefined ? [] : [{ ...row, ...word }];
}
