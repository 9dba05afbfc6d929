export { ApplicationDirectory } from './application-directory.js';
export { ApplicationsModule } from './applications.module.js';
export { AuditLog, type AuditEvent } from './audit-log.repository.js';
export type { ClientEntry, DirectoryEntry } from './directory-entry.js';
