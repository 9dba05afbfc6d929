import { SqlParameters } from '../sql-parameters.js';
import { compileWordFilter } from './word-filter.sql.js';

function compile(filter: string, ...before: unknown[]) {
  const parameters = new SqlParameters();
  for (const value of before) parameters.add(value);
  return { text: compileWordFilter(filter, parameters), values: parameters.values };
}

const faultOf = (filter: string) => {
  try {
    compile(filter);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('compileWordFilter', () => {
  it.each([
    ['', 'true', []],
    ['language == "LANGUAGE_DUTCH"', '(learned_words.language = $1::text)', ['LANGUAGE_DUTCH']],
    ['mastery_level < 3', '(learned_words.mastery_level < $1::bigint)', ['3']],
    ['mastery_level > -3', '(learned_words.mastery_level > $1::bigint)', ['-3']],
    ['review_count < 0.5', '(learned_words.review_count < $1::double precision)', [0.5]],
    ['"a" in tags', '(learned_words.tags @> array[$1::text])', ['a']],
    ['state == "SUSPENDED"', '($1::text is not null and learned_words.suspended)', ['SUSPENDED']],
    ['term in ["a", "b"]', '(learned_words.term in ($1::text, $2::text))', ['a', 'b']],
    [
      'term.startsWith("%")',
      String.raw`(learned_words.term like regexp_replace($1::text, '([\\%_])', '\\\1', 'g') || '%')`,
      ['%'],
    ],
    ['last_reviewed_at == null', '(learned_words.last_reviewed_at is not distinct from null)', []],
    [
      'last_reviewed_at > timestamp("2026-01-01T01:00:00+01:00")',
      'coalesce(learned_words.last_reviewed_at > $1::timestamptz, false)',
      ['2026-01-01T00:00:00.000Z'],
    ],
    ['!(term == "a" || true)', '(not ((learned_words.term = $1::text) or true))', ['a']],
  ])('%s', (filter, text, values) => {
    expect(compile(filter)).toEqual({ text, values });
  });

  it('numbers its parameters after those that are there', () => {
    expect(compile('term == "a"', 'x', 'y')).toEqual({
      text: '(learned_words.term = $3::text)',
      values: ['x', 'y', 'a'],
    });
  });

  it('never puts text of the filter into the statement', () => {
    const { text, values } = compile(`term == "$1'; --" && "x" in tags || term.contains('"')`);
    expect(text).not.toMatch(/[";]|--/);
    expect(values).toEqual([`$1'; --`, 'x', '"']);
  });

  it.each([
    ['20,000 !', `${'!'.repeat(20_000)}true`],
    ['100,000 parentheses', '('.repeat(100_000)],
    ['a million characters', 'a'.repeat(1_000_000)],
  ])('refuses %s before the parser sees it', (_, filter) => {
    expect(faultOf(filter)).toMatchObject({
      code: 'INVALID_ARGUMENT',
      details: [{ reason: 'INVALID_FILTER', field: 'filter', metadata: { position: 1_024 } }],
    });
  });

  it('counts positions in code points', () => {
    expect(faultOf('term == "🍎🍎" && foo == 1')).toMatchObject({
      details: [{ metadata: { position: 16 } }],
    });
  });
});
