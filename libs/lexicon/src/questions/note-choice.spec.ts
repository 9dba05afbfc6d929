import { word } from '../word.fixture.js';
import { seededRandom } from '../seeded-random.js';
import { noteChoice } from './note-choice.js';

const others = (notes: Record<string, string>) =>
  Object.entries(notes).map(([term, note]) => ({ term, note }));

const germanNotes = others({
  aufstehen: 'to get up',
  vergessen: 'to forget',
  einkaufen: 'to go shopping',
  Wohnung: 'flat, apartment',
  Entscheidung: 'decision',
  Kind: 'child',
  abholen: 'jemanden treffen und mitnehmen',
});

describe('notes on other words beside the learner’s note', () => {
  const optionsOf = (term: string, note: string, otherNotes = germanNotes) =>
    noteChoice(
      word(term, { language: 'LANGUAGE_GERMAN', notes: [note], contexts: [], otherNotes }),
      seededRandom('s'),
    )?.options.toSorted();

  it('are of the same part of speech', () => {
    expect(optionsOf('anrufen', 'to call')).toEqual(
      ['to call', 'to forget', 'to get up', 'to go shopping'].toSorted(),
    );
  });

  it('are not in another language', () => {
    expect(optionsOf('abholen', 'jemanden treffen und mitnehmen')).toBeUndefined();
    expect(optionsOf('Haus', 'house')).not.toContain('jemanden treffen und mitnehmen');
  });

  it('are of the part of speech that a remark in brackets does not change', () => {
    const adjectives = others({ müde: 'tired', jung: 'young', traurig: 'sad (of people)' });
    expect(optionsOf('leicht', 'light (not heavy)', [...germanNotes, ...adjectives])).toEqual(
      ['light (not heavy)', 'sad (of people)', 'tired', 'young'].toSorted(),
    );
  });
});
