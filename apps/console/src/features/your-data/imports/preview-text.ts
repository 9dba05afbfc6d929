import { COLUMN_LABELS, type FileKind } from '@wordgrove/contracts';
import type { ImportPreviewDto } from '@wordgrove/dto';
import { counted } from '../counts';

const KINDS: Readonly<Record<FileKind, string>> = {
  WORDGROVE: 'a Wordgrove file',
  TABLE: 'a table',
  READWISE: 'highlights of Readwise',
  ANKI_TEXT: 'notes that Anki exported as text',
  ANKI_DECK: 'an Anki deck',
  KINDLE: 'the vocabulary of a Kindle',
};

/** Returns what a preview says as sentences, the most important one first. */
export function previewTextOf(preview: ImportPreviewDto): string[] {
  const { kind, sampled_count: count, is_complete: isComplete } = preview;
  if (kind === null) return ['The file cannot be read. Nothing has been imported.'];
  const rows = counted(count, 'row');
  const sample = isComplete ? `all ${rows}` : `the first ${rows}`;
  return [
    `The file is ${KINDS[kind]}. Nothing has been imported yet; this shows ${sample}.`,
    ...columnsOf(preview),
  ];
}

/** Returns which columns become what, and which are not imported. */
function columnsOf({ columns }: ImportPreviewDto): string[] {
  const named = columns.map(({ name, position, member }) => {
    return { name: name ?? `Column ${position + 1}`, member };
  });
  const taken = named.flatMap(({ name, member }) =>
    member === null ? [] : [`“${name}” is “${COLUMN_LABELS[member]}”`],
  );
  const left = named.flatMap(({ name, member }) => (member === null ? [`“${name}”`] : []));
  return [
    ...(taken.length > 0 ? [`${taken.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Not imported: ${left.join(', ')}.`] : []),
  ];
}
