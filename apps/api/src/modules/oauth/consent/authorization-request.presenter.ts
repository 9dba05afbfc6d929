import { ALL_SCOPES, SCOPES, type Scope } from '@wordgrove/contracts';
import type { AuthorizationRequestDto, ScopeMeaningDto } from '@wordgrove/dto';
import { inOrder } from '../scopes.js';
import type { ShownRequest } from './consent.service.js';

/** Returns the contents of the consent page (rule 15). */
export function presentAuthorizationRequest(
  id: string,
  { application, isDomainProven, redirectUri, scopes, grantedScopes, expiresAt }: ShownRequest,
): AuthorizationRequestDto {
  const { clientId, name, description, homepageUrl, ownerName, scopeReasons } = application;
  const known = [...scopes, ...grantedScopes];
  return {
    id,
    application: { client_id: clientId, name, description, homepage_url: homepageUrl },
    owner: ownerName,
    is_domain_proven: isDomainProven,
    redirect_host: new URL(redirectUri).host,
    is_approved: application.status === 'APPROVED',
    scopes: presentScopes(scopes, grantedScopes).map((meaning) => ({
      ...meaning,
      reason: scopeReasons[meaning.scope] ?? null,
    })),
    other_scopes: presentScopes(
      ALL_SCOPES.filter((scope) => !known.includes(scope)),
      [],
    ),
    expires_at: expiresAt,
  };
}

/** Returns the scopes, each with its meaning in words for a person. */
export function presentScopes(
  scopes: readonly Scope[],
  granted: readonly Scope[],
): ScopeMeaningDto[] {
  return inOrder(scopes).map((scope) => ({
    scope,
    meaning: SCOPES[scope],
    granted: granted.includes(scope),
  }));
}
