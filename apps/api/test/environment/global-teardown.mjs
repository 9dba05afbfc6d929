import { removeRunDirectory } from './run-directory.mjs';
import { stopTestServer } from './test-server.mjs';

/** Stops what the global setup started, and removes what the run has left. */
export default async function globalTeardown() {
  await stopTestServer();
  await removeRunDirectory();
}
