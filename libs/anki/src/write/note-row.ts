import { createHash } from 'node:crypto';
import { escapeText } from 'entities/escape';
import type { AnkiNoteToWrite } from '../anki-note-to-write.js';
import { sealOriginal } from '../original.js';
import { FIELDS, NOTE_TYPE_ID } from './note-type.js';

const FIELD_SEPARATOR = '\u001f';
/** Anki's own guids have 10 characters, but any text may be one. */
const GUID_CHARACTERS = 22;

/** Text that Anki would play or draw: sounds, spoken text, LaTeX. */
const ANKI_TAG = /\[(?=sound:|anki:|latex\]|\$)/gi;
/** The first of two braces that would open a gap. */
const CLOZE = /\{(?=\{c\d)/g;

/** Returns a row of `notes` without its id. */
export function noteRow(note: AnkiNoteToWrite) {
  const flds = FIELDS.map(([, member]) => htmlOf(note[member])).join(FIELD_SEPARATOR);
  const tags = tagsOf(note.tags);
  const first = sortText(note.term);
  return {
    guid: createHash('sha256').update(note.id).digest('base64url').slice(0, GUID_CHARACTERS),
    mid: NOTE_TYPE_ID,
    mod: Math.floor(note.updatedAt.getTime() / 1000),
    usn: -1,
    tags,
    flds,
    sfld: first,
    csum: checksum(first),
    flags: 0,
    data: note.original === undefined ? '' : sealOriginal(note.original, { flds, tags }),
  };
}

/**
 * Returns plain text as a field's HTML, of which Anki plays and hides nothing. The character that
 * separates fields cannot be inside a field.
 */
function htmlOf(text: string): string {
  return escapeText(text.replaceAll(FIELD_SEPARATOR, ' '))
    .replaceAll(ANKI_TAG, '&#91;')
    .replaceAll(CLOZE, '&#123;')
    .replaceAll(/\r\n?|\n/g, '<br>');
}

const sortText = (term: string): string =>
  term.replaceAll(FIELD_SEPARATOR, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * Returns the checksum by which Anki finds notes with the same first field: the first 32 bits of
 * its SHA-1.
 */
const checksum = (text: string): number => createHash('sha1').update(text).digest().readUInt32BE();

/** Anki searches for tags between spaces, so there is a space at both ends. */
function tagsOf(tags: readonly string[]): string {
  const names = tags.map((tag) => tag.trim().replaceAll(/\s+/g, '_')).filter(Boolean);
  return names.length === 0 ? '' : ` ${names.join(' ')} `;
}
