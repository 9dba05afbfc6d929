import 'reflect-metadata';
import type { ArgumentMetadata } from '@nestjs/common';
import {
  BooleanMember,
  IntegerMember,
  IntegerParameter,
  NestedListMember,
  NestedMember,
  TextListMember,
  TextMember,
  TextParameter,
} from '@wordgrove/dto';
import { Pause } from '../time/pause.js';
import type { ApiError } from './api-error.js';
import { MALFORMED_VALUE, parseQuery } from './query-parser.js';
import { StrictValidationPipe } from './strict-validation.pipe.js';

class Context {
  @TextMember({ min: 1, max: 5, description: '' })
  sentence!: string;
}

class Spec {
  @TextMember({ min: 1, max: 5, description: '' })
  term!: string;

  @IntegerMember({ min: 0, max: 5, description: '', optional: true })
  level?: number;

  @TextListMember({ maxItems: 5, min: 1, max: 3, description: '', optional: true })
  tags?: string[];

  @NestedListMember(() => Context, { maxItems: 2, description: '', optional: true })
  contexts?: Context[];
}

class Body {
  @NestedMember(() => Spec, { description: '' })
  spec!: Spec;

  @BooleanMember({ description: '', optional: true })
  flag?: boolean;
}

class Query {
  @IntegerParameter({ description: '', default: 20 })
  page_size?: number;

  @TextParameter({ description: '', max: 5 })
  filter?: string;
}

const pipe = new StrictValidationPipe();
const asBody: ArgumentMetadata = { type: 'body', metatype: Body };
const asQuery: ArgumentMetadata = { type: 'query', metatype: Query };
// However slow the machine is.
const isDue = jest.spyOn(Pause.prototype, 'isDue', 'get');
beforeEach(() => isDue.mockReturnValue(false));

/** The faults as `REASON field`, in the order of the response. */
function faultsOf(value: unknown, metadata = asBody): string[] {
  try {
    pipe.transform(value, metadata);
    return [];
  } catch (error) {
    const { code, details } = error as ApiError;
    expect(code).toBe('INVALID_ARGUMENT');
    return details.map(({ reason, field }) => `${reason} ${field ?? ''}`.trim());
  }
}

const json = (text: string): unknown => JSON.parse(text);
const inSpec = (members: object) => ({ spec: { term: 'a', ...members } });

