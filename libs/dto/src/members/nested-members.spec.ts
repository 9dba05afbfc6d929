import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { NestedListMember, NestedMember } from './nested-members.js';
import { IntegerMember } from './scalar-members.js';

class Inner {
  @IntegerMember({ min: 0, max: 9, description: '' })
  n!: number;
}

class Outer {
  @NestedMember(() => Inner, { description: '', optional: true })
  one?: Inner;

  @NestedListMember(() => Inner, { description: '', optional: true, minItems: 1, maxItems: 2 })
  many?: Inner[];
}

/** Names of the failed constraints, those of Nest's own left out. */
function failed(sent: object): string[] {
  const names = (errors: readonly ValidationError[], path: string): string[] =>
    errors.flatMap(({ property, constraints, children }) => [
      ...Object.keys(constraints ?? {})
        .filter((name) => name !== 'nestedValidation')
        .map((name) => `${name} ${path}${property}`),
      ...names(children ?? [], `${path}${property}.`),
    ]);
  return names(validateSync(plainToInstance(Outer, sent)), '').sort();
}

describe('nested members', () => {
  it('become objects of their class', () => {
    const outer = plainToInstance(Outer, { one: { n: 1 }, many: [{ n: 2 }] });
    expect(outer.one).toBeInstanceOf(Inner);
    expect(outer.many?.[0]).toBeInstanceOf(Inner);
    expect(validateSync(outer)).toEqual([]);
  });

  it.each([
    [{ one: { n: 10 } }, ['OUT_OF_RANGE one.n']],
    [{ one: {} }, ['REQUIRED one.n']],
    [{ one: 'x' }, ['INVALID_TYPE one']],
    [{ one: null }, ['INVALID_TYPE one']],
    [{ many: [] }, ['TOO_FEW many']],
    [{ many: [{ n: 1 }, { n: 10 }] }, ['OUT_OF_RANGE many.1.n']],
    [{ many: [{ n: 1 }, { n: 1 }, { n: 1 }] }, ['TOO_MANY many']],
    [{ many: [null] }, ['INVALID_TYPE:item many']],
    [{ many: ['x', 1] }, ['INVALID_TYPE:item many']],
  ])('%j fails %j', (sent, expected) => {
    expect(failed(sent)).toEqual(expected);
  });
});
