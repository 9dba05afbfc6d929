import type { CallDto } from '@wordgrove/dto';
import { REASON_TEXTS } from './reason-texts';
import { titleOf } from './refusal';
import { ABOUT_TEXTS, NEEDS, REFUSED } from './texts';

/** Returns whether a request was refused, or sent back with an error. */
export function isRefused({ error_code: code, status }: CallDto): boolean {
  return code !== null || (status !== null && status >= 400);
}

/** Returns in a line why a request was refused, or what came of it. */
export function whyText(call: CallDto): string {
  const { error_code: code, reason, subject, kind, about } = call;
  if (code !== null && reason === 'INSUFFICIENT_SCOPE' && subject !== null)
    return `${code}: ${NEEDS(subject)}`;
  if (code !== null && kind !== 'API' && REASON_TEXTS[reason ?? ''] !== undefined)
    return `${code}: ${asEnd(titleOf(call))}`;
  if (code !== null) return REFUSED(code, reason, subject);
  return kind === 'AUTHORIZE' ? (ABOUT_TEXTS[about ?? ''] ?? '') : '';
}

/** Returns a sentence as the end of another one. */
function asEnd(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
}

/** Moves the focus to the row of a request, if it is in sight. */
export function focusRow(number: string): void {
  document.getElementById(`call-${number}`)?.focus();
}
