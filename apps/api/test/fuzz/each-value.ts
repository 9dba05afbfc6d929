import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { resolved, type Operation, type Schema } from './operations.js';
import { FILES, type FuzzRequest } from './requests.js';
import { BODIES, nameOf, pathKind } from './samples.js';
import { fullListOf, valueOf } from './values.js';

const SEED = 1;

/** The most values of a parameter that are combined with those of the others: there are more languages than formats. */
const MAX_COMBINED = 8;

/**
 * Returns requests that have every value of an enum, every limit of a number and every full list of the description once, each in an
 * otherwise plain request, and those with each combination of a query's parameters. A fault at one value, or only at some together, is
 * rarely met at random.
 */
export function requestsOfEachValue(
  document: OpenAPIObject,
  operation: Operation,
): Omit<FuzzRequest, 'operation'>[] {
  const { path, parameters, bodies } = operation;
  const plainPath = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `«${pathKind(operation, name)}»`,
  );
  const query = Object.fromEntries(
    parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema]),
  );
  const required = parameters.filter((each) => each.in === 'query' && each.required === true);
  const asked: Schema = {
    type: 'object',
    properties: query,
    required: required.map(({ name }) => name),
  };
  const sent = bodies.flatMap(({ mediaType, schema }) =>
    bodiesOf(document, mediaType, schema, BODIES[nameOf(operation)]),
  );
  const targets = queriesOf(document, asked).map((each) => {
    const pairs = new URLSearchParams(each as Record<string, string>).toString();
    return pairs === '' ? plainPath : `${plainPath}?${pairs}`;
  });
  const [plainTarget = path] = targets;
  const isFile = sent.some(({ body }) => FILES.includes(body ?? ''));
  const plain = isFile ? sent : sent.slice(0, 1);
  const nothing = { mediaType: undefined, body: undefined };
  return [
    ...sent.map((each) => ({ target: plainTarget, ...each })),
    ...targets.map((target, at) => ({ target, ...(plain[at % plain.length] ?? nothing) })),
  ];
}

/** The first one has only what is required. */
function queriesOf(document: OpenAPIObject, asked: Schema): object[] {
  const { properties = {}, required = [] } = asked;
  const combinations = Object.entries(properties).reduce<object[]>(
    (queries, [name, schema]) => {
      const plain = plainOf(document, schema, name);
      const values = variantsOf(document, schema, plain);
      const combined = values.length > 0 && values.length <= MAX_COMBINED ? values : [plain];
      const choices = combined.map((value) => ({ [name]: value }));
      if (!required.includes(name)) choices.unshift({});
      return queries.flatMap((query) => choices.map((choice) => ({ ...query, ...choice })));
    },
    [{}],
  );
  const each = variantsOf(document, asked, plainOf(document, asked));
  return [...combinations, ...(each as object[])];
}

function bodiesOf(
  document: OpenAPIObject,
  mediaType: string,
  schema: Schema,
  sample: unknown,
): Pick<FuzzRequest, 'mediaType' | 'body'>[] {
  if (schema.format === 'binary') return FILES.map((body) => ({ mediaType, body }));
  const plain = sample ?? plainOf(document, schema);
  return [plain, ...variantsOf(document, schema, plain)].map((value) => ({
    mediaType,
    body:
      mediaType === 'application/json'
        ? JSON.stringify(value)
        : new URLSearchParams(value as Record<string, string>).toString(),
  }));
}

/** Returns a value that a schema allows, of an object only what it requires. */
function plainOf(document: OpenAPIObject, unresolved: Schema, name?: string): unknown {
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
function variantsOf(document: OpenAPIObject, unresolved: Schema, plain: unknown): unknown[] {
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
