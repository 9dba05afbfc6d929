import { shortList } from '../../../platform/database/short-list.sql.js';
import type { PresentedClient } from '../../applications/index.js';

type Type = 'bytea' | 'text';

/**
 * Returns SQL for a row of each of several requests: its `place`, and a column for each list of values, of this type and at this
 * place.
 */
export function askedTogether(columns: Readonly<Record<string, readonly [Type, string]>>): string {
  const lists = Object.values(columns).map(([type, place]) => shortList(place, type));
  return `select * from unnest(${lists.join(', ')}) with ordinality
    as asked (${Object.keys(columns).join(', ')}, place)`;
}

/** The credentials in such a row that has them. */
export const ASKING_CLIENT: Readonly<Record<keyof PresentedClient, string>> = {
  clientId: 'asked.presented_id',
  secretDigest: 'asked.secret_digest',
};

/** Returns the rows of requests by their places, which PostgreSQL counts from one; undefined for those that have none. */
export function inPlaces<Row extends { place: number }>(
  count: number,
  rows: readonly Row[],
): (Row | undefined)[] {
  const answers = Array.from<Row | undefined>({ length: count });
  for (const row of rows) answers[row.place - 1] = row;
  return answers;
}
