import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { ALL_SCOPES, type Scope } from '@wordgrove/contracts';
import type { Subject, SubjectAnswer, SubjectClient, SubjectUser } from './subject.js';

/** oidc-provider as a subject, in a process of its own. */
export async function startOidcProvider(): Promise<Subject> {
  const clients = {
    confidential: client('confidential', 'client_secret_post'),
    stranger: client('stranger', 'client_secret_post'),
    basic: client('basic', 'client_secret_basic'),
    narrow: { ...client('narrow', 'client_secret_post'), scopes: ['words:read' as Scope] },
    tenant: client('tenant', 'client_secret_post', '?tenant=a%20b'),
    public: client('public', 'none'),
    loopback: { ...client('loopback', 'none'), redirectUri: 'http://127.0.0.1/cb' },
    localhost: { ...client('localhost', 'none'), redirectUri: 'http://localhost/cb' },
  };
  const { issuer, close } = await startProcess({
    scopes: ALL_SCOPES,
    clients: Object.values(clients),
  });
  const user = new Browser(issuer);
  return { issuer, clients, authorize, close };

  function authorize(query: URLSearchParams, as: SubjectUser): Promise<SubjectAnswer> {
    const browser = as === 'nobody' ? new Browser(issuer) : user;
    return browser.visit(`${issuer}/oauth/authorize?${query}`, as);
  }
}

/** Starts provider.mjs on a free port. @throws Error with what it printed, if it ends instead */
async function startProcess(settings: object) {
  const script = join(__dirname, 'provider.mjs');
  const child = spawn(process.execPath, [script, JSON.stringify(settings)]);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const exited = once(child, 'exit');
  const listening = once(child.stdout.setEncoding('utf8'), 'data');
  const ended = exited.then(() => Promise.reject(new Error(`oidc-provider ended: ${complaints}`)));
  // It ends in the end; that is a fault only as long as it has not listened.
  ended.catch(() => undefined);
  const [line] = (await Promise.race([listening, ended])) as [string];
  const close = async () => {
    child.stdin.end();
    await exited;
  };
  return { issuer: line.trim(), close };
}

/** Follows redirects within one site, keeping its cookies. */
class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly issuer: string) {}

  async visit(url: string, as: SubjectUser): Promise<SubjectAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const decision = as === 'refusing user' ? 'deny' : 'allow';
    const headers = { cookie, decision };
    const response = await fetch(url, { redirect: 'manual', headers });
    this.keep(response.headers.getSetCookie());
    const location = response.headers.get('location');
    const next = location === null ? null : new URL(location, this.issuer);
    const answersPages = as === 'user' || as === 'refusing user';
    if (answersPages && next?.origin === this.issuer) return this.visit(next.href, as);
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

function client(id: string, method: SubjectClient['method'], query = ''): SubjectClient {
  const secret = method === 'none' ? '' : randomBytes(32).toString('hex');
  return { id, secret, method, redirectUri: `https://${id}.example/cb${query}` };
}
