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

  it('is in words that no connection is free', () => {
    expect(withoutData(new DatabaseBusy('The pool is closed'))).toBe('The pool is closed');
  });
});
