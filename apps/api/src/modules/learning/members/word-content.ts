import type { WordContentDto, WordContentSpec } from '@wordgrove/dto';
import { MEMBER_NAMES, WORD_MEMBERS, type MemberName, type WordContent } from './word-members.js';
import type { WordMember } from './word-member.js';

const memberOf = (name: MemberName): WordMember => WORD_MEMBERS[name];

/** Returns what is stored for the members that a client sends. */
export function storedContent(said: WordContentSpec): WordContent {
  return each((name) => memberOf(name).stored(said[name]));
}

/** Does the same for the members that an edit names, and for no others. */
export function editedContent(said: WordContentSpec): Partial<WordContent> {
  const named = MEMBER_NAMES.filter((name) => said[name] !== undefined);
  return each((name) => memberOf(name).stored(said[name]), named);
}

/** Returns the wire form of the stored members. */
export function presentContent(word: WordContent): WordContentDto {
  return each((name) => memberOf(name).shown(word[name]));
}

/** Returns the result of collecting a word with the first content and then with the second. */
export function mergedContent(first: WordContent, second: WordContent): WordContent {
  return each((name) => memberOf(name).merged(first[name], second[name]));
}

/** Returns only the members that clients can set. */
export function contentOf(word: WordContent): WordContent {
  return each((name) => word[name]);
}

/** Returns true if no list has more items than it may have. */
export function isWithinLimits(word: WordContent): boolean {
  return MEMBER_NAMES.every((name) => memberOf(name).isWithinLimit(word[name]));
}

/** The message for a word that exceeds its limits. */
export const OVER_LIMITS = `The word would have more than ${limitsOfLists()}`;

function limitsOfLists(): string {
  const limits = MEMBER_NAMES.map((name) => ({ name, max: memberOf(name).max }));
  const lists = limits.filter(({ max }) => max > 1).map(({ name, max }) => `${max} ${name}`);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(lists);
}

// A loop, since a page has many words: entries that are put together cost twice as much.
function each<T>(valueOf: (name: MemberName) => unknown, names = MEMBER_NAMES): T {
  const values: Partial<Record<MemberName, unknown>> = {};
  for (const name of names) values[name] = valueOf(name);
  return values as T;
}
