import { buildIfStale } from '../../launcher/build.mjs';
import { makeRunDirectory } from './run-directory.mjs';
import { startTestServer } from './test-server.mjs';

/** Builds the service, and starts the one PostgreSQL server of a test run. */
export default async function globalSetup() {
  await buildIfStale();
  await startTestServer(await makeRunDirectory());
}
