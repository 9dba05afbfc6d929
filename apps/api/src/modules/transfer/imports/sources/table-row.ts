import { ALL_LANGUAGES, LANGUAGES, type ImportColumn, type Language } from '@wordgrove/contracts';
import { splitTags } from '../../table-cells.js';
import type { TableColumns } from './table-layout.js';

/** What a row says of a word, as `collect-word` would be told; empty cells say nothing. */
export function specOf(
  cells: readonly string[],
  columns: TableColumns,
  language: Language,
): Record<string, unknown> {
  const all = (member: ImportColumn) =>
    columns.filter((column) => column.member === member).map(({ index }) => cells[index] ?? '');
  const one = (member: ImportColumn) => all(member)[0]?.trim() ?? '';
  const level = one('mastery_level');
  return {
    term: all('term')[0] ?? '',
    language: languageOf(one('language')) || language,
    tags: all('tags').flatMap(splitTags),
    notes: all('notes').filter((note) => note.trim() !== ''),
    contexts: contextsOf(all('context'), all('source_title'), all('source_url')),
    // What is no number is left to fail as one.
    ...(level !== '' && { mastery_level: /^\d{1,4}$/.test(level) ? Number(level) : level }),
  };
}

function contextsOf(
  sentences: readonly string[],
  titles: readonly string[],
  urls: readonly string[],
): object[] {
  return sentences.flatMap((sentence, index) => {
    if (sentence.trim() === '') return [];
    const [title = '', url = ''] = [titles[index], urls[index]];
    return [
      {
        sentence,
        ...(title.trim() !== '' && { source_title: title }),
        ...(url.trim() !== '' && { source_url: url }),
      },
    ];
  });
}

/** People write "German": an English name counts as well. */
function languageOf(cell: string): string {
  const name = cell.toLowerCase();
  const isNamed = (language: Language) => LANGUAGES[language].englishName.toLowerCase() === name;
  return ALL_LANGUAGES.find(isNamed) ?? cell;
}
