import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { Clock } from '../../../platform/time/clock.js';
import type { ClientEntry, PresentedClient } from '../../applications/index.js';
import { invalidRequest, OAuthError } from '../oauth-error.js';
import type { NewTokens } from '../new-tokens.js';
import type { Parameters } from '../parameters.js';
import { AuthorizationCodeGrant } from './authorization-code.grant.js';
import type { GrantType } from './grant-type.js';
import { RefreshTokenGrant } from './refresh-token.grant.js';

/** Issues tokens by the grant type that the client asks for. */
@Injectable()
export class TokenService {
  constructor(
    private readonly authorizationCode: AuthorizationCodeGrant,
    private readonly refreshToken: RefreshTokenGrant,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Authenticates the client as well. Returns undefined, and does nothing, if anything is wrong. */
  async issueAtOnce(
    client: PresentedClient,
    parameters: Parameters,
  ): Promise<NewTokens | undefined> {
    const grantType = this.find(parameters.get('grant_type'));
    return grantType?.issueAtOnce(client, parameters);
  }

  /** @throws OAuthError */
  async issue(application: ClientEntry, parameters: Parameters): Promise<NewTokens> {
    return this.grantType(parameters).issue(application, parameters, this.clock.now());
  }

  private grantType(parameters: Parameters): GrantType {
    const name = parameters.get('grant_type');
    if (name === undefined) throw invalidRequest('PARAMETER_MISSING', 'grant_type is missing');
    const grantType = this.find(name);
    if (grantType !== undefined) return grantType;
    throw new OAuthError(
      'unsupported_grant_type',
      'GRANT_TYPE_UNSUPPORTED',
      'This grant_type is not supported',
    );
  }

  private find(name: string | undefined): GrantType | undefined {
    if (name === 'authorization_code') return this.authorizationCode;
    if (name === 'refresh_token' && this.configuration.refreshTokens) return this.refreshToken;
    return undefined;
  }
}
