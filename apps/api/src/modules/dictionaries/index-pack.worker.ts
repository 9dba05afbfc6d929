import {
  hashOf,
  indexNameOf,
  indexPack,
  PackError,
  type ReadablePack,
} from '@wordgrove/dictionary-packs';
import type { PackOutcome } from './pack-catalogue.js';

/** A pack, the index files that exist, and where they are. */
export interface IndexTask {
  pack: ReadablePack;
  directory: string;
  existing: readonly string[];
}

/** Indexes a pack, unless one with the same content has been indexed. Runs in a thread: it can take a minute. */
export async function indexInThread({
  pack,
  directory,
  existing,
}: IndexTask): Promise<PackOutcome> {
  try {
    const hash = await hashOf(pack);
    const index = indexNameOf(pack, hash);
    if (!existing.includes(index)) await indexPack(pack, directory, hash);
    return { hash, index };
  } catch (error) {
    if (error instanceof PackError) return { refusal: error.message };
    throw error;
  }
}
