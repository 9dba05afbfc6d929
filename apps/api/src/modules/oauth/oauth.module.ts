import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TokenAuthenticator } from '../../platform/access/principal.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { AccountsModule } from '../accounts/index.js';
import { ApplicationsModule } from '../applications/index.js';
import { AuthorizeController } from './authorize/authorize.controller.js';
import { AuthorizeService } from './authorize/authorize.service.js';
import { RequestSender } from './authorize/request-sender.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { BrowserCookie } from './browser-cookie.js';
import { ClientAuthentication } from './client-authentication.js';
import { ClientEndpoint } from './client-endpoint.service.js';
import { AuthorizationRequestsController } from './consent/authorization-requests.controller.js';
import { ConsentService } from './consent/consent.service.js';
import { RequestingApplicationController } from './consent/requesting-application.controller.js';
import { FirstCalls, FirstCallTiming } from './first-steps/first-calls.service.js';
import { FirstStepsController } from './first-steps/first-steps.controller.js';
import { GrantsController } from './grants/grants.controller.js';
import { GrantsService } from './grants/grants.service.js';
import { IntrospectController } from './introspect/introspect.controller.js';
import { MeController } from './me/me.controller.js';
import { TokenHolderRepository } from './me/token-holder.repository.js';
import { MetadataController } from './metadata/metadata.controller.js';
import { PlaygroundTokensController } from './playground/playground-tokens.controller.js';
import { PlaygroundTokens } from './playground/playground-tokens.service.js';
import { RevokeController } from './revoke/revoke.controller.js';
import { AccessTokenEntity } from './store/access-token.entity.js';
import { AccessTokenRepository } from './store/access-token.repository.js';
import { AuthorizationCodeEntity } from './store/authorization-code.entity.js';
import { AuthorizationCodeRepository } from './store/authorization-code.repository.js';
import { AuthorizationRequestSenderEntity } from './store/authorization-request-sender.entity.js';
import { AuthorizationRequestEntity } from './store/authorization-request.entity.js';
import { AuthorizationRequestRepository } from './store/authorization-request.repository.js';
import { AuthorizedUserCountEntity } from './store/authorized-user-count.entity.js';
import { EXPIRED_REQUESTS, IDLE_SENDERS, UNUSED_CODES } from './store/expired-request.sql.js';
import { EXPIRED_ACCESS_TOKENS, EXPIRED_REFRESH_TOKENS } from './store/expired-token.sql.js';
import { EXPIRED_PLAYGROUND_TOKENS } from './store/expired-playground-token.sql.js';
import { FirstCallEntity } from './store/first-call.entity.js';
import { EndedAccessRepository } from './store/ended-access.repository.js';
import { FirstStepsRepository } from './store/first-steps.repository.js';
import { GrantEntity } from './store/grant.entity.js';
import { GrantRepository } from './store/grant.repository.js';
import { LiveTokenRepository } from './store/live-token.repository.js';
import { PlaygroundTokenEntity } from './store/playground-token.entity.js';
import { PlaygroundTokenRepository } from './store/playground-token.repository.js';
import { RefreshTokenEntity } from './store/refresh-token.entity.js';
import { RefreshTokenRepository } from './store/refresh-token.repository.js';
import { REVOKED_GRANTS } from './store/revoked-grant.sql.js';
import { TokenFamilyEntity } from './store/token-family.entity.js';
import { TokenFamilyRepository } from './store/token-family.repository.js';
import { TokenRevocationRepository } from './store/token-revocation.repository.js';
import { TokenFailureLimit } from './token-failure-limit.js';
import { AuthorizationCodeGrant } from './token/authorization-code.grant.js';
import { RefreshTokenGrant } from './token/refresh-token.grant.js';
import { TokenController } from './token/token.controller.js';
import { TokenService } from './token/token.service.js';

const ENTITIES = [
  GrantEntity,
  AuthorizedUserCountEntity,
  AuthorizationRequestEntity,
  AuthorizationRequestSenderEntity,
  AuthorizationCodeEntity,
  TokenFamilyEntity,
  RefreshTokenEntity,
  AccessTokenEntity,
  PlaygroundTokenEntity,
  FirstCallEntity,
];

const STORE = [
  GrantRepository,
  AuthorizationRequestRepository,
  AuthorizationCodeRepository,
  TokenFamilyRepository,
  RefreshTokenRepository,
  AccessTokenRepository,
  LiveTokenRepository,
  TokenRevocationRepository,
  TokenHolderRepository,
  PlaygroundTokenRepository,
  FirstStepsRepository,
  EndedAccessRepository,
];

const HOUSEKEEPING = [
  EXPIRED_REQUESTS,
  IDLE_SENDERS,
  UNUSED_CODES,
  EXPIRED_ACCESS_TOKENS,
  EXPIRED_REFRESH_TOKENS,
  EXPIRED_PLAYGROUND_TOKENS,
  ...REVOKED_GRANTS,
];

/** The authorization server: the authorize endpoint, consent, tokens, and the user that a token speaks for. */
@Module({
  imports: [PassportModule, TypeOrmModule.forFeature(ENTITIES), AccountsModule, ApplicationsModule],
  controllers: [
    AuthorizeController,
    TokenController,
    RevokeController,
    IntrospectController,
    MetadataController,
    MeController,
    AuthorizationRequestsController,
    RequestingApplicationController,
    GrantsController,
    PlaygroundTokensController,
    FirstStepsController,
  ],
  providers: [
    ...STORE,
    AuthorizeService,
    BrowserCookie,
    RequestSender,
    ConsentService,
    GrantsService,
    PlaygroundTokens,
    FirstCalls,
    FirstCallTiming,
    ClientAuthentication,
    ClientEndpoint,
    TokenFailureLimit,
    TokenService,
    AuthorizationCodeGrant,
    RefreshTokenGrant,
    BearerStrategy,
    { provide: TokenAuthenticator, useExisting: BearerStrategy },
  ],
  exports: [TokenAuthenticator],
})
export class OAuthModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.register(...HOUSEKEEPING);
  }
}
