import type { Positional, Statement } from '../../src/platform/database/statement.js';

/** A statement or a text as the database is sent it. */
export function sentQuery(query: Statement<unknown> | string, values: Positional = []) {
  if (typeof query === 'string') return { text: query, values: [...values] };
  return { text: query.text, values: query.bind(values) };
}
