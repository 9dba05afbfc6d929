import { displayLemma } from '../text/normalization.js';
import { contentStems, wordsOf } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';
import { collocationsOf, isAbout } from './collocations.js';
import type { Dictionary, Entry } from './dictionary.js';
import { closedClassOf } from './part-of-speech/closed-classes.js';
import type { Tag } from './part-of-speech/tags.js';
import { reviewOf } from './reviewed-senses/reviewed-senses.js';
import { stemsOfSense } from './sense-stems.js';
import { directionOf, nearness, type Direction } from './word-vectors.js';

/** If all of a sentence points where the sense does. */
const directionWeight = 8;
/** A sentence with fewer words that carry meaning tells less. */
const tellingStems = 4;
/** Such a word follows the term as in an example of the sense: `the key to`. */
const followerWeight = 3;
/** Words above a sense say less than its own. */
const nearStemWeight = 0.5;

const leadingTags: readonly Tag[] = ['PREPOSITION', 'PARTICLE', 'TO'];

/** Facts about a sense of a lemma, kept as long as WordNet keeps the synset. */
type Known<T> = WeakMap<Synset, Map<string, T>>;
const knownDirections: Known<{ direction: Direction | undefined }> = new WeakMap();
const knownFollowers: Known<ReadonlySet<string>> = new WeakMap();

/** The learner's sentences as a whole, to be compared with the senses of an entry even if none of their words is one of the sense. */
export class SenseNearness {
  private readonly direction: Direction | undefined;
  private readonly weight: number;
  /** The words such as `to` that follow the term. */
  private readonly followers: ReadonlySet<string>;

  constructor(
    { readings }: Entry,
    sentences: readonly string[],
    private readonly dictionary: Dictionary,
  ) {
    const lemmas = new Set(readings.map(({ lemma }) => lemma));
    const stems = contentStems(sentences.join(' '));
    for (const lemma of lemmas)
      for (const each of contentStems(displayLemma(lemma))) stems.delete(each);
    this.direction = directionOf([...stems].map((each) => [each, 1]));
    this.weight = directionWeight * Math.min(1, Math.sqrt(stems.size / tellingStems));
    this.followers = new Set(sentences.flatMap((each) => followersIn(each, lemmas, dictionary)));
  }

  /** Returns how strongly the sentences support this sense of a lemma. 0 is no support. */
  weightFor(synset: Synset, lemma: string): number {
    return this.nearnessTo(synset, lemma) + (this.isFollowed(synset, lemma) ? followerWeight : 0);
  }

  private nearnessTo(synset: Synset, lemma: string): number {
    if (this.direction === undefined) return 0;
    const { direction } = keep(knownDirections, synset, lemma, () => ({
      direction: directionTo(synset, lemma, this.dictionary),
    }));
    return direction === undefined
      ? 0
      : this.weight * Math.max(0, nearness(this.direction, direction));
  }

  private isFollowed(synset: Synset, lemma: string): boolean {
    // An adverb leads nothing: in `waiting long for the bus`, what follows belongs to the verb.
    if (this.followers.size === 0 || synset.pos === 'r') return false;
    const followers = keep(knownFollowers, synset, lemma, () => {
      const examples = examplesOf(synset, lemma, this.dictionary);
      const lemmas = new Set([lemma]);
      return new Set(examples.flatMap((each) => followersIn(each, lemmas, this.dictionary)));
    });
    return [...this.followers].some((each) => followers.has(each));
  }
}

function keep<T>(known: Known<T>, synset: Synset, lemma: string, workOut: () => T): T {
  const ofSynset = known.get(synset) ?? new Map<string, T>();
  const value = ofSynset.get(lemma) ?? workOut();
  known.set(synset, ofSynset.set(lemma, value));
  return value;
}

/** Returns where all words point that are known about a sense. */
function directionTo(synset: Synset, lemma: string, dictionary: Dictionary): Direction | undefined {
  const { own, near } = stemsOfSense(synset, lemma, dictionary);
  const weights = new Map([...near].map((each) => [each, nearStemWeight]));
  for (const each of own) weights.set(each, 1);
  for (const line of collocationsOf(lemma)) {
    if (isAbout(line, synset)) for (const each of line.stems) weights.set(each, 1);
  }
  for (const each of contentStems(displayLemma(lemma))) weights.delete(each);
  return directionOf(weights);
}

function examplesOf(synset: Synset, lemma: string, { wordnet }: Dictionary): string[] {
  const sense = wordnet.senses.sensesOf(lemma).find((each) => each.synset === synset.id);
  const example = sense && reviewOf(lemma, sense)?.entry?.example;
  return [...synset.examples, ...(example === undefined ? [] : [example.replaceAll(/[{}]/g, '')])];
}

/** Returns whether a word leads what belongs to the word before it: `key to`, `depend on`, `give up`. */
function mayLead(word: string): boolean {
  const shares = closedClassOf(word);
  return leadingTags.some((tag) => shares?.[tag] !== undefined);
}

function followersIn(
  sentence: string,
  lemmas: ReadonlySet<string>,
  dictionary: Dictionary,
): string[] {
  const words = wordsOf(sentence.toLowerCase());
  return words.filter((word, at) => {
    const before = words[at - 1];
    if (before === undefined || !mayLead(word)) return false;
    return lemmas.has(before) || dictionary.baseFormsOf(before).some((base) => lemmas.has(base));
  });
}
