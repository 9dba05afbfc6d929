import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ALL_SCOPES } from '@wordgrove/contracts';
import type { Subject, SubjectAnswer, SubjectClient } from './subject.js';

/** oidc-provider as a subject, in a process of its own. */
export async function startOidcProvider(): Promise<Subject> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const clients = {
    confidential: client('confidential', 'client_secret_post'),
    stranger: client('stranger', 'client_secret_post'),
    basic: client('basic', 'client_secret_basic'),
    public: client('public', 'none'),
    loopback: { ...client('loopback', 'none'), redirectUri: 'http://127.0.0.1/cb' },
  };
  const settings = { port, scopes: ALL_SCOPES, clients: Object.values(clients) };
  const child = spawn(
    process.execPath,
    [join(__dirname, 'provider.mjs'), JSON.stringify(settings)],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await once(child.stdout, 'data');
  const user = new Browser(issuer);
  const close = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { issuer, clients, authorize, close };

  function authorize(query: URLSearchParams, as: string): Promise<SubjectAnswer> {
    const browser = as === 'nobody' ? new Browser(issuer) : user;
    return browser.visit(`${issuer}/oauth/authorize?${query}`, as === 'user');
  }
}

/** Follows redirects within one site, keeping its cookies. */
class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly issuer: string) {}

  async visit(url: string, answersPages: boolean): Promise<SubjectAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    this.keep(response.headers.getSetCookie());
    const location = response.headers.get('location');
    const next = location === null ? null : new URL(location, this.issuer);
    if (answersPages && next?.origin === this.issuer) return this.visit(next.href, true);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  private keep(cookies: readonly string[]): void {
    for (const each of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function client(id: string, method: SubjectClient['method']): SubjectClient {
  const secret = method === 'none' ? '' : randomBytes(32).toString('hex');
  return { id, secret, method, redirectUri: `https://${id}.example/cb` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
