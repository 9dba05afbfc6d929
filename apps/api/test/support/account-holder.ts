import { randomUUID } from 'node:crypto';
import { sessionCookie } from './client.js';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'correct horse battery';
const ACCOUNT = '/api/console/account';

/** A person who has signed up with a password and is signed in. */
export class AccountHolder {
  private constructor(
    private readonly service: TestApp,
    readonly id: string,
    readonly email: string,
    readonly cookie: string,
  ) {}

  static async signUp(
    service: TestApp,
    email = `holder-${randomUUID()}@example.org`,
  ): Promise<AccountHolder> {
    const body = { email, password: PASSWORD, display_name: 'Ada Holder' };
    const headers = { origin: service.url };
    const answer = await service.client.post('/api/console/users', { body, headers });
    if (answer.status !== 200) throw new Error(answer.text);
    return new AccountHolder(service, answer.body.user.id, email, sessionCookie(answer));
  }

  /** Signs in once more, elsewhere. */
  signIn(password = PASSWORD) {
    return this.service.client.post('/api/console/session', {
      body: { email: this.email, password },
      headers: { origin: this.service.url },
    });
  }

  /** Makes an admin of the account. */
  async promote(): Promise<void> {
    const { pool } = this.service.database;
    await pool.query(`update users set role = 'ADMIN' where id = $1`, [this.id]);
  }

  /** GET of a path of the console API. */
  get(path: string, service = this.service) {
    return service.client.get(`/api/console/${path}`, { cookie: this.cookie });
  }

  account() {
    return this.service.client.get(ACCOUNT, { cookie: this.cookie });
  }

  delete(password: unknown = PASSWORD, service = this.service) {
    return service.client.delete(ACCOUNT, { cookie: this.cookie, body: { password } });
  }
}
