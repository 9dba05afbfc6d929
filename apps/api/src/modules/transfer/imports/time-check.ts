import type { ErrorDetail } from '@wordgrove/contracts';
import type { CheckedItem } from './item-check.js';

/** How far the clock of the service that wrote a file may be ahead, in milliseconds: a day. */
const TOLERANCE_MS = 24 * 3_600_000;

/** Times of the past, by section, that must not lie in the future. */
const PAST_TIMES = [
  'created_at',
  'updated_at',
  'last_reviewed_at',
  'declared_at',
  'reviewed_at',
  'undone_at',
  'fitted_at',
];

/** The members of an item that tell of the past and lie in the future. */
export function timeFaults(item: CheckedItem, at: Date): ErrorDetail[] {
  const members = Object.entries(item.value) as [string, unknown][];
  const nested = item.section === 'words' ? Object.entries(item.value.memory ?? {}) : [];
  const latest = at.getTime() + TOLERANCE_MS;
  const isFuture = ([name, value]: [string, unknown]) =>
    PAST_TIMES.includes(name) && typeof value === 'string' && Date.parse(value) > latest;
  return [
    ...members.filter(isFuture).map(([name]) => name),
    ...nested.filter(isFuture).map(([name]) => `memory.${name}`),
  ].map((field) => ({ reason: 'OUT_OF_RANGE', field, description: 'must not be in the future' }));
}
