import { TAB } from './delimiter.js';

/** The head of a text that Anki has exported: what its lines with a `#` say. */
export interface AnkiHead {
  /** The number of its lines. */
  lines: number;
  /** Undefined if the head does not name it. */
  delimiter?: string;
  isHtml?: boolean;
  /** The tags of all notes. */
  tags: readonly string[];
  /** The names of the columns, if the head has them. */
  names: readonly string[];
  /** The type of all notes. */
  noteType?: string;
  /** The positions, from 0, of the columns that are no fields. */
  special: Partial<Record<SpecialColumn, number>>;
}

export type SpecialColumn = 'notetype' | 'deck' | 'tags' | 'guid';

const KEYS = [
  ...['separator', 'html', 'tags', 'columns', 'notetype', 'deck', 'if matches'],
  ...['notetype column', 'deck column', 'tags column', 'guid column'],
];

const DELIMITERS: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: TAB,
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** Returns the head with which a text begins, or undefined if it is no export of Anki's. */
export function ankiHeadOf(text: string): AnkiHead | undefined {
  const head: AnkiHead = { lines: 0, tags: [], names: [], special: {} };
  for (const line of linesWithSign(text)) {
    const [key, value] = pairOf(line);
    if (head.lines === 0 && !KEYS.includes(key)) return undefined;
    head.lines += 1;
    take(head, key, value);
  }
  return head.lines === 0 ? undefined : head;
}

function* linesWithSign(text: string): Generator<string> {
  for (let start = 0; text[start] === '#';) {
    const end = text.indexOf('\n', start);
    yield end < 0 ? text.slice(start) : text.slice(start, end);
    if (end < 0) return;
    start = end + 1;
  }
}

function pairOf(line: string): [key: string, value: string] {
  const colon = line.indexOf(':');
  return colon < 0 ? ['', ''] : [line.slice(1, colon).trim().toLowerCase(), line.slice(colon + 1)];
}

function take(head: AnkiHead, key: string, value: string): void {
  const said = value.trim();
  const lower = said.toLowerCase();
  if (key === 'separator') {
    const delimiter = Object.hasOwn(DELIMITERS, lower) ? DELIMITERS[lower] : value;
    if (delimiter?.length === 1) head.delimiter = delimiter;
  } else if (key === 'html' && /^(?:true|false)$/.test(lower)) head.isHtml = lower === 'true';
  else if (key === 'tags') head.tags = said.split(/\s+/).filter(Boolean);
  else if (key === 'columns') head.names = value.split(head.delimiter ?? TAB);
  else if (key === 'notetype') head.noteType = said;
  else takeColumn(head, key, said);
}

/** Anki counts columns from 1. */
function takeColumn(head: AnkiHead, key: string, value: string): void {
  const special = /^(notetype|deck|tags|guid) column$/.exec(key)?.[1];
  if (special === undefined || !/^[1-9]\d{0,3}$/.test(value)) return;
  head.special[special as SpecialColumn] = Number(value) - 1;
}
