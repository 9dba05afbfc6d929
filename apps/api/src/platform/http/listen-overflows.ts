import { readFileSync } from 'node:fs';

/** Counters of TCP on Linux: for each group, a line with names and a line with values. Other systems lack it. */
const TABLE = '/proc/net/netstat';
const GROUP = 'TcpExt:';
const COUNTER = 'ListenOverflows';

/**
 * Returns how often the system has found the queue of a listener full since it started, and ignored the first or the last packet
 * of a connection. Returns undefined if the system does not tell.
 */
export function listenOverflows(): string | undefined {
  const [names = [], values = []] = read()
    .split('\n')
    .filter((line) => line.startsWith(GROUP))
    .map((line) => line.split(' '));
  return values[names.indexOf(COUNTER)];
}

function read(): string {
  try {
    return readFileSync(TABLE, 'latin1');
  } catch {
    return '';
  }
}
