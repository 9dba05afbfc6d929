export { AccountsModule } from './accounts.module.js';
export { emailKey } from './email-key.js';
export { FirstAdmin, type AdminCredentials } from './first-admin.js';
