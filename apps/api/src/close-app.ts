import { setTimeout as delay } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { CLOSE_MILLISECONDS } from './platform/time/stop-times.js';

/** Closes the connections. It ends, whatever the state of the database and of the network to it. */
export async function closeApp(app: NestExpressApplication): Promise<void> {
  const late = new AbortController();
  await Promise.race([app.close(), delay(CLOSE_MILLISECONDS, undefined, { signal: late.signal })]);
  late.abort();
}
