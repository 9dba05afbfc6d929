// Breaks what the service depends on while clients call, and prints what was lost and when the service
// was back: `node bench/faults.mjs [--quick] [--processes 1,2] [phase …]`, after a build. Linux only.
// README.md says how to read it. Without a phase, it tries them all.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fullDisk, fullDiskInstalled } from './faults/full-disk.mjs';
import { hungRedis } from './faults/hung-redis.mjs';
import { killLazyPostgres, killPostgres, killService } from './faults/kills.mjs';
import { blackHole, slowPath, stopInBlackHole } from './faults/network.mjs';
import { noisyNeighbour } from './faults/noisy-neighbour.mjs';
import { Stage } from './faults/stage.mjs';
import { heading, rowOf, secondsToRecover } from './faults/table.mjs';
import { Trial } from './faults/trial.mjs';

const PHASES = {
  'kill-service': { phase: killService, seconds: 0 },
  'kill-postgres': { phase: killPostgres, seconds: 0 },
  control: { phase: killLazyPostgres, seconds: 0 },
  'black-hole': { phase: blackHole, seconds: 60 },
  'stop-in-black-hole': { phase: stopInBlackHole, seconds: 0 },
  delay: { phase: slowPath, seconds: 30 },
  'full-disk': { phase: fullDisk, seconds: 20 },
  'full-disk-installed': { phase: fullDiskInstalled, seconds: 20 },
  'hung-redis': { phase: hungRedis, seconds: 30 },
  'noisy-neighbour': { phase: noisyNeighbour, seconds: 30 },
};
const QUICK_SECONDS = 12;

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1,2' },
  },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(PHASES);
const notes = [];

console.log(heading());
for (const name of names) {
  const { phase, seconds } = PHASES[name];
  const missing = (phase.needs ?? []).find((need) => !has(need));
  if (missing !== undefined) console.log(`| ${phase.name} | left out: needs ${missing} |`);
  else
    for (const processes of values.processes.split(',').map(Number))
      if (phase.processes?.includes(processes) ?? true) await tried(phase, processes, seconds);
}
console.log(`\n${notes.map((note) => `- ${note}`).join('\n')}`);

async function tried(phase, processes, fullSeconds) {
  const prepared = await phase.prepare?.();
  let stage;
  try {
    stage = await Stage.open({ ...phase.stage, ...prepared?.stage, processes });
    const trial = new Trial(stage);
    const seconds = values.quick ? Math.min(QUICK_SECONDS, fullSeconds) : fullSeconds;
    await phase.run(trial, { ...prepared, seconds, rounds: values.quick ? 2 : 5 });
    const lost = await trial.lost();
    console.log(rowOf(phase.name, processes, trial, lost));
    for (const note of trial.notes)
      notes.push(
        `${phase.name}, ${processes === 1 ? 'one process' : `${processes} processes`}: ${note}`,
      );
    const isAsWanted = phase.mustLose ? lost > 0 : lost === 0;
    if (!isAsWanted || secondsToRecover(trial) === 'never') process.exitCode = 1;
  } catch (error) {
    console.log(`| ${phase.name} | ${processes} | could not be tried: ${error.message} |`);
    process.exitCode = 1;
  } finally {
    await stage?.close();
    await prepared?.dispose();
  }
}

function has(need) {
  if (need === 'root') return process.getuid?.() === 0;
  return spawnSync(need, ['--version'], { stdio: 'ignore' }).error === undefined;
}
