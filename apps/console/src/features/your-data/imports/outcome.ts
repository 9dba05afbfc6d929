import type { ImportDto } from '@wordgrove/dto';
import { OUTCOMES } from './texts';

/** Returns the state or the result of an import as sentences, the most important one first. */
export function outcomeOf(item: ImportDto): string[] {
  switch (item.status) {
    case 'QUEUED':
      return [OUTCOMES.waits];
    case 'RUNNING':
      return [running(item), OUTCOMES.canLeave];
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
  const { row_count: rows } = item;
  return percentOf(item) < 50 ? OUTCOMES.checked(rows) : OUTCOMES.written(rows);
}

function succeeded(item: ImportDto): string[] {
  const { created_count: created, updated_count: updated, error_count: count } = item;
  return [
    OUTCOMES.created(created, item.row_count),
    ...(updated > 0 ? [OUTCOMES.existed(updated)] : []),
    ...(count > 0 ? [skipped(item)] : []),
  ];
}

function failed(item: ImportDto): string[] {
  if (item.errors[0]?.reason === 'INTERNAL') return stopped(item);
  if (item.errors[0]?.reason === 'ACCESS_ENDED') return ended(item);
  if (item.errors[0]?.reason === 'FILE_TOO_COMPLEX') return [OUTCOMES.tooComplex];
  if (!hasBadRows(item)) return [OUTCOMES.badFile];
  return [OUTCOMES.badRows(item.error_count), OUTCOMES.correct];
}

function stopped({ created_count: created }: ImportDto): string[] {
  return [OUTCOMES.stopped, created > 0 ? OUTCOMES.addTheRest(created) : OUTCOMES.again];
}

function ended({ created_count: created }: ImportDto): string[] {
  return [OUTCOMES.accessEnded, OUTCOMES.before(created)];
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
  return errors.length < count ? OUTCOMES.skippedSome(count) : OUTCOMES.skipped(lines);
}
