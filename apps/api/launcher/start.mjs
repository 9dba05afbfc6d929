// `npm start`: builds what has changed, then is the service. There is one process, so that signals
// and exit codes need no passing on.
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
stopWithNpm();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
await import('../dist/bundle/main.js');

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
