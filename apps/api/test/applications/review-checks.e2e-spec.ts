import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import type { ReviewCheckDto, ReviewChecksResponse } from '@wordgrove/dto';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { gate, queueOf } from '../support/jobs.js';
import { OutsideWorld } from '../support/outside-world.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOST = 'reader.example';
const CHECKS = '/checks';

describe('the checks before people', () => {
  let service: TestApp;
  let world: OutsideWorld;
  let owner: ApplicationOwner;
  let admin: Admin;
  beforeAll(async () => {
    world = await OutsideWorld.open();
    service = await startTestApp({ outside: world });
    admin = await Admin.signedIn(service);
  });
  afterAll(async () => {
    await service.close();
    await world.close();
  });
  // Each owner has a number of runs.
  beforeEach(async () => {
    owner = await ApplicationOwner.signedIn(service);
    world.hosts.clear();
    world.records.clear();
  });

  const read = async (id: string): Promise<ReviewChecksResponse> =>
    (await owner.call('GET', id, CHECKS)).body;
  const run = async (id: string): Promise<ReviewChecksResponse> => {
    expect((await owner.call('POST', id, CHECKS)).status).toBe(200);
    await queueOf(service).idle();
    return read(id);
  };
  const results = ({ checks }: ReviewChecksResponse, kind: string) =>
    checks
      .filter((check) => check.kind === kind)
      .map(({ subject, result }: ReviewCheckDto) => [subject, result]);
  const registered = async (overrides: object = {}) =>
    (await owner.register(overrides)).body.application;
  const proves = (clientId: string) => {
    world.hosts.set(HOST, ['127.0.0.1']);
    world.handler = ({ url }, response) =>
      void response.end(url === '/.well-known/wordgrove-application' ? `x\n${clientId}\n` : '');
  };

  it('are known before they are run, as far as nobody else has to be asked', async () => {
    const { id, client_id } = await registered();
    world.asked.length = 0;
    const known = await read(id);
    expect(known).toMatchObject({ ran_at: null, running: false, criteria_version: 1 });
    const others = known.checks.filter(({ kind }) => kind !== 'SCOPE_REASON');
    expect(others.map(({ kind, result }) => [kind, result])).toEqual([
      ['HOMEPAGE_HOST', 'MET'],
      ['HTTPS', 'MET'],
      ['NAME', 'MET'],
      ['AUTHORIZATION', 'UNMET'],
      ['HOST_PROOF', 'UNKNOWN'],
    ]);
    expect(known.checks.at(-1)?.text).toContain(client_id);
    expect(world.asked).toEqual([]);
  });

  it('find a file of the host, over https', async () => {
    const { id, client_id } = await registered();
    expect(results(await run(id), 'HOST_PROOF')).toEqual([[HOST, 'UNMET']]);
    proves(client_id);
    const found = await run(id);
    expect(results(found, 'HOST_PROOF')).toEqual([[HOST, 'MET']]);
    expect(found.ran_at).toBe(service.clock.now().toISOString());
  });

  it('find a TXT record of the host', async () => {
    const { id, client_id } = await registered();
    world.records.set(`_wordgrove.${HOST}`, ['other', `wordgrove=${client_id}`]);
    expect(results(await run(id), 'HOST_PROOF')).toEqual([[HOST, 'MET']]);
  });

  it('take no proof of another application, and know when a host did not respond', async () => {
    const { id } = await registered();
    proves((await registered()).client_id);
    expect(results(await run(id), 'HOST_PROOF')).toEqual([[HOST, 'UNMET']]);
    world.handler = (_, response) => void response.destroy();
    expect(results(await run(id), 'HOST_PROOF')).toEqual([[HOST, 'UNKNOWN']]);
  });

  it('see whether the owner or a test user has authorized it, and nobody else', async () => {
    const { id } = await registered();
    const application = { id } as never;
    await service.given.token({ application });
    expect(results(await run(id), 'AUTHORIZATION')).toEqual([[null, 'UNMET']]);
    await service.given.token({ application, userId: owner.id });
    expect(results(await run(id), 'AUTHORIZATION')).toEqual([[null, 'MET']]);
  });

  it('see names that look alike', async () => {
    const name = `Reader ${randomUUID()}`;
    const first = await registered({ name });
    await owner.submit(first.id);
    await admin.decide(first.id, 'approve');
    const { id } = await registered({ name: name.replace('Reader', 'Rеader') });
    expect(results(await run(id), 'NAME')).toEqual([[name, 'UNMET']]);
  });

  it('run on submission, whose own request waits for nobody, and both sides see them', async () => {
    const { id } = await registered();
    const { opened, open } = gate();
    world.hosts.set(HOST, ['127.0.0.1']);
    world.handler = (_, response) => void opened.then(() => response.end());
    const { application } = (await owner.submit(id)).body;
    expect(application.status).toBe('PENDING');
    expect(await read(id)).toMatchObject({ ran_at: null, running: true });
    open();
    await queueOf(service).idle();
    const known = await read(id);
    expect(known).toMatchObject({ ran_at: expect.any(String), running: false });
    const ofAdmin = await admin.get(`/applications/${id}/checks`);
    expect([ofAdmin.status, ofAdmin.body]).toEqual([200, known]);
    // What is unmet can be submitted.
    expect(results(known, 'HOST_PROOF')).toEqual([[HOST, 'UNMET']]);
  });

  it('run again for what an edit changes, and say nothing of other settings', async () => {
    const { id } = await registered();
    await owner.submit(id);
    await queueOf(service).idle();
    await owner.patch(id, { redirect_uris: ['https://other.example/', 'http://localhost/'] });
    await queueOf(service).idle();
    const known = await read(id);
    expect(results(known, 'HOMEPAGE_HOST')).toEqual([['other.example', 'UNMET']]);
    expect(results(known, 'HTTPS')).toEqual([['http://localhost/', 'UNMET']]);
    const { rows } = await service.database.pool.query(
      'select from application_checks where application_id = $1',
      [id],
    );
    expect(rows.length).toBe(2);
    await owner.withdraw(id);
    expect(await read(id)).toEqual(known);
    await owner.patch(id, { homepage_url: '' });
    expect((await read(id)).ran_at).toBeNull();
  });

  it('check the pending revision of an approved application', async () => {
    const { id } = await registered();
    await owner.submit(id);
    await queueOf(service).idle();
    const submitted = await read(id);
    await admin.decide(id, 'approve');
    // An approval changes nothing of what was found.
    expect(await read(id)).toEqual(submitted);
    await owner.patch(id, { homepage_url: 'http://elsewhere.example' });
    await queueOf(service).idle();
    const known = await read(id);
    expect(results(known, 'HTTPS')).toEqual([['http://elsewhere.example', 'UNMET']]);
    expect(known.ran_at).not.toBeNull();
  });

  it('say nothing of a draft that has changed since', async () => {
    const { id } = await registered();
    expect((await run(id)).ran_at).not.toBeNull();
    await owner.patch(id, { homepage_url: '' });
    const known = await read(id);
    expect(known.ran_at).toBeNull();
    expect(results(known, 'HOMEPAGE_HOST')).toEqual([[null, 'UNMET']]);
  });

  it('are nobody else’s', async () => {
    const { id } = await registered();
    const stranger = await ApplicationOwner.signedIn(service);
    for (const method of ['GET', 'POST']) {
      expect((await stranger.call(method, id, CHECKS)).status).toBe(404);
      expect((await owner.call(method, randomUUID(), CHECKS)).status).toBe(404);
      expect((await owner.call(method, 'x', CHECKS)).status).toBe(404);
      expect((await admin.call(method, `/applications/${randomUUID()}/checks`)).status).toBe(404);
      const asUser = { cookie: owner.cookie };
      const path = `/api/console/admin/applications/${id}/checks`;
      expect((await service.client.call(method, path, asUser)).status).toBe(403);
    }
  });

  it('run once for many who ask at once, and not more often than agreed', async () => {
    const { id } = await registered();
    world.hosts.set(HOST, ['127.0.0.1']);
    let fetched = 0;
    world.handler = (_, response) => void ((fetched += 1), response.end());
    const ask = () => owner.call('POST', id, CHECKS);
    const answers = await Promise.all(Array.from({ length: LIMITS.checkRuns }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { status, body, headers } = await ask();
    expect([status, body.error.details[0].reason]).toEqual([429, 'TOO_MANY_CALLS']);
    expect(Number(headers.get('retry-after'))).toBe(600);
    await queueOf(service).idle();
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThan(LIMITS.checkRuns);
    // Submissions are not refused, but nothing is fetched for them either.
    fetched = 0;
    expect((await owner.submit(id)).status).toBe(200);
    await queueOf(service).idle();
    expect([fetched, await read(id)]).toMatchObject([0, { ran_at: null, running: false }]);
    service.clock.advance({ minutes: 10 });
    expect((await run(id)).ran_at).not.toBeNull();
  });

  it('go with the application', async () => {
    const { id } = await registered();
    await run(id);
    await owner.call('DELETE', id);
    await queueOf(service).idle();
    const { rows } = await service.database.pool.query(
      'select from application_checks where application_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});
