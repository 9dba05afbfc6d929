export { AccountsModule } from './accounts.module.js';
export { AccountsService } from './accounts.service.js';
export {
  AccountDeletionRepository,
  type DeletionOutcome,
} from './deletion/account-deletion.repository.js';
export { ACCOUNT_PURGE } from './deletion/account-purge.sql.js';
export { PasswordCheck } from './deletion/password-check.service.js';
export type { PurgeStep } from './deletion/purge-step.js';
export { clearRows, deleteRows, deleteRowsOf, placesOf } from './deletion/purge-rows.sql.js';
export { emailKey } from './email-key.js';
export { findTimeZone, TimeZoneRepository } from './time-zone.repository.js';
export { SessionCookie } from './session-cookie.js';
export { senderOf, type Sender } from './sender.js';
export { SignUpGuard } from './sign-up.guard.js';
export { readSessions, type SessionTimes } from './session.repository.js';
export { presentKnownUser, presentUser } from './user.presenter.js';
export type { KnownUser } from './user.js';
export { countAllUsers, UserDirectory, type UserFilter } from './user-directory.repository.js';
export {
  isAccountDisabled,
  UserStanding,
  type StandingChange,
  type StandingOutcome,
} from './user-standing.repository.js';
export {
  contactOf,
  countAdmins,
  countDisabledUsers,
  countSessions,
  displayNameOf,
  isDisabled,
  joinUser,
  keepUsers,
  lastSignIn,
  liveUser,
  lockUser,
  TIME_ZONE,
  timeZoneOf,
  usersLike,
  type UserContact,
} from './user.sql.js';
export { FirstAdmin, type AdminCredentials } from './first-admin.js';
