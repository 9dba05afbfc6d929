import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Response } from 'express';

/** Where the built web app lies, beside the built API; undefined where it has not been built. */
export const WEB_APP_DIRECTORY = [join(import.meta.dirname, '../../../../console/dist')].find(
  (at) => existsSync(join(at, 'index.html')),
);

/** Serves the web app's files; the names of assets carry a hash of what is in them. */
export function serveWebAppFiles(app: Express, directory: string): void {
  app.use(
    '/assets',
    express.static(join(directory, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
  );
  // Each by its name: over the whole folder, every call of the API would look for a file of its path.
  for (const name of readdirSync(directory)) {
    if (name === 'assets' || name === 'index.html') continue;
    app.use(`/${name}`, express.static(join(directory, name), { cacheControl: false }));
  }
}

/** Sends the page that the web app's router takes over from. */
export function sendWebApp(response: Response, directory: string): void {
  response.set('Cache-Control', 'no-store').sendFile('index.html', {
    root: directory,
    cacheControl: false,
  });
}
