import { LIMITS } from '@wordgrove/contracts';
import type { WordContentDto, WordContentSpec } from '@wordgrove/dto';
import { MEMBER_NAMES, WORD_MEMBERS, type MemberName, type WordContent } from './word-members.js';
import type { WordMember } from './word-member.js';

const memberOf = (name: MemberName): WordMember => WORD_MEMBERS[name];

/** What is stored of what a client says. */
export function storedContent(said: WordContentSpec): WordContent {
  return each((name) => memberOf(name).stored(said[name]));
}

/** The same of what an edit names, and of nothing else. */
export function editedContent(said: WordContentSpec): Partial<WordContent> {
  const named = MEMBER_NAMES.filter((name) => said[name] !== undefined);
  return each((name) => memberOf(name).stored(said[name]), named);
}

/** The wire form of what is stored. */
export function presentContent(word: WordContent): WordContentDto {
  return each((name) => memberOf(name).shown(word[name]));
}

/** What collecting a word with the one and then with the other comes to. */
export function mergedContent(first: WordContent, second: WordContent): WordContent {
  return each((name) => memberOf(name).merged(first[name], second[name]));
}

/** Only what clients say of a word. */
export function contentOf(word: WordContent): WordContent {
  return each((name) => word[name]);
}

/** True where no list has more items than it may. */
export function isWithinLimits(word: WordContent): boolean {
  return MEMBER_NAMES.every((name) => memberOf(name).isWithinLimit(word[name]));
}

/** Says why a word is not within its limits. */
export const OVER_LIMITS = `The word would have more than ${LIMITS.tags} tags, ${LIMITS.notes} notes or ${LIMITS.contexts} contexts`;

function each<T>(valueOf: (name: MemberName) => unknown, names = MEMBER_NAMES): T {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as T;
}
