import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Response } from 'express';

/**
 * Returns the directory of the built web app, beside the built API, or undefined if it has not been
 * built.
 */
export const WEB_APP_DIRECTORY = [join(import.meta.dirname, '../../../../console/dist')].find(
  (at) => existsSync(join(at, 'index.html')),
);

/** Serves the web app's files. The names of assets contain a hash of their content. */
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

/** Sends the page on which the web app's router starts. */
export function sendWebApp(response: Response, directory: string): void {
  response.set('Cache-Control', 'no-store').sendFile('index.html', {
    root: directory,
    cacheControl: false,
  });
}
