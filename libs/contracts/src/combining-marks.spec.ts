import fc from 'fast-check';
import { orderedMarks } from './combining-marks.js';
import { normalizeText } from './text.js';

const ALL_MARKS = Array.from({ length: 0x20000 }, (_, point) => String.fromCodePoint(point)).filter(
  (character) => /\p{M}/u.test(character),
);
const marks = fc.array(fc.constantFrom(...ALL_MARKS), { minLength: 33, maxLength: 80 });

it('normalizes as the runtime does, whatever marks come in whatever order', () => {
  fc.assert(
    fc.property(fc.constantFrom('', 'a', 'ệ', '가', 'ا'), marks, marks, (letter, some, others) => {
      const text = `${letter}${some.join('')}b${others.join('')}`;
      expect(normalizeText(text)).toBe(text.normalize('NFC').trim());
    }),
    { numRuns: 2_000 },
  );
});

it('puts every pair of marks in the order of the runtime', () => {
  const few = ALL_MARKS.filter((_, index) => index % 12 === 0);
  for (const one of few)
    for (const other of few) {
      const inOrder = (one + other).normalize('NFD');
      const isOrdered = inOrder === one.normalize('NFD') + other.normalize('NFD');
      expect(orderedMarks(one + other)).toBe(isOrdered ? one + other : inOrder);
    }
});

it('takes a time that grows with the number of marks', () => {
  const text = 'a' + '\u0301\u0316'.repeat(500_000);
  const before = process.cpuUsage();
  expect(normalizeText(text)).toHaveLength(1_000_000);
  const { user } = process.cpuUsage(before);
  // The runtime alone would need minutes.
  expect(user / 1_000).toBeLessThan(5_000);
});
