import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { hasWholeBody, takeWholeBody } from './whole-body.js';

const LIMIT = 10;

/** Returns a request whose first bytes are in memory. */
function arrived(bytes: string, headers: Record<string, string>): Request & Readable {
  const request = new Readable({ read: () => undefined });
  request.push(bytes);
  return Object.assign(request, { headers }) as unknown as Request & Readable;
}

describe('a body that came with its head', () => {
  it('is taken at once, and the request then ends', async () => {
    const request = arrived('whole', { 'content-length': '5' });
    expect(hasWholeBody(request, LIMIT)).toBe(true);
    expect(takeWholeBody(request).toString()).toBe('whole');
    request.push(null);
    await once(request, 'end');
  });

  it.each([
    ['a byte of it is missing', 'whol', { 'content-length': '5' }],
    ['it is too large', 'more than ten', { 'content-length': '13' }],
    ['it is encoded', 'whole', { 'content-length': '5', 'content-encoding': 'gzip' }],
    ['it comes in chunks', 'whole', { 'transfer-encoding': 'chunked' }],
  ])('is not whole if %s', (_, bytes, headers) => {
    expect(hasWholeBody(arrived(bytes, headers), LIMIT)).toBe(false);
  });

  it('is not whole once its connection is lost', () => {
    const request = arrived('whole', { 'content-length': '5' });
    request.destroy();
    expect(hasWholeBody(request, LIMIT)).toBe(false);
  });
});
