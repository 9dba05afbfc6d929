import { MEMBER_NAMES, WORD_MEMBERS, type MemberName } from '../members/word-members.js';

// Each of these returns a list as it is, but unpacked. To make text of it in order to measure it takes several times as long.
const UNPACKED = {
  'text[]': (column: string) => `(${column} || '{}'::text[])`,
  jsonb: (column: string) => `(${column} #> '{}')`,
} as const;

/** Returns SQL for the number of bytes that a list of a word has when it is unpacked; it is about as long as JSON. */
export function bytesOfList(name: MemberName, column: string): string {
  return `pg_column_size(${UNPACKED[WORD_MEMBERS[name].type](column)})`;
}

/** Returns SQL for the number of bytes of all lists of a word. */
export function bytesOfLists(columnOf: (name: MemberName) => string): string {
  return MEMBER_NAMES.map((name) => bytesOfList(name, columnOf(name))).join(' + ');
}
