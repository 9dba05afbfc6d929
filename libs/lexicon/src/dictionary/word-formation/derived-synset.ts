import { Synset, type PartOfSpeech, type SynsetId } from '../../wordnet/synset.js';

/** WordNet's own offsets are far smaller. */
const firstOffset = 90_000_000;

interface Derivation {
  lemma: string;
  pos: PartOfSpeech;
  lexFile: number;
  gloss: string;
  /** The word from which this one is derived, and its senses. */
  base: string;
  baseSenses: readonly SynsetId[];
  /** Distinguishes it from every other derived word of its part of speech, now and in later runs. */
  number: number;
  isExpandable: boolean;
}

/** The one sense of a word that WordNet lacks, derived by a rule from a word that it has. */
export class DerivedSynset extends Synset {
  readonly base: string;
  /** True if the base may be replaced by its meaning. Otherwise the gloss has to name it. */
  readonly isExpandable: boolean;

  constructor(derivation: Derivation) {
    super(lineOf(derivation), derivation.pos);
    this.base = derivation.base;
    this.isExpandable = derivation.isExpandable;
  }
}

/** Returns a line as in WordNet's `data.*` files, without frames. */
function lineOf({ lemma, pos, lexFile, gloss, baseSenses, number }: Derivation): string {
  const symbol = pos === 'r' ? '\\' : '+';
  const fields = [
    firstOffset + number,
    String(lexFile).padStart(2, '0'),
    pos,
    '01',
    lemma,
    '0',
    String(baseSenses.length).padStart(3, '0'),
    ...baseSenses.map((id) => `${symbol} ${id.slice(1)} ${id[0]} 0000`),
  ];
  return `${fields.join(' ')} | ${gloss}`;
}
