import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCESS_TOKEN_MINUTES } from '@wordgrove/contracts';

/** The form of POST `/oauth/token`. Which members are required depends on `grant_type`. */
export class TokenRequest {
  @ApiProperty({ enum: ['authorization_code', 'refresh_token'] })
  grant_type!: string;

  @ApiPropertyOptional({
    description: 'The client ID, unless you send it as the user name of HTTP Basic authentication.',
  })
  client_id?: string;

  @ApiPropertyOptional({
    description:
      'The client secret, unless you send it as the password of HTTP Basic authentication.',
  })
  client_secret?: string;

  @ApiPropertyOptional({ description: 'For `authorization_code`: the code from the redirect.' })
  code?: string;

  @ApiPropertyOptional({
    description: 'For `authorization_code`: the same value as in the authorization request.',
  })
  redirect_uri?: string;

  @ApiPropertyOptional({
    description:
      'For `authorization_code`: required if the authorization request had a `code_challenge`.',
  })
  code_verifier?: string;

  @ApiPropertyOptional({ description: 'For `refresh_token`: the newest refresh token.' })
  refresh_token?: string;

  @ApiPropertyOptional({
    description:
      'For `refresh_token`: a subset of the granted scopes, for the new access token only.',
  })
  scope?: string;
}

/** The response to POST `/oauth/token` (RFC 6749, section 5.1). */
export class TokenResponse {
  @ApiProperty()
  access_token!: string;

  @ApiProperty({ enum: ['Bearer'] })
  token_type!: 'Bearer';

  @ApiProperty({ type: 'integer', description: 'Seconds.', example: ACCESS_TOKEN_MINUTES * 60 })
  expires_in!: number;

  @ApiPropertyOptional({ description: 'Absent if refresh tokens are turned off on this instance.' })
  refresh_token?: string;

  @ApiProperty({ description: 'The granted scopes, separated by spaces.', example: 'words:read' })
  scope!: string;
}

/** The form of POST `/oauth/revoke` and `/oauth/introspect`. */
export class TokenReference {
  @ApiProperty({ description: 'An access or refresh token.' })
  token!: string;

  @ApiPropertyOptional({
    description: 'Has no effect: the service always looks for both kinds of token.',
  })
  token_type_hint?: string;

  @ApiPropertyOptional({
    description: 'The client ID, unless you send it as the user name of HTTP Basic authentication.',
  })
  client_id?: string;

  @ApiPropertyOptional({
    description:
      'The client secret, unless you send it as the password of HTTP Basic authentication.',
  })
  client_secret?: string;
}

/**
 * The state of a token (RFC 7662, section 2.2). For an inactive token, only `active` is present.
 */
export class IntrospectionResponse {
  @ApiProperty()
  active!: boolean;

  @ApiPropertyOptional({ description: 'The scopes, separated by spaces.' })
  scope?: string;

  @ApiPropertyOptional()
  client_id?: string;

  @ApiPropertyOptional({ description: 'The id of the user.' })
  sub?: string;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'The time at which the token expires, in seconds since 1970.',
  })
  exp?: number;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'The time at which the token was issued, in seconds since 1970.',
  })
  iat?: number;

  @ApiPropertyOptional({ enum: ['Bearer', 'refresh_token'] })
  token_type?: 'Bearer' | 'refresh_token';
}

/** The response to GET `/.well-known/oauth-authorization-server` (RFC 8414, section 2). */
export class AuthorizationServerMetadata {
  @ApiProperty({ description: 'The same as `iss` in redirects.' })
  issuer!: string;

  @ApiProperty()
  authorization_endpoint!: string;

  @ApiProperty()
  token_endpoint!: string;

  @ApiProperty()
  revocation_endpoint!: string;

  @ApiProperty()
  introspection_endpoint!: string;

  @ApiProperty()
  service_documentation!: string;

  @ApiProperty({ type: [String] })
  scopes_supported!: string[];

  @ApiProperty({ type: [String] })
  response_types_supported!: string[];

  @ApiProperty({ type: [String] })
  response_modes_supported!: string[];

  @ApiProperty({ type: [String] })
  grant_types_supported!: string[];

  @ApiProperty({ type: [String], description: '`none` is for public applications.' })
  token_endpoint_auth_methods_supported!: string[];

  @ApiProperty({ type: [String] })
  revocation_endpoint_auth_methods_supported!: string[];

  @ApiProperty({ type: [String] })
  introspection_endpoint_auth_methods_supported!: string[];

  @ApiProperty({ type: [String] })
  code_challenge_methods_supported!: string[];

  @ApiProperty()
  authorization_response_iss_parameter_supported!: boolean;
}

/** The error response of the OAuth endpoints that applications call (RFC 6749, section 5.2). */
export class OAuthErrorResponse {
  @ApiProperty({ example: 'invalid_grant' })
  error!: string;

  @ApiPropertyOptional({ description: 'A message for the developer. It can change.' })
  error_description?: string;
}
