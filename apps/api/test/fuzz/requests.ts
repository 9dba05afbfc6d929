import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { mutated as mutatedText, mutation as textMutation } from '../oauth/properties/mutations.js';
import { mutated, mutations, withLongTexts } from './mutations.js';
import type { Operation, Parameter, Schema } from './operations.js';
import { BODIES, nameOf, pathKind } from './samples.js';
import { lengthenedPairs, sometimesLong } from './long-pairs.js';
import { longText } from './texts.js';
import { valueOf } from './values.js';

/** A request, in which placeholders such as `«learned_word»` stand for ids. */
export interface FuzzRequest {
  operation: Operation;
  /** The path with its query. */
  target: string;
  mediaType: string | undefined;
  body: string | undefined;
}

export const FORM = 'application/x-www-form-urlencoded';
/** The bytes of the texts of a body, most of them just within the limit of most bodies, and of those of batches. */
const JSON_BYTES = [10_000, 100_000, 100_000, 250_000, 250_000, 250_000, 1_000_000];
/** Of one member. A form has at most 256 KiB. */
const FORM_BYTES = [2_001, 20_000, 100_000, 250_000, 262_144];
/** Of a query. The server refuses headers of 16 KiB, the line of the request among them, before anything reads them. */
const QUERY_BYTES = [2_001, 8_000, 14_000];
const MAX_QUERY = 15_000;
/** Files to import, most of them readable. */
export const FILES = [
  'term,notes\nharbour,a port\nfern,\n',
  'term\tlanguage\nHafen\tLANGUAGE_GERMAN\n',
  '{"words":[{"term":"harbour"}]}',
  '{"words":[{"term":1},{"x":[]}],"reviews":{}}',
  'PK\u0003\u0004no package',
];

/** Requests of any operation, each with one to three faults, or none. */
export function requestsOf(
  document: OpenAPIObject,
  operations: readonly Operation[],
): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map((operation) => requestOf(document, operation)));
}

function requestOf(document: OpenAPIObject, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const { parameters, bodies } = operation;
  const named = (where: string) => parameters.filter((each) => each.in === where);
  const body =
    bodies.length === 0
      ? withoutBody(operation)
      : fc.oneof(
          ...bodies.map(({ mediaType, schema }) =>
            bodyOf(document, mediaType, schema, sampleOf(operation)),
          ),
        );
  return fc
    .record({
      operation: fc.constant(operation),
      target: fc
        .tuple(pathOf(operation, named('path')), queryOf(document, named('query')))
        .map((parts) => parts.join('')),
      sent: body,
    })
    .map(({ sent, ...request }) => ({ ...request, ...sent }));
}

type Sent = Pick<FuzzRequest, 'mediaType' | 'body'>;

const NOTHING: Sent = { mediaType: undefined, body: undefined };

function withoutBody({ method }: Operation): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant(NOTHING);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(NOTHING) },
    { weight: 1, arbitrary: jsonOf(fc.constant({})) },
  );
}

/** A body that can be successful, if values by the schema hardly ever are. */
function sampleOf(operation: Operation): fc.Arbitrary<unknown>[] {
  const sample = BODIES[nameOf(operation)];
  return sample === undefined ? [] : [fc.constant(sample)];
}

function bodyOf(
  document: OpenAPIObject,
  mediaType: string,
  schema: Schema,
  samples: readonly fc.Arbitrary<unknown>[],
): fc.Arbitrary<Sent> {
  const values = fc.oneof(valueOf(document, schema), ...samples);
  if (mediaType === 'application/json' && schema.format !== 'binary') return jsonOf(values);
  if (mediaType === FORM) return formOf(values);
  return fc
    .tuple(fc.constantFrom(...FILES), fc.array(textMutation, { maxLength: 3 }))
    .map(([file, changes]) => ({ mediaType, body: changes.reduce(mutatedText, file) }));
}

function jsonOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> {
  const bodies = fc
    .tuple(values, fc.option(mutations, { freq: 4, nil: [] }))
    .map(([value, changes]): Sent => ({
      mediaType: 'application/json',
      body: JSON.stringify(mutated(value, changes)),
    }));
  const broken = fc
    .tuple(bodies, fc.nat({ max: 40 }))
    .map(([{ mediaType, body }, cut]) => ({ mediaType, body: body?.slice(0, -cut) }));
  const mistyped = bodies.map(({ body }) => ({ mediaType: 'text/plain', body }));
  const long = fc
    .tuple(values, longText, fc.constantFrom(...JSON_BYTES))
    .map(([value, text, bytes]): Sent => ({
      mediaType: 'application/json',
      body: JSON.stringify(withLongTexts(value, text, bytes)),
    }));
  return fc.oneof(
    { weight: 30, arbitrary: bodies },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: mistyped },
    { weight: 2, arbitrary: long },
  );
}

function formOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> {
  return fc
    .tuple(
      values,
      fc.array(fc.tuple(fc.nat(), textMutation), { maxLength: 3 }),
      sometimesLong(FORM_BYTES, 1),
    )
    .map(([value, changes, long]) => {
      const pairs = new URLSearchParams(value as Record<string, string>).toString().split('&');
      for (const [at, change] of changes)
        pairs[at % pairs.length] = mutatedText(pairs[at % pairs.length] ?? '', change);
      return { mediaType: FORM, body: lengthenedPairs(pairs, long).join('&') };
    });
}

/** The ids of a path are mostly placeholders, as a rule by the name of the collection before them. */
function pathOf(operation: Operation, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const { path } = operation;
  const values = parameters.map(({ name }) => {
    const id = `«${pathKind(operation, name)}»`;
    const odd = textMutation.map((change) =>
      encodeURIComponent(mutatedText(id, change).toWellFormed()),
    );
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(id) },
      { weight: id === '«review_plan»' ? 6 : 1, arbitrary: fc.constant('default') },
      { weight: 1, arbitrary: odd },
    );
  });
  return fc
    .tuple(...values)
    .map((ids) =>
      ids.reduce((made, id, index) => made.replace(`{${parameters[index]?.name}}`, id), path),
    );
}

function queryOf(document: OpenAPIObject, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  if (parameters.length === 0) return fc.constantFrom('', '', '', '?x=1');
  const values = parameters.map(({ name, schema, required }) =>
    fc.option(
      valueOf(document, schema, name).map(
        (value) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
      ),
      { nil: '', freq: required === true ? 20 : 2 },
    ),
  );
  const changes = fc.array(fc.tuple(fc.nat(), textMutation), { maxLength: 2 });
  const long = sometimesLong(QUERY_BYTES, 9);
  return fc.tuple(fc.tuple(...values), changes, long).map(([pairs, each, lengthening]) => {
    const sent = lengthenedPairs(
      pairs.filter((pair) => pair !== ''),
      lengthening,
    );
    for (const [at, change] of each) {
      const pair = sent[at % Math.max(1, sent.length)] ?? '';
      sent[at % Math.max(1, sent.length)] = encodeURI(mutatedText(pair, change).toWellFormed());
    }
    return sent.length === 0 ? '' : `?${sent.join('&')}`.slice(0, MAX_QUERY);
  });
}
