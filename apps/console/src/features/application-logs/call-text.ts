import type { CallDto } from '@wordgrove/dto';
import { ABOUT_TEXTS } from './texts';

/** Returns whether a request was refused, or sent back with an error. */
export function isRefused({ error_code: code, status }: CallDto): boolean {
  return code !== null || (status !== null && status >= 400);
}

/** Returns in a line why a request was refused, or what came of it. */
export function whyText({ error_code: code, reason, subject, kind, about }: CallDto): string {
  if (code !== null) return [code, reason && `: ${reason}`, subject && ` in ${subject}`].join('');
  return kind === 'AUTHORIZE' ? (ABOUT_TEXTS[about ?? ''] ?? '') : '';
}

/** Moves the focus to the row of a request, if it is in sight. */
export function focusRow(number: string): void {
  document.getElementById(`call-${number}`)?.focus();
}
