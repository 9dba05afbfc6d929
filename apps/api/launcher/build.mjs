import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isBuilt, projectRoot, sourcesDigest } from './project-files.mjs';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const STAMP = join(projectRoot, 'apps/api/dist/.build-stamp');

/** Builds the API and the web app unless they are up to date; ends the process if that fails. */
export async function buildIfStale() {
  const digest = sourcesDigest();
  if (isBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  const nx = findNx();
  // An installation without build tools runs what it was shipped with.
  if (!nx && isBuilt()) return;
  if (!nx) fail('The build tools are missing. Run "npm install" first.');
  if (!isWritable(projectRoot)) return startUnbuilt();
  // A build that fails may have written a part of its files.
  rmSync(STAMP, { force: true });
  await build(nx, ['api', 'console']);
  writeFileSync(STAMP, digest);
}

/** A user who may not build may still start what has been built. */
function startUnbuilt() {
  const place = `${projectRoot} cannot be written to`;
  if (!isBuilt())
    fail(`${place}, and Wordgrove is not built. Run "npm run build" as a user who may.`);
  console.warn(`${place}: starting what was built last.`);
}

/**
 * Builds projects, and what they depend on, with Nx.
 * @param {string} nx
 * @param {string[]} projects
 */
async function build(nx, projects) {
  const began = performance.now();
  console.log('Building the API and the web app (only if sources have changed) …');
  const args = ['run-many', '--target=build', `--projects=${projects}`];
  const child = spawn(process.execPath, [nx, ...args, '--outputStyle=stream-without-prefixes'], {
    cwd: projectRoot,
    // Without processes of its own that would outlive a build that is stopped.
    env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forward = () => child.kill('SIGTERM');
  for (const each of STOP_SIGNALS) process.on(each, forward);
  const { code, signal, output } = await outcomeOf(child);
  for (const each of STOP_SIGNALS) process.off(each, forward);
  if (signal) fail(`The build was stopped by ${signal}.`);
  if (code !== 0) fail(`${output.trim()}\n\nThe build failed.`);
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * Waits for the end of a build, and names each project as its turn comes.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{code: number | null, signal: string | null, output: string}>}
 */
function outcomeOf(child) {
  let output = '';
  /** @param {Buffer} chunk */
  const collect = (chunk) => {
    output += chunk;
    for (const [, project] of String(chunk).matchAll(/> nx run ([\w-]+):build/g)) {
      console.log(`  ${project}`);
    }
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}

/**
 * The build writes in several directories, and each tool says in its own way that it cannot.
 * @param {string} directory
 */
function isWritable(directory) {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function findNx() {
  try {
    return createRequire(import.meta.url).resolve('nx');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  // At once: what comes next would start on a build that is not there.
  process.exit(1);
}
