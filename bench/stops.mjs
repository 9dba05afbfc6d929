/** Counts the calls that are lost if a server stops while 24 callers open a connection for each call: see README.md. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { stopListening } from '../apps/api/dist/platform/http/stop-listening.js';

const ROUNDS = Number(process.argv[2] ?? 500);
const PROCESSES = 3;

const callers = Array.from({ length: PROCESSES }, () =>
  fork(new URL('stops/callers.mjs', import.meta.url)),
);
const durations = [];
const lost = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const server = createServer((_request, response) => {
    response.setHeader('Connection', 'close').end();
  });
  await once(server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }), 'listening');
  const refusals = callers.map((caller) => once(caller, 'message'));
  for (const caller of callers) caller.send(server.address().port);
  await delay(30 + Math.random() * 20);
  const since = performance.now();
  const onStopped = () => durations.push(performance.now() - since);
  stopListening(server, { patienceMilliseconds: 5_000, onStopped });
  for (const [errors] of await Promise.all(refusals)) lost.push(...errors);
}
for (const caller of callers) caller.disconnect();
durations.sort((one, other) => one - other);
console.table({
  stops: ROUNDS,
  'calls lost': lost.length,
  'median ms': Math.round(durations[ROUNDS >> 1]),
  'longest ms': Math.round(durations.at(-1)),
});
