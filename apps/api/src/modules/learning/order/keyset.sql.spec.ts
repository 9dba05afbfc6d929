import { SqlParameters } from '../sql-parameters.js';
import { afterCursor, orderSql, spanParts } from './keyset.sql.js';
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

describe('spanParts', () => {
  const parts = (orderBy: string, span: { after?: string[]; upTo?: string[]; from?: string[] }) => {
    const parameters = new SqlParameters();
    const texts = spanParts(parseWordOrder(orderBy), span, parameters);
    const shown = (text: string) =>
      text
        .replaceAll(/\$(\d+)::\w+/g, (_, place) => String(parameters.values[Number(place) - 1]))
        .replaceAll('learned_words.', '');
    return texts.map((part) => part.map(shown).join(' and '));
  };

  it('is one part of an index that has all fields in one direction', () => {
    expect(parts('term desc', { after: ['m', 'x'], upTo: ['c', 'y'] })).toEqual([
      '(term, id) < (m, x) and (term, id) >= (c, y)',
    ]);
    expect(parts('term', {})).toEqual(['']);
  });

  it('begins at the first value that is wanted, if that is behind the place', () => {
    const from = ['X', 'Y'];
    expect(parts('created_at desc', { after: ['C', 'x'], from })).toEqual([
      '(created_at, id) < (least(C, least(X, Y)), ' +
        'case when C <= least(X, Y) then x else ffffffff-ffff-ffff-ffff-ffffffffffff end)',
    ]);
    expect(parts('created_at', { after: ['C', 'x'], from: ['X'] })).toEqual([
      '(created_at, id) > (greatest(C, greatest(X)), ' +
        'case when C >= greatest(X) then x else 00000000-0000-0000-0000-000000000000 end)',
    ]);
    expect(parts('created_at', { from })).toEqual(['']);
  });

  const MIXED = 'mastery_level desc, term';

  it('is the rest of a level, those between, and the beginning of another one otherwise', () => {
    expect(parts(MIXED, { after: ['4', 'm', 'x'], upTo: ['1', 'c', 'y'] })).toEqual([
      'mastery_level = 4 and (term, id) > (m, x)',
      'mastery_level < 4 and mastery_level > 1',
      'mastery_level = 1 and (term, id) <= (c, y)',
    ]);
    expect(parts(MIXED, { after: ['4', 'm', 'x'], upTo: ['4', 's', 'y'] })).toEqual([
      'mastery_level = 4 and (term, id) > (m, x) and (term, id) <= (s, y)',
    ]);
    expect(parts(MIXED, { after: ['4', 'm', 'x'] })).toEqual([
      'mastery_level = 4 and (term, id) > (m, x)',
      'mastery_level < 4',
    ]);
    expect(parts(MIXED, {})).toEqual(['']);
  });
});
