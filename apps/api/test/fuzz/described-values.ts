import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { LAST_INSTANT } from '../support/instants.js';
import { resolved, type Schema } from './operations.js';
import { rowsOfThree } from './rows-of-three.js';
import { fullListOf, valueOf } from './values.js';

const SEED = 1;
/** Texts that are refused if they do not fit the others have these values in a plain request. */
const PLAIN: Readonly<Record<string, string>> = { filter: '', page_token: '', sync_token: '' };

/** Returns a value that a schema allows, of an object only what it requires. */
export function plainOf(document: OpenAPIObject, unresolved: Schema, name?: string): unknown {
  const schema = resolved(document, unresolved);
  const { properties, required = [] } = schema;
  if (properties === undefined) {
    if (name !== undefined && Object.hasOwn(PLAIN, name)) return PLAIN[name];
    const [value] = fc.sample(valueOf(document, schema, name), { seed: SEED, numRuns: 1 });
    return value;
  }
  const members = required.map((member) => [
    member,
    plainOf(document, properties[member] ?? {}, member),
  ]);
  return Object.fromEntries(members) as unknown;
}

/** Returns values that differ from `plain` at one place, at which they have one of the values that the schema names. */
export function variantsOf(document: OpenAPIObject, unresolved: Schema, plain: unknown): unknown[] {
  return changedOnce(document, unresolved, plain, namedValues);
}

function namedValues(schema: Schema, [item]: readonly unknown[]): readonly unknown[] {
  if (schema.enum !== undefined) return schema.enum;
  switch (schema.type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
    case 'array':
      return [fullListOf(item, schema)];
    default:
      return schema.format === 'date-time' ? [LAST_INSTANT] : [];
  }
}

/**
 * Returns values that differ from `plain` at one place, at which they have one of the values that `valuesOf` returns for its schema and
 * for its plain value, of a list for its first item.
 */
export function changedOnce(
  document: OpenAPIObject,
  unresolved: Schema,
  plain: unknown,
  valuesOf: (schema: Schema, plain: readonly unknown[]) => readonly unknown[],
): unknown[] {
  const schema = resolved(document, unresolved);
  const { items, properties } = schema;
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, member]) => {
      const own = (plain as Record<string, unknown>)[name] ?? plainOf(document, member, name);
      return changedOnce(document, member, own, valuesOf).map((variant) => ({
        ...(plain as object),
        [name]: variant,
      }));
    });
  if (schema.type !== 'array') return [...valuesOf(schema, [plain])];
  const item = (plain as unknown[] | undefined)?.[0] ?? plainOf(document, items ?? {});
  const changed = changedOnce(document, items ?? {}, item, valuesOf);
  return [...valuesOf(schema, [item]), ...changed.map((variant) => [variant])];
}

type Change = Readonly<Record<string, unknown>>;

/**
 * Returns values that differ from `plain` at members of one object. Each pair of their values is in one that differs in nothing else, and
 * each three of their values are together in one: those of an enum and of a boolean, the limits of a number, the last instant, a full list, and the presence
 * and absence of what may be absent.
 */
export function combinationsOf(
  document: OpenAPIObject,
  unresolved: Schema,
  plain: unknown,
): unknown[] {
  const { type, items = {}, properties = {} } = resolved(document, unresolved);
  if (type === 'array') {
    const item = (plain as unknown[] | undefined)?.[0] ?? plainOf(document, items);
    return combinationsOf(document, items, item).map((each) => [each]);
  }
  const members = changesOfMembers(document, unresolved, plain);
  const inside = Object.entries(properties).flatMap(([name, schema]) => {
    const own = (plain as Change)[name] ?? plainOf(document, schema, name);
    return combinationsOf(document, schema, own).map((each) => ({ [name]: each }));
  });
  const alone = members.flatMap((choices, at) => {
    const others = members.slice(at + 1).flat();
    return [...choices, ...choices.flatMap((one) => others.map((other) => ({ ...one, ...other })))];
  });
  // One choice more leaves the member as it is.
  const threes = rowsOfThree(members.map(({ length }) => length && length + 1)).map(
    (row) => Object.assign({}, ...row.map((choice, at) => members[at]?.[choice])) as Change,
  );
  return [...inside, ...alone, ...threes].map((change) => ({ ...(plain as object), ...change }));
}

/** Returns the changes of each member of an object. */
function changesOfMembers(document: OpenAPIObject, unresolved: Schema, plain: unknown): Change[][] {
  const { properties = {}, required = [] } = resolved(document, unresolved);
  return Object.entries(properties).map(([name, schema]) => {
    const given = (plain as Change)[name];
    const own = given ?? plainOf(document, schema, name);
    const presence = given === undefined ? [own] : required.includes(name) ? [] : [undefined];
    return [...presence, ...variantsOf(document, schema, own)].map((value) => ({ [name]: value }));
  });
}
