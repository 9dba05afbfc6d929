/** Noun, verb, adjective (satellites included), adverb, or one of our own function words. */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'r' | 'f';

/** The part of speech and the eight digits of the byte offset, such as `n09236472`. */
export type SynsetId = string;

export interface Pointer {
  /** WordNet's own symbol: `@` hypernym, `~` hyponym, `!` antonym, `+` derived form, … */
  symbol: string;
  target: SynsetId;
  /** The place of the word that it belongs to, from 1; 0 if it belongs to the synset. */
  source: number;
}

export const posLabels: Readonly<Record<PartOfSpeech, string>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
  f: 'function word',
};

export function synsetId(pos: PartOfSpeech, offset: number | string): SynsetId {
  return pos + String(offset).padStart(8, '0');
}

/**
 * One line of a `data.*` file (the layout is in WordNet's wndb(5WN)). Pointers and gloss are only
 * read when they are needed: most candidates are excluded by their words, and some have 600
 * pointers.
 */
export class Synset {
  readonly id: SynsetId;
  /** The lexicographer file: 5 is noun.animal, 38 is verb.motion, … */
  readonly lexFile: number;
  /** In WordNet's case, the words of a phrase joined by `_`. */
  readonly words: readonly string[];
  private readonly wordCount: number;
  private parsedPointers: readonly Pointer[] | undefined;
  private parsedGloss: { definition: string; examples: string[] } | undefined;

  constructor(
    private readonly line: string,
    readonly pos: PartOfSpeech,
  ) {
    this.id = synsetId(pos, line.slice(0, 8));
    this.lexFile = Number(line.slice(9, 11));
    this.wordCount = parseInt(line.slice(14, 16), 16);
    const fields = line.split(' ', 4 + this.wordCount * 2);
    this.words = Array.from({ length: this.wordCount }, (_, index) =>
      bareWord(fields[4 + index * 2] ?? ''),
    );
  }

  /**
   * Returns whether an adjective of the synset fits only one place of a sentence, as `galore` does.
   */
  isPlaced(word: string): boolean {
    return this.line.includes(` ${word}(`);
  }

  /** Returns the sorted numbers of the sentence frames that this word of a verb's synset fits into. */
  framesOf(word: string): string {
    const place = this.words.indexOf(word) + 1;
    const fields = this.line.slice(0, this.line.indexOf(' | ')).trimEnd().split(' ');
    const start = 4 + this.wordCount * 2;
    const frames = fields.slice(start + 2 + Number(fields[start]) * 4);
    return Array.from({ length: frames.length / 3 }, (_, at) => frames.slice(at * 3, at * 3 + 3))
      .filter(([, , of = '']) => of === '00' || parseInt(of, 16) === place)
      .map(([, frame]) => frame)
      .sort()
      .join(' ');
  }

  get pointers(): readonly Pointer[] {
    this.parsedPointers ??= parsePointers(
      this.line.slice(0, this.line.indexOf(' | ')).split(' '),
      4 + this.wordCount * 2,
    );
    return this.parsedPointers;
  }

  get definition(): string {
    return this.gloss.definition;
  }

  get examples(): readonly string[] {
    return this.gloss.examples;
  }

  private get gloss(): { definition: string; examples: string[] } {
    this.parsedGloss ??= splitGloss(this.line.slice(this.line.indexOf(' | ') + 3));
    return this.parsedGloss;
  }
}

// Adjectives may state their position in the sentence, as in `galore(ip)`.
function bareWord(field: string): string {
  return field.endsWith(')') ? field.replace(/\(\w+\)$/, '') : field;
}

function parsePointers(fields: readonly string[], start: number): Pointer[] {
  const count = Number(fields[start]);
  return Array.from({ length: count }, (_, index) => {
    const at = start + 1 + index * 4;
    const pos = fields[at + 2] === 's' ? 'a' : (fields[at + 2] as PartOfSpeech);
    const source = parseInt((fields[at + 3] ?? '').slice(0, 2), 16);
    return { symbol: fields[at] ?? '', target: synsetId(pos, fields[at + 1] ?? ''), source };
  });
}

function splitGloss(gloss: string): { definition: string; examples: string[] } {
  const quote = gloss.search(/(^|[;:,] *|\s)"/);
  const definition = quote < 0 ? gloss : gloss.slice(0, quote);
  const examples = quote < 0 ? [] : [...gloss.slice(quote).matchAll(/"([^"]+)"/g)];
  return {
    definition: definition.trim().replace(/[;:,\s]+$/, ''),
    examples: examples.map((match) => (match[1] ?? '').trim()),
  };
}
