import type { ErrorDetail } from '@wordgrove/contracts';

export interface SortedDetails {
  /** The texts by form field, with the names of the form: `redirect_uris.1`. */
  fields: Record<string, string>;
  /** The texts of errors that no field of this form can show. */
  others: string[];
}

/**
 * Assigns each error to the place where the user can correct it: the field that it names, or the
 * nearest field around it (`scopes[1]` at `scopes`), or the others.
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

/** Returns the text of a detail as a sentence. */
export function detailText({ description, reason }: ErrorDetail): string {
  return asSentence(description ?? reason.toLowerCase().replaceAll('_', ' '));
}

/** Returns the text with a capital letter and a full stop. */
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
