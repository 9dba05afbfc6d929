import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Request } from 'express';
import { RouteMap } from './route-map.js';
import { matchExactPaths } from './route-table.js';

const ROUTES = [
  ['get', '/words'],
  ['post', '/words'],
  ['get', '/words/:id'],
  ['get', '/words/recent'],
  ['delete', '/words/:word_id'],
  ['get', '/plans/default'],
  ['get', '/plans/:id'],
  ['post', '/plans/:id/answers'],
  ['all', '/token'],
  ['all', '/{*path}'],
] as const;

/** Returns an application that responds with the route and the parameters, and whether the map was asked. */
function application({ map }: { map: RouteMap | undefined }): Express {
  const app = express();
  matchExactPaths(app);
  if (map !== undefined) app.use(map.lead);
  for (const [method, path] of ROUTES)
    app[method](path, (request: Request, response) => {
      const route = request.route as { path: string };
      response.json([method, path, route.path, { ...request.params }]);
    });
  map?.read(app);
  return app;
}

async function responses(app: Express, calls: readonly (readonly [string, string])[]) {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const found = calls.map(async ([method, path]) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    return [method, path, response.status, await response.text()];
  });
  return Promise.all(found).finally(() => server.close());
}

describe('the map of routes', () => {
  it('finds the route that Express finds', async () => {
    const paths = [
      '/words',
      '/words/',
      '/Words',
      '/words/7f',
      '/words/recent',
      '/words/recent?x=/plans',
      '/words/%37f',
      '/words/a.b-c~d_e',
      `/words/${'long'.repeat(1_000)}`,
      '/words/7f/more',
      '/plans/default',
      '/plans/other',
      '/plans/other/answers',
      '/plans//answers',
      '/token',
      '/',
    ];
    const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'OPTIONS'];
    const calls = methods.flatMap((method) => paths.map((path) => [method, path] as const));
    const expected = await responses(application({ map: undefined }), calls);
    expect(await responses(application({ map: new RouteMap() }), calls)).toEqual(expected);
  });

  it('hands on what is not in it', () => {
    const map = new RouteMap();
    application({ map });
    const isFound = (method: string, path: string) => {
      const next = jest.fn();
      map.lead({ method, path, url: path } as Request, {} as never, next);
      return next.mock.calls.length === 0;
    };
    expect(isFound('PUT', '/words')).toBe(false);
    expect(isFound('GET', '/elsewhere')).toBe(false);
  });
});
