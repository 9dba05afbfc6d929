import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { jest } from '@jest/globals';
import { busyTurns } from '../time/busy-turns.js';
import { noteArrival } from './arrival.js';
import { inOrder } from './in-order.js';
import { waitForTurn } from './wait-for-turn.js';

describe('waitForTurn', () => {
  let server: Server;
  let url: string;
  let waiting: Response | undefined;
  const begun = jest.fn();
  beforeEach(async () => {
    begun.mockClear();
    server = createServer();
    const steps = inOrder(noteArrival, waitForTurn());
    server.on('request', (request, response) => {
      waiting = response as Response;
      steps(request as Request, response as Response, () => {
        begun();
        response.end('begun');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  function letWait(count: number): void {
    jest.spyOn(busyTurns, 'arrivingCount', 'get').mockReturnValue(count);
  }

  afterEach(() => {
    jest.restoreAllMocks();
    server.close();
    server.closeAllConnections();
  });

  it('lets requests begin', async () => {
    expect(await (await fetch(`${url}/api/v1`)).text()).toBe('begun');
  });

  it('refuses at once what could not begin in time, and tells when to try again', async () => {
    letWait(256);
    const wait = jest.spyOn(busyTurns, 'arrivalWaitMs').mockReturnValue(501);
    const response = await fetch(`${url}/api/v1`, { headers: { authorization: 'Bearer a' } });
    expect(wait).toHaveBeenCalledWith('Bearer a');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({
      error: { code: 'UNAVAILABLE', details: [{ reason: 'OVERLOADED' }] },
    });
  });

  it.each([
    ['of a token', { authorization: 'Bearer a', cookie: 'b=c' }, 'Bearer a'],
    ['of a browser', { cookie: 'b=c' }, 'b=c'],
    ['of a network', {}, '192.0.2.7'],
  ])('lets requests %s wait in one line', async (_, headers, line) => {
    const arrive = jest.spyOn(busyTurns, 'arrive').mockReturnValue(undefined);
    const request = { headers, url: '/api/v1', ip: '192.0.2.7' } as unknown as Request;
    waitForTurn()(request, {} as Response, () => undefined);
    expect(arrive).toHaveBeenCalledWith(line);
  });

  it('refuses what has got its turn too late', async () => {
    let begin: (() => void) | undefined;
    const turn = new Promise<void>((resolve) => (begin = resolve));
    const arrive = jest.spyOn(busyTurns, 'arrive').mockReturnValue(turn);
    const responding = fetch(`${url}/api/v1`);
    while (arrive.mock.calls.length === 0) await new Promise(setImmediate);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 1_001);
    letWait(256);
    begin?.();
    expect((await responding).status).toBe(503);
  });

  it('does not begin a request whose client has gone while it waited', async () => {
    let begin: (() => void) | undefined;
    const turn = new Promise<void>((resolve) => (begin = resolve));
    const arrive = jest.spyOn(busyTurns, 'arrive').mockReturnValue(turn);
    const gone = new AbortController();
    const lost = fetch(`${url}/api/v1`, { signal: gone.signal }).catch(() => 'lost');
    while (arrive.mock.calls.length === 0) await new Promise(setImmediate);
    gone.abort();
    await Promise.all([lost, once(waiting as Response, 'close')]);
    begin?.();
    await turn;
    expect(begun).not.toHaveBeenCalled();
  });

  it('refuses nothing if few wait, who have waited for long because the process stood still', async () => {
    letWait(255);
    jest.spyOn(busyTurns, 'arrivalWaitMs').mockReturnValue(60_000);
    expect(await (await fetch(`${url}/api/v1`)).text()).toBe('begun');
  });

  it('refuses a token with an error of OAuth', async () => {
    letWait(256);
    jest.spyOn(busyTurns, 'arrivalWaitMs').mockReturnValue(501);
    const response = await fetch(`${url}/oauth/token?a`, { method: 'POST', body: 'b' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ error: 'temporarily_unavailable' });
  });

  it('does not refuse a preflight, since a browser would take that for the refusal of the request', async () => {
    letWait(256);
    jest.spyOn(busyTurns, 'arrivalWaitMs').mockReturnValue(501);
    expect((await fetch(`${url}/api/v1`, { method: 'OPTIONS' })).status).toBe(200);
  });

  it.each(['/oauth/authorize?a', '/oauth/tokens', '/', '/apis'])(
    'does not refuse a page: %s',
    async (path) => {
      letWait(256);
      jest.spyOn(busyTurns, 'arrivalWaitMs').mockReturnValue(501);
      expect((await fetch(url + path)).status).toBe(200);
    },
  );

  it.each(['/health/live', '/health/ready?verbose', '/metrics'])(
    'never refuses %s',
    async (path) => {
      letWait(256);
      jest.spyOn(busyTurns, 'arrivalWaitMs').mockReturnValue(501);
      expect((await fetch(url + path)).status).toBe(200);
    },
  );
});
