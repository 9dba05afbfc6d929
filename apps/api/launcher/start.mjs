// `npm start`: builds what has changed, then is the service.
import { join } from 'node:path';
import { lacksMemorySettings, runWithMemorySettings } from './memory-settings.mjs';
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
stopWithNpm();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
if (lacksMemorySettings()) runWithMemorySettings(join(import.meta.dirname, 'service.mjs'));
else await import('../dist/bundle/main.js');

/** npm passes SIGTERM to its shell alone, which ends without passing it on: the orphan stops itself. */
function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
