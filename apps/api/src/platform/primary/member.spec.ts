import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { ToWorker } from '../workers/messages.js';
import { Member } from './member.js';

describe('a member', () => {
  it('answers calls that fail, at once or later, and goes on with the others', async () => {
    const sent: ToWorker[] = [];
    const send = (message: ToWorker) => sent.push(message);
    const worker = Object.assign(new EventEmitter(), {
      process: {},
      isConnected: () => true,
      send,
    });
    new Member(worker as unknown as Worker, {
      throws: () => {
        throw new Error('at once');
      },
      rejects: () => Promise.reject(new Error('later')),
      works: () => 'done',
    });
    const names = ['throws', 'rejects', 'works'];
    const calls = [...names.map((name) => [0, name]), ...names.map((name, at) => [at + 1, name])];
    worker.emit('message', { calls });
    await setImmediate();
    await setImmediate();
    const answers = sent.flatMap((message) => ('answers' in message ? message.answers : []));
    expect(answers.sort(([one], [other]) => one - other)).toEqual([
      [1, null, 'at once'],
      [2, null, 'later'],
      [3, 'done'],
    ]);
  });

  it('has ended if its process could not be started, which never exits', async () => {
    const parts = { process: {}, isConnected: () => false };
    const worker = Object.assign(new EventEmitter(), parts);
    const member = new Member(worker as unknown as Worker, {});
    worker.emit('error', new Error('spawn EMFILE'));
    expect(await member.ended).toBe('spawn EMFILE');
  });

  it('has not ended because of any other error', async () => {
    const parts = { process: { pid: 1 }, isConnected: () => true };
    const worker = Object.assign(new EventEmitter(), parts);
    const member = new Member(worker as unknown as Worker, {});
    worker.emit('error', new Error('write EPIPE'));
    worker.emit('exit', 0, null);
    expect(await member.ended).toBe(0);
  });
});
