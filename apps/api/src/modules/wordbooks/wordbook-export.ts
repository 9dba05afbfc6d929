import type { ExportedWordbook } from '@wordgrove/dto';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { inBatches } from '../../platform/files/batches.js';
import type { ExportRequest, ExportSection } from '../../platform/files/export-section.js';
import { slicesOf } from '../../platform/http/slices.js';
import { ownLoopTurn } from '../../platform/time/loop-turn.js';
import { readWordbookAfter, type WordbookHead } from './wordbook-export.repository.js';
import { readTermsAfter } from './wordbook-terms.repository.js';
import type { PlacedTerm } from './wordbook.js';

/** The section with the user's own wordbooks and all their terms. */
export const WORDBOOK_EXPORT: ExportSection = {
  name: 'wordbooks',
  scope: 'wordbooks:read',
  json: wordbooks,
};

// The items of this list come in pieces too.
async function* wordbooks(sql: SqlExecutor, { userId }: ExportRequest): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  let wordbook: WordbookHead | undefined;
  while ((wordbook = await readWordbookAfter(sql, userId, wordbook)) !== undefined) {
    yield `${separator}${JSON.stringify(presentHead(wordbook)).slice(0, -1)},"words":[`;
    yield* terms(sql, wordbook.id);
    yield ']}';
    separator = ',\n';
  }
  yield '\n]';
}

async function* terms(sql: SqlExecutor, wordbookId: string): AsyncGenerator<string> {
  const batches = inBatches<PlacedTerm>((after, limit) =>
    readTermsAfter(sql, wordbookId, after, limit),
  );
  let separator = '';
  for await (const batch of batches) {
    for (const slice of slicesOf(batch, noteBytes)) {
      await ownLoopTurn();
      yield separator + slice.map(({ term, note }) => JSON.stringify({ term, note })).join(',');
      separator = ',';
    }
  }
}

function noteBytes({ note }: PlacedTerm): number {
  return Buffer.byteLength(note ?? '');
}

/** Returns the export form of a wordbook without its terms, which follow. */
function presentHead(wordbook: WordbookHead): Omit<ExportedWordbook, 'words'> {
  return {
    id: wordbook.id,
    name: wordbook.name,
    description: wordbook.description,
    language: wordbook.language,
    visibility: wordbook.visibility,
    created_at: wordbook.createdAt,
    updated_at: wordbook.updatedAt,
  };
}
