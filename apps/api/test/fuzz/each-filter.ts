import type { OpenAPIObject } from '@nestjs/swagger';
import { plainOf } from './described-values.js';
import { plainPathOf, querySchemaOf } from './each-value.js';
import { eachComparison, filtersAtLimits, ORDERS } from './filters.js';
import { encodedText } from './long-pairs.js';
import { resolved, type Operation, type Schema } from './operations.js';
import type { FuzzRequest } from './requests.js';
import { BODIES, nameOf } from './samples.js';

/**
 * Returns requests that have each field with each operator of a filter once, each order once, and a filter at each limit, for an operation
 * that takes them. Each one of a list is followed by one for its next page, with the token that the response has.
 */
export function requestsOfEachFilter(
  document: OpenAPIObject,
  operation: Operation,
): Omit<FuzzRequest, 'operation'>[] {
  const path = plainPathOf(operation);
  const { properties: asked = {} } = querySchemaOf(operation);
  const token = ['page_token', 'sync_token'].find((name) => name in asked);
  const filters = filtersFor(operation);
  const queries = [
    ...('filter' in asked ? filters.map((filter) => `filter=${encodedText(filter)}`) : []),
    ...('order_by' in asked ? ORDERS.map((order) => `order_by=${encodedText(order)}`) : []),
    ...(token !== undefined ? [''] : []),
  ];
  const nothing = { mediaType: undefined, body: undefined };
  const targets = queries.flatMap((query) =>
    token !== undefined ? pagesOf(`${path}?page_size=1&${query}`, token) : [`${path}?${query}`],
  );
  return [
    ...targets.map((target) => ({ target, ...nothing })),
    ...operation.bodies.flatMap(({ mediaType, schema }) =>
      bodiesWith(document, operation, schema, filters).map((body) => ({
        target: path,
        mediaType,
        body: JSON.stringify(body),
      })),
    ),
  ];
}

/** The first page and the next one, and what only another list or nobody has given. */
function pagesOf(target: string, name: string): string[] {
  const isPlain = target.endsWith('&');
  const tokens = isPlain ? ['«own_token»', '«last_token»A', 'A', 'é', '..'] : ['«own_token»'];
  return [target, ...tokens.map((token) => `${target}&${name}=${token}`)];
}

/** Every other comparison is negated where others are not, so that both forms are sent. */
function filtersFor({ method, path }: Operation): string[] {
  const each = eachComparison(path.endsWith('/reviews') ? 'reviews' : 'words');
  const [comparison = ''] = each;
  const isNegated = path.endsWith('/export') || method === 'PATCH';
  return [...each.map((one) => (isNegated ? `!(${one})` : one)), ...filtersAtLimits(comparison)];
}

function bodiesWith(
  document: OpenAPIObject,
  operation: Operation,
  schema: Schema,
  filters: readonly string[],
): object[] {
  const { properties = {} } = resolved(document, schema);
  if (!('filter' in properties)) return [];
  const plain = (BODIES[nameOf(operation)] ?? plainOf(document, schema)) as object;
  return filters.map((filter) => ({ ...plain, filter }));
}
