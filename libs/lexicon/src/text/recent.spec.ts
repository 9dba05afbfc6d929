import { Recent } from './recent.js';

describe('recent values', () => {
  let workedOut: string[];
  let recent: Recent<string, string>;
  beforeEach(() => {
    workedOut = [];
    recent = new Recent(4, (key: string) => {
      workedOut.push(key);
      return key.toUpperCase();
    });
  });

  const ask = (...keys: string[]) => keys.map((key) => recent.get(key));

  it('are worked out once', () => {
    expect(ask('a', 'b', 'a', 'b')).toEqual(['A', 'B', 'A', 'B']);
    expect(workedOut).toEqual(['a', 'b']);
  });

  it('stay as long as they are asked for again and again', () => {
    for (const other of ['b', 'c', 'd', 'e', 'f', 'g']) ask('a', other);
    expect(workedOut.filter((key) => key === 'a')).toEqual(['a']);
  });

  it('are no more than there may be', () => {
    ask('a', 'b', 'c', 'd', 'e');
    workedOut = [];
    ask('e', 'd', 'c', 'a', 'b');
    expect(workedOut).toEqual(['a', 'b']);
  });
});
