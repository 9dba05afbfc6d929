import { displayLemma } from '../text/normalization.js';
import { contentStems, stem, wordsOf } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';
import { collocationsOf, isAbout, placeIn, type Collocations } from './collocations.js';
import type { Dictionary, Entry } from './dictionary.js';
import {
  cuesOfNote,
  cuesOfSentence,
  strengthen,
  type PartOfSpeechCues,
} from './part-of-speech-cues.js';
import { stemsOfSense } from './sense-stems.js';
import { surroundingsOf } from './surroundings.js';
import { sharedTopics, topicsOf, type Topics } from './topics.js';
import { americanSpellings } from './word-formation/american-spelling.js';

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

/** The first word that is known to stand beside a sense, and each further one. */
const collocationWeight = 9;
const furtherCollocationWeight = 4;
/** A word beside the sense that only stands in the definition of one of the text's words. */
const farCollocationWeight = 2.2;
/** A word that is often in the same sentence, but tells less. */
const looseCollocationWeight = 3;
const MAX_LOOSE_COUNTED = 2;
/** The alternatives of a line come with the likeliest sense first. */
const alternativeMalus = 1.6;
const topicWeight = 2.2;
/** A stem of the sense (`condiment`) that only stands in the definition of one of the text's words (of `mustard`). */
const farWeight = 0.6;
const MAX_FAR_COUNTED = 2;

/** The weight of a word that is also in the gloss, by its SCOWL band; rarer words tell more. */
const weightByBand: Readonly<Record<number, number>> = { 10: 0.6, 20: 1 };
const weightOfRarer = 1.3;

/** The support that the learner's texts give to the senses of an entry. */
export class SenseEvidence {
  /** The support that they give to each part of speech. */
  readonly cues: PartOfSpeechCues;
  /** The term with the capital letters that it has within a sentence, or else as the learner wrote it. */
  readonly spelling: string;
  private readonly noteStems: ReadonlyMap<string, number>;
  private readonly contextStems: ReadonlyMap<string, number>;
  private readonly topics: Topics;
  /** Stems of all words, and of the words of which they are forms: of `wear` for `wore`. */
  private readonly beside: ReadonlySet<string>;
  /** Stems of what the context's own words mean: of `tree` for `woodcutter`. */
  private readonly surroundings: ReadonlyMap<string, number>;
  /** The words of all texts, with spaces around each. */
  private readonly text: string;

  constructor(
    entry: Entry,
    { notes, contexts }: Evidence,
    private readonly dictionary: Dictionary,
  ) {
    const sentences = contexts.map(({ sentence }) => sentence);
    this.cues = cuesOf(entry, notes, sentences, dictionary);
    this.spelling = spellingOf(entry, sentences);
    this.noteStems = stemsOf(notes, entry, () => 1);
    this.contextStems = stemsOf(sentences, entry, (word) => this.tellingWeight(word));
    this.topics = topicsOf([...this.noteStems.keys(), ...this.contextStems.keys()]);
    this.beside = new Set([
      ...this.noteStems.keys(),
      ...stemsOf(baseFormsIn(sentences, dictionary), entry, () => 1).keys(),
      ...this.contextStems.keys(),
    ]);
    const surroundings = surroundingsOf(sentences, entry, this.contextStems, dictionary);
    this.surroundings = new Map([...surroundings].map((each) => [each, 1]));
    this.text = ` ${wordsOf([...notes, ...sentences].join(' ').toLowerCase()).join(' ')} `;
  }

  /** Returns how strongly their subject supports this sense of a lemma. 0 is no support. */
  weightFor(synset: Synset, lemma: string): number {
    if (this.noteStems.size + this.contextStems.size === 0) return 0;
    const { own, near, topics } = stemsOfSense(synset, lemma, this.dictionary);
    const subjects = contentStems(subjectsByLexFile[synset.lexFile] ?? '');
    const weigh = (each: string): number => (own.has(each) ? 1 : near.has(each) ? 0.5 : 0);
    const weighInNote = (each: string): number =>
      subjects.has(each) ? subjectWeight : weigh(each);
    return (
      noteWeight * sum(this.noteStems, weighInNote) +
      contextWeight * sum(this.contextStems, weigh) +
      farWeight * Math.min(sum(this.surroundings, weigh), MAX_FAR_COUNTED) +
      topicWeight * sharedTopics(this.topics, topics) +
      this.collocationsWith(synset, lemma)
    );
  }

