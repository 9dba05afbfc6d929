import type { Response } from 'express';
import { ServiceAdapter } from './service-adapter.js';

interface Sent {
  headers: Record<string, unknown>;
  /** The method of the response that was called in the end, and what it got. */
  by: [string, unknown] | undefined;
}

/** Responds with a body, and returns what is sent. */
function reply(
  body: unknown,
  request: { method?: string; headers?: Record<string, string> } = {},
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, unknown> } = {},
): Sent {
  const sent: Sent = { headers, by: undefined };
  const by = (name: string) => (value: unknown) => (sent.by ??= [name, value]);
  const response = {
    statusCode: status,
    req: { method: 'GET', headers: {}, ...request },
    hasHeader: (name: string) => name in headers,
    getHeader: (name: string) => headers[name],
    setHeader: (name: string, value: unknown) => (headers[name] = value),
    json: by('json'),
    send: by('send'),
    end: by('end'),
  };
  new ServiceAdapter().reply(response as unknown as Response, body);
  return sent;
}

describe('a reply', () => {
  it('sends an object as JSON', () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': 13 };
    expect(reply({ word: 'é' })).toEqual({ headers, by: ['end', '{"word":"é"}'] });
    headers['Content-Length'] = 16;
    expect(reply({ word: 'été' }, { method: 'HEAD' })).toEqual({ headers, by: ['end', undefined] });
  });

  it.each([
    ['a condition', { a: 1 }, { headers: { 'if-none-match': '*' } }, {}],
    ['another condition', { a: 1 }, { headers: { 'if-modified-since': 'x' } }, {}],
    ['another status', { a: 1 }, {}, { status: 204 }],
    ['a media type', { a: 1 }, {}, { headers: { 'Content-Type': 'text/plain' } }],
    ['a text', 'a text', {}, {}],
    ['nothing', undefined, {}, {}],
  ])('is left to Express if there is %s', (_name, body, request, response) => {
    expect(reply(body, request, response).by?.[0]).toMatch(/^(json|send)$/);
  });
});
