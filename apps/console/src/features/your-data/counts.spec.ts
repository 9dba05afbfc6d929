import { counted, sizeText } from './counts';

describe('counted', () => {
  it.each([
    [0, 'word', undefined, '0 words'],
    [1, 'word', undefined, '1 word'],
    [12_345, 'review', undefined, '12,345 reviews'],
    [1, 'person', 'people', '1 person'],
    [2, 'person', 'people', '2 people'],
  ])('%d %s', (count, one, many, text) => {
    expect(counted(count, one, many)).toBe(text);
  });
});

describe('sizeText', () => {
  it.each([
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_249, '1.2 kB'],
    [12_345_678, '12.3 MB'],
    [268_435_456, '268.4 MB'],
  ])('%d', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
