// `npm run db:migrate`: brings the database up to date; `-- --down` takes the newest migration back.
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
const { runMigrations } = await import('../dist/run-migrations.js');
await runMigrations(process.argv.includes('--down') ? 'down' : 'up');
