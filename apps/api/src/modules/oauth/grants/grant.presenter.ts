import type { GrantDto } from '@wordgrove/dto';
import { presentScopes } from '../consent/authorization-request.presenter.js';
import type { Grant } from '../store/grant.repository.js';
import type { PlaygroundGrant } from '../store/playground-token.repository.js';

/** Returns a grant as its user sees it. */
export function presentGrant(grant: Grant | PlaygroundGrant): GrantDto {
  const { id, clientId, name, description, homepageUrl, ownerName, scopes, createdAt } = grant;
  const isToken = 'expiresAt' in grant;
  return {
    id,
    kind: isToken ? 'PLAYGROUND' : 'CONSENT',
    application: { client_id: clientId, name, description, homepage_url: homepageUrl },
    owner: ownerName,
    scopes: presentScopes(scopes, scopes),
    created_at: createdAt,
    last_used_at: isToken ? createdAt : grant.lastUsedAt,
    expires_at: isToken ? grant.expiresAt : null,
  };
}
