import { byCommonness, SenseIndex } from './sense-index.js';

const index = new SenseIndex(
  Buffer.from(
    [
      'bank%1:14:00:: 08437235 2 20',
      'bank%1:17:01:: 09236472 1 25',
      'bank%2:38:00:: 02043258 1 2',
      'bank-depositor%1:18:00:: 09844704 1 0',
      'banker%1:18:00:: 09854000 1 5',
      'zoo%1:06:00:: 03746330 1 3',
      '',
    ].join('\n'),
  ),
);

describe('SenseIndex', () => {
  it('finds all senses of a lemma and none of its longer neighbours', () => {
    expect(index.sensesOf('bank').map((sense) => sense.synset)).toEqual([
      'n08437235',
      'n09236472',
      'v02043258',
    ]);
  });

  it('finds the first and the last line', () => {
    expect(index.sensesOf('zoo')).toEqual([
      {
        lemma: 'zoo',
        pos: 'n',
        lexFile: 6,
        key: '1:06:00::',
        synset: 'n03746330',
        number: 1,
        tagCount: 3,
      },
    ]);
    expect(index.sensesOf('bank')).toHaveLength(3);
  });

  it.each(['ban', 'bankers', 'aaa', 'zzz', ''])('has no sense of %j', (lemma) => {
    expect(index.sensesOf(lemma)).toEqual([]);
  });
});

describe('byCommonness', () => {
  it('goes by the tagged corpus before the sense number', () => {
    const [second, first, verb] = index.sensesOf('bank').toSorted(byCommonness).reverse();
    expect([first?.tagCount, second?.tagCount, verb?.tagCount]).toEqual([20, 2, 25]);
  });

  it('keeps the order of the file and that by commonness apart', () => {
    const numbers = (senses: readonly { tagCount: number }[]): number[] =>
      senses.map(({ tagCount }) => tagCount);
    expect(numbers(index.commonestFirst('bank'))).toEqual([25, 20, 2]);
    expect(numbers(index.sensesOf('bank'))).toEqual([20, 25, 2]);
  });
});
