import type { GrantDto } from '@wordgrove/dto';
import { presentScopes } from '../consent/authorization-request.presenter.js';
import type { Grant } from '../store/grant.repository.js';

/** Returns a grant as its user sees it. */
export function presentGrant(grant: Grant): GrantDto {
  const { id, clientId, name, description, homepageUrl, scopes, createdAt, lastUsedAt } = grant;
  return {
    id,
    application: { client_id: clientId, name, description, homepage_url: homepageUrl },
    scopes: presentScopes(scopes, scopes),
    created_at: createdAt,
    last_used_at: lastUsedAt,
  };
}
