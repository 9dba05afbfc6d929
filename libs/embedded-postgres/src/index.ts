export {
  startEmbeddedServer,
  type EmbeddedServer,
  type EmbeddedServerOptions,
} from './embedded-server.js';
export {
  DataDirectoryError,
  EmbeddedServerError,
  type EmbeddedServerFault,
} from './embedded-server-error.js';
export { MIN_FREE_FILES } from './disk-state.js';
export { isAlive, isServerOf, readPostmaster, type PostmasterRecord } from './postmaster.js';
export { RestartPauses } from './restart-pauses.js';
export { locateServerBinaries, type ServerBinaries } from './server-binaries.js';
export { isWithinReach, serverIdentity, type ServerIdentity } from './server-identity.js';
export type { ServerParameters } from './server-settings.js';
