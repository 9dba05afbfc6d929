// The row of a trial in the table that the benchmark of faults prints.

const COLUMNS = [
  'fault',
  'processes',
  'acknowledged',
  'lost',
  'writes refused',
  'reads refused',
  'no response',
  'seconds to recover',
  'p99 ms before',
  'p99 ms during',
];

export function heading() {
  return `${row(COLUMNS)}\n${row(COLUMNS.map(() => '---'))}`;
}

/** @param {import('./trial.mjs').Trial} trial */
export function rowOf(name, processes, trial, lost) {
  const { calls, acknowledged } = trial.traffic;
  const refused = (isWrite) =>
    calls.filter((call) => call.isWrite === isWrite && isRefused(call)).length;
  const unanswered = calls.filter(({ status }) => typeof status === 'string').length;
  return row([
    name,
    processes,
    acknowledged.length,
    lost,
    refused(true),
    refused(false),
    unanswered,
    secondsToRecover(trial),
    p99(calls.filter(({ began }) => began < firstFault(trial))),
    p99(calls.filter(({ began }) => trial.windows.some((window) => isWithin(window, began)))),
  ]);
}

/** Returns the statuses of the calls and their numbers. */
export function statuses(calls) {
  const counts = {};
  for (const { status } of calls) counts[status] = (counts[status] ?? 0) + 1;
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/** Returns the longest of all faults that have ended. */
export function secondsToRecover({ windows }) {
  if (windows.some(({ to }) => to === Infinity)) return '–';
  const longest = Math.max(...windows.map(({ to, backAt }) => Math.max(0, backAt - to)));
  return longest === Infinity ? 'never' : (longest / 1_000).toFixed(1);
}

function isRefused({ status }) {
  return typeof status === 'number' && status !== 200;
}

function isWithin({ from, to, backAt = to }, time) {
  return from <= time && time <= Math.max(to, backAt);
}

function firstFault({ windows }) {
  return windows[0]?.from ?? Infinity;
}

/** Of the calls that succeeded. */
function p99(calls) {
  const times = calls
    .filter(({ status }) => status === 200)
    .map(({ began, ended }) => ended - began)
    .sort((one, other) => one - other);
  const time = times[Math.floor(0.99 * (times.length - 1))];
  return time === undefined ? '–' : Math.round(time);
}

function row(cells) {
  return `| ${cells.join(' | ')} |`;
}
