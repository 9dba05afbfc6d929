import type { ImportDto } from '@wordgrove/dto';
import { counted } from '../counts';

/** Returns the state or the result of an import as sentences, the most important one first. */
export function outcomeOf(item: ImportDto): string[] {
  switch (item.status) {
    case 'QUEUED':
      return ['It is waiting for its turn.'];
    case 'RUNNING':
      return [running(item), 'You can leave this page.'];
    case 'SUCCEEDED':
      return succeeded(item);
    case 'FAILED':
      return failed(item);
  }
}

/** Returns how much of the import is done, from 0 to 100. */
export function percentOf({ processed_bytes: processed, total_bytes: total }: ImportDto): number {
  return total === 0 ? 0 : Math.floor((100 * processed) / total);
}

/** A file is read once to check it, which is the first half, and once to write it. */
function running(item: ImportDto): string {
  const rows = counted(item.row_count, 'row');
  if (percentOf(item) < 50) return `${rows} checked so far.`;
  return `The file has been checked; ${rows} imported so far.`;
}

function succeeded(item: ImportDto): string[] {
  const { created_count: created, updated_count: updated, error_count: count } = item;
  return [
    `${counted(created, 'new word')} from ${counted(item.row_count, 'row')}.`,
    ...(updated > 0
      ? [`${counted(updated, 'word')} already existed; any missing details were added.`]
      : []),
    ...(count > 0 ? [skipped(item)] : []),
  ];
}

function failed(item: ImportDto): string[] {
  if (item.errors[0]?.reason === 'INTERNAL') return stopped(item);
  if (item.errors[0]?.reason === 'ACCESS_ENDED') return ended(item);
  if (item.errors[0]?.reason === 'FILE_TOO_COMPLEX')
    return ['Nothing was imported because reading the file takes too much memory or time.'];
  if (!hasBadRows(item))
    return ['Nothing was imported because the file does not match its format.'];
  const errors = counted(item.error_count, 'error');
  return [
    `Nothing was imported because the file has ${errors}.`,
    'Correct the file and import it again, or import it without these rows.',
  ];
}

function stopped({ created_count: created }: ImportDto): string[] {
  return [
    'The import stopped because something went wrong on our side.',
    created > 0
      ? `${counted(created, 'new word')} ${were(created)} imported. Import the file again to add the rest.`
      : 'Import the file again.',
  ];
}

function ended({ created_count: created }: ImportDto): string[] {
  return [
    'The import ended because the application that began it has no more access.',
    `${counted(created, 'new word')} ${were(created)} imported before.`,
  ];
}

/** True if an import failed because of some of its rows, and not because of the file as a whole. */
export function hasBadRows({ status, errors }: ImportDto): boolean {
  const reasons = ['INVALID_FILE', 'INVALID_MAPPING', 'UNKNOWN_MEMBER', 'INTERNAL'];
  const [first] = errors;
  return status === 'FAILED' && first?.line != null && !reasons.includes(first.reason);
}

/** Counts rows if the import lists all of their errors, and otherwise errors. */
function skipped({ error_count: count, errors }: ImportDto): string {
  const lines = new Set(errors.map(({ line }) => line)).size;
  if (errors.length < count)
    return `Rows with errors were skipped. The file has ${counted(count, 'error')}.`;
  return `${counted(lines, 'row')} with errors ${were(lines)} skipped.`;
}

const were = (count: number) => (count === 1 ? 'was' : 'were');
