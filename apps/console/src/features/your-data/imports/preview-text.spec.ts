import { isolated } from '../../../ui/isolated';
import type { ImportPreviewDto } from '@wordgrove/dto';
import { previewTextOf } from './preview-text';

const preview = (overrides: Partial<ImportPreviewDto>): ImportPreviewDto => ({
  ...{ format: 'csv', kind: 'TABLE', encoding: 'utf-8', delimiter: ';', has_header: true },
  ...{ columns: [], words: [], languages: [], sections: [], total_bytes: 1, sampled_count: 3 },
  ...{ is_complete: true, error_count: 0, errors: [] },
  ...overrides,
});

describe('a preview', () => {
  it('says what the file is and how much of it is shown', () => {
    expect(previewTextOf(preview({}))).toEqual([
      'The file is a table. Nothing has been imported yet; this shows all 3 rows.',
    ]);
    expect(previewTextOf(preview({ kind: 'KINDLE', is_complete: false }))[0]).toBe(
      'The file is the vocabulary of a Kindle. Nothing has been imported yet; this shows the first 3 rows.',
    );
    expect(previewTextOf(preview({ kind: null }))).toEqual([
      'The file cannot be read. Nothing has been imported.',
    ]);
  });

  it('says what each column is taken for, and what is not imported', () => {
    const columns = [
      { note_type: null, name: 'Wort', position: 0, member: 'term' as const },
      { note_type: null, name: null, position: 1, member: null },
    ];
    expect(previewTextOf(preview({ columns })).slice(1)).toEqual([
      `“${isolated('Wort')}” is “Word”.`,
      'Not imported: “Column 2”.',
    ]);
  });
});
