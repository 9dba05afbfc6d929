// Loaded into the service before its program (`--import`): finds the longest time for which the main thread has
// worked without a turn of the event loop. It is processor time, so that other work on the machine does not count.
// On SIGUSR2 it is written to the file `LONGEST_TURN_FILE`, and begins again. Linux only.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.LONGEST_TURN_FILE !== undefined) watch();

function watch() {
  // The main thread has the id of the process.
  const path = `/proc/self/task/${process.pid}/schedstat`;
  const used = () => Number(readFileSync(path, 'latin1').split(' ', 1)[0]) / 1e6;
  let longest = 0;
  let before = used();
  setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.LONGEST_TURN_FILE, String(longest));
    longest = 0;
  });
}
