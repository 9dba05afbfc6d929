import { LIMITS } from '@wordgrove/contracts';
import type { WordContentDto, WordContentSpec } from '@wordgrove/dto';
import type { LearnedWord } from '../learned-word.js';
import { CONTEXTS } from './contexts.js';
import { joinTags, splitTags } from './tag-cell.js';
import { textList } from './text-list.js';
import { padded, type LongWordMember, type WordMember } from './word-member.js';

/**
 * The members of a word that clients can set and change, in the order in which they are shown. All that the
 * module does with these members follows from this list. They have the same names on the wire, in the code
 * and in SQL.
 */
export const WORD_MEMBERS = {
  tags: textList(
    { max: LIMITS.tags, share: 1 },
    {
      columns: ['tags'],
      cells: (tags) => [joinTags(tags)],
      read: (all) => all('tags').flatMap(splitTags),
    },
  ),
  notes: textList(
    { max: LIMITS.notes, share: 3 },
    {
      columns: ['notes'],
      cells: padded,
      read: (all) => all('notes').filter((note) => note.trim() !== ''),
    },
  ),
  contexts: CONTEXTS,
} satisfies {
  [Name in keyof WordContentDto]: WordMember<
    Exclude<WordContentSpec[Name], undefined>,
    LearnedWord[Name],
    WordContentDto[Name]
  >;
};

export type MemberName = keyof typeof WORD_MEMBERS;

/** These members in their stored form. */
export type WordContent = Pick<LearnedWord, MemberName>;

export const MEMBER_NAMES = Object.keys(WORD_MEMBERS) as MemberName[];

/** The members by which the sense of a word is chosen, and from which cards are made. */
export const EVIDENCE = ['notes', 'contexts'] as const satisfies MemberName[];

/** The members that can be too long to come with a page. */
export type LongMemberName = {
  [Name in MemberName]: (typeof WORD_MEMBERS)[Name] extends LongWordMember ? Name : never;
}[MemberName];

export const LONG_MEMBER_NAMES = MEMBER_NAMES.filter(isLongMember);

export function isLongMember(name: string): name is LongMemberName {
  return Object.hasOwn(WORD_MEMBERS, name) && 'share' in WORD_MEMBERS[name as MemberName];
}
