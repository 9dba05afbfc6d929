import { codePointLength, LIMITS } from '@wordgrove/contracts';
import { TEXTS } from './texts';

/** Returns the fault of a value as a sentence, or null. */
export type FieldCheck = (value: string) => string | null;

/** Enough to find a slip. The service has the last word. */
export const emailFault: FieldCheck = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? null : TEXTS.mustBeEmail;

export const newPasswordFault: FieldCheck = (value) =>
  codePointLength(value) >= LIMITS.passwordMin ? null : TEXTS.tooShort(LIMITS.passwordMin);

/** Returns a check that refuses text with more characters than a limit. */
export const tooLong =
  (limit: number): FieldCheck =>
  (value) =>
    codePointLength(value.trim()) <= limit
      ? null
      : TEXTS.tooLong(limit, codePointLength(value.trim()));
