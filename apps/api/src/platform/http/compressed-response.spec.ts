import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { MIN_COMPRESSED_BYTES, compressResponse } from './compressed-response.js';

let server: Server;
beforeAll(async () => {
  const app = express().use((request, response) => {
    compressResponse(response);
    if (request.headers.range !== undefined) response.set('Content-Range', 'bytes 0-1/2');
    response.type(String(request.query['type'] ?? 'json')).send('x'.repeat(MIN_COMPRESSED_BYTES));
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function encodingOf(method: string, path: string, headers = {}): Promise<string | null> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const answer = await fetch(url, { method, headers: { 'accept-encoding': 'gzip', ...headers } });
  expect(await answer.text()).toHaveLength(MIN_COMPRESSED_BYTES);
  return answer.headers.get('content-encoding');
}

describe('a response', () => {
  it.each([
    ['GET', '/api/v1/me'],
    ['POST', '/api/v1/learning/collect-words'],
    ['GET', '/api/console/applications'],
    ['GET', '/oauthorized'],
    ['GET', '/x?type=csv'],
  ])('to %s %s is compressed', async (method, path) => {
    expect(await encodingOf(method, path)).toBe('gzip');
  });

  it.each([
    ['POST', '/oauth/token'],
    ['GET', '/oauth/authorize'],
    ['POST', '/OAuth/introspect'],
    ['POST', '/api/console/applications'],
    ['PATCH', '/API/console/applications/1'],
    ['GET', '/x?type=png'],
  ])('to %s %s is not', async (method, path) => {
    expect(await encodingOf(method, path)).toBeNull();
  });

  it('is not if it is a part of a file, or not asked for', async () => {
    expect(await encodingOf('GET', '/x', { range: 'bytes=0-1' })).toBeNull();
    expect(await encodingOf('GET', '/x', { 'accept-encoding': 'identity' })).toBeNull();
  });
});
