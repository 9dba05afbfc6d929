import { Material } from '../../material.js';
import type { Dictionary } from '../../dictionary/dictionary.js';
import type { PartOfSpeech } from '../../wordnet/synset.js';
import { knownSentences1 } from './known-1.fixture.js';
import { knownSentences2 } from './known-2.fixture.js';
import { othersSentences1 } from './others-1.fixture.js';
import { othersSentences2 } from './others-2.fixture.js';
import { sentencesAfterOptions } from './after-options.fixture.js';
import { sentencesSeenWithDirections } from './seen-with-directions.fixture.js';
import { sentencesUnseenWithDirections } from './unseen-with-directions.fixture.js';
import { sentencesOfEverydayWords } from './everyday-words.fixture.js';
import { sentencesOfMoreWords } from './more-words.fixture.js';
import { sentencesOfRarerWords } from './rarer-words.fixture.js';
import { sentencesOfFreshWords } from './fresh-words.fixture.js';
import { sentencesOfWordsSeenSince } from './words-seen-since.fixture.js';
import { laterSentences } from './later.fixture.js';

/** A sentence in which a learner met a word, and the sense that the word has in it. */
interface SenseSentence {
  term: string;
  pos: PartOfSpeech;
  /** Matches WordNet's definition of the sense. */
  gloss: RegExp;
  sentence: string;
}

/** The numbers of senses that were right and left open, and the wrong ones with what was chosen. */
export interface SenseScore {
  right: number;
  undecided: number;
  wrong: string[];
}

type SentenceSet =
  | 'known'
  | 'later'
  | 'others'
  | 'last'
  | 'seen'
  | 'unseen'
  | 'rarer'
  | 'everyday'
  | 'more'
  | 'since'
  | 'fresh';

/** Sentences, those of others at the end. In each row: the term, its part of speech, parts of the definition, the sentence. */
export const senseSentences: Readonly<Record<SentenceSet, readonly SenseSentence[]>> = {
  known: [...rowsOf(knownSentences1), ...rowsOf(knownSentences2)],
  later: rowsOf(laterSentences),
  others: [...rowsOf(othersSentences1), ...rowsOf(othersSentences2)],
  last: rowsOf(sentencesAfterOptions),
  seen: rowsOf(sentencesSeenWithDirections),
  unseen: rowsOf(sentencesUnseenWithDirections),
  rarer: rowsOf(sentencesOfRarerWords),
  everyday: rowsOf(sentencesOfEverydayWords),
  more: rowsOf(sentencesOfMoreWords),
  since: rowsOf(sentencesOfWordsSeenSince),
  fresh: rowsOf(sentencesOfFreshWords),
};

/** Chooses the sense of each sentence's word. */
export function scoreSenses(
  sentences: readonly SenseSentence[],
  dictionary: Dictionary,
): SenseScore {
  const score: SenseScore = { right: 0, undecided: 0, wrong: [] };
  for (const { term, pos, gloss, sentence } of sentences) {
    const material = new Material(
      {
        ...{ term, language: 'LANGUAGE_ENGLISH', masteryLevel: 0 },
        ...{ notes: [], contexts: [{ sentence }], otherNotes: [] },
      },
      dictionary,
    );
    const chosen = material.target?.synset;
    if (material.isUndecided) score.undecided++;
    else if (chosen?.pos === pos && gloss.test(chosen.definition)) score.right++;
    else score.wrong.push(`${sentence} (${term}: ${chosen?.definition ?? 'nothing'})`);
  }
  return score;
}

function rowsOf(rows: string): SenseSentence[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [term = '', pos, gloss = '', sentence = ''] = row.trim().split(' | ');
      // eslint-disable-next-line no-restricted-syntax -- The pattern is written in the tests.
      return { term, pos: pos as PartOfSpeech, gloss: new RegExp(gloss, 'i'), sentence };
    });
}
