import type { OpenAPIObject } from '@nestjs/swagger';
import { changedOnce, plainOf } from './described-values.js';
import { plainPathOf, querySchemaOf } from './each-value.js';
import type { Operation, Schema } from './operations.js';
import { FORM, type FuzzRequest } from './requests.js';
import { BODIES, nameOf } from './samples.js';
import { formBytes, jsonBytes, lengthened, UNITS, type LongText } from './texts.js';

/** Of the texts: bodies have at most 256 KiB, and the headers with the query 16 KiB. */
const [BODY_BYTES, QUERY_BYTES] = [250_000, 14_000];

/** At every place: what a refusal must not repeat, and what trimming may stumble over. */
const EVERYWHERE: readonly LongText[] = [
  { unit: 'a', shape: 'whole' },
  { unit: ' ', shape: 'between' },
];

/** Every place has this many of the other units. All places together have each of them several times. */
const UNITS_PER_PLACE = 3;

/** Returns requests with a text as long as there may be, for each place of a body or query where a text can be. */
export function* requestsOfEachText(
  document: OpenAPIObject,
  operations: readonly Operation[],
): Generator<FuzzRequest> {
  let turn = 0;
  const nextTexts = (): LongText[] => {
    const others = Array.from({ length: UNITS_PER_PLACE }, (_, n): LongText => ({
      unit: UNITS[(turn + n) % UNITS.length] ?? '',
      shape: 'between',
    }));
    turn += UNITS_PER_PLACE;
    return [...EVERYWHERE, ...others];
  };
  for (const operation of operations) {
    const path = plainPathOf(operation);
    const query = querySchemaOf(operation);
    for (const value of longValues(document, query, {}, nextTexts, QUERY_BYTES, formBytes))
      yield {
        operation,
        target: `${path}?${formOf(value)}`,
        mediaType: undefined,
        body: undefined,
      };
    for (const { mediaType, schema } of operation.bodies) {
      if (schema.format === 'binary') continue;
      const isForm = mediaType === FORM;
      const plain = BODIES[nameOf(operation)] ?? plainOf(document, schema);
      const bytes = isForm ? formBytes : jsonBytes;
      for (const value of longValues(document, schema, plain, nextTexts, BODY_BYTES, bytes))
        yield {
          operation,
          target: path,
          mediaType,
          body: isForm ? formOf(value) : JSON.stringify(value),
        };
    }
  }
}

function longValues(
  document: OpenAPIObject,
  schema: Schema,
  plain: unknown,
  texts: () => readonly LongText[],
  bytes: number,
  bytesOf: (unit: string) => number,
): unknown[] {
  return changedOnce(document, schema, plain, ({ type, enum: named }, [own]) =>
    type === 'string' || named !== undefined
      ? texts().map((text) => lengthened(String(own), text, bytes, bytesOf))
      : [],
  );
}

const formOf = (value: unknown): string =>
  new URLSearchParams(value as Record<string, string>).toString();
