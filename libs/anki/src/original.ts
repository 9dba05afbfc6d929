import { createHash } from 'node:crypto';

/**
 * Distinguishes the text that this library puts into a note's `data`, which Anki leaves empty, from
 * the texts of others.
 */
const MARK = 'wordgrove:';
const SEAL_CHARACTERS = 22;

/** A note in the database. */
interface StoredNote {
  readonly flds: string;
  readonly tags: string;
}

/** Returns an original as a note's `data`, sealed with the fields and tags for which it is true. */
export function sealOriginal(original: string, note: StoredNote): string {
  return MARK + sealOf(note) + original;
}

/**
 * Returns the original in a note's `data`, or null if there is none or the note has been changed.
 */
export function openOriginal(data: string, note: StoredNote): string | null {
  const seal = MARK + sealOf(note);
  return data.startsWith(MARK) && data.startsWith(seal) ? data.slice(seal.length) : null;
}

function sealOf({ flds, tags }: StoredNote): string {
  const text = JSON.stringify([flds, tags]);
  return createHash('sha256').update(text).digest('base64url').slice(0, SEAL_CHARACTERS);
}
