import { packagePath } from '../../package-path.js';
import { filesOf } from '../../text/files.js';
import { SortedLines } from '../../text/sorted-lines.js';
import type { PartOfSpeech } from '../../wordnet/synset.js';

/** The entry of one sense in our own learner's dictionary (`learners-dictionary/`, in the order of its columns). */
export interface LearnerEntry {
  lemma: string;
  pos: PartOfSpeech;
  /** WordNet's number of the sense. */
  number: number;
  /** The numbers of further senses that learners need not tell from it. */
  alike: readonly number[];
  /** True if nobody uses the plural, or the comparative, with this meaning: `webs` of pages, `holier` of cities. */
  isOnlyBase: boolean;
  definition: string;
  /** A sentence with a form of the lemma in braces. */
  example: string;
  synonyms: readonly string[];
  /** Words of the same field that are surely wrong for the definition and in the example. */
  near: readonly string[];
}

let lines: SortedLines | undefined;

/** Returns the entries of a lemma, the sense that learners meet first before the others. Rarer lemmas have none. */
export function learnerEntriesOf(lemma: string): LearnerEntry[] {
  lines ??= new SortedLines(readDictionary());
  const { bytes } = lines;
  const found = lines.beginningWith(Buffer.from(`${lemma} `));
  return found.flatMap((at) => {
    const entry = parseEntry(bytes.toString('utf8', at, lines?.endOf(at)));
    return entry?.lemma === lemma ? entry : [];
  });
}

/**
 * Reads a line such as `assembly n4 | a group of people … | The {assembly} voted. | parliament | crowd, audience, committee, campaign`.
 * `able a1|2|3` also stands for the second and the third sense. A star says that only the base form has this meaning: `motion n6|2*`.
 */
export function parseEntry(line: string): LearnerEntry | undefined {
  const [head = '', definition, example, synonyms, near] = line.split(' | ');
  const [, lemma, pos, numbers, star] = /^(\S+) ([nvar])(\d+(?:\|\d+)*)(\*?)$/.exec(head) ?? [];
  if (lemma === undefined || definition === undefined || near === undefined) return undefined;
  const [number = 0, ...alike] = (numbers ?? '').split('|').map(Number);
  return {
    lemma,
    pos: pos as PartOfSpeech,
    number,
    alike,
    isOnlyBase: star === '*',
    definition,
    example: example ?? '',
    synonyms: wordsIn(synonyms),
    near: wordsIn(near),
  };
}

function wordsIn(column: string | undefined): string[] {
  return column === undefined || column === '-' ? [] : column.split(', ');
}

/** Reads all files, one for each first letter: three megabytes, sorted as a whole. */
export function readDictionary(): Buffer {
  return filesOf(packagePath('learners-dictionary'));
}
