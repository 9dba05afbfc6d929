import { codePointLength, LIMITS } from '@wordgrove/contracts';

/** Returns the fault of a value as a sentence, or null. */
export type FieldCheck = (value: string) => string | null;

/** Enough to find a slip. The service has the last word. */
export const emailFault: FieldCheck = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? null : 'Must be an e-mail address.';

export const newPasswordFault: FieldCheck = (value) =>
  codePointLength(value) >= LIMITS.passwordMin
    ? null
    : `Must have at least ${LIMITS.passwordMin} characters.`;

/** Returns a check that refuses text with more characters than a limit. */
export const tooLong =
  (limit: number): FieldCheck =>
  (value) =>
    codePointLength(value.trim()) <= limit
      ? null
      : `Must have at most ${limit} characters, and has ${codePointLength(value.trim())}.`;
