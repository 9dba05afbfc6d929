import type { Language } from '@wordgrove/contracts';
import { partOfSpeechByTranslation } from './part-of-speech-by-translation.js';

const cases: [term: string, language: Language, definitions: string[], partOfSpeech: string][] = [
  ['almohada', 'LANGUAGE_SPANISH', ['pillow', 'cushion'], 'noun'],
  ['estudiar', 'LANGUAGE_SPANISH', ['learn', 'study'], 'verb'],
  ['mar', 'LANGUAGE_SPANISH', ['sea'], 'noun'],
  ['temeroso', 'LANGUAGE_SPANISH', ['afraid', 'horrible'], 'adjective'],
  ['todavía', 'LANGUAGE_SPANISH', ['still, yet'], 'adverb'],
  ['Läufer', 'LANGUAGE_GERMAN', ['runs often'], 'noun'],
  ['走', 'LANGUAGE_CHINESE', ['to stride, to walk'], 'verb'],
  ['步', 'LANGUAGE_CHINESE', ['a step', 'the stride'], 'noun'],
  // Both are usual, so neither is sure.
  ['almorzar', 'LANGUAGE_SPANISH', ['lunch'], ''],
  ['abridor de tapones', 'LANGUAGE_SPANISH', ['bottle opener'], ''],
  ['xyz', 'LANGUAGE_SPANISH', ['qwrt'], ''],
];

describe('a term of a dictionary that names no part of speech', () => {
  it.each(cases)('%s in %s: %j', (term, language, definitions, partOfSpeech) => {
    expect(partOfSpeechByTranslation(term, language, definitions)).toBe(partOfSpeech);
  });
});
