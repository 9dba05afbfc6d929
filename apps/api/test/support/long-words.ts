import { createHash } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import type { LearnedWordDto } from '@wordgrove/dto';
import type { TestApp } from './test-app.js';

/** Of what a word's lists are made: letters that PostgreSQL can compress very much, or hardly. */
export type Letters = 'same' | 'mixed';

/** Fills the lists of a user's words that `which`, an SQL condition, names: so many bytes in each of its notes and contexts. */
export async function lengthen(
  { database }: TestApp,
  userId: string,
  options: { notes?: number; contexts?: number; bytes?: number; letters?: Letters; which?: string },
): Promise<void> {
  const { notes = LIMITS.notes, contexts = LIMITS.contexts, bytes = 1_000 } = options;
  const { letters = 'mixed', which = 'true' } = options;
  const part = letters === 'same' ? `repeat('x', 32)` : 'md5(term || item || part)';
  const text = `(select string_agg(${part}, '') from generate_series(1, ceil($4 / 32.0)::int) part)`;
  await database.pool.query(
    `update learned_words set
       notes = array(select item || ' ' || ${text} from generate_series(1, $2::int) item),
       contexts = coalesce((select jsonb_agg(jsonb_build_object(
           'sentence', item || ' ' || ${text}, 'sourceTitle', null, 'sourceUrl', null))
         from generate_series(1, $3::int) item), '[]')
     where user_id = $1 and ${which}`,
    [userId, notes, contexts, bytes],
  );
}

/** Returns a text that tells long words apart without filling the screen if they differ. */
export function digest(word: LearnedWordDto): string {
  return `${word.term} ${createHash('sha256').update(JSON.stringify(word)).digest('hex').slice(0, 12)}`;
}
