import { Synset } from './synset.js';

const deny =
  '00818217 32 v 01 deny 0 007 @ 00825097 v 0000 + 10022945 n 0101 + 07218900 n 0101 ! 00818972 v 0101 ' +
  '~ 00759420 v 0000 ~ 00818489 v 0000 ~ 00821736 v 0000 02 + 08 00 + 26 00 | ' +
  'declare untrue; contradict; "He denied the allegations"; "She denied that she had taken money"  ';

describe('Synset', () => {
  it('reads words, topic and pointers', () => {
    const synset = new Synset(deny, 'v');
    expect(synset.id).toBe('v00818217');
    expect(synset.lexFile).toBe(32);
    expect(synset.words).toEqual(['deny']);
    expect(synset.pointers).toHaveLength(7);
    expect(synset.pointers[3]).toEqual({ symbol: '!', target: 'v00818972', source: 1 });
  });

  it('parts the definition from the examples', () => {
    const synset = new Synset(deny, 'v');
    expect(synset.definition).toBe('declare untrue; contradict');
    expect(synset.examples).toEqual([
      'He denied the allegations',
      'She denied that she had taken money',
    ]);
  });

  it('counts words in hexadecimal and drops the mark of an adjective’s place', () => {
    const words = Array.from({ length: 16 }, (_, at) => `w${at}(a) 0`).join(' ');
    const synset = new Synset(`00000001 00 s 10 ${words} 001 & 00717424 a 0000 | meaning`, 'a');
    expect(synset.words).toHaveLength(16);
    expect(synset.words[15]).toBe('w15');
    expect(synset.pointers).toEqual([{ symbol: '&', target: 'a00717424', source: 0 }]);
  });

  it('keeps a quotation that belongs to the definition’s end out of the definition', () => {
    const synset = new Synset('00000001 04 n 01 x 0 000 | an act: "the example"', 'n');
    expect(synset.definition).toBe('an act');
  });
});

describe('the words of a synset', () => {
  it('have the sentence frames of all, and their own', () => {
    const line =
      '00000001 30 v 02 help 0 assist 0 001 @ 00000002 v 0000 03 + 08 00 + 02 01 + 26 02 | gloss';
    const synset = new Synset(line, 'v');
    expect(synset.framesOf('help')).toBe('02 08');
    expect(synset.framesOf('assist')).toBe('08 26');
  });

  it('are known to have their own place', () => {
    const synset = new Synset('00000001 00 s 02 galore(ip) 0 many 0 000 | gloss', 'a');
    expect(synset.words).toEqual(['galore', 'many']);
    expect(synset.isPlaced('galore')).toBe(true);
    expect(synset.isPlaced('many')).toBe(false);
  });
});