  private collocationsWith(synset: Synset, lemma: string): number {
    const beside = new Set<string>();
    const far = new Set<string>();
    const loose = new Set<string>();
    let place = Infinity;
    for (const line of linesAbout(synset, lemma)) {
      const sizes = beside.size + far.size;
      for (const each of line.stems) {
        if (this.has(each)) beside.add(each);
        else if (this.surroundings.has(each)) far.add(each);
      }
      if (beside.size + far.size > sizes) place = Math.min(place, placeIn(line, synset));
      for (const each of line.others) if (this.has(each)) loose.add(each);
    }
    const support = looseCollocationWeight * Math.min(loose.size, MAX_LOOSE_COUNTED);
    if (beside.size + far.size === 0) return support;
    const first = beside.size === 0 ? 0 : collocationWeight;
    return (
      first +
      furtherCollocationWeight * Math.max(0, beside.size - 1) +
      farCollocationWeight * Math.min(far.size, 2) +
      support -
      alternativeMalus * place
    );
  }

  private has(collocate: string): boolean {
    if (collocate.includes('_')) return this.text.includes(` ${collocate.replaceAll('_', ' ')} `);
    return this.beside.has(collocate);
  }

  private tellingWeight(word: string): number {
    return weightByBand[this.dictionary.frequency.bandOf(word)] ?? weightOfRarer;
  }
}

/** The first word of a sentence has a capital letter that tells nothing. */
function spellingOf({ term, prefix }: Entry, sentences: readonly string[]): string {
  const asked = term.slice(prefix.length);
  const lower = asked.toLowerCase();
  const within = sentences.flatMap((sentence) => wordsOf(sentence).slice(1));
  return within.find((word) => word.toLowerCase() === lower) ?? asked;
}

/** A sense is spelled in several ways, and people use the same words beside all of them. */
function linesAbout(synset: Synset, lemma: string): Collocations[] {
  return [lemma, ...americanSpellings(lemma)].flatMap((spelling) =>
    collocationsOf(spelling).filter((line) => isAbout(line, synset)),
  );
}

function baseFormsIn(texts: readonly string[], dictionary: Dictionary): string[] {
  const words = wordsOf(texts.join(' ').toLowerCase());
  return words.flatMap((word) => dictionary.baseFormsOf(word));
}

function sum(stems: ReadonlyMap<string, number>, weigh: (stem: string) => number): number {
  let weight = 0;
  for (const [each, telling] of stems) weight += telling * weigh(each);
  return weight;
}

/** The part of speech of a phrase needs no cues. */
function cuesOf(
  { term, prefix, readings }: Entry,
  notes: readonly string[],
  sentences: readonly string[],
  dictionary: Dictionary,
): PartOfSpeechCues {
  const cues: PartOfSpeechCues = {};
  const asked = term.slice(prefix.length).toLowerCase();
  if (asked.includes(' ')) return cues;
  const lemmas = [asked, ...readings.map(({ lemma }) => lemma)];
  const stems = new Set(lemmas.map(stem));
  for (const note of notes) strengthen(cues, cuesOfNote(note));
  const isWord = (word: string): boolean =>
    stems.has(stem(word)) || lemmas.some((lemma) => dictionary.hasBaseForm(word, lemma));
  for (const sentence of sentences) {
    strengthen(
      cues,
      cuesOfSentence(sentence, isWord, (word) => dictionary.wordForms(word)),
    );
  }
  return cues;
}

function stemsOf(
  texts: readonly string[],
  entry: Entry,
  weigh: (word: string) => number,
): Map<string, number> {
  const stems = new Map<string, number>();
  const own = new Set(
    entry.readings.flatMap(({ lemma }) => [...contentStems(displayLemma(lemma))]),
  );
  for (const word of wordsOf(texts.join(' ').toLowerCase())) {
    for (const each of contentStems(word)) if (!own.has(each)) stems.set(each, weigh(word));
  }
  return stems;
}
