import {
  INFORMATIVE_COLUMNS,
  languageNamed,
  type ImportColumn,
  type Language,
} from '@wordgrove/contracts';
import type { LearnedWordDto } from '@wordgrove/dto';
import type { LongestLists } from '../export/word-export.repository.js';
import { MEMBER_NAMES, WORD_MEMBERS, type MemberName } from '../members/word-members.js';
import type { WordMember } from '../members/word-member.js';

/** The columns that a word has exactly once. */
const FIRST_COLUMNS = ['term', 'language', 'mastery_level'] as const satisfies ImportColumn[];

/** Returns the header of a table with a row for each word. */
export function tableHeader(lists: LongestLists): string[] {
  return [
    ...FIRST_COLUMNS,
    ...eachMember((member, name) =>
      Array.from({ length: timesOf(name, lists) }, () => member.columns).flat(),
    ),
    ...INFORMATIVE_COLUMNS,
  ];
}

/** Returns the row of a word under {@link tableHeader}, not yet guarded against formulas. */
export function tableRow(word: LearnedWordDto, lists: LongestLists): string[] {
  return [
    ...FIRST_COLUMNS.map((name) => word[name]),
    ...eachMember((member, name) => member.cells(word[name], timesOf(name, lists))),
    ...INFORMATIVE_COLUMNS.map((name) => word[name]),
  ].map((value) => String(value ?? ''));
}

/**
 * Returns the spec of a row's word, as `collect-word` takes it; empty cells set nothing. `all` returns the
 * cells that the row has in a column. `language` is the language of words that name none.
 */
export function specOfRow(
  all: (column: ImportColumn) => string[],
  language: Language,
): Record<string, unknown> {
  const one = (column: ImportColumn) => all(column)[0]?.trim() ?? '';
  const level = one('mastery_level');
  return {
    term: all('term')[0] ?? '',
    language: (languageNamed(one('language')) ?? one('language')) || language,
    ...Object.fromEntries(eachMember((member, name) => [[name, member.read(all)]])),
    // A text that is no number stays in the spec and is refused there.
    ...(level !== '' && { mastery_level: /^\d{1,4}$/.test(level) ? Number(level) : level }),
  };
}

function eachMember<T>(of: (member: WordMember, name: MemberName) => T[]): T[] {
  return MEMBER_NAMES.flatMap((name) => of(WORD_MEMBERS[name], name));
}

/** Returns the number of times that a member's columns come. */
function timesOf(name: MemberName, lists: Partial<Record<MemberName, number>>): number {
  return lists[name] ?? 1;
}
