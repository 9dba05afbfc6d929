export { AccountsModule } from './accounts.module.js';
export { emailKey } from './email-key.js';
export { FirstAdmin } from './first-admin.js';
