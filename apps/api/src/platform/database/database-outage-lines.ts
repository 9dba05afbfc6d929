import { OutageLines } from '../outages/outage-lines.js';

/** Returns the lines of outages of the database. @param now returns milliseconds */
export function databaseOutageLines<Process extends object>(
  now: () => number,
  say: (line: string) => void,
): OutageLines<Process> {
  return new OutageLines(now, say, {
    begun: (reason) =>
      `The database cannot be reached. Calls get 503 and jobs wait until it can: ${reason}`,
    over: (seconds) => `The database can be reached again, after ${seconds} s`,
  });
}
