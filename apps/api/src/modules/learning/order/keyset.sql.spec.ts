import { SqlParameters } from '../sql-parameters.js';
import { afterCursor, orderSql } from './keyset.sql.js';
import { parseWordOrder } from './word-order.js';

describe('afterCursor', () => {
  const after = (orderBy: string | undefined, cursor: (string | number | null)[]) => {
    const parameters = new SqlParameters();
    const text = afterCursor(parseWordOrder(orderBy), cursor, parameters);
    expect(parameters.values).toEqual(cursor);
    return text;
  };

  it('is a row comparison if all columns go one way, which an index can begin at', () => {
    expect(after(undefined, ['2026-03-02T09:00:00.000Z', 'id'])).toBe(
      '(learned_words.created_at, learned_words.id) < ($1::timestamptz, $2::uuid)',
    );
    expect(after('term', ['a', 'id'])).toBe(
      '(learned_words.term, learned_words.id) > ($1::text, $2::uuid)',
    );
  });

  it('goes column by column if they go different ways, from the first bound on', () => {
    expect(after('mastery_level desc, term', [3, 'a', 'id'])).toBe(
      '(learned_words.mastery_level <= $1::smallint and (learned_words.mastery_level < $1::smallint or (learned_words.mastery_level = $1::smallint' +
        ' and (learned_words.term > $2::text or (learned_words.term = $2::text' +
        ' and learned_words.id > $3::uuid)))))',
    );
  });

  it('never compares with null', () => {
    expect(after('last_reviewed_at', [null, 'id'])).toContain('coalesce($1::timestamptz');
    expect(orderSql(parseWordOrder('last_reviewed_at'))).toContain('coalesce');
  });
});
