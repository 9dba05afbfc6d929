import { setImmediate } from 'node:timers/promises';
import type { ToPrimary, ToWorker } from './messages.js';
import { PrimaryLink } from './primary-link.js';

describe('the link to the primary', () => {
  let sent: ToPrimary[];
  let receive: (message: ToWorker) => void;
  let link: PrimaryLink;
  beforeEach(() => {
    sent = [];
    link = new PrimaryLink({
      on: (_event, listener) => (receive = listener),
      send: (message) => sent.push(message) > 0,
    });
  });

  it('sends what is asked in one turn of the event loop as one message', async () => {
    void link.ask('hit', 'ada', 1);
    link.tell('leave', 'ada');
    void link.ask('hit', 'bob', 2);
    expect(sent).toEqual([]);
    await setImmediate();
    expect(sent).toEqual([
      {
        calls: [
          [1, 'hit', 'ada', 1],
          [0, 'leave', 'ada'],
          [2, 'hit', 'bob', 2],
        ],
      },
    ]);
    link.tell('leave', 'bob');
    await setImmediate();
    expect(sent[1]).toEqual({ calls: [[0, 'leave', 'bob']] });
  });

  it('gives each answer to the worker that has asked, in whatever order they come', async () => {
    const answers = [link.ask('enter', 'ada'), link.ask('enter', 'bob')];
    receive({ answers: [[2, false]] });
    receive({ answers: [[1, true]] });
    expect(await Promise.all(answers)).toEqual([true, false]);
  });

  it('throws what has failed in the primary', async () => {
    const failing = link.ask('metrics');
    receive({ answers: [[1, null, 'no figures']] });
    await expect(failing).rejects.toThrow('no figures');
  });

  it('passes orders on', () => {
    const orders: unknown[] = [];
    link.on('wake', (value) => orders.push(value));
    receive({ order: 'wake', value: 'run-import' });
    receive({ order: 'unknown' });
    expect(orders).toEqual(['run-import']);
  });
});
