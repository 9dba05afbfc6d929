import { readdir } from 'node:fs/promises';
import { packDirectory } from '../packs.fixture.js';
import { SortedLines } from './sorted-lines.js';

const directory = packDirectory();

describe('sorted lines', () => {
  it.each([
    ['in memory', Infinity],
    ['in files', 100],
  ])('come in the order of their keys %s, equal keys as they were added', async (_, maxLength) => {
    const lines = new SortedLines(directory.path, maxLength);
    const numbers = Array.from({ length: 500 }, (__, n) => (n * 7_919) % 500);
    for (const n of numbers) lines.add(`k${n % 100}`, `ä${n}`);
    // It comes twice in a row, and counts once.
    lines.add('k0', 'ä0');
    lines.add('z', 'last');
    lines.add('z', 'last');
    const sorted = [...lines.inOrder()].map(([, line]) => line);
    const keys = [...new Set(numbers.map((n) => `k${n % 100}`))].sort();
    const expected = keys.flatMap((key) => [
      ...numbers.filter((n) => `k${n % 100}` === key).map((n) => `${key}\tä${n}`),
      ...(key === 'k0' ? ['k0\tä0'] : []),
    ]);
    expect(sorted).toEqual([...expected, 'z\tlast']);
    expect(await readdir(directory.path)).toEqual([]);
  });
});
