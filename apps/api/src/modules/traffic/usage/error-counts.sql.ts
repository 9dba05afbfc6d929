import { columnOf } from '../../../platform/database/columns.js';
import { CallCounterEntity } from './call-counter.entity.js';
import { ERROR_COUNTS } from './counts.js';

/** SQL for the number of calls that failed, whatever the error, of a row of `call_counters`. */
export const ERRORS = ERROR_COUNTS.map((count) => columnOf(CallCounterEntity, count)).join(' + ');
