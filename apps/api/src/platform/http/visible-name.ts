import { INVISIBLE_NAME, isVisibleName, type ErrorDetail } from '@wordgrove/contracts';
import { invalidArgument } from './api-error.js';

/** The fault of a member `name` that is not visible. */
export const NAME_FAULT: ErrorDetail = {
  reason: INVISIBLE_NAME.reason,
  field: 'name',
  description: INVISIBLE_NAME.description,
};

/**
 * Refuses a name that is not visible, unless it is one of the stored names: those may be older than the check, and
 * clients send back what they were given.
 * @throws ApiError 400 `INVALID_CHARACTER`
 */
export function demandVisibleName(name: string | undefined, ...stored: readonly string[]): void {
  if (name === undefined || stored.includes(name) || isVisibleName(name)) return;
  throw invalidArgument(NAME_FAULT);
}
