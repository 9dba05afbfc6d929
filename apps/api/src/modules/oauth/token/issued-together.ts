import type { JoinedBounds } from '../../../platform/database/joined-work.js';

/**
 * The bounds of the exchanges of codes, and of refreshes, that share statements. Ten busy applications may wait at once. Connections are left
 * for all others, however slow the database is.
 */
export const ISSUED_TOGETHER: JoinedBounds = { statements: 3, waiting: 240 };
