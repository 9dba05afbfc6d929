import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { EDGE_INSTANTS, FAR_INSTANTS } from '../support/instants.js';
import { filters, ORDERS } from './filters.js';
import { resolved, type Schema } from './operations.js';

/** Mostly the token that the same operation has given last, if it has, then that of another one, and broken ones. */
const TOKENS = fc.constantFrom(
  ...['', '', '«own_token»', '«own_token»', '«own_token»', '«last_token»'],
  ...['«own_token»x', '«last_token»«own_token»', 'A', '«learned_word»'],
);

/** Texts of members that not any text will do for. */
const SAMPLES: Record<string, fc.Arbitrary<string>> = {
  email: fc.nat().map((n) => `fuzz-${n}@example.org`),
  filter: fc.oneof(fc.constantFrom('', 'language == "LANGUAGE_ENGLISH"', 'is_correct'), filters),
  order_by: fc.constantFrom(...ORDERS),
  time_zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu'),
  mapping: fc.constantFrom('', 'term:0', 'header,term:0'),
  homepage_url: fc.constant('https://app.example/'),
  source_url: fc.constant('https://news.example/a?b=c'),
  redirect_uris: fc.constant('https://app.example/callback'),
  redirect_uri: fc.constant('https://app.example/callback'),
  client_id: fc.constant('«client_id»'),
  client_secret: fc.constant('«client_secret»'),
  grant_type: fc.constantFrom('authorization_code', 'refresh_token'),
  response_type: fc.constant('code'),
  scope: fc.constant('words:read'),
  page_token: TOKENS,
  sync_token: TOKENS,
};

const UNIT = fc.constantFrom('a', 'b', 'é', '语', '😀', ' ');

const INSTANT = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  },
  { weight: 1, arbitrary: fc.constantFrom(...EDGE_INSTANTS, ...FAR_INSTANTS) },
);

/** Values that a schema allows. An id is a placeholder such as `«learned_word»`. */
export function valueOf(
  document: OpenAPIObject,
  unresolved: Schema,
  name = '',
): fc.Arbitrary<unknown> {
  const schema = resolved(document, unresolved);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.properties !== undefined) return objectOf(document, schema);
  const { minimum = 0, maximum = 1_000 } = schema;
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return orLimit(fc.integer({ min: minimum, max: Math.max(minimum, maximum) }), schema);
    case 'number':
      return orLimit(fc.double({ min: minimum, max: maximum, noNaN: true }), schema);
    case 'array':
      return listOf(valueOf(document, schema.items ?? {}, name), schema);
    default:
      return textOf(schema, name);
  }
}

/** Also the least and the greatest number, at which faults are most likely. */
function orLimit(numbers: fc.Arbitrary<number>, { minimum, maximum }: Schema) {
  const limits = [minimum, maximum].filter((limit) => limit !== undefined);
  if (limits.length === 0) return numbers;
  return fc.oneof(
    { weight: 3, arbitrary: numbers },
    { weight: 1, arbitrary: fc.constantFrom(...limits) },
  );
}

/** Mostly short lists, and now and then one of as many items as there may be. */
function listOf(items: fc.Arbitrary<unknown>, { minItems = 0, maxItems = 3 }: Schema) {
  const few = fc.array(items, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });
  if (maxItems <= 3) return few;
  const full = items.map((item) => fullListOf(item, { maxItems }));
  return fc.oneof({ weight: 15, arbitrary: few }, { weight: 1, arbitrary: full });
}

/** Returns a list of as many items as there may be, each like `item`. */
export function fullListOf(item: unknown, { maxItems = 3 }: Schema): unknown[] {
  return Array.from({ length: maxItems }, (_, n) => variant(item, n));
}

/** Other words, so that a list of them is not one word many times. */
function variant(item: unknown, n: number): unknown {
  if (typeof item !== 'object' || item === null || !('term' in item)) return item;
  return { ...item, term: `${String(item.term)}${n}` };
}

function objectOf(document: OpenAPIObject, schema: Schema): fc.Arbitrary<object> {
  const { properties = {}, required = [] } = schema;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, valueOf(document, member, name)]),
  );
  return fc.record(members, { requiredKeys: required }).map(withAskedReasons);
}

/** Only scopes that are asked for have reasons. */
function withAskedReasons({ scope_reasons: reasons, ...rest }: Record<string, unknown>): object {
  const { scopes } = rest;
  if (typeof reasons !== 'object' || reasons === null || !Array.isArray(scopes)) return rest;
  const asked = Object.entries(reasons).filter(([scope]) => scopes.includes(scope));
  return { ...rest, scope_reasons: Object.fromEntries(asked) };
}

function textOf({ format, minLength = 0, maxLength = 20 }: Schema, name: string) {
  if (format === 'date-time') return INSTANT;
  const kind = /^(.*?)_?ids?$/.exec(name)?.[1];
  const known = SAMPLES[name];
  if (known !== undefined) return known;
  if (kind !== undefined) return fc.constant(`«${kind === 'plan' ? 'review_plan' : kind}»`);
  return fc.string({
    unit: UNIT,
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 20)),
  });
}
