import { createContext } from 'react';

/** Values of a form that has not been sent, as they are kept in the tab. */
export interface Draft {
  values: Record<string, unknown>;
  /** The time of the last change, ISO 8601. */
  since: string;
}

const PREFIX = 'wordgrove-form:';

/** The id of the user to whom the drafts belong. Nobody else who signs in in this tab sees them. */
export const DraftOwner = createContext('nobody');

/** Returns the draft under a name, or null if there is none or the browser keeps nothing. */
export function readDraft(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden. The form works as before.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing has been kept then.
  }
}

/** Drops all drafts, of everyone, for a sign-out. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing has been kept then.
  }
}

/** Returns the values without those that are never kept: secrets and files. */
export function keptValues<Values extends Record<string, unknown>>(
  values: Values,
  never: readonly (keyof Values)[],
): Partial<Values> {
  const kept = Object.entries(values).filter(([name]) => !never.includes(name));
  return Object.fromEntries(kept) as Partial<Values>;
}

/** Returns the initial values with those of a draft that still fit the form, which may have changed since. */
export function withDraft<Values extends Record<string, unknown>>(
  initial: Values,
  draft: Draft | null,
  never: readonly (keyof Values)[],
): Values {
  const fitting = Object.entries(draft?.values ?? {}).filter(
    ([name, value]) => name in initial && isAlike(value, initial[name]) && !never.includes(name),
  );
  return { ...initial, ...Object.fromEntries(fitting) };
}

function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

/** Returns whether two sets of values are equal, in which case nothing needs to be kept. */
export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
