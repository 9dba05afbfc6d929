export { presentApplication, presentMessage } from './application.presenter.js';
export { ApplicationDirectory } from './application-directory.js';
export {
  APPLICATION_PURGE,
  APPLICATIONS_PURGE,
  ENDED_APPLICATION,
  OWNED_APPLICATIONS,
} from './applications-purge.sql.js';
export {
  ApplicationFigures,
  type FiguresOfApplications,
} from './application-figures.repository.js';
export { IdPipe } from './id.pipe.js';
export { ApplicationsModule } from './applications.module.js';
export { readMessagesOfOwner } from './application-message.repository.js';
export { HostProofs } from './checks/host-proofs.repository.js';
export { AuthorizationEvidence } from './checks/authorization-evidence.js';
export { EndedAccessCount, type AccessEnd, type EndedAccess } from './ended-access.js';
export { countStates, readOwnedById } from './own-applications.repository.js';
export { ownApplications, type OwnFilter } from './own-applications.sql.js';
export type { Application } from './application.js';
export { lockOwned, readAllOwned } from './application.repository.js';
export { AuditLog, type AuditEvent, type OwnAuditEvent } from './audit-log.repository.js';
export {
  endApplications,
  EndedApplications,
  type EndedApplication,
} from './ended-applications.repository.js';
export {
  authenticatedClient,
  noteSecretUse,
  type PresentedClient,
} from './presented-client.sql.js';
export { PURGE_APPLICATIONS, purgeApplications } from './purge-applications.job.js';
export {
  APPLICATION_EPOCH,
  applicationNamed,
  applicationColumnAs,
  applicationColumns,
  applicationRefusal,
  applicationsOf,
  clientIdOf,
  isKnownAs,
  isOwnedBy,
  joinApplication,
  joinLiveApplication,
  joinSecret,
  OWNER_NAME,
  secretsOf,
} from './registration.sql.js';
export type { ClientEntry, DirectoryEntry } from './directory-entry.js';
