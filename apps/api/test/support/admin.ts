import type { AdminApplicationDto } from '@wordgrove/dto';
import { APPLICATIONS } from './application-owner.js';
import type { TestApp } from './test-app.js';

const PATH = '/api/console/admin';
export const REASON = { reason: 'The homepage is empty.' };

/** The decisions of admins, with the bodies that they take. */
export const DECISIONS: Record<string, object | null> = {
  approve: null,
  reject: REASON,
  suspend: REASON,
  reinstate: null,
};

/** A signed-in admin. */
export class Admin {
  private constructor(
    private readonly service: TestApp,
    readonly id: string,
    private cookie: string,
  ) {}

  static async signedIn(service: TestApp): Promise<Admin> {
    const { id } = await service.given.user({ role: 'ADMIN' });
    return new Admin(service, id, await service.given.session(id));
  }

  /** After somebody has ended the session. */
  async signInAgain(): Promise<void> {
    this.cookie = await this.service.given.session(this.id);
  }

  /** Calls a path below the admins' own. */
  call(method: string, path: string, body?: object | null) {
    const options = { cookie: this.cookie, ...(body && { body }) };
    return this.service.client.call(method, PATH + path, options);
  }

  get(path: string, query: Record<string, string> = {}) {
    return this.service.client.get(PATH + path, { cookie: this.cookie, query });
  }

  decide(id: string, decision: string) {
    return this.call('POST', `/applications/${id}/${decision}`, DECISIONS[decision]);
  }

  /** Reads the thread of an application's review. */
  messages(id: string) {
    return this.service.client.get(`${APPLICATIONS}/${id}/messages`, { cookie: this.cookie });
  }

  sendMessage(id: string, text: string) {
    const options = { cookie: this.cookie, body: { text } };
    return this.service.client.post(`${APPLICATIONS}/${id}/messages`, options);
  }

  /** The newest 100 of a status. */
  async list(status: string): Promise<AdminApplicationDto[]> {
    const { body } = await this.get('/applications', { status, page_size: '100' });
    return body.applications;
  }
}
