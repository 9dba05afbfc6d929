import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import { statement } from '../../platform/database/statement.js';
import { ApplicationEntity } from './application.entity.js';

/** SQL that is true of an application about which nobody has decided. */
export const AWAITS_DECISION = 'waiting_since is not null and held_decision is null';

const HELD = columnsOf(ApplicationEntity, ['heldDecision']);

/** Locks an application that has not ended, and returns the decision that is held. */
export const LOCK_HELD = statement<RowOf<typeof HELD>>(
  'application.lock-held',
  `select ${HELD} from applications where id = $1 and deleted_at is null for update`,
);

export const DROP_HELD = statement<never>(
  'application.drop-held',
  'update applications set held_decision = null where id = $1 and held_decision is not null',
);
