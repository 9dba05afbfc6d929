import type { PresentedClient } from '../../applications/index.js';

/**
 * Returns SQL for a row of each of several requests: its `place`, and a column for each list of values. The names are those of the
 * columns, and the lists are SQL. Each is a query of its own, which hides its length: the planner would else make a new plan for
 * each short list, which takes longer than the statement.
 */
export function askedTogether(lists: Readonly<Record<string, string>>): string {
  const hidden = Object.values(lists).map((list) => `(select ${list})`);
  return `select * from unnest(${hidden.join(', ')}) with ordinality
    as asked (${Object.keys(lists).join(', ')}, place)`;
}

/** The credentials in such a row that has them. */
export const ASKING_CLIENT: Readonly<Record<keyof PresentedClient, string>> = {
  clientId: 'asked.client_id',
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
