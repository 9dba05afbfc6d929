import { existsSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import send, { type SendOptions } from 'send';

/** The compressed forms that the build leaves beside a file, the best one first. */
const FORMS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

const PAGE = '/index.html';

/** The names of assets contain a hash of their content. */
const ASSET: SendOptions = { immutable: true, maxAge: '1y' };
const OTHER_FILE: SendOptions = { maxAge: '1h' };

/** The files of the built web app. */
class WebApp {
  /** The paths of all files, including their compressed forms. */
  private readonly paths: ReadonlySet<string>;

  constructor(private readonly directory: string) {
    const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    this.paths = new Set(names.map((name) => `/${name.split(sep).join('/')}`));
  }

  /** Middleware that sends the file of a path, and hands on all other requests. */
  readonly serveFiles = (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    if (!this.isFile(path) || (method !== 'GET' && method !== 'HEAD')) next();
    else this.send(response, path, path.startsWith('/assets/') ? ASSET : OTHER_FILE);
  };

  /** Sends the page on which the web app's router starts. The status tells whether the address exists. */
  sendPage(response: Response, status: 200 | 404): void {
    response.status(status).set('Cache-Control', 'no-store');
    this.send(response, PAGE, { cacheControl: false, acceptRanges: false });
  }

  private isFile(path: string): boolean {
    const isForm = FORMS.some(({ suffix }) => path.endsWith(suffix));
    return this.paths.has(path) && extname(path) !== '' && path !== PAGE && !isForm;
  }

  private send(response: Response, path: string, options: SendOptions): void {
    const { req: request } = response;
    const forms = FORMS.filter(({ suffix }) => this.paths.has(path + suffix));
    const form = forms.find(({ encoding }) => request.acceptsEncodings(encoding));
    if (forms.length > 0) response.vary('Accept-Encoding');
    if (form !== undefined) response.set('Content-Encoding', form.encoding);
    // Otherwise it would be that of the compressed form.
    response.type(extname(path));
    send(request, path + (form?.suffix ?? ''), { root: this.directory, index: false, ...options })
      .on('error', (error: Failure) => fail(response, error))
      .pipe(response);
  }
}

interface Failure {
  status: number;
  headers?: Record<string, string>;
}

/** Nobody reads the body of such a response: a range beyond the file, or a file that is gone. */
function fail(response: Response, { status, headers = {} }: Failure): void {
  response.removeHeader('Content-Encoding');
  response.removeHeader('Content-Type');
  response
    .set({ ...headers, 'Cache-Control': 'no-store' })
    .status(status)
    .end();
}

/** The built web app, beside the built API. Undefined if it has not been built. */
export const WEB_APP = [join(import.meta.dirname, '../../../../console/dist')]
  .filter((at) => existsSync(join(at, 'index.html')))
  .map((at) => new WebApp(at))[0];
