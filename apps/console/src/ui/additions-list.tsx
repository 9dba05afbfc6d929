import type { ApplicationDto } from '@wordgrove/dto';
import { additions } from './additions';
import { ScopeList } from './scope-list';
import { UriList } from './uri-list';

/** The redirect URIs and permissions that wait for an admin's approval. */
export function AdditionsList({ application }: { application: ApplicationDto }) {
  const added = additions(application);
  return (
    <>
      {added.redirect_uris.length > 0 && <UriList uris={added.redirect_uris} />}
      {added.scopes.length > 0 && <ScopeList scopes={added.scopes} />}
    </>
  );
}
