// Kills under load: of a service process, and of all processes of the service's own PostgreSQL.
import { killServer, withSql } from './postgres.mjs';

const CALLERS = 16;
const PAUSE_MS = 5;

export const killService = {
  name: 'kill the service',
  stage: {},
  async run(trial, { rounds }) {
    const { replicas } = trial.stage;
    trial.traffic.callers(CALLERS, PAUSE_MS);
    for (let round = 0; round < rounds; round += 1)
      await trial.fault(() => replicas[round % replicas.length].kill());
    const failed = replicas.reduce((sum, { failedStarts }) => sum + failedStarts, 0);
    if (failed > 0) trial.note(`${failed} starts failed and were tried again`);
  },
};

export const killPostgres = {
  name: 'kill PostgreSQL',
  stage: { isEmbedded: true },
  run: killServers,
};

/** Shows that the count of lost words can be something other than 0. */
export const killLazyPostgres = {
  name: 'control: kill, synchronous_commit=off',
  stage: { isEmbedded: true },
  mustLose: true,
  async run(trial, options) {
    await withSql(trial.stage.databaseUrl, async (sql) => {
      await sql.execute('alter system set synchronous_commit = off');
      await sql.execute('select pg_reload_conf()');
    });
    await killServers(trial, options);
  },
};

async function killServers(trial, { rounds }) {
  trial.traffic.callers(CALLERS, PAUSE_MS);
  for (let round = 0; round < rounds; round += 1)
    await trial.fault(() => killServer(trial.stage.dataDir));
}
