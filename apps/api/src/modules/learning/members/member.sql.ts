import { SQL_OF } from './stored-types.sql.js';
import {
  EVIDENCE,
  LONG_MEMBER_NAMES,
  MEMBER_NAMES,
  WORD_MEMBERS,
  type MemberName,
} from './word-members.js';

const sqlOf = (name: MemberName) => SQL_OF[WORD_MEMBERS[name].type](name);

const MEMBERS = MEMBER_NAMES.map((name) => ({
  name,
  max: WORD_MEMBERS[name].max,
  sql: sqlOf(name),
}));

/** The assignments by which an upsert completes a word. */
export const COMPLETE_MEMBERS = MEMBERS.map(({ name, sql }) => `${name} = ${sql.merged}`).join(
  ', ',
);

/** SQL that is true if an upsert changes nothing in a word. */
export const HAS_ALL_MEMBERS = MEMBERS.map(({ sql }) => sql.isSame).join(' and ');

/** SQL that is true if an upsert changes nothing by which the sense of a word is chosen. */
export const HAS_ALL_EVIDENCE = EVIDENCE.map((name) => sqlOf(name).isSame).join(' and ');

/** SQL that is true if a word that an upsert completes has no more items than it may have. */
export const HAS_ROOM = MEMBERS.map(({ max, sql }) => `${sql.count} <= ${max}`).join(' and ');

/** Returns a select list of the members in their wire form, in the order in which they are shown. */
export function shownMembers(columnOf: (name: MemberName) => string): string {
  return MEMBERS.map(({ name, sql }) => `${sql.shown(columnOf(name))} as ${name}`).join(', ');
}

/** Returns SQL for the number of bytes that a member has when it is unpacked; it is about as long as JSON. */
export function bytesOfMember(name: MemberName, column: string): string {
  return `pg_column_size(${sqlOf(name).unpacked(column)})`;
}

/** Returns SQL for the number of bytes of all members of a word that can be long. */
export function bytesOfLongMembers(columnOf: (name: MemberName) => string): string {
  return LONG_MEMBER_NAMES.map((name) => bytesOfMember(name, columnOf(name))).join(' + ');
}
