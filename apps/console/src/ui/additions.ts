import type { ApplicationDto, PendingRevisionDto } from '@wordgrove/dto';

type Reviewed = Pick<PendingRevisionDto, 'redirect_uris' | 'scopes'>;

/** What a pending revision adds to the live settings: removals take effect at once, so only that. */
export function additions(application: ApplicationDto): Reviewed {
  const { redirect_uris: uris, scopes, pending_revision: revision } = application;
  return {
    redirect_uris: revision?.redirect_uris.filter((uri) => !uris.includes(uri)) ?? [],
    scopes: revision?.scopes.filter((scope) => !scopes.includes(scope)) ?? [],
  };
}
