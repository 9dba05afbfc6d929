import type { ApplicationDto, PendingRevisionDto } from '@wordgrove/dto';

type Reviewed = Pick<PendingRevisionDto, 'redirect_uris' | 'scopes'>;

/**
 * Returns what a pending revision adds to the live settings. Removals take effect at once, so there
 * are only additions.
 */
export function additions(application: ApplicationDto): Reviewed {
  const { redirect_uris: uris, scopes, pending_revision: revision } = application;
  return {
    redirect_uris: revision?.redirect_uris.filter((uri) => !uris.includes(uri)) ?? [],
    scopes: revision?.scopes.filter((scope) => !scopes.includes(scope)) ?? [],
  };
}
