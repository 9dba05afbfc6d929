import { Injectable } from '@nestjs/common';
import { MAX_MASTERY_LEVEL, WORD_STATES } from '@wordgrove/contracts';
import { columnsOf, selectText } from '../../platform/database/columns.js';
import { LateReads } from '../../platform/database/late-reads.js';
import { statement } from '../../platform/database/statement.js';
import { ChangeCounterEntity } from './changes/change-counter.entity.js';

const COUNTS = columnsOf(ChangeCounterEntity, ['wordsByLevel', 'wordsByState']);

/** The numbers of a user's words by level and by state. */
export type WordCounts = Pick<ChangeCounterEntity, 'wordsByLevel' | 'wordsByState'>;

const NO_WORDS: WordCounts = {
  wordsByLevel: Array<number>(MAX_MASTERY_LEVEL + 1).fill(0),
  wordsByState: WORD_STATES.map(() => 0),
};

const OF = statement<WordCounts>(
  'word-counts.of',
  selectText(COUNTS, 'from change_counters where user_id = $1'),
);

/** Reads how many words a user has. */
@Injectable()
export class WordCountsRepository {
  constructor(private readonly late: LateReads) {}

  async of(userId: string): Promise<WordCounts> {
    return (await this.late.read((sql) => sql.row(OF, [userId]))) ?? NO_WORDS;
  }
}
