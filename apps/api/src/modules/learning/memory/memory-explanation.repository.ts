import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { MemoryParametersRow } from './memory-parameters.js';
import { MEMORY_PARAMETER_COLUMNS } from './memory-parameters.repository.js';
import { STORED_MEMORY_COLUMNS } from './stored-memory-columns.repository.js';
import type { StoredMemory } from './word-memory.js';

/** A word's memory with what schedules it. */
export interface ScheduledMemory extends StoredMemory, MemoryParametersRow {
  suspended: boolean;
}

/** Reads what a word's schedule follows from. */
@Injectable()
export class MemoryExplanationRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string, wordId: string): Promise<ScheduledMemory | undefined> {
    return this.sql.row(FIND, [wordId, userId]);
  }
}

const FIND = statement(
  'memory-explanation.find',
  `select ${STORED_MEMORY_COLUMNS}, learned_words.suspended, ${MEMORY_PARAMETER_COLUMNS}
   from learned_words
   left join memory_parameters on memory_parameters.user_id = learned_words.user_id
   where learned_words.id = $1 and learned_words.user_id = $2`,
);
