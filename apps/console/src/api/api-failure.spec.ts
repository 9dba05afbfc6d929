import { failureOf } from './api-failure';

describe('failureOf', () => {
  it('reads the error envelope', () => {
    const details = [{ reason: 'TAKEN', field: 'email' }];
    const body = { error: { code: 'ALREADY_EXISTS', message: 'It exists.', details } };
    expect(failureOf(409, body, null)).toMatchObject({
      status: 409,
      code: 'ALREADY_EXISTS',
      message: 'It exists.',
      details,
      retryAfter: null,
    });
  });

  it.each([null, 'Bad gateway', {}, { error: 'no' }, { error: { code: 1 } }])(
    'copes with a body that is no envelope: %j',
    (body) => {
      expect(failureOf(502, body, null)).toMatchObject({ status: 502, code: 'INTERNAL' });
    },
  );

  it.each([
    [401, /no longer signed in/],
    [413, /this much data/],
    [429, /too many requests/],
    [500, /on the server/],
    [502, /not available/],
    [503, /not available/],
    [504, /not available/],
    [418, /status 418/],
  ])('gives the meaning of a status without an envelope: %d', (status, message) => {
    expect(failureOf(status, '<html>', null).message).toMatch(message);
  });

  it('reads the seconds of Retry-After and ignores anything else', () => {
    expect(failureOf(429, null, '90').retryAfter).toBe(90);
    expect(failureOf(429, null, 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfter).toBeNull();
  });
});
