import { counted } from './counts';

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
