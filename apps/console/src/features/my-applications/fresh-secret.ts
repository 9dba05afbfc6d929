import type { CreatedSecretResponse } from '@wordgrove/dto';
import { use, useSyncExternalStore } from 'react';
import { DraftOwner, dropDraft, keepDraft, readDraft } from '../../ui/form-draft';

/** A secret that has just been made, with its text, which the server does not know any more. */
export interface FreshSecret {
  applicationId: string;
  secretId: string;
  name: string;
  expiresAt: string | null;
  secret: string;
}

/** Returns the secret that a response shows for the only time. */
export function freshSecret(
  applicationId: string,
  { secret, client_secret: text }: CreatedSecretResponse,
): FreshSecret {
  const { id: secretId, name, expires_at: expiresAt } = secret;
  return { applicationId, secretId, name, expiresAt, secret: text };
}

// Only in the memory of the page: nothing that outlives the page may have a secret.
// A new object for each change: confirming after a reload changes what the tab keeps, and nothing here.
let current: { fresh: FreshSecret | null } = { fresh: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(fresh: FreshSecret | null): void {
  current = { fresh };
  for (const listener of listeners) listener();
}

/**
 * The new secret of an application until the developer confirms that it is stored. The tab keeps its id meanwhile, so
 * that it can tell after a reload that this is missing.
 */
export function useFreshSecret(applicationId: string) {
  const owner = use(DraftOwner);
  const { fresh } = useSyncExternalStore(subscribe, () => current);
  const mark = (id: string) => `${owner}:secret-not-confirmed:${id}`;
  return {
    /** The secret while it can be shown, or null. */
    fresh: fresh?.applicationId === applicationId ? fresh : null,
    /** The id of a secret that was shown and not confirmed, or null. */
    unconfirmedId: readDraft(mark(applicationId))?.values['secretId'] ?? null,
    show: (secret: FreshSecret) => {
      const values = { secretId: secret.secretId };
      keepDraft(mark(secret.applicationId), { values, since: new Date().toISOString() });
      change(secret);
    },
    confirm: () => {
      dropDraft(mark(applicationId));
      change(null);
    },
  };
}
