import { statement } from '../../platform/database/statement.js';
import type { WordbookSource } from '../learning/index.js';
import { isReadableBy } from './readable-wordbooks.sql.js';
import type { WordbookEntity } from './wordbook.entity.js';

const FIND = statement<Pick<WordbookEntity, 'id'>>(
  'readable-wordbooks.find',
  `select id from wordbooks where id = any ($2::uuid[]) and ${isReadableBy('$1')}`,
);

/** The source that tells the learning module about wordbooks. */
export const READABLE_WORDBOOKS: WordbookSource = {
  hasWord: ({ userId, language, termKey }, condition) => `exists (
    select from wordbook_terms t join wordbooks b on b.id = t.wordbook_id
    where t.wordbook_id ${condition} and t.term_key = ${termKey} and b.language = ${language}
      and ${isReadableBy(userId, 'b')})`,

  termsIn: (condition, user) => `
    select b.language, t.term_key from wordbook_terms t join wordbooks b on b.id = t.wordbook_id
    where t.wordbook_id ${condition} and ${isReadableBy(user, 'b')}`,

  async findReadable(sql, userId, ids) {
    if (ids.length === 0) return new Set();
    const rows = await sql.rows(FIND, [userId, ids]);
    return new Set(rows.map(({ id }) => id));
  },
};
