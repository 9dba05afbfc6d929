import type { ApplicationDto } from '@wordgrove/dto';
import type { TestApp } from './test-app.js';

export const APPLICATIONS = '/api/console/applications';

/** A registration that is fine. */
export const REGISTRATION = {
  name: 'Reader',
  description: 'Collects words while you read.',
  homepage_url: 'https://reader.example',
  redirect_uris: ['https://reader.example/callback'],
  scopes: ['words:read', 'words:write'],
};

/** A signed-in user who has applications. */
export class ApplicationOwner {
  private constructor(
    private readonly service: TestApp,
    readonly id: string,
    readonly cookie: string,
  ) {}

  static async signedIn(service: TestApp): Promise<ApplicationOwner> {
    const { id } = await service.given.user();
    return new ApplicationOwner(service, id, await service.given.session(id));
  }

  register(overrides: object = {}) {
    const body = { ...REGISTRATION, ...overrides };
    return this.service.client.post(APPLICATIONS, { cookie: this.cookie, body });
  }

  /** A draft. */
  async registered(): Promise<ApplicationDto> {
    return (await this.register()).body.application;
  }

  list(query: Record<string, string> = {}) {
    return this.service.client.get(APPLICATIONS, { cookie: this.cookie, query });
  }

  /** Calls a path below an application's own. */
  call(method: string, id: string, rest = '', body?: object | null) {
    const options = { cookie: this.cookie, ...(body && { body }) };
    return this.service.client.call(method, `${APPLICATIONS}/${id}${rest}`, options);
  }

  async read(id: string): Promise<ApplicationDto> {
    return (await this.call('GET', id)).body.application;
  }

  patch(id: string, body: object) {
    return this.call('PATCH', id, '', body);
  }

  submit(id: string) {
    return this.call('POST', id, '/submit');
  }

  withdraw(id: string) {
    return this.call('POST', id, '/withdraw');
  }
}

/** The actions of an application's audit events and who acted, in order. */
export async function auditTrail(service: TestApp, id: string): Promise<[string, string][]> {
  const { rows } = await service.database.pool.query<{ action: string; actor_id: string }>(
    'select action, actor_id from audit_events where application_id = $1 order by created_at',
    [id],
  );
  return rows.map(({ action, actor_id: actor }) => [action, actor]);
}
