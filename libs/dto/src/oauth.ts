import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The form of POST `/oauth/token`; which members are needed depends on `grant_type`. */
export class TokenRequest {
  @ApiProperty({ enum: ['authorization_code', 'refresh_token'] })
  grant_type!: string;

  @ApiPropertyOptional({ description: 'Here, or as the user name of HTTP Basic.' })
  client_id?: string;

  @ApiPropertyOptional({ description: 'Here, or as the password of HTTP Basic.' })
  client_secret?: string;

  @ApiPropertyOptional({ description: 'For `authorization_code`: the code from the redirect.' })
  code?: string;

  @ApiPropertyOptional({ description: 'For `authorization_code`: the same as in authorization.' })
  redirect_uri?: string;

  @ApiPropertyOptional({
    description: 'For `authorization_code`, where the authorization had a `code_challenge`.',
  })
  code_verifier?: string;

  @ApiPropertyOptional({ description: 'For `refresh_token`: the newest refresh token.' })
  refresh_token?: string;

  @ApiPropertyOptional({
    description: 'For `refresh_token`: fewer scopes than granted, for the new access token only.',
  })
  scope?: string;
}

/** A success of POST `/oauth/token` (RFC 6749, section 5.1). */
export class TokenResponse {
  @ApiProperty()
  access_token!: string;

  @ApiProperty({ enum: ['Bearer'] })
  token_type!: 'Bearer';

  @ApiProperty({ type: 'integer', description: 'Seconds.', example: 3600 })
  expires_in!: number;

  @ApiPropertyOptional({ description: 'Absent where the instance has refresh turned off.' })
  refresh_token?: string;

  @ApiProperty({ description: 'Granted scopes, separated by spaces.', example: 'words:read' })
  scope!: string;
}

/** A failure of the endpoints that applications call (RFC 6749, section 5.2). */
export class OAuthErrorResponse {
  @ApiProperty({ example: 'invalid_grant' })
  error!: string;

  @ApiPropertyOptional({ description: 'For the developer; may change.' })
  error_description?: string;
}
