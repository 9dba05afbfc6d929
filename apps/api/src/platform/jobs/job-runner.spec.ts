import { withoutData } from './job-runner.js';

describe('what is reported of a failed job', () => {
  it.each([
    [Object.assign(new Error('a secret'), { code: '22P02' }), 'Error 22P02'],
    [new Error('ENOSPC: no space left on device, write /a/secret'), 'Error ENOSPC'],
    [new TypeError('Every secret: x'), 'TypeError'],
  ])('is the kind and the code of %s', (error, expected) => {
    const [kind, ...frames] = withoutData(error).split('\n');
    expect([kind, frames.join('').includes('secret')]).toEqual([expected, false]);
  });
});
