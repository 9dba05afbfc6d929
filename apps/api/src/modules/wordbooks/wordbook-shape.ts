import { ExportedWordbook, type ExportedWordbookWord } from '@wordgrove/dto';
import { nameBasedId } from '../../platform/crypto/name-based-id.js';
import type { ImportShape, StagedShape } from '../../platform/files/import-shape.js';

/** A word of a wordbook in a file. */
export interface WordOfFile extends ExportedWordbookWord {
  /** {@link ownerIdOf} the wordbook. */
  of: string;
}

/** The shape of the words of wordbooks, which are kept apart from their wordbooks. */
export const WORDBOOK_WORD_SHAPE: StagedShape<WordOfFile> = {
  name: 'words of wordbooks',
  batchSize: 500,
  parts: {
    of: 'wordbooks',
    linksOf: ({ of: ownerId }) => ({ ownerId, uniqueIds: [], namedId: null }),
  },
};

/** The shape of wordbooks in files. */
export const WORDBOOK_SHAPE: ImportShape<ExportedWordbook> = {
  name: 'wordbooks',
  Dto: ExportedWordbook,
  scope: 'wordbooks:write',
  // The members of ten thousand terms with notes.
  maxMembers: 40_000,
  // Each wordbook may have ten thousand words of some megabytes.
  batchSize: 1,
  idOf: ({ id }) => id,
  split: ({ path, value }) => ({
    value: { ...value, words: [] },
    shape: WORDBOOK_WORD_SHAPE,
    parts: partsOf(value, ownerIdOf(path)),
  }),
};

/** Returns the id that ties words to the wordbook at a place of the file. Several may have the same id of their own. */
export function ownerIdOf(path: string): string {
  return nameBasedId(path);
}

function* partsOf({ words }: ExportedWordbook, of: string): Generator<WordOfFile> {
  for (const word of words) yield { ...word, of };
}
