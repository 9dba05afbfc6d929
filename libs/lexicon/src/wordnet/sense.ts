import type { PartOfSpeech, SynsetId } from './synset.js';

/** The meaning of a lemma in one of its synsets. */
export interface Sense {
  /** In lower case, words joined by `_`. */
  lemma: string;
  pos: PartOfSpeech;
  lexFile: number;
  synset: SynsetId;
  /** The rank of the sense: 1 is the commonest sense of the lemma in this part of speech. */
  number: number;
  /** The number of times that the tagged corpus uses the lemma in this sense. */
  tagCount: number;
  /** The sense key without the lemma, such as `1:27:00::`. Absent for senses that WordNet lacks. */
  key?: string;
}
