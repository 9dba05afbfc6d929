import type { CollectionClock } from './card-from-row.js';
import type { CollectionRepository } from './collection.repository.js';
import { numberIn, numbers, textIn } from '../sqlite/value.js';

const MAX_JSON_BYTES = 1024 * 1024;

/** @throws AnkiPackageError DAMAGED */
export function readClock(collection: CollectionRepository): CollectionClock {
  const [row = {}] = collection.all(`SELECT ${numbers('crt')} FROM col LIMIT 1`);
  return {
    createdAtMs: numberIn(row, 'crt') * 1000,
    hasThreeLearningButtons: schedulerVersion(collection) === 1,
  };
}

/** A collection that does not name its scheduler uses the first one. */
function schedulerVersion(collection: CollectionRepository): number {
  const stored = collection.hasTypeTables ? fromTable(collection) : fromJson(collection);
  return typeof stored === 'number' ? stored : 1;
}

function fromTable(collection: CollectionRepository): unknown {
  const [row = {}] = collection.all(
    "SELECT val FROM config WHERE key = 'schedVer' AND octet_length(val) < ?",
    MAX_JSON_BYTES,
  );
  return parsed(textIn(row, 'val'));
}

function fromJson(collection: CollectionRepository): unknown {
  const [row = {}] = collection.all(
    'SELECT conf FROM col WHERE octet_length(conf) < ? LIMIT 1',
    MAX_JSON_BYTES,
  );
  return (parsed(textIn(row, 'conf')) as { schedVer?: unknown } | null)?.schedVer;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
