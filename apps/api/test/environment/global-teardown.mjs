import { stopTestServer } from './test-server.mjs';

/** Stops what the global setup started. */
export default async function globalTeardown() {
  await stopTestServer();
}
