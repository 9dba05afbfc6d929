// The database of a benchmark, before its data.
import pg from 'pg';
import { migrate } from '../apps/api/dist/platform/database/migrate.js';
import { PROFILE_VERSION } from '../libs/lexicon/dist/index.js';

/**
 * Makes the tables. Words that are then inserted count as profiled, or the service would work out their profiles
 * while it is measured.
 */
export async function makeTables(url) {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `alter table learned_words alter column profile_version set default ${PROFILE_VERSION}`,
    );
  } finally {
    await client.end();
  }
}
