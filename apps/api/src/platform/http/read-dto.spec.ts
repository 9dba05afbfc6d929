/** @runs-sources for objects that are plain in the eyes of class-transformer */
import 'reflect-metadata';
import {
  BooleanMember,
  IntegerMember,
  ITEM_SUFFIX,
  NestedListMember,
  NestedMember,
  TextListMember,
  TextMember,
} from '@wordgrove/dto';
import { plainToInstance } from 'class-transformer';
import { IsDefined, MinLength, validateSync, type ValidationError } from 'class-validator';
import fc from 'fast-check';
import { FaultList } from './fault-list.js';
import { readDto } from './read-dto.js';

class Leaf {
  @TextMember({ min: 1, max: 3, description: '' })
  text!: string;
}

class Branch extends Leaf {
  @IntegerMember({ min: 0, max: 2, description: '', optional: true })
  level?: number;

  @TextListMember({ maxItems: 2, min: 1, max: 3, description: '', optional: true })
  tags?: string[];

  @NestedListMember(() => Leaf, { maxItems: 2, description: '', optional: true })
  leaves?: Leaf[];
}

class Tree {
  @NestedMember(() => Branch, { description: '' })
  branch!: Branch;

  @BooleanMember({ description: '', optional: true })
  flag?: boolean;
}

function read(plain: object) {
  const faults = new FaultList();
  const tree = readDto(Tree, plain, faults);
  return { tree, faults: faults.details };
}

/** The faults that the libraries find whose decorators the reader reads. An item has no position. */
function expectedFaults(tree: object): string[] {
  const errors = validateSync(tree, { whitelist: true, forbidNonWhitelisted: true });
  return errors.flatMap((error) => namesOf(error, '')).sort();
}

function namesOf({ property, constraints = {}, children = [] }: ValidationError, path: string) {
  const at = /^\d+$/.test(property) ? `[${property}]` : path === '' ? property : `.${property}`;
  const field = path + at;
  const names = Object.keys(constraints).filter((name) => name !== 'nestedValidation');
  const first = names.find((name) => name === 'REQUIRED' || name === 'INVALID_TYPE');
  if (first !== undefined) return [`${first} ${field}`];
  const own = names.map((name) => {
    if (name === 'whitelistValidation') return `UNKNOWN_MEMBER ${field}`;
    return name.endsWith(ITEM_SUFFIX)
      ? `${name.slice(0, -ITEM_SUFFIX.length)} ${field}[]`
      : `${name} ${field}`;
  });
  const nested: string[] = children.flatMap((child) => namesOf(child, field));
  return [...own, ...nested];
}

/** Nearly right, so that about half of the trees are faultless. */
const trees = (() => {
  const wrong = fc.constantFrom<unknown>(null, 7, '', 'long', 'a\0', [], [[]], {}, [null], true);
  const mostly = (right: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrong });
  const text = mostly(fc.constantFrom<unknown>('a', 'abc', ' é '));
  const leaf = mostly(fc.record({ text }));
  const optional = { tags: mostly(fc.array(text, { maxLength: 2 })), level: mostly(fc.nat(2)) };
  const leaves = mostly(fc.array(leaf, { maxLength: 2 }));
  const branch = mostly(
    fc.record({ text, ...optional, leaves, other: fc.constant(1) }, { requiredKeys: ['text'] }),
  );
  return fc.record({ branch, flag: mostly(fc.boolean()) }, { requiredKeys: [] });
})();

it('finds the faults that class-validator finds, and makes the object of class-transformer', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(trees, (plain) => {
      const { tree, faults } = read(plain);
      const expected = plainToInstance(Tree, plain);
      const found = faults.map(({ reason, field }) => `${reason} ${field?.replace(/\d+\]$/, ']')}`);
      expect([...new Set(found)].sort()).toEqual(expectedFaults(expected));
      if (faults.length === 0) expect(tree).toEqual(expected);
      seen.add(faults.length === 0);
    }),
    { numRuns: 2_000 },
  );
  expect(seen).toEqual(new Set([true, false]));
});

it('makes objects of their classes', () => {
  const { tree } = read({ branch: { text: 'a', leaves: [{ text: ' b ' }] } });
  expect(tree).toBeInstanceOf(Tree);
  expect(tree.branch).toBeInstanceOf(Branch);
  expect(tree.branch.leaves?.[0]).toBeInstanceOf(Leaf);
  expect(tree.branch.leaves?.[0]?.text).toBe('b');
});

it('looks at no item of a list that is too long', () => {
  const nobody = () => {
    throw new Error('this item is not to be looked at');
  };
  const items = Array.from({ length: 3 }, () => ({
    get text() {
      return nobody();
    },
  }));
  const { faults } = read({ branch: { text: 'a', leaves: items, tags: [1, 2, 3] } });
  expect(faults.map(({ reason, field }) => [reason, field])).toEqual([
    ['TOO_MANY', 'branch.tags'],
    ['TOO_MANY', 'branch.leaves'],
  ]);
});

it('refuses decorators of the libraries themselves, which it cannot read', () => {
  class Defined {
    @IsDefined()
    text = 'a';
  }
  class Each {
    @MinLength(1, { each: true })
    texts = ['a'];
  }
  class Conditional {
    @MinLength(1, { validateIf: () => false })
    text = '';
  }
  for (const dtoClass of [Defined, Each, Conditional])
    expect(() => readDto<object>(dtoClass, {}, new FaultList())).toThrow(TypeError);
});
