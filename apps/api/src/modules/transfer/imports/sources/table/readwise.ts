import { LIMITS, type ErrorDetail, type Language } from '@wordgrove/contracts';

/** The names of the columns of highlights, in lower case and without signs. */
const COLUMNS = {
  highlight: ['highlight'],
  title: ['booktitle', 'title', 'documenttitle'],
  note: ['note', 'notes'],
  tags: ['tags'],
  url: ['url', 'sourceurl'],
} as const;

/** The columns of Readwise's highlights by their positions, from 0; -1 if there is none. */
export type Highlights = Record<keyof typeof COLUMNS, number>;

/** A word or a short expression has no more words than this. */
const MAX_WORDS = 4;
const END_OF_SENTENCE = /[.!?。！？…]["'”’»)\]]*$/u;

/** Returns the columns of highlights, or undefined if these are the names of another table. */
export function highlightsIn(names: readonly string[]): Highlights | undefined {
  const bare = names.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const of = (column: keyof typeof COLUMNS) =>
    bare.findIndex((name) => COLUMNS[column].some((known) => known === name));
  const [highlight, title] = [of('highlight'), of('title')];
  if (highlight < 0 || title < 0) return undefined;
  return { highlight, title, note: of('note'), tags: of('tags'), url: of('url') };
}

/**
 * Returns the word of a highlight: what was highlighted, if that is a word, or else the word in its note that it contains.
 * Then the highlight is the context. Everything else is a passage to read, and no word to learn.
 */
export function wordOfHighlight(
  cells: readonly string[],
  columns: Highlights,
  language: Language,
): { value: object; fault?: ErrorDetail } {
  const cell = (column: keyof Highlights) => cells[columns[column]]?.trim() ?? '';
  const [highlight, note] = [cell('highlight'), cell('note')];
  const tags = cell('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  if (isWord(highlight)) {
    const notes = note === '' ? [] : [note];
    return { value: { term: highlight, language, notes, tags } };
  }
  if (!isWord(note) || !highlight.toLowerCase().includes(note.toLowerCase()))
    return { value: { term: highlight, language }, fault: PASSAGE };
  const source = { source_title: cell('title'), ...(cell('url') && { source_url: cell('url') }) };
  return { value: { term: note, language, tags, contexts: [{ sentence: highlight, ...source }] } };
}

const PASSAGE: ErrorDetail = {
  reason: 'INVALID_VALUE',
  field: 'term',
  description: `is a passage and no word; highlights of up to ${MAX_WORDS} words are imported, and passages whose note is one of their words`,
};

function isWord(text: string): boolean {
  const isShort = text.split(/\s+/).length <= MAX_WORDS && [...text].length <= LIMITS.term;
  return text !== '' && isShort && !END_OF_SENTENCE.test(text);
}
