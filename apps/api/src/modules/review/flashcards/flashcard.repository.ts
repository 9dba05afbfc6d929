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
    return this.sql.execute(ISSUE, [JSON.stringify(cards), userId, planId, now, wordIds]);
  }
}

// The lock comes before that of any flashcard, as it does when a plan or a word is deleted. What is deleted by
// then stays out. An expired flashcard is closed before the insertion looks for an open one, because the insertion
// asks how many were closed.
const ISSUE = statement<never>(
  'flashcard.issue',
  `with locked as materialized (
     select ${WORD_ID} as locked_id from review_plans plan ${joinWords('any ($5::uuid[])')}
     where plan.id = $3::uuid order by ${WORD_ID} for key share
   ),
   closed as (
     update flashcards set closed_at = $4
     where plan_id = $3::uuid and learned_word_id in (select locked_id from locked)
       and closed_at is null and expires_at <= $4
     returning id
   )
   insert into flashcards (
     ${namesOf(FlashcardEntity, ['userId', 'planId', 'createdAt', ...ISSUED_CARD])})
   select $2, $3, $4, ${membersOf(ISSUED_CARD, 'card')}
   from (select count(*) from closed) done
     cross join jsonb_to_recordset($1) as card (${recordOf(FlashcardEntity, ISSUED_CARD)})
     join locked on locked_id = card."learnedWordId"
   order by locked_id
   on conflict (plan_id, learned_word_id) where closed_at is null do nothing`,
);
