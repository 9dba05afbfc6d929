import { displayLemma } from '../text/normalization.js';
import { contentStems, stem } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import type { Entry } from './dictionary.js';
import {
  cuesOfNote,
  cuesOfSentence,
  strengthen,
  type PartOfSpeechCues,
} from './part-of-speech-cues.js';

/** The learner's texts about the word. They tell which sense was met. */
export interface Evidence {
  notes: readonly string[];
  contexts: readonly { sentence: string }[];
}

/** A note is about the meaning itself, but a context only surrounds the word. */
const noteWeight = 4;
const contextWeight = 2;

/** The subject of the nouns in a lexicographer file, in the one word that a short note uses for it. */
const subjectsByLexFile: Readonly<Record<number, string>> = {
  5: 'animal',
  8: 'body',
  12: 'feeling emotion',
  13: 'food',
  15: 'place',
  20: 'plant',
  27: 'substance',
  28: 'time',
};
const subjectWeight = 1.5;

/** The support that the learner's texts give to the senses of an entry. */
export class SenseEvidence {
  /** The support that they give to each part of speech. */
  readonly cues: PartOfSpeechCues;
  private readonly noteStems: ReadonlySet<string>;
  private readonly contextStems: ReadonlySet<string>;

  constructor(
    entry: Entry,
    { notes, contexts }: Evidence,
    private readonly wordnet: Wordnet,
  ) {
    const sentences = contexts.map(({ sentence }) => sentence);
    this.cues = cuesOf(entry, notes, sentences);
    this.noteStems = stemsOf(notes, entry);
    this.contextStems = stemsOf(sentences, entry);
  }

  /** Returns how strongly their subject supports this sense. 0 is no support. */
  weightFor(synset: Synset): number {
    if (this.noteStems.size + this.contextStems.size === 0) return 0;
    const own = contentStems(
      [synset.definition, ...synset.examples, ...synset.words.map(displayLemma)].join(' '),
    );
    const near = neighbourStems(synset, this.wordnet);
    const subjects = contentStems(subjectsByLexFile[synset.lexFile] ?? '');
    const weigh = (each: string): number => (own.has(each) ? 1 : near.has(each) ? 0.5 : 0);
    const weighInNote = (each: string): number =>
      subjects.has(each) ? subjectWeight : weigh(each);
    return (
      noteWeight * sum(this.noteStems, weighInNote) + contextWeight * sum(this.contextStems, weigh)
    );
  }
}

function sum(stems: ReadonlySet<string>, weigh: (stem: string) => number): number {
  let weight = 0;
  for (const each of stems) weight += weigh(each);
  return weight;
}

/** The part of speech of a phrase needs no cues. */
function cuesOf(
  { term, prefix, readings }: Entry,
  notes: readonly string[],
  sentences: readonly string[],
): PartOfSpeechCues {
  const cues: PartOfSpeechCues = {};
  const asked = term.slice(prefix.length).toLowerCase();
  if (asked.includes(' ')) return cues;
  const stems = new Set([asked, ...readings.map(({ lemma }) => lemma)].map(stem));
  for (const note of notes) strengthen(cues, cuesOfNote(note));
  for (const sentence of sentences) {
    strengthen(
      cues,
      cuesOfSentence(sentence, (word) => stems.has(stem(word))),
    );
  }
  return cues;
}

function neighbourStems(synset: Synset, wordnet: Wordnet): Set<string> {
  const neighbours = targets(synset, ['@', '@i', '&', ';c', '%p', '#p']).slice(0, 6);
  const words = neighbours.flatMap((id) => wordnet.synset(id).words.map(displayLemma));
  return contentStems(words.join(' '));
}

function stemsOf(texts: readonly string[], entry: Entry): Set<string> {
  const stems = contentStems(texts.join(' '));
  for (const { lemma } of entry.readings) {
    for (const each of contentStems(displayLemma(lemma))) stems.delete(each);
  }
  return stems;
}
