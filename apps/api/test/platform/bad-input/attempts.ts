import { randomUUID } from 'node:crypto';
import type { CallOptions } from '../../support/client.js';
import { ENDPOINTS, type Endpoint } from './endpoints.js';
import { objectCases, validObject } from '../../support/members.js';
import { BAD_VALUES, GOOD_VALUES, REASONS } from './query-values.js';

/** A call and what must come of it. */
export interface Attempt {
  name: string;
  /** Appended to the path, with its question mark. */
  query?: string;
  send?: Pick<CallOptions, 'body' | 'raw' | 'headers'>;
  /** Status and code; undefined for input that is good, whatever else comes of it. */
  failure: string | undefined;
  /** The reason and the field of a detail that must be there, or of one that must not. */
  reason?: string;
  field?: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const INVALID = '400 INVALID_ARGUMENT';
const WRONG_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'x'];
const UNKNOWN_NAMES = ['__proto__', 'constructor', 'access_token', 'a[]', 'a[b][c]'];
const KIB = 1024;
/** More than the buffers between client and service hold. */
const EIGHT_MEGABYTES = Buffer.alloc(8 * KIB * KIB, 'a');

/**
 * The first endpoint of each access and limit, and the first that only reads. The others read bodies and queries, or do
 * not, in the same way: they get one fault of each kind.
 */
const GET_ALL: ReadonlySet<Endpoint> = new Set(
  new Map(
    ENDPOINTS.toReversed().map((each) => [
      `${each.access} ${methodOf(each) === 'GET' ? 'reads' : each.bodyKib}`,
      each,
    ]),
  ).values(),
);

/** Its path with ids that nobody has, so that good input ends in 404. */
export function pathOf({ route }: Endpoint): string {
  return route.replace(/^\w+ /, '').replace(/\{[^}]+\}/g, () => randomUUID());
}

export function methodOf({ route }: Endpoint): string {
  return route.split(' ')[0] ?? '';
}

/** Everything wrong (and just not wrong) that its body and query can be. */
export function attemptsOn(endpoint: Endpoint): Attempt[] {
  const takesBody = methodOf(endpoint) !== 'GET' && endpoint.takesFile !== true;
  return [
    ...queryAttempts(endpoint),
    ...(endpoint.takesFile ? ['text/plain', ...WRONG_TYPES].map(typed) : []),
    ...(takesBody ? [...rawAttempts(endpoint), ...memberAttempts(endpoint)] : []),
  ];
}

/** Input that is as wrong as can be, for callers who must not get as far as its check. */
export function wrongInput(endpoint: Endpoint): Attempt['send'][] {
  if (methodOf(endpoint) === 'GET') return [{}];
  return [
    { raw: '{', headers: JSON_TYPE },
    { raw: 'x', headers: { 'content-type': 'text/plain' } },
    ...(GET_ALL.has(endpoint) ? [{ raw: EIGHT_MEGABYTES, headers: JSON_TYPE }] : []),
    { body: { unknown_member: 1 } },
  ];
}

function memberAttempts({ body }: Endpoint): Attempt[] {
  if (body === undefined) {
    return [
      { name: 'unknown member', send: { body: { x: 1 } }, ...refused('UNKNOWN_MEMBER', 'x') },
    ];
  }
  return objectCases(body).map(({ value, at, reason }) => ({
    name: `${at} = ${JSON.stringify(value)?.slice(0, 80)}`,
    // The body itself may be of any type, and JSON.stringify is the client's.
    send: { raw: JSON.stringify(value), headers: JSON_TYPE },
    field: at.replace(/^\./, ''),
    ...(reason === undefined ? { failure: undefined } : { failure: INVALID, reason }),
  }));
}

function rawAttempts(endpoint: Endpoint): Attempt[] {
  const { bodyKib = 256 } = endpoint;
  const malformed = (name: string, raw: string | Uint8Array): Attempt => ({
    name,
    send: { raw, headers: JSON_TYPE },
    ...refused('MALFORMED_BODY'),
  });
  const large = (name: string, raw: string | Uint8Array): Attempt => ({
    name,
    send: { raw, headers: JSON_TYPE },
    failure: '413 PAYLOAD_TOO_LARGE',
  });
  const some = [
    malformed('cut JSON', '{"a":'),
    typed('text/plain'),
    large(`a byte over ${bodyKib} KiB`, `"${'a'.repeat(bodyKib * KIB - 1)}"`),
  ];
  if (!GET_ALL.has(endpoint)) return some;
  return [
    ...some,
    malformed('no JSON', 'a=1&b=2'),
    malformed('two values', '{} {}'),
    malformed('a raw NUL', '{"a":"\0"}'),
    malformed('broken UTF-8', Buffer.from('{"a":"\xff"}', 'latin1')),
    malformed('a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])),
    malformed('100,000 levels', '['.repeat(100_000) + ']'.repeat(100_000)),
    malformed('20,000 levels', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)),
    ...WRONG_TYPES.map(typed),
    large('8 MB', EIGHT_MEGABYTES),
  ];
}

function typed(type: string): Attempt {
  return {
    name: `content type ${type}`,
    send: { raw: '{}', headers: { 'content-type': type } },
    failure: '415 UNSUPPORTED_MEDIA_TYPE',
  };
}

function queryAttempts(endpoint: Endpoint): Attempt[] {
  const known = Object.entries(endpoint.query ?? {}).flatMap(([name, kind]) => [
    {
      name: `${name} twice`,
      query: `?${name}=1&${name}=1`,
      ...refused('REPEATED_PARAMETER', name),
    },
    { name: `${name}[]`, query: `?${name}[]=1`, ...refused('UNKNOWN_MEMBER', `${name}[]`) },
    { name: `${name}[a]`, query: `?${name}%5Ba%5D=1`, ...refused('UNKNOWN_MEMBER', `${name}[a]`) },
    { name: `${name} broken`, query: `?${name}=%FF`, ...refused('MALFORMED', name) },
    ...(BAD_VALUES[kind] ?? []).map((value): Attempt => {
      const query = `?${name}=${encodeURIComponent(value)}`;
      return { name: query.slice(0, 80), query, ...refused(REASONS[kind], name) };
    }),
    ...(GOOD_VALUES[kind] ?? []).map((value): Attempt => {
      const query = `?${name}=${encodeURIComponent(value)}`;
      return { name: query, query, failure: undefined, field: name };
    }),
  ]);
  const unknown = ['unknown', ...(GET_ALL.has(endpoint) ? UNKNOWN_NAMES : [])].map(
    (name): Attempt => ({
      name: `?${name}`,
      query: `?${name}=1`,
      ...refused('UNKNOWN_MEMBER', name),
    }),
  );
  return [...known, ...unknown];
}

function refused(reason: string, field?: string) {
  return { failure: INVALID, reason, ...(field !== undefined && { field }) };
}

/** A body that the endpoint takes, if it takes one. */
export function validBody({ body }: Endpoint): Record<string, unknown> | undefined {
  return body && validObject(body);
}
