import { WORD_SHAPE } from '../../../../learning/off-thread.js';
import type { FileText } from '../text/file-text.js';
import type { Findings } from '../findings.js';
import type { ImportItem, ImportSource } from '../import-item.js';
import { parseMapping, type Mappings } from '../mapping.js';
import type { AnkiHead } from '../table/anki-head.js';
import { separationOf } from '../table/delimiter.js';
import { afterLines, firstRows, tableRows } from '../table/table-rows.js';
import { FieldChoices } from './field-choices.js';
import { wordsOfNote, type NoteContent, type NoteScene } from './note-words.js';

/** The number of rows that show what the columns are. */
const ROWS_TO_KNOW = 200;
const HTML = /<[a-z/!][^>]*>|&(?:[a-z]+|#\d+);/i;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Reads words from notes that Anki has exported as text, under a head that says what the columns are. */
export class AnkiTextSource implements ImportSource {
  private readonly choices: FieldChoices;
  private readonly mappings: Mappings | null;
  private readonly delimiter: string;
  private isHtml = true;

  constructor(
    private readonly text: FileText,
    private readonly head: AnkiHead,
    private readonly options: Omit<NoteScene, 'isMapped'> & { mapping: string },
  ) {
    this.mappings = parseMapping(options.mapping);
    this.choices = new FieldChoices(this.mappings, options.language);
    const rows = afterLines(text.start, head.lines);
    this.delimiter = head.delimiter ?? separationOf(rows, '\t').delimiter;
  }

  async *items(): AsyncGenerator<ImportItem> {
    const signs = { delimiter: this.delimiter, comment: '#' };
    const rows = afterLines(this.text.start, this.head.lines);
    const samples = firstRows(rows, signs, ROWS_TO_KNOW);
    this.isHtml = this.head.isHtml ?? samples.flat().some((cell) => HTML.test(cell));
    for (const cells of samples) this.choices.see(this.noteOf(cells));
    const scene = { ...this.options, isMapped: this.mappings !== null };
    for await (const { line, cells } of tableRows(this.text.pieces(), signs, this.head.lines)) {
      const note = this.noteOf(cells);
      for (const word of wordsOfNote(note, this.choices.of(note), scene))
        yield { section: WORD_SHAPE, line, path: '', ...word };
    }
  }

  findings(): Findings {
    return {
      kind: 'ANKI_TEXT',
      encoding: this.text.encoding,
      delimiter: this.delimiter,
      hasHeader: this.head.names.length > 0,
      columns: this.choices.found(),
    };
  }

  async close(): Promise<void> {
    // The source keeps nothing that it must close.
  }

  /** Returns a row as a note. Columns that are no fields keep their positions and are empty. */
  private noteOf(cells: readonly string[]): NoteContent {
    const { special, names, tags, noteType } = this.head;
    const said = special.notetype === undefined ? noteType : cells[special.notetype];
    const others = Object.values(special);
    const own = cells[special.tags ?? -1]?.split(/\s+/).filter(Boolean) ?? [];
    return {
      noteTypeName: said ?? null,
      fields: cells.map((cell, index) => ({
        name: names[index]?.trim() || String(index + 1),
        value: others.includes(index) ? '' : this.htmlOf(cell),
      })),
      tags: [...tags, ...own],
      original: null,
      cards: [],
      fault: null,
    };
  }

  private htmlOf(cell: string): string {
    return this.isHtml ? cell : cell.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  }
}
