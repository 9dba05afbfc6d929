import type { ErrorDetail } from '@wordgrove/contracts';

export interface SortedDetails {
  /** Text per form field, keyed as the form names its fields: `redirect_uris.1`. */
  fields: Record<string, string>;
  /** The text of what no field of this form can show. */
  others: string[];
}

/**
 * Puts each fault where the person can mend it: at the field that it names, else at the nearest
 * field around it (`scopes[1]` at `scopes`), else among the others.
 */
export function sortDetails(
  details: readonly ErrorDetail[],
  shownFields: readonly string[],
): SortedDetails {
  const sorted: SortedDetails = { fields: {}, others: [] };
  for (const detail of details) {
    const field = nearestField(detail.field, shownFields);
    if (field === null) sorted.others.push(othersText(detail));
    else
      sorted.fields[field] = [sorted.fields[field], detailText(detail)].filter(Boolean).join(' ');
  }
  return sorted;
}

/** What a detail says, as a sentence. */
export function detailText({ description, reason }: ErrorDetail): string {
  return asSentence(description ?? reason.toLowerCase().replaceAll('_', ' '));
}

/** The text with a capital and a full stop. */
export function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

function othersText(detail: ErrorDetail): string {
  return detail.field === undefined ? detailText(detail) : `${detail.field}: ${detailText(detail)}`;
}

function nearestField(path: string | undefined, shownFields: readonly string[]): string | null {
  if (path === undefined) return null;
  const steps = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  while (steps.length > 0) {
    const candidate = steps.join('.');
    if (shownFields.includes(candidate)) return candidate;
    steps.pop();
  }
  return null;
}
