import type { LoggedCall } from '../log/logged-call.js';
import { LogBuffer } from './log-buffer.js';

const call = (requestId: string, applicationId: string | null = 'a') =>
  ({ requestId, applicationId, clientId: 'c' }) as LoggedCall;
const idsOf = (calls: LoggedCall[]) => calls.map(({ requestId }) => requestId).join('');

describe('the rows of the log that wait', () => {
  it('are bounded, and the newest are dropped and counted', () => {
    const buffer = new LogBuffer(3);
    for (const id of ['1', '2', '3', '4']) buffer.add(call(id));
    const taken = buffer.take(2);
    for (const id of ['5', '6']) buffer.add(call(id));
    buffer.giveBack(taken);
    expect(idsOf(buffer.take(10))).toBe('123');
    expect(buffer.dropped).toEqual({ full: 3, anonymous: 0, refused: 0 });
  });

  it('have ten anonymous ones of an application in a second, also if only its client id is known', () => {
    const buffer = new LogBuffer(100);
    for (let count = 0; count < 12; count += 1) {
      buffer.addAnonymous(call('1', null), 1_999);
      buffer.addAnonymous(call('2'), 1_000);
    }
    buffer.addAnonymous(call('3'), 2_000);
    expect(buffer.size).toBe(21);
    expect(buffer.dropped.anonymous).toBe(4);
  });
});
