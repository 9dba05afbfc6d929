import { DatabaseBusy } from '../database/bounded-pool.js';
import { withoutData } from './job-runner.js';

class StrangeFault extends Error {}

describe('what is reported of a failed job', () => {
  it.each([
    [Object.assign(new Error('a secret'), { code: '22P02' }), 'Error 22P02'],
    [new Error('ENOSPC: no space left on device, write /a/secret'), 'Error ENOSPC'],
    [new TypeError('Every secret: x'), 'TypeError'],
    [new StrangeFault('a secret'), 'StrangeFault'],
    [new StrangeFault(), 'StrangeFault'],
  ])('is the kind and the code of %s', (error, expected) => {
    const [kind, ...frames] = withoutData(error).split('\n');
    expect([kind, frames.join('').includes('secret')]).toEqual([expected, false]);
  });

  it.each([
    [
      Object.assign(new Error('connect ECONNREFUSED'), {
        code: 'ECONNREFUSED',
        syscall: 'connect',
      }),
    ],
    [Object.assign(new Error('the database system is in recovery mode'), { code: '57P03' })],
    [new Error('Connection terminated unexpectedly')],
  ])('has no stack if it is only that the database cannot be reached: %s', (error) => {
    expect(withoutData(error)).not.toMatch(/\n/);
  });

  it('has its stack if a file is missing', () => {
    const error = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
    expect(withoutData(error)).toMatch(/^Error ENOENT\n\s+at /);
  });

  it('is in words that the database takes no writes', () => {
    const error = Object.assign(new Error('cannot execute UPDATE'), { code: '25006' });
    expect(withoutData(error)).toMatch(/^The database takes no writes: the server is a standby/);
  });

  it('is in words that no connection is free', () => {
    expect(withoutData(new DatabaseBusy('The pool is closed'))).toBe('The pool is closed');
  });
});
