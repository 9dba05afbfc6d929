// `node bench/call-recording.mjs`: the processor time of recording a call for its developer, without the database. README.md says
// how to read it.
import 'reflect-metadata';
import { EventEmitter } from 'node:events';
import { CallRecorder } from '../apps/api/dist/modules/traffic/record/call-recorder.service.js';
import { Clock } from '../apps/api/dist/platform/time/clock.js';

const CALLS = 500_000;
const ROWS_AT_ONCE = 500;
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const recorder = new CallRecorder(new Clock());

const record = (request, response) => {
  recorder.watch(request, response, () => undefined);
  response.emit('close');
  if (recorder.log.size >= ROWS_AT_ONCE) JSON.stringify(recorder.log.take(ROWS_AT_ONCE));
};
const doNothing = (_request, response) => {
  response.once('close', () => undefined);
  response.emit('close');
};

for (const each of [record, doNothing]) microseconds(each);
const [recorded, nothing] = [record, doNothing].map(microseconds);
console.log(`Recording a call, with the JSON of its row: ${(recorded - nothing).toFixed(1)} µs`);

function microseconds(handle) {
  const begin = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) {
    const response = Object.assign(new EventEmitter(), { headersSent: true, statusCode: 200 });
    handle(newRequest(), response);
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / CALLS;
}

function newRequest() {
  return {
    url: '/api/v1/learning/learned-words/x',
    method: 'GET',
    headers: {},
    route: { path: '/api/v1/learning/learned-words/:id' },
    principal: { applicationId: ID, userId: ID },
  };
}
