import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { resolved, type Schema } from './operations.js';
import { fullListOf, valueOf } from './values.js';

const SEED = 1;

/** Returns a value that a schema allows, of an object only what it requires. */
export function plainOf(document: OpenAPIObject, unresolved: Schema, name?: string): unknown {
  const schema = resolved(document, unresolved);
  const { properties, required = [] } = schema;
  if (properties === undefined) {
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
  const schema = resolved(document, unresolved);
  const { items = {}, minimum, maximum, properties = {} } = schema;
  if (schema.enum !== undefined) return schema.enum;
  switch (schema.type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [minimum, maximum].filter((limit) => limit !== undefined);
    case 'array': {
      const item = (plain as unknown[] | undefined)?.[0] ?? plainOf(document, items);
      return [
        fullListOf(item, schema),
        ...variantsOf(document, items, item).map((variant) => [variant]),
      ];
    }
    default:
      return Object.entries(properties).flatMap(([name, member]) => {
        const own = (plain as Record<string, unknown>)[name] ?? plainOf(document, member, name);
        return variantsOf(document, member, own).map((variant) => ({
          ...(plain as object),
          [name]: variant,
        }));
      });
  }
}

/**
 * Returns values that differ from `plain` at one or two members of one object, with each pair of their values: those of an enum and
 * of a boolean, the limits of a number, a full list, and the presence and absence of what may be absent.
 */
export function pairsOf(document: OpenAPIObject, unresolved: Schema, plain: unknown): unknown[] {
  const { type, items = {}, properties = {}, required = [] } = resolved(document, unresolved);
  if (type === 'array') {
    const item = (plain as unknown[] | undefined)?.[0] ?? plainOf(document, items);
    return pairsOf(document, items, item).map((pair) => [pair]);
  }
  const members = Object.entries(properties).map(([name, schema]) => {
    const given = (plain as Record<string, unknown>)[name];
    const own = given ?? plainOf(document, schema, name);
    const presence = given === undefined ? [own] : required.includes(name) ? [] : [undefined];
    const choices = [...presence, ...variantsOf(document, schema, own)];
    return {
      inside: pairsOf(document, schema, own).map((pair) => ({ [name]: pair })),
      choices: choices.map((value) => ({ [name]: value })),
    };
  });
  const changes = members.flatMap(({ inside, choices }, at) => {
    const others = members.slice(at + 1).flatMap((other) => other.choices);
    const pairs = choices.flatMap((one) => others.map((other) => ({ ...one, ...other })));
    return [...inside, ...choices, ...pairs];
  });
  return changes.map((change) => ({ ...(plain as object), ...change }));
}
