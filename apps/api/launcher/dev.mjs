// `npm run dev`: rebuilds on change, restarts the API, and serves the web app with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireSupportedNode } from './node-version.mjs';
import { buildIfStale } from './build.mjs';
import { projectRoot } from './project-files.mjs';

requireSupportedNode();
await buildIfStale();

const webApp = 'http://localhost:5173';
const bin = (/** @type {string} */ path) => join(projectRoot, 'node_modules', path);

// The compiler itself, which its script in `bin` would leave running if it is told to stop.
const { default: compilerPath } = await import(
  pathToFileURL(bin('typescript-native/lib/getExePath.js')).href
);

/** @type {[string, ...string[]][]} */
const commands = [
  [compilerPath(), '--build', 'apps/api', '--watch', '--preserveWatchOutput'],
  // Threads run bundles even if the API itself does not.
  [process.execPath, 'apps/api/bundle.mjs', '--watch'],
  // Node restarts the API when a file that it imported changes. The web app's server passes calls
  // on to port 3000, with its own address as their origin.
  [process.execPath, '--watch', '--watch-preserve-output', 'apps/api/dist/main.js'],
  [
    ...[process.execPath, bin('vite/bin/vite.js')],
    ...['apps/console', '--port', '5173', '--strictPort'],
  ],
];
// Node watches the files of one process only.
const environment = {
  ...process.env,
  WEB_CONCURRENCY: '1',
  PORT: '3000',
  BASE_URL: process.env['BASE_URL'] ?? webApp,
};
const children = commands.map(([program, ...args]) =>
  spawn(program, args, { cwd: projectRoot, env: environment, stdio: 'inherit' }),
);

let stopping = false;
/** One ends, all end. */
function stopAll() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
