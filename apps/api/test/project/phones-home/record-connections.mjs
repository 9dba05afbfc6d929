// Loaded before the service: writes down, a line each, where the process connects and what it starts.
import { ChildProcess } from 'node:child_process';
import dgram from 'node:dgram';
import { appendFileSync } from 'node:fs';
import net from 'node:net';
import { basename } from 'node:path';

const file = process.env.CONNECTIONS_FILE ?? '';

/** @param {string} line */
const record = (line) => appendFileSync(file, `${line}\n`);

/**
 * @param {object} prototype
 * @param {string} method
 * @param {(args: any[]) => string} describe
 */
function watch(prototype, method, describe) {
  const original = Reflect.get(prototype, method);
  Reflect.set(prototype, method, function (/** @type {any[]} */ ...args) {
    record(describe(args));
    return original.apply(this, args);
  });
}

// What was given to `connect`, which Node itself has put into an array of its own before some calls.
watch(net.Socket.prototype, 'connect', (args) => {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const { path, host = 'localhost' } =
    typeof first === 'object'
      ? first
      : { path: Number(first) >= 0 ? undefined : first, host: second };
  return path ? 'socket' : `host ${host}`;
});
watch(dgram.Socket.prototype, 'send', (args) => `datagram ${args}`);
watch(ChildProcess.prototype, 'spawn', ([{ file: program }]) => `program ${basename(program)}`);
