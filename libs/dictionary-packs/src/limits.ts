const MEBIBYTE = 1024 * 1024;

/** Returns a size as operators read it. */
export function inMebibytes(bytes: number): string {
  return `${bytes / MEBIBYTE} MiB`;
}

/** The limits of a pack. The largest published dictionaries have about half of each. */
export const MAX_FILE_BYTES = 1024 * MEBIBYTE;
/** The size of all files of a pack when they are unpacked. */
export const MAX_UNPACKED_BYTES = 1024 * MEBIBYTE;
/** A dictd index is in memory while a pack is read. */
export const MAX_INDEX_BYTES = 64 * MEBIBYTE;
export const MAX_ENTRIES = 2_000_000;
export const TOO_MANY_ENTRIES = `It has more than ${MAX_ENTRIES} entries.`;
/** The text of one entry before it is taken apart. A longer one is left out. */
export const MAX_ENTRY_BYTES = MEBIBYTE;
/** Files in a zip, most of them pictures and sounds. */
export const MAX_ZIP_ENTRIES = 500_000;
/** Structured content that is nested more deeply is left out. */
export const MAX_DEPTH = 64;

/** The parts of an entry that are kept. */
export const MAX_TERM_LENGTH = 255;
export const MAX_DEFINITIONS = 8;
export const MAX_DEFINITION_LENGTH = 500;
export const MAX_EXAMPLES = 3;
export const MAX_EXAMPLE_LENGTH = 300;
export const MAX_LABELS = 5;

/** The parts of the description of a pack that are kept. */
export const MAX_TITLE_LENGTH = 100;
export const MAX_LICENCE_LENGTH = 1_000;
export const MAX_SOURCE_LENGTH = 300;
