// `npm start`: builds what has changed, then is the service. There is one process, so that signals
// and exit codes need no passing on.
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
await import('../dist/main.js');
