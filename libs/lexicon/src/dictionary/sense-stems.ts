import { displayLemma } from '../text/normalization.js';
import { contentStems } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';
import { targets } from '../wordnet/wordnet.js';
import type { Dictionary } from './dictionary.js';
import { reviewOf } from './reviewed-senses/reviewed-senses.js';
import { topicsOf, type Topics } from './topics.js';

/** The stems of the words that WordNet and our learner's dictionary have about a sense of a lemma. */
interface SenseStems {
  /** Of its definitions, examples, synonyms and near words, without the lemma. */
  own: ReadonlySet<string>;
  /** Of the words above it and of its subject. */
  near: ReadonlySet<string>;
  topics: Topics;
}

/** As long as WordNet keeps a synset, so that nothing grows without limit. */
const known = new WeakMap<Synset, Map<string, SenseStems>>();

/** Returns the stems of a sense. */
export function stemsOfSense(synset: Synset, lemma: string, dictionary: Dictionary): SenseStems {
  const ofSynset = known.get(synset) ?? new Map<string, SenseStems>();
  let stems = ofSynset.get(lemma);
  if (stems === undefined) {
    stems = readStems(synset, lemma, dictionary);
    known.set(synset, ofSynset.set(lemma, stems));
  }
  return stems;
}

function readStems(synset: Synset, lemma: string, dictionary: Dictionary): SenseStems {
  const own = contentStems(
    [
      ...[synset.definition, ...synset.examples, ...synset.words.map(displayLemma)],
      ...wordsOfEntry(synset, lemma, dictionary),
    ].join(' '),
  );
  for (const each of contentStems(displayLemma(lemma))) own.delete(each);
  const near = neighbourStems(synset, dictionary);
  return { own, near, topics: topicsOf([...own, ...near]) };
}

/** The example has words that stand in many sentences. Near words are of the same field. */
function wordsOfEntry({ id }: Synset, lemma: string, { wordnet }: Dictionary): readonly string[] {
  const sense = wordnet.senses.sensesOf(lemma).find(({ synset }) => synset === id);
  const entry = sense && reviewOf(lemma, sense)?.entry;
  return entry === undefined ? [] : [entry.definition, ...entry.synonyms, ...entry.near];
}

function neighbourStems(synset: Synset, { wordnet }: Dictionary): Set<string> {
  const neighbours = targets(synset, ['@', '@i', '&', ';c', '%p', '#p']).slice(0, 6);
  const words = neighbours.flatMap((id) => wordnet.synset(id).words.map(displayLemma));
  return contentStems(words.join(' '));
}
