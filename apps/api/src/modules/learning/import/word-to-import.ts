import type { DayZone, Memory } from '@wordgrove/scheduling';
import type { WordToCollect } from '../collect/word-to-collect.js';

/** A word of a file, with its past according to the file. */
export interface WordToImport extends WordToCollect {
  declaredAt: Date;
  declaredTimeZone: DayZone;
  memory: Memory;
  masteryLevel: number;
  suspended: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The result of importing a word of a file. */
export interface ImportedWord {
  id: string;
  /** False if the user had the word already. Then it has only gained tags, notes and contexts. */
  isNew: boolean;
}
