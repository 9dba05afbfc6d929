import type { Request, Response } from 'express';
import { assignRequestId, requestIdOf } from './request-id.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function assign(incoming: string | undefined) {
  const request = { headers: { 'x-request-id': incoming } } as unknown as Request;
  const headers: Record<string, unknown> = {};
  const setHeader = (name: string, value: unknown) => (headers[name] = value);
  const next = jest.fn();
  assignRequestId(request, { setHeader } as unknown as Response, next);
  expect(next).toHaveBeenCalledTimes(1);
  return { id: requestIdOf(request), header: headers['X-Request-Id'] };
}

describe('the request id', () => {
  it.each(['a', 'A-b_9', 'x'.repeat(64)])('keeps %s', (incoming) => {
    expect(assign(incoming)).toEqual({ id: incoming, header: incoming });
  });

  it.each([undefined, '', 'x'.repeat(65), 'a b', 'a, b', 'é', 'a\n', '<script>', 'a.b'])(
    'replaces %j',
    (incoming) => {
      const { id, header } = assign(incoming);
      expect(id).toMatch(UUID);
      expect(header).toBe(id);
    },
  );

  it('differs from request to request', () => {
    expect(assign(undefined).id).not.toBe(assign(undefined).id);
  });
});
