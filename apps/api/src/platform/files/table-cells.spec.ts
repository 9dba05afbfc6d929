import fc from 'fast-check';
import { fromCell, toCell } from './table-cells.js';

const texts = fc.string({
  unit: fc.constantFrom(...[...'=+-@＝＋－＠'], '\t', '\r', "'", 'a', ';', '\\', ' ', '"', ','),
});

describe('a cell', () => {
  it('never begins as a formula does, and comes back as the same text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = toCell(text);
        expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
        expect(fromCell(cell)).toBe(text);
      }),
    );
  });

  it('is left alone if it is harmless', () => {
    for (const text of ['', 'harbor', "'tis", 'a=b', '1-2']) expect(toCell(text)).toBe(text);
  });
});
