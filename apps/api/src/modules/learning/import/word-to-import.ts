import type { Memory } from '@wordgrove/scheduling';
import type { WordToCollect } from '../collect/word-to-collect.js';

/** A word of a file, with what it says of its past. */
export interface WordToImport extends WordToCollect {
  declaredAt: Date;
  memory: Memory;
  masteryLevel: number;
  suspended: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What became of a word of a file. */
export interface ImportedWord {
  id: string;
  /** False where the word was there: then it has only gained tags, notes and contexts. */
  isNew: boolean;
}
