/**
 * The reasons for which the primary refuses a connection that no worker has taken: with a response, or because there are too
 * many, without one.
 */
export const CONNECTION_REFUSALS = [
  'OVERLOADED',
  'TOO_MANY_CONNECTIONS',
  'METHOD_NOT_ALLOWED',
  'EXPECTATION_FAILED',
  'BAD_REQUEST',
  'HEADERS_TOO_LARGE',
  'CHUNK_EXTENSIONS_TOO_LARGE',
  'REQUEST_TIMEOUT',
] as const;

export type ConnectionRefusal = (typeof CONNECTION_REFUSALS)[number];

/** The metric that counts them. Each process has it, so that it is there before the first refusal. */
export const REFUSED_CONNECTIONS = {
  name: 'wordgrove_refused_connections_total',
  help: 'Connections that the primary refused because no worker could take them in time',
  labelNames: ['reason'],
} as const;
