import type { ImportDto } from '@wordgrove/dto';
import { outcomeOf, percentOf } from './outcome';

const item = (overrides: Partial<ImportDto>): ImportDto => ({
  ...{ id: '1', format: 'csv', status: 'SUCCEEDED', queue_position: null },
  ...{ total_bytes: 3, processed_bytes: 2 },
  ...{ row_count: 1_200, created_count: 0, updated_count: 0, error_count: 0, errors: [] },
  ...{ created_at: '2026-01-01T00:00:00.000Z', finished_at: null },
  ...overrides,
});
type Reason = 'TOO_LONG' | 'INVALID_FILE' | 'INTERNAL' | 'ACCESS_ENDED';
const error = (line: number | null, reason: Reason = 'TOO_LONG') => ({
  ...{ line, field: 'term', reason, description: 'must be shorter' },
});

describe('what has become of an import', () => {
  it.each<[Partial<ImportDto>, string[]]>([
    [{ status: 'QUEUED' }, ['It is waiting for its turn.']],
    [
      { status: 'RUNNING', row_count: 1, processed_bytes: 1 },
      ['1 row checked so far.', 'You can leave this page.'],
    ],
    [
      { status: 'RUNNING', row_count: 900 },
      ['The file has been checked; 900 rows imported so far.', 'You can leave this page.'],
    ],
    [{ created_count: 1_200 }, ['1,200 new words from 1,200 rows.']],
    [
      { created_count: 1, updated_count: 1, error_count: 2, errors: [error(2), error(2)] },
      [
        '1 new word from 1,200 rows.',
        '1 word already existed; any missing details were added.',
        '1 row with errors was skipped.',
      ],
    ],
    [
      { updated_count: 2, error_count: 150, errors: [error(2)] },
      [
        '0 new words from 1,200 rows.',
        '2 words already existed; any missing details were added.',
        'Rows with errors were skipped. The file has 150 errors.',
      ],
    ],
    [
      { status: 'FAILED', error_count: 1, errors: [error(7)] },
      [
        'Nothing was imported because the file has 1 error.',
        'Correct the file and import it again, or import it without these rows.',
      ],
    ],
    [
      { status: 'FAILED', error_count: 9, errors: [error(3, 'INVALID_FILE')] },
      ['Nothing was imported because the file does not match its format.'],
    ],
    [
      { status: 'FAILED', error_count: 1, errors: [error(null)] },
      ['Nothing was imported because the file does not match its format.'],
    ],
    [
      { status: 'FAILED', error_count: 1, errors: [error(null, 'INTERNAL')], created_count: 2 },
      [
        'The import stopped because something went wrong on our side.',
        '2 new words were imported. Import the file again to add the rest.',
      ],
    ],
    [
      { status: 'FAILED', error_count: 1, errors: [error(null, 'INTERNAL')], created_count: 0 },
      ['The import stopped because something went wrong on our side.', 'Import the file again.'],
    ],
    [
      { status: 'FAILED', error_count: 1, errors: [error(null, 'ACCESS_ENDED')], created_count: 2 },
      [
        'The import ended because the application that began it has no more access.',
        '2 new words were imported before.',
      ],
    ],
  ])('is told in sentences: %j', (overrides, sentences) => {
    expect(outcomeOf(item(overrides))).toEqual(sentences);
  });

  it('is told in percent while it runs', () => {
    expect(percentOf(item({}))).toBe(66);
    expect(percentOf(item({ total_bytes: 0 }))).toBe(0);
  });
});
