// Rule 9: the request names scopes that are known and that the application has registered.
import type { Scope } from '@wordgrove/contracts';
import { OAuthError } from '../../oauth-error.js';
import type { Parameters } from '../../parameters.js';
import { parseScopes } from '../../scopes.js';

/** Returns the requested scopes. @throws OAuthError `invalid_scope` */
export function readScopes(parameters: Parameters, registered: readonly Scope[]): readonly Scope[] {
  const scopes = parseScopes(parameters.get('scope') ?? '');
  if (scopes === undefined) {
    throw new OAuthError(
      'invalid_scope',
      'SCOPE_UNKNOWN',
      'scope is missing or names an unknown permission',
    );
  }
  if (!scopes.every((scope) => registered.includes(scope))) {
    throw new OAuthError(
      'invalid_scope',
      'SCOPE_NOT_REGISTERED',
      'One of the scopes is not registered for this application',
    );
  }
  return scopes;
}
