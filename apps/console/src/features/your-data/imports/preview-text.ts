import { COLUMN_LABELS } from '@wordgrove/contracts';
import type { ImportPreviewDto } from '@wordgrove/dto';
import { isolated } from '../../../ui/isolated';
import { KINDS, TEXTS } from './texts';

/** Returns what a preview says as sentences, the most important one first. */
export function previewTextOf(preview: ImportPreviewDto): string[] {
  const { kind, sampled_count: count, is_complete: isComplete } = preview;
  if (kind === null) return [TEXTS.unreadablePreview];
  return [TEXTS.fileIs(KINDS[kind], count, isComplete), ...columnsOf(preview)];
}

/** Returns which columns become what, and which are not imported. */
function columnsOf({ columns }: ImportPreviewDto): string[] {
  const named = columns.map(({ name, position, member }) => {
    return { name: name === null ? TEXTS.column(position + 1) : isolated(name), member };
  });
  const taken = named.flatMap(({ name, member }) =>
    member === null ? [] : [TEXTS.takenFor(name, COLUMN_LABELS[member])],
  );
  const left = named.flatMap(({ name, member }) => (member === null ? [TEXTS.quoted(name)] : []));
  return [
    ...(taken.length > 0 ? [`${taken.join(', ')}.`] : []),
    ...(left.length > 0 ? [TEXTS.notImported(left.join(', '))] : []),
  ];
}
