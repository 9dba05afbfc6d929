import type { Request, Response } from 'express';
import { assignRequestId, currentRequestId, requestIdOf } from './request-id.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function assign(incoming: string | undefined) {
  const request = { header: () => incoming } as unknown as Request;
  const headers: Record<string, unknown> = {};
  const setHeader = (name: string, value: unknown) => (headers[name] = value);
  let during: string | undefined;
  assignRequestId(request, { setHeader } as unknown as Response, () => {
    during = currentRequestId();
  });
  return { id: requestIdOf(request), header: headers['X-Request-Id'], during };
}

describe('the request id', () => {
  it.each(['a', 'A-b_9', 'x'.repeat(64)])('keeps %s', (incoming) => {
    expect(assign(incoming)).toEqual({ id: incoming, header: incoming, during: incoming });
  });

  it.each([undefined, '', 'x'.repeat(65), 'a b', 'a, b', 'é', 'a\n', '<script>', 'a.b'])(
    'replaces %j',
    (incoming) => {
      const { id, header, during } = assign(incoming);
      expect(id).toMatch(UUID);
      expect([header, during]).toEqual([id, id]);
    },
  );

  it('differs from request to request', () => {
    expect(assign(undefined).id).not.toBe(assign(undefined).id);
  });

  it('is nobody’s outside a request', () => {
    expect(currentRequestId()).toBeUndefined();
  });
});
