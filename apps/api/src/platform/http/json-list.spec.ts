import { jsonWithList } from './json-list.js';

async function textOf(items: readonly string[], rest?: object): Promise<string> {
  const pieces: string[] = [];
  const list = (async function* () {
    yield* items;
  })();
  for await (const piece of jsonWithList('words', list, rest)) pieces.push(piece);
  return pieces.join('');
}

describe('jsonWithList', () => {
  it.each([
    [[], undefined, { words: [] }],
    [[], { count: 0 }, { words: [], count: 0 }],
    [['1', ',2,3'], undefined, { words: [1, 2, 3] }],
    [
      ['{"a":1}', ',{"a":2}'],
      { count: 2, more: '' },
      { words: [{ a: 1 }, { a: 2 }], count: 2, more: '' },
    ],
  ])('%j and %j are one object', async (items, rest, expected) => {
    expect(JSON.parse(await textOf(items, rest))).toEqual(expected);
  });

  it('begins only if its first item is there', async () => {
    const failing = (async function* (): AsyncGenerator<string> {
      yield await Promise.reject<string>(new Error('away'));
    })();
    await expect(jsonWithList('words', failing).next()).rejects.toThrow('away');
  });
});
