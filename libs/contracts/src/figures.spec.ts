import { figure, mebibytes } from './figures.js';

describe('figures in texts', () => {
  it.each([
    [5, '5'],
    [0.9, '0.9'],
    [10_000, '10,000'],
  ])('has %d as %s', (value, text) => {
    expect(figure(value)).toBe(text);
  });

  it('has bytes in MiB', () => {
    expect(mebibytes(256 * 1024 * 1024)).toBe('256 MiB');
  });
});
