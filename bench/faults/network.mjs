// A network between the service and its database that loses all bytes, and one that is slow.
import { setTimeout as delay } from 'node:timers/promises';
import { delayDatabase, openDatabasePath } from './database-paths.mjs';
import { statuses } from './table.mjs';

const CALLERS = 200;
/** Long, so that it is the fault and not the load that fails calls: they are all in flight while bytes are lost. */
const PAUSE_MS = 2_000;
const DELAY_MS = 200;
const PER_SECOND = 100;

export const blackHole = {
  name: 'black hole',
  stage: { through: openDatabasePath },
  async run(trial, { seconds }) {
    const { path } = trial.stage;
    trial.traffic.callers(CALLERS, PAUSE_MS);
    await trial.fault(async () => {
      path.isLosing = true;
      await delay(seconds * 1_000);
      path.isLosing = false;
    });
    const [{ from }] = trial.windows;
    const before = trial.traffic.calls.filter(({ ended }) => ended < from);
    trial.note(`${statuses(trial.traffic.calls)}; before the fault: ${statuses(before)}`);
  },
};

export const stopInBlackHole = {
  name: 'SIGTERM in a black hole',
  stage: { through: openDatabasePath },
  async run(trial) {
    const { path, replicas } = trial.stage;
    trial.traffic.callers(CALLERS, PAUSE_MS);
    await trial.fault(async () => {
      path.isLosing = true;
      await delay(2_000);
      const began = performance.now();
      await Promise.all(replicas.map((replica) => replica.stop()));
      trial.note(
        `ended ${((performance.now() - began) / 1_000).toFixed(1)} s after SIGTERM; recovery is that of a start`,
      );
      path.isLosing = false;
      await Promise.all(replicas.map((replica) => replica.start()));
    });
  },
};

export const slowPath = {
  name: `+${DELAY_MS} ms, ${PER_SECOND} calls a second`,
  stage: { through: (url) => delayDatabase(url, DELAY_MS) },
  async run(trial, { seconds }) {
    // It does not end while there is traffic.
    trial.windows.push({ from: performance.now(), to: Infinity });
    trial.traffic.steady(PER_SECOND);
    await delay(seconds * 1_000);
    const times = trial.traffic.calls
      .filter(({ status }) => status === 200)
      .map(({ began, ended }) => Math.round(ended - began))
      .sort((one, other) => one - other);
    const median = times[Math.floor((times.length - 1) / 2)];
    trial.note(`p50 ${median} ms of those that succeeded; ${statuses(trial.traffic.calls)}`);
  },
};
