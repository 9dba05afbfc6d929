import { Module } from '@nestjs/common';
import { SessionAuthenticator } from '../../platform/access/principal.js';
import { CookieSessionAuthenticator } from './session.authenticator.js';
import { SessionRepository } from './session.repository.js';

/** Users, sessions and sign-in. */
@Module({
  providers: [
    SessionRepository,
    { provide: SessionAuthenticator, useClass: CookieSessionAuthenticator },
  ],
  exports: [SessionAuthenticator],
})
export class AccountsModule {}
