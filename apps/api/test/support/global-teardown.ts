/** Stops what the global setup started. */
// eslint-disable-next-line no-restricted-exports -- Jest calls the default export
export default async function globalTeardown(): Promise<void> {
  const { stopTestServer } = await import('./test-server.js');
  await stopTestServer();
}
