export { presentApplication } from './application.presenter.js';
export { ApplicationDirectory } from './application-directory.js';
export {
  APPLICATIONS_PURGE,
  endApplications,
  OWNED_APPLICATIONS,
  type EndedApplication,
} from './applications-purge.repository.js';
export { ApplicationsModule } from './applications.module.js';
export { ApplicationsService } from './applications.service.js';
export { AuditLog, type AuditEvent, type OwnAuditEvent } from './audit-log.repository.js';
export type { ClientEntry, DirectoryEntry } from './directory-entry.js';
