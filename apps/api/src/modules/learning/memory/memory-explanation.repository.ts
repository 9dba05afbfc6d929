import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { timeZoneOf } from '../../accounts/index.js';
import type { LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumns } from '../learned-word.sql.js';
import { joinMemoryParameters, MEMORY_PARAMETER_COLUMNS } from './memory-parameters.sql.js';
import type { ScheduledMemory } from './stored-memory.repository.js';
import { STORED_MEMORY_COLUMNS } from './stored-memory.sql.js';

/** The values from which a word's schedule follows. */
export type ExplainedMemory = ScheduledMemory &
  Pick<LearnedWordEntity, 'suspended'> & {
    /** The learner's zone now. */
    timeZone: string;
  };

const FIND = statement<ExplainedMemory>(
  'memory-explanation.find',
  `select ${STORED_MEMORY_COLUMNS}, ${wordColumns(['suspended'])}, ${MEMORY_PARAMETER_COLUMNS},
     ${timeZoneOf('$2::uuid')} as "timeZone"
   from learned_words ${joinMemoryParameters('learned_words.user_id')}
   where learned_words.id = $1 and learned_words.user_id = $2`,
);

/** Reads the values from which a word's schedule follows. */
@Injectable()
export class MemoryExplanationRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string, wordId: string): Promise<ExplainedMemory | undefined> {
    return this.sql.row(FIND, [wordId, userId]);
  }
}
