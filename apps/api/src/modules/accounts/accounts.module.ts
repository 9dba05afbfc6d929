import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionAuthenticator } from '../../platform/access/principal.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { AccountDeletionRepository } from './deletion/account-deletion.repository.js';
import { PasswordCheck } from './deletion/password-check.service.js';
import { FirstAdmin } from './first-admin.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordAttempts } from './password-attempts.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionCookie } from './session-cookie.js';
import { CookieSessionAuthenticator } from './session.authenticator.js';
import { SessionEntity } from './session.entity.js';
import { EXPIRED_SESSIONS } from './session-expiry.sql.js';
import { SessionRepository } from './session.repository.js';
import { TimeZoneRepository } from './time-zone.repository.js';
import { UserDirectory } from './user-directory.repository.js';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { UserStanding } from './user-standing.repository.js';

/** Users, sessions and sign-in. */
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity, SessionEntity])],
  controllers: [AccountsController],
  providers: [
    AccountDeletionRepository,
    AccountsService,
    FirstAdmin,
    NewPasswords,
    PasswordAttempts,
    PasswordCheck,
    PasswordHasher,
    SessionCookie,
    SessionRepository,
    TimeZoneRepository,
    UserDirectory,
    UserRepository,
    UserStanding,
    { provide: SessionAuthenticator, useClass: CookieSessionAuthenticator },
  ],
  exports: [
    SessionAuthenticator,
    FirstAdmin,
    SessionCookie,
    AccountsService,
    AccountDeletionRepository,
    PasswordCheck,
    TimeZoneRepository,
    UserDirectory,
    UserStanding,
  ],
})
export class AccountsModule {
  constructor(housekeeping: Housekeeping, metrics: Metrics, passwords: PasswordHasher) {
    housekeeping.register(EXPIRED_SESSIONS);
    metrics.gauge({
      name: 'wordgrove_passwords_waiting',
      help: 'Passwords that wait to be hashed or checked',
      read: () => passwords.waiting,
    });
  }
}
