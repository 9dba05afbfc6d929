import { membersOf, recordOf } from '../../../platform/database/records.js';
import { statement } from '../../../platform/database/statement.js';
import { timeZoneOf } from '../../accounts/index.js';
import { lastTurnOf, takeTurnAfter } from '../changes/change-turn.sql.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import type { LearnedWord } from '../learned-word.js';
import { LEARNED_WORD_COLUMNS } from '../learned-word.sql.js';
import { areParametersOf } from '../memory/memory-parameters.sql.js';
import { WORD_TO_PROFILE, type WordToProfile } from '../profile/word-profile.sql.js';
import { OWN, upsertWords, WORD_PLACE, type Upsert, type WordPlace } from './collect-upsert.sql.js';

/** The properties that are sent for each word. */
export const WORD = [...OWN, 'declaredMasteryLevel', 'nextReviewAt'] as const;

/** Those of each declaration. They are sent apart from the words because there are six of them at most. */
export const DECLARATION = [
  'memoryState',
  'stability',
  'difficulty',
  'masteryLevel',
  'declaredMasteryLevel',
  'declaredAt',
] as const;

// $3 is now. The words are $4, and what their levels declare is $5.
const upsert = (
  returned: string,
  more: Pick<Upsert, 'turn' | 'condition' | 'keepsProfiles'> = {},
): string =>
  upsertWords({
    ...more,
    properties: [
      'createdAt',
      'updatedAt',
      'learningStep',
      'reviewCount',
      'lapseCount',
      ...OWN,
      'nextReviewAt',
      ...DECLARATION,
      'declaredTimeZone',
    ],
    values: `$3::timestamptz, $3::timestamptz, 0, 0, 0, ${membersOf([...OWN, 'nextReviewAt', ...DECLARATION])},
      case when "declaredMasteryLevel" > 0 then ${timeZoneOf('$1::uuid')} end`,
    words: `json_to_recordset($4::json) as word (${recordOf(LearnedWordEntity, WORD)})
      join json_to_recordset($5::json) as declaration (${recordOf(LearnedWordEntity, DECLARATION)})
        using ("declaredMasteryLevel")`,
    returned,
  });

/** Collects one word, unless the user has it and its profile would change. */
export const COLLECT = statement<LearnedWord>(
  'learned-words.collect',
  upsert(LEARNED_WORD_COLUMNS, { keepsProfiles: true }),
);

/**
 * Does the same if the words of the learner are scheduled with the retention `$6` and the weights `$7`. A statement
 * that had the turn while this one waited may have changed them, and then it writes nothing either.
 */
export const COLLECT_IF_RIGHT = statement<LearnedWord>(
  'learned-words.collect-if-right',
  upsert(LEARNED_WORD_COLUMNS, {
    turn: takeTurnAfter('$1::uuid', lastTurnOf('$1::uuid')),
    condition: areParametersOf('$1::uuid', '$6::float8', '$7::float8[]'),
    keepsProfiles: true,
  }),
);

/** Collects one word. If the user has it and its profile would change, that is to be worked out then. */
export const COLLECT_ANY = statement<WordToProfile>(
  'learned-words.collect-any',
  upsert(WORD_TO_PROFILE),
);

/** Collects many words. The profiles of those that the user has are to be worked out then. */
export const COLLECT_ALL = statement<WordPlace>('learned-words.collect-all', upsert(WORD_PLACE));
