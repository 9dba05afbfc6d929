import { Client } from 'pg';

/** A statement that the service sent. Its name is empty if it is not prepared. */
export interface SentStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** The service sends it once, when it has looked at its dictionaries, which may be long after the start. No call sends it. */
const AFTER_START = 'profiled-dictionaries.read';
/** Each new connection sends it first. A call needs one if the statement after the start has the other. */
const SESSION_SETUP = /^\s*with done as materialized \(\s*select set_config\(name/;

/** Returns the statements that the service sends during the work. Each of them is a round trip. */
export async function sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls
      .map(([query]) => statementOf(query as SentStatement | string))
      .filter(({ name, text }) => name !== AFTER_START && !SESSION_SETUP.test(text));
  } finally {
    spy.mockRestore();
  }
}

/** Returns true for the statements with which a transaction begins or ends. */
export function isBoundary({ text }: SentStatement): boolean {
  return /^(start transaction|commit|rollback)/i.test(text);
}

function statementOf(query: SentStatement | string): SentStatement {
  if (typeof query === 'string') return { name: '', text: query, values: [] };
  const { name = '', text, values } = query;
  return { name, text, values };
}
