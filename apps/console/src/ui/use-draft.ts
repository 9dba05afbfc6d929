import { use, useState } from 'react';
import { DraftOwner, dropDraft, isSame, keepDraft, keptValues, readDraft } from './form-draft';

export interface DraftOptions<Values> {
  /**
   * The name under which this tab keeps what was typed, across Back, a reload and a new sign-in. Without a name, nothing is
   * kept.
   */
  keepAs?: string;
  /** The values that are never kept: secrets and files. */
  never?: readonly (keyof Values)[];
}

/** Keeps the values of a form until they have been sent. */
export function useDraft<Values extends Record<string, unknown>>(
  initialValues: Values,
  { keepAs, never = [] }: DraftOptions<Values>,
) {
  const name = `${use(DraftOwner)}:${keepAs}`;
  const [draft] = useState(() => (keepAs === undefined ? null : readDraft(name)));
  const [since, setSince] = useState(draft?.since ?? null);
  const drop = () => {
    dropDraft(name);
    setSince(null);
  };
  const keep = (values: Values) => {
    if (keepAs === undefined) return;
    const kept = keptValues(values, never);
    if (isSame(kept, keptValues(initialValues, never))) return drop();
    const now = new Date().toISOString();
    keepDraft(name, { values: kept, since: now });
    setSince(now);
  };
  return { draft, since, keep, drop };
}