describe('the strict validation of a body', () => {
  it('makes an instance with normalized text', async () => {
    const sent = { spec: { term: ' e\u0301 ', tags: [' x '] } };
    const body = (await pipe.transform(sent, asBody)) as Body;
    expect(body).toBeInstanceOf(Body);
    expect(body.spec).toBeInstanceOf(Spec);
    expect(body).toEqual({ spec: { term: 'é', tags: ['x'] } });
  });

  it.each([null, [], [{}], 'text', '', 1, true])('refuses %j as a body', (body) => {
    expect(faultsOf(body)).toEqual(['INVALID_TYPE']);
  });

  it('takes no body for an empty object', () => {
    expect(faultsOf(undefined)).toEqual(['REQUIRED spec']);
  });

  it.each([
    [{}, ['REQUIRED spec']],
    [{ spec: {} }, ['REQUIRED spec.term']],
    [{ spec: null }, ['INVALID_TYPE spec']],
    [{ spec: 'x' }, ['INVALID_TYPE spec']],
    [{ spec: [] }, ['INVALID_TYPE spec']],
    [{ spec: [{}] }, ['INVALID_TYPE spec']],
    [inSpec({ term: null }), ['INVALID_TYPE spec.term']],
    [inSpec({ term: 1 }), ['INVALID_TYPE spec.term']],
    [inSpec({ term: ['a'] }), ['INVALID_TYPE spec.term']],
    [inSpec({ term: {} }), ['INVALID_TYPE spec.term']],
    [inSpec({ term: ' ' }), ['TOO_SHORT spec.term']],
    [inSpec({ term: 'abcdef' }), ['TOO_LONG spec.term']],
    [inSpec({ term: 'a\0' }), ['INVALID_CHARACTER spec.term']],
    [inSpec({ term: '\ud800' }), ['INVALID_CHARACTER spec.term']],
    [inSpec({ level: null }), ['INVALID_TYPE spec.level']],
    [inSpec({ level: '1' }), ['INVALID_TYPE spec.level']],
    [inSpec({ level: 1.5 }), ['INVALID_TYPE spec.level']],
    [inSpec({ level: 6 }), ['OUT_OF_RANGE spec.level']],
    [inSpec({ tags: 'a' }), ['INVALID_TYPE spec.tags']],
    [inSpec({ tags: { 0: 'a' } }), ['INVALID_TYPE spec.tags']],
    [inSpec({ tags: ['a', 'b', 'c', 1] }), ['INVALID_TYPE spec.tags[3]']],
    [inSpec({ tags: Array(6).fill('a') }), ['TOO_MANY spec.tags']],
    [{ ...inSpec({}), flag: 'true' }, ['INVALID_TYPE flag']],
    [{ ...inSpec({}), flag: 1 }, ['INVALID_TYPE flag']],
  ])('%j has the fault %j', (body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });

  it('has one detail for each fault of each item, and names the item', () => {
    const tags = ['ok', 'long', 7, 'lo\u0000ng', ''];
    expect(faultsOf(inSpec({ tags })).sort()).toEqual([
      'INVALID_CHARACTER spec.tags[3]',
      'INVALID_TYPE spec.tags[2]',
      'TOO_LONG spec.tags[1]',
      'TOO_LONG spec.tags[3]',
      'TOO_SHORT spec.tags[4]',
    ]);
  });

  it('names the faults of objects in a list', () => {
    const contexts = [{ sentence: 'a' }, { sentence: 'abcdef', x: 1 }];
    expect(faultsOf(inSpec({ contexts })).sort()).toEqual([
      'TOO_LONG spec.contexts[1].sentence',
      'UNKNOWN_MEMBER spec.contexts[1].x',
    ]);
  });

  it.each([null, 'x', 7, []])('refuses %j among objects', (item) => {
    expect(faultsOf(inSpec({ contexts: [{ sentence: 'a' }, item] }))).toEqual([
      'INVALID_TYPE spec.contexts[1]',
    ]);
  });

  it('tells of several members at once', () => {
    const body = { spec: { level: 9, other: 1 }, flag: 0, more: {} };
    expect(faultsOf(body).sort()).toEqual([
      'INVALID_TYPE flag',
      'OUT_OF_RANGE spec.level',
      'REQUIRED spec.term',
      'UNKNOWN_MEMBER more',
      'UNKNOWN_MEMBER spec.other',
    ]);
  });

  // class-transformer drops these, or takes them for a class to make.
  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
    'then',
  ])('refuses the member %s wherever it stands', (name) => {
    const member = (value: string) => `${JSON.stringify(name)}:${value}`;
    for (const value of ['1', 'null', '{}', '[]', '"Object"']) {
      expect(faultsOf(json(`{"spec":{"term":"a"},${member(value)}}`))).toEqual([
        `UNKNOWN_MEMBER ${name}`,
      ]);
      expect(faultsOf(json(`{"spec":{"term":"a",${member(value)}}}`))).toEqual([
        `UNKNOWN_MEMBER spec.${name}`,
      ]);
      const item = `{"sentence":"a",${member(value)}}`;
      expect(faultsOf(json(`{"spec":{"term":"a","contexts":[${item}]}}`))).toEqual([
        `UNKNOWN_MEMBER spec.contexts[0].${name}`,
      ]);
    }
    expect(faultsOf(json(`{"spec":{"term":"a"},"x":{${member('{}')}}}`)).length).toBe(1);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the strict validation of a query', () => {
  const faults = (text: string) => faultsOf(parseQuery(text), asQuery);

  it('reads numbers and texts', () => {
    const query = pipe.transform(parseQuery('page_size=7&filter=a%20b'), asQuery);
    expect(query).toBeInstanceOf(Query);
    expect(query).toEqual({ page_size: 7, filter: 'a b' });
  });

  it.each([
    ['page_size=1&page_size=1', ['REPEATED_PARAMETER page_size']],
    ['page_size[]=1', ['UNKNOWN_MEMBER page_size[]']],
    ['page_size%5B0%5D=1', ['UNKNOWN_MEMBER page_size[0]']],
    ['filter=%FF', ['MALFORMED filter']],
    ['filter=%00', ['INVALID_CHARACTER filter']],
    ['filter=abcdef', ['TOO_LONG filter']],
    ['page_size=-1', ['INVALID_TYPE page_size']],
    ['page_size=1.0', ['INVALID_TYPE page_size']],
    ['page_size=1e1', ['INVALID_TYPE page_size']],
    ['page_size=0x1', ['INVALID_TYPE page_size']],
    ['page_size=%201', ['INVALID_TYPE page_size']],
    ['page_size=+1', ['INVALID_TYPE page_size']],
    ['page_size=%D9%A1', ['INVALID_TYPE page_size']],
    ['other=1', ['UNKNOWN_MEMBER other']],
    ['__proto__=1', ['UNKNOWN_MEMBER __proto__']],
    ['constructor=1', ['UNKNOWN_MEMBER constructor']],
    ['toString=1', ['UNKNOWN_MEMBER toString']],
    ['PAGE_SIZE=1', ['UNKNOWN_MEMBER PAGE_SIZE']],
  ])('?%s has the fault %j', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('never lets the mark of a malformed value through', () => {
    expect(faultsOf({ other: MALFORMED_VALUE }, asQuery)).toEqual(['MALFORMED other']);
  });
});

it('leaves what is no body and no query alone', () => {
  expect(pipe.transform('x', { type: 'param', metatype: String })).toBe('x');
  expect(pipe.transform({ a: 1 }, { type: 'custom', metatype: Body })).toEqual({ a: 1 });
});

describe('the strict validation of a large body', () => {
  const take = jest.spyOn(Pause.prototype, 'take');
  beforeEach(() => {
    isDue.mockReturnValue(true);
    take.mockClear();
  });

  it('lets others in after each object of a list, and before the body is used', async () => {
    const sent = { spec: { term: 'x', contexts: [{ sentence: 'c' }, { sentence: 'd' }] } };
    expect(await pipe.transform(sent, asBody)).toEqual(sent);
    expect(take.mock.calls.length).toBe(3);
  });

  it('refuses it with the same faults', async () => {
    const wrong = { spec: { term: 'x', tags: ['a', '', 1], contexts: [{}, { sentence: 7 }] } };
    const refusal = await Promise.resolve(pipe.transform(wrong, asBody)).catch((error) => error);
    isDue.mockReturnValue(false);
    expect((refusal as ApiError).details.map(({ reason, field }) => `${reason} ${field}`)).toEqual(
      faultsOf(wrong),
    );
    expect(take).toHaveBeenCalled();
  });
});
