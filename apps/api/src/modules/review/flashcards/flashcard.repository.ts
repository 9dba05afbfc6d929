import { Injectable } from '@nestjs/common';
import { membersOf, namesOf, recordOf } from '../../../platform/database/records.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { joinWords, WORD_ID } from '../../learning/index.js';
import { FlashcardEntity } from './flashcard.entity.js';
import { ISSUED_CARD, type IssuedCard } from './flashcard.js';

/** The user and the plan that flashcards are issued for, and the time. */
export interface Issue {
  userId: string;
  planId: string;
  now: Date;
}

/** Issues flashcards. */
@Injectable()
export class FlashcardRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Issues flashcards of words that have no open one, and returns the number of flashcards issued. It can
   * be smaller than asked for: another call may have come first, or the plan or a word may be deleted.
   */
  issue(cards: readonly IssuedCard[], { userId, planId, now }: Issue): Promise<number> {
    const wordIds = cards.map(({ learnedWordId }) => learnedWordId);
    return this.sql.transaction(async (sql) => {
      await sql.rows(LOCK, [planId, wordIds]);
      await sql.execute(CLOSE_EXPIRED, [planId, wordIds, now]);
      return sql.execute(ISSUE, [JSON.stringify(cards), userId, planId, now]);
    });
  }
}

// This lock comes before that of any flashcard, as it does when a plan or a word is deleted. What is
// deleted by then stays out.
const LOCK = statement<object>(
  'flashcard.lock',
  `select from review_plans plan ${joinWords('any ($2)')}
   where plan.id = $1 order by ${WORD_ID} for key share`,
);

const CLOSE_EXPIRED = statement<never>(
  'flashcard.close-expired',
  `update flashcards set closed_at = $3
   where plan_id = $1 and learned_word_id = any ($2) and closed_at is null and expires_at <= $3`,
);

const ISSUE = statement<never>(
  'flashcard.issue',
  `insert into flashcards (
     ${namesOf(FlashcardEntity, ['userId', 'planId', 'createdAt', ...ISSUED_CARD])})
   select $2, $3, $4, ${membersOf(ISSUED_CARD, 'card')}
   from jsonb_to_recordset($1) as card (${recordOf(FlashcardEntity, ISSUED_CARD)})
   ${joinWords('card."learnedWordId"')}
   where exists (select from review_plans where id = $3)
   order by ${WORD_ID}
   on conflict (plan_id, learned_word_id) where closed_at is null do nothing`,
);
