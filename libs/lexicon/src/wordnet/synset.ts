/** Noun, verb, adjective (satellites included) or adverb. */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'r';

/** The part of speech and the eight digits of the byte offset, such as `n09236472`. */
export type SynsetId = string;

export interface Pointer {
  /** WordNet's own symbol: `@` hypernym, `~` hyponym, `!` antonym, `+` derived form, … */
  symbol: string;
  target: SynsetId;
}

export interface Synset {
  id: SynsetId;
  pos: PartOfSpeech;
  /** The lexicographer file: 5 is noun.animal, 38 is verb.motion, … */
  lexFile: number;
  /** In WordNet's case, words of a phrase joined by `_`. */
  words: string[];
  pointers: Pointer[];
  definition: string;
  examples: string[];
}

export const posLabels: Readonly<Record<PartOfSpeech, string>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
};

export function synsetId(pos: PartOfSpeech, offset: number | string): SynsetId {
  return pos + String(offset).padStart(8, '0');
}

/** Reads one line of a `data.*` file (the layout is in WordNet's wndb(5WN)). */
export function parseSynset(line: string, pos: PartOfSpeech): Synset {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const wordCount = parseInt(fields[3] ?? '0', 16);
  const pointersAt = 4 + wordCount * 2;
  return {
    id: synsetId(pos, fields[0] ?? ''),
    pos,
    lexFile: Number(fields[1]),
    words: Array.from({ length: wordCount }, (_, index) => bareWord(fields[4 + index * 2] ?? '')),
    pointers: parsePointers(fields, pointersAt),
    ...splitGloss(line.slice(bar + 3)),
  };
}

// Adjectives may carry their position in the sentence, as in `galore(ip)`.
function bareWord(field: string): string {
  return field.replace(/\(\w+\)$/, '');
}

function parsePointers(fields: readonly string[], start: number): Pointer[] {
  const count = Number(fields[start]);
  return Array.from({ length: count }, (_, index) => {
    const at = start + 1 + index * 4;
    const pos = fields[at + 2] === 's' ? 'a' : (fields[at + 2] as PartOfSpeech);
    return { symbol: fields[at] ?? '', target: synsetId(pos, fields[at + 1] ?? '') };
  });
}

function splitGloss(gloss: string): Pick<Synset, 'definition' | 'examples'> {
  const quote = gloss.search(/(^|[;:,] *|\s)"/);
  const definition = quote < 0 ? gloss : gloss.slice(0, quote);
  const examples = quote < 0 ? [] : [...gloss.slice(quote).matchAll(/"([^"]+)"/g)];
  return {
    definition: definition.trim().replace(/[;:,\s]+$/, ''),
    examples: examples.map((match) => (match[1] ?? '').trim()),
  };
}
