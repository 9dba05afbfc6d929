import { ImportFault } from '../../../../../platform/files/import-fault.js';

/** Files that people send instead of a table: how they begin, what they are, and what to send. */
const OTHER_FILES: readonly (readonly [start: RegExp, what: string])[] = [
  [/^%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a document in RTF'],
  [/^\u00D0\u00CF.\u00E0/, 'a file of Excel or Word. Save a spreadsheet as CSV'],
  [/^.\u008B/, 'compressed. Unpack it first'],
  [/^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8)/, 'a picture'],
  [/^\s*<(?:!doctype\b|html\b|\?xml\b)/i, 'a page in HTML or a file in XML'],
  [/^\s*(?:\[\s*[[{"]|\{\s*")/, 'in JSON, and this service has not written it'],
  [
    /^\s*\|.*\|[ \t]*\n\s*\|[ \t:|-]+\|[ \t]*\n/,
    'a table in Markdown. Save it as CSV, without the row of dashes',
  ],
  [
    /^(?:.*\n){1,12}={10}\n/,
    'the clippings of a Kindle, which are passages. The words are in its file vocab.db',
  ],
];

/** Returns what a file is that begins like this, if it is known and has no table of words. */
export function otherFile(start: string): string | undefined {
  return OTHER_FILES.find(([pattern]) => pattern.test(start))?.[1];
}

/** Returns the fault of such a file. */
export function noTable(what: string): ImportFault {
  const description = `The file is ${what}. Tables with words are understood, Anki decks, the vocab.db of a Kindle and exports of this service`;
  return new ImportFault({ line: null, field: null, reason: 'INVALID_FILE', description });
}
