export { AccountsModule } from './accounts.module.js';
export { AccountDeletionRepository } from './deletion/account-deletion.repository.js';
export { ACCOUNT_PURGE } from './deletion/account-purge.repository.js';
export { PasswordCheck } from './deletion/password-check.service.js';
export type { PurgeStep } from './deletion/purge-step.js';
export { clearRows, deleteRows, deleteRowsOf, placesOf } from './deletion/user-rows.repository.js';
export { emailKey } from './email-key.js';
export { SessionCookie } from './session-cookie.js';
export { FirstAdmin, type AdminCredentials } from './first-admin.js';
