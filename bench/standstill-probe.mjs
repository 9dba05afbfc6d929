// Asks a service ten times a second whether it lives, from a thread of its own, which no large
// response keeps busy. Its parent sends a message for the times since the last one.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const INTERVAL_MS = 100;
// A connection for each probe: one that is kept could be closed while the service stands still.
const agent = new Agent({ keepAlive: false });
let times = [];

setInterval(() => void probe().then((time) => times.push(time)), INTERVAL_MS);

parentPort.on('message', () => {
  parentPort.postMessage(times);
  times = [];
});

function probe() {
  const began = performance.now();
  return new Promise((resolve) => {
    get(`${workerData.url}/health/live`, { agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', () => resolve(Infinity));
  });
}
