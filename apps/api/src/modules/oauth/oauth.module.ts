import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { BearerStrategy } from './bearer.strategy.js';
import { AccessTokenRepository } from './store/access-token.repository.js';

/** The authorization server. */
@Module({
  imports: [PassportModule],
  providers: [BearerStrategy, AccessTokenRepository],
})
export class OAuthModule {}
