import type { OpenAPIObject } from '@nestjs/swagger';
import type { Operation, Schema } from './operations.js';
import { FILES, type FuzzRequest } from './requests.js';
import { BODIES, nameOf, pathKind } from './samples.js';
import { combinationsOf, plainOf, variantsOf } from './described-values.js';

/** The most values of a parameter that are combined with those of the others: there are more languages than formats. */
const MAX_COMBINED = 8;

/**
 * Returns requests that have every value of an enum, every limit of a number and every full list of the description once, each in an
 * otherwise plain request, those with each combination of a query's parameters, and those with each pair and each three of values of a body's members.
 * A fault at one value, or only at some together, is rarely met at random.
 */
export function requestsOfEachValue(
  document: OpenAPIObject,
  operation: Operation,
): Omit<FuzzRequest, 'operation'>[] {
  const { path, bodies } = operation;
  const plainPath = plainPathOf(operation);
  const asked = querySchemaOf(operation);
  const sent = bodies.flatMap(({ mediaType, schema }) =>
    bodiesOf(document, mediaType, schema, BODIES[nameOf(operation)]),
  );
  const queries = queriesOf(document, asked).map((each) =>
    new URLSearchParams(each as Record<string, string>).toString(),
  );
  const targets = [...new Set(queries)].map((query) =>
    query === '' ? plainPath : `${plainPath}?${query}`,
  );
  const [plainTarget = path] = targets;
  const isFile = sent.some(({ body }) => FILES.includes(body ?? ''));
  const plain = isFile ? sent : sent.slice(0, 1);
  const nothing = { mediaType: undefined, body: undefined };
  return [
    ...sent.map((each) => ({ target: plainTarget, ...each })),
    ...targets.map((target, at) => ({ target, ...(plain[at % plain.length] ?? nothing) })),
  ];
}

/** Returns the path of an operation with a placeholder for each id. */
export function plainPathOf(operation: Operation): string {
  return operation.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `«${pathKind(operation, name)}»`,
  );
}

/** Returns the schema of the query of an operation, as an object. */
export function querySchemaOf({ parameters }: Operation): Schema {
  const asked = parameters.filter((each) => each.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** The first one has only what is required. */
function queriesOf(document: OpenAPIObject, asked: Schema): object[] {
  const { properties = {}, required = [] } = asked;
  const combinations = Object.entries(properties).reduce<object[]>(
    (queries, [name, schema]) => {
      const plain = plainOf(document, schema, name);
      const values = variantsOf(document, schema, plain);
      // Sent empty, it means the same as left out, and stands beside each value of the others below.
      if (plain === '') return queries;
      const combined = values.length > 0 && values.length <= MAX_COMBINED ? values : [plain];
      const choices = combined.map((value) => ({ [name]: value }));
      if (!required.includes(name)) choices.unshift({});
      return queries.flatMap((query) => choices.map((choice) => ({ ...query, ...choice })));
    },
    [{}],
  );
  const plain = plainOf(document, asked);
  const each = [...variantsOf(document, asked, plain), ...combinationsOf(document, asked, plain)];
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
  const values = [
    plain,
    ...variantsOf(document, schema, plain),
    ...combinationsOf(document, schema, plain),
  ];
  const texts = values
    // Without what is undefined, also in forms.
    .map((value) => JSON.stringify(value))
    .map((json) =>
      mediaType === 'application/json'
        ? json
        : new URLSearchParams(JSON.parse(json) as Record<string, string>).toString(),
    );
  return [...new Set(texts)].map((body) => ({ mediaType, body }));
}
