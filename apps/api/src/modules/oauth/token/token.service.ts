import { Inject, Injectable } from '@nestjs/common';
import type { TokenResponse } from '@wordgrove/dto';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { Clock } from '../../../platform/time/clock.js';
import type { ClientEntry } from '../../applications/index.js';
import { invalidRequest, OAuthError } from '../oauth-error.js';
import type { Parameters } from '../parameters.js';
import { AuthorizationCodeGrant } from './authorization-code.grant.js';
import type { GrantType } from './grant-type.js';
import { RefreshTokenGrant } from './refresh-token.grant.js';
import { presentTokens } from './token-response.presenter.js';

/** Issues tokens by the grant type that the client asks for. */
@Injectable()
export class TokenService {
  constructor(
    private readonly authorizationCode: AuthorizationCodeGrant,
    private readonly refreshToken: RefreshTokenGrant,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws OAuthError */
  async issue(application: ClientEntry, parameters: Parameters): Promise<TokenResponse> {
    const grantType = this.grantType(parameters);
    return presentTokens(await grantType.issue(application, parameters, this.clock.now()));
  }

  private grantType(parameters: Parameters): GrantType {
    const name = parameters.get('grant_type');
    if (name === undefined) throw invalidRequest('PARAMETER_MISSING', 'grant_type is missing');
    if (name === 'authorization_code') return this.authorizationCode;
    if (name === 'refresh_token' && this.configuration.refreshTokens) return this.refreshToken;
    throw new OAuthError(
      'unsupported_grant_type',
      'GRANT_TYPE_UNSUPPORTED',
      'This grant_type is not supported',
    );
  }
}
