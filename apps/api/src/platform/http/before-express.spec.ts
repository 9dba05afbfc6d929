import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { goOnWithFailure, leadBeforeExpress } from './before-express.js';

function step(request: Request, response: Response, next: NextFunction): void {
  if (request.path === '/early')
    response.json({ at: 'step', name: request.get('x-name'), baseUrl: request.baseUrl });
  else if (request.path === '/broken') next(new Error('broken'));
  else {
    request.url = '/replaced';
    next();
  }
}

/** The requests that Express has got. */
const handedOn: string[] = [];

function application() {
  const app = express();
  app.use(({ originalUrl }: Request, _response: Response, next: NextFunction) => {
    handedOn.push(originalUrl);
    next();
  });
  app.use(goOnWithFailure);
  app.get('/replaced', ({ originalUrl, baseUrl }, response) => {
    response.json({ at: 'route', originalUrl, baseUrl });
  });
  app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
    response.json({ at: 'failure', message: error.message });
  });
  return app;
}

let server: Server;
// A connection that is kept open would keep the process, too.
afterEach(() => server.close().closeAllConnections());

it('leads requests through steps, and hands Express those that they go on with, and failures', async () => {
  const app = application();
  server = createServer(app);
  leadBeforeExpress(server, app, step);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-name': 'a' } })).json();
  expect(await get('/early')).toEqual({ at: 'step', name: 'a', baseUrl: '' });
  expect(await get('/broken')).toEqual({ at: 'failure', message: 'broken' });
  expect(await get('/other?x')).toEqual({ at: 'route', originalUrl: '/other?x', baseUrl: '' });
  expect(handedOn).toEqual(['/broken', '/other?x']);
});

it('leads a request only when the one before it on its connection is done', async () => {
  const app = application();
  server = createServer(app);
  const led: Response[] = [];
  leadBeforeExpress(server, app, (_request, response) => led.push(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
  await once(server, 'request');
  expect(led).toHaveLength(1);
  led[0]?.end();
  while (led.length < 2) await new Promise(setImmediate);
  client.destroy();
});
