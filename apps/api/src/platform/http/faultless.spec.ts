import 'reflect-metadata';
import {
  BooleanMember,
  IntegerMember,
  NestedListMember,
  NestedMember,
  TextListMember,
  TextMember,
} from '@wordgrove/dto';
import { plainToInstance } from 'class-transformer';
import { IsDefined, MinLength, validateSync } from 'class-validator';
import fc from 'fast-check';
import { isFaultless } from './faultless.js';

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

const validatorFindsNone = (dto: object) =>
  validateSync(dto, { whitelist: true, forbidNonWhitelisted: true }).length === 0;

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

it('agrees with class-validator', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(trees, (plain) => {
      const tree = plainToInstance(Tree, plain);
      const answer = isFaultless(tree);
      seen.add(answer);
      expect(answer).toBe(validatorFindsNone(tree));
    }),
    { numRuns: 2_000 },
  );
  expect(seen).toEqual(new Set([true, false]));
});

it.each([
  [{ branch: { text: 'a' } }, true],
  [{ branch: { text: 'a', leaves: [{ text: 'b' }] }, flag: false }, true],
  [{ branch: { text: 'a', leaves: [{ text: 'long' }] } }, false],
  [{ branch: { text: 'a', leaves: [[]] } }, false],
  [{ branch: { text: 'a', other: undefined } }, false],
  [{ branch: null }, false],
  [{}, false],
])('of %j it says %s', (plain, answer) => {
  expect(isFaultless(plainToInstance(Tree, plain))).toBe(answer);
});

it('leaves to class-validator what it does not know', () => {
  class Unchecked {}
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
  for (const dto of [new Unchecked(), new Defined(), new Each(), new Conditional()])
    expect(isFaultless(dto)).toBe(false);
});
