import { inOneLine } from './shown-senses.js';

const word = {
  term: 'x',
  language: 'LANGUAGE_SPANISH',
  masteryLevel: 0,
  notes: [],
  contexts: [],
  otherNotes: [],
} as const;
const shown = (definitions: string[], isEnglish = true) =>
  inOneLine(definitions, { word, term: 'xyz', isEnglish });

describe('the definition that a card of an installed dictionary shows', () => {
  it.each([
    ['has no remarks', ['operation (of a machine, etc.), running'], 'operation, running'],
    [
      'has no remarks within remarks',
      ['dog (Canis (lupus) familiaris)', 'useless'],
      'dog; useless',
    ],
    ['has no second sense of specialists', ['window', 'denuded cutting'], 'window'],
    ['has no second sense that is far rarer', ['cat', 'geisha', 'barrow'], 'cat'],
    ['keeps its label', ['(vulgar) dump'], '(vulgar) dump'],
    ['says nothing twice', ['trunk, wardrobe trunk', 'trunk', 'chest'], 'trunk; chest'],
    ['has one spelling of a word', ['neighbour, neighbor'], 'neighbour'],
    ['has no objects', ['promise somebody something', 'to tell somebody'], 'promise; to tell'],
    ['has no alternatives', ['suspect something / that …'], 'suspect'],
    ['has no abbreviated labels', ['masculine masc.'], 'masculine'],
    ['has spaces where they are missing', ['extinguish, putout'], 'put out, extinguish'],
    ['keeps words that only look joined', ['today', 'tough'], 'today; tough'],
    ['has no alternatives within a phrase', ['fall/go by', 'say goodbye'], 'say goodbye'],
    ['leaves out what is no word', ['burn, beburnt', 'beburntdown'], 'burn'],
    [
      'begins with the commonest of translations in alphabetical order',
      ['burdensome, heavy, onerous'],
      'heavy, burdensome, onerous',
    ],
    [
      'keeps any other order',
      ['onerous, heavy, burdensome, weighty'],
      'onerous, heavy, burdensome',
    ],
    ['has two senses at most', ['hot', 'salty', 'harsh'], 'hot; salty'],
  ])('%s', (_, definitions, expected) => expect(shown(definitions)).toBe(expected));

  it('is left as it is written in other languages than English', () => {
    expect(shown(['Zug, putout'], false)).toBe('Zug, putout');
    expect(shown(['radio'], false)).toBe('radio');
    expect(shown(['xyz'], false)).toBeUndefined();
  });
});
