import type { Principal } from '../../../platform/access/principal.js';
import { isDisabled } from '../../accounts/index.js';
import {
  APPLICATION_EPOCH,
  applicationRefusal,
  isOwnedBy,
  joinLiveApplication,
} from '../../applications/index.js';

/** A row that has {@link REFUSAL}. */
export type Standing = Pick<Principal, 'refusal'>;

/**
 * The reason why nothing may be done in the name of a grant, or null if there is none. It is an SQL expression
 * over grants `g` and their applications as the applications module joins them (rules 35, 39 and 48).
 */
export const REFUSAL = `case
  when g.revoked_at is not null or ${isDisabled('g.user_id')} then 'GRANT_REVOKED'
  else ${applicationRefusal('g.user_id')}
end`;

/**
 * Playground tokens `g` with their applications, unless the application or its ownership has ended: what {@link REFUSAL} and the
 * epoch are for a token with a grant.
 */
export const STANDING_TOKENS = `playground_tokens g ${joinLiveApplication('g.application_id')}
   and g.token_epoch = ${APPLICATION_EPOCH} and ${isOwnedBy('g.user_id')}`;

/**
 * Returns SQL that notes that grants were used, to the minute, so that busy grants are not written all the
 * time. It waits for nobody who has locked one: others may be using theirs in the same statement.
 */
export const NOTE_USE = (grants: string, now: string): string => `
  update grants set last_used_at = ${now} where id = any (array(
    select g.id from ${grants} join grants g on g.id = grant_id
    where last_used_at is null or last_used_at <= ${now} - interval '1 minute'
    for no key update of g skip locked))`;

/** Returns SQL for the user of the grant of a row with `grant_id`. */
export const USER_OF = (rows: string): string =>
  `(select grants.user_id from grants where grants.id = ${rows}.grant_id)`;
