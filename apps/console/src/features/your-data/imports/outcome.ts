import type { ImportDto } from '@wordgrove/dto';
import { counted } from '../counts';

/** What has become of an import, in sentences; the first says the most. */
export function outcomeOf(item: ImportDto): string[] {
  switch (item.status) {
    case 'QUEUED':
      return ['It waits for its turn.'];
    case 'RUNNING':
      return [running(item), 'You can leave this page.'];
    case 'SUCCEEDED':
      return succeeded(item);
    case 'FAILED':
      return failed(item);
  }
}

/** How much is done, from 0 to 100. */
export function percentOf({ processed_bytes: processed, total_bytes: total }: ImportDto): number {
  return total === 0 ? 0 : Math.floor((100 * processed) / total);
}

/** A file is read once to check it, which is the first half, and once to write it. */
function running(item: ImportDto): string {
  const rows = counted(item.row_count, 'row');
  if (percentOf(item) < 50) return `${rows} checked so far.`;
  return `The file is checked; ${rows} written so far.`;
}

function succeeded(item: ImportDto): string[] {
  const { created_count: created, updated_count: updated, error_count: faults } = item;
  return [
    `${counted(created, 'new word')} of ${counted(item.row_count, 'row')}.`,
    ...(updated > 0
      ? [
          `${counted(updated, 'word')} ${were(updated)} here already: what ${it(updated)} lacked was added.`,
        ]
      : []),
    ...(faults > 0 ? [`${leftOut(item)}`] : []),
  ];
}

function failed(item: ImportDto): string[] {
  if (!hasBadRows(item))
    return ['Nothing was imported: the file cannot be read as what it should be.'];
  const faults = counted(item.error_count, 'fault');
  return [
    `Nothing was imported: there ${item.error_count === 1 ? 'is' : 'are'} ${faults} in the file.`,
    'Correct them and import the file again, or import it without them.',
  ];
}

/** True where an import failed for some of its rows, and not for the file as a whole. */
export function hasBadRows({ status, errors }: ImportDto): boolean {
  const reasons = ['INVALID_FILE', 'INVALID_MAPPING', 'UNKNOWN_MEMBER', 'INTERNAL'];
  const [first] = errors;
  return status === 'FAILED' && first?.line != null && !reasons.includes(first.reason);
}

/** Rows are counted where all of their faults are told. */
function leftOut({ error_count: faults, errors }: ImportDto): string {
  const lines = new Set(errors.map(({ line }) => line)).size;
  if (errors.length < faults)
    return `Rows with faults were left out; there are ${counted(faults, 'fault')}.`;
  return `${counted(lines, 'row')} with faults ${were(lines)} left out.`;
}

const were = (count: number) => (count === 1 ? 'was' : 'were');
const it = (count: number) => (count === 1 ? 'it' : 'they');
