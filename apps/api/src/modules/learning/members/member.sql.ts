import { SQL_OF } from './stored-types.sql.js';
import { MEMBER_NAMES, WORD_MEMBERS } from './word-members.js';

const MEMBERS = MEMBER_NAMES.map((name) => {
  const { type, max } = WORD_MEMBERS[name];
  return { name, type, max, sql: SQL_OF[type](name) };
});

/** The assignments by which an upsert completes a word. */
export const COMPLETE_MEMBERS = MEMBERS.map(({ name, sql }) => `${name} = ${sql.merged}`).join(
  ', ',
);

/** SQL that is true if an upsert changes nothing in a word. */
export const HAS_ALL_MEMBERS = MEMBERS.map(({ sql }) => sql.isSame).join(' and ');

/** SQL that is true if a word that an upsert completes has no more items than it may have. */
export const HAS_ROOM = MEMBERS.map(({ max, sql }) => `${sql.count} <= ${max}`).join(' and ');
