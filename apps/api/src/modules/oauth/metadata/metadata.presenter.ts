import { ALL_SCOPES } from '@wordgrove/contracts';
import type { AuthorizationServerMetadata } from '@wordgrove/dto';
import type { Configuration } from '../../../platform/config/configuration.js';

const SECRET_METHODS = ['client_secret_basic', 'client_secret_post'];

/** Returns what the authorization server can do (rule 43). */
export function presentMetadata({
  baseUrl,
  refreshTokens,
}: Configuration): AuthorizationServerMetadata {
  return {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/oauth/authorize`,
    token_endpoint: `${baseUrl}/oauth/token`,
    revocation_endpoint: `${baseUrl}/oauth/revoke`,
    introspection_endpoint: `${baseUrl}/oauth/introspect`,
    service_documentation: `${baseUrl}/docs`,
    scopes_supported: [...ALL_SCOPES],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', ...(refreshTokens ? ['refresh_token'] : [])],
    // "none" is for public applications.
    token_endpoint_auth_methods_supported: [...SECRET_METHODS, 'none'],
    revocation_endpoint_auth_methods_supported: [...SECRET_METHODS, 'none'],
    introspection_endpoint_auth_methods_supported: SECRET_METHODS,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
