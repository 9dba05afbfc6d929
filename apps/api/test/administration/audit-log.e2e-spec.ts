/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { DELETED_USER_ID } from '@wordgrove/contracts';
import type { AuditEventDto } from '@wordgrove/dto';
import { parse } from 'csv-parse/sync';
import { AccountHolder } from '../support/account-holder.js';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the audit log', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  let id: string;
  beforeAll(async () => {
    service = await startTestApp({ environment: { CONSOLE_LIMIT: '100000' } });
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
    await rename(owner.id, 'Mira Novak');
    await rename(admin.id, 'Tomás Rehák');
    ({ id } = (await owner.register({ name: '=Lexi' })).body.application);
    service.clock.advance({ seconds: 60 });
    await owner.submit(id);
    service.clock.advance({ seconds: 60 });
    await admin.decide(id, 'approve');
    service.clock.advance({ seconds: 60 });
    await admin.call('POST', `/users/${owner.id}/make-admin`);
  });
  afterAll(() => service.close());

  const rename = (user: string, name: string) =>
    service.database.pool.query('update users set display_name = $2 where id = $1', [user, name]);
  const list = async (query: Record<string, string> = {}): Promise<AuditEventDto[]> =>
    (await admin.get('/audit-events', query)).body.audit_events;
  const actions = async (query: Record<string, string>) =>
    (await list(query)).map(({ action }) => action.replace(/^(APPLICATION|USER)_/, ''));

  it('names those whom its events name, as they are called now', async () => {
    const [made, approved] = await list();
    expect(approved).toMatchObject({
      action: 'APPLICATION_APPROVED',
      actor: { id: admin.id, display_name: 'Tomás Rehák', email: expect.stringContaining('@') },
      application: { id, name: '=Lexi', client_id: expect.stringMatching(/^wg_/) },
      user: null,
    });
    expect(made?.user).toMatchObject({ id: owner.id, display_name: 'Mira Novak' });
  });

  it('tells since when an application had waited for a decision', async () => {
    const [approved, submitted] = await list({ about: id });
    expect(approved?.details).toMatchObject({
      criteria_version: 1,
      waiting_since: submitted?.created_at,
    });
  });

  it('is filtered by actor, object, action and time, and searched', async () => {
    const all = ['MADE_ADMIN', 'APPROVED', 'SUBMITTED', 'REGISTERED'];
    const [, , submitted] = await list();
    const from = submitted?.created_at ?? '';
    expect(await actions({ actor: admin.id })).toEqual(['MADE_ADMIN', 'APPROVED']);
    expect(await actions({ actor: 'SERVICE' })).toEqual([]);
    expect(await actions({ about: id })).toEqual(['APPROVED', 'SUBMITTED', 'REGISTERED']);
    expect(await actions({ about: owner.id })).toEqual(['MADE_ADMIN']);
    const action = 'APPLICATION_APPROVED,USER_MADE_ADMIN';
    expect(await actions({ action })).toEqual(['MADE_ADMIN', 'APPROVED']);
    expect(await actions({ action, about: id, actor: admin.id })).toEqual(['APPROVED']);
    expect(await actions({ from })).toEqual(all.slice(0, 3));
    expect(await actions({ to: from })).toEqual(['REGISTERED']);
    expect(await actions({ q: 'tomás' })).toEqual(['MADE_ADMIN', 'APPROVED']);
    expect(await actions({ q: '=lex' })).toEqual(['APPROVED', 'SUBMITTED', 'REGISTERED']);
    expect(await actions({ q: owner.id })).toEqual(['MADE_ADMIN', 'SUBMITTED', 'REGISTERED']);
    expect(await actions({ q: '%' })).toEqual([]);
  });

  it('counts what it finds, on the first page, and binds page tokens to the filter', async () => {
    const query = { about: id, page_size: '2' };
    const { body } = await admin.get('/audit-events', query);
    expect([body.total_size, body.audit_events.length]).toEqual([3, 2]);
    const page_token = body.next_page_token;
    const next = await admin.get('/audit-events', { ...query, page_token });
    expect([next.body.total_size, next.body.audit_events.length]).toEqual([null, 1]);
    expect((await admin.get('/audit-events', { page_token })).status).toBe(400);
  });

  it('is exported as CSV as it is filtered, safe to open in a spreadsheet', async () => {
    const { status, headers, text } = await admin.get('/audit-events/csv', { about: id });
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
    expect(headers.get('content-disposition')).toContain('wordgrove-audit-log.csv');
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['APPLICATION_APPROVED', 'Tomás Rehák'],
      ['APPLICATION_SUBMITTED', 'Mira Novak'],
      ['APPLICATION_REGISTERED', 'Mira Novak'],
    ]);
    expect(rows[0]).toMatchObject({ application: "'=Lexi", application_id: id, user: '' });
  });

  it('tells which changes an edit submits for review', async () => {
    const live = { redirect_uris: ['https://app.example/callback'], scopes: ['words:read'] };
    const { id: edited } = (await owner.register({ ...live, description: '' })).body.application;
    await owner.submit(edited);
    await admin.decide(edited, 'approve');
    for (const changes of [
      { scopes: ['words:read', 'review:read'], description: 'Newer' },
      { redirect_uris: ['https://new.example/', ...live.redirect_uris] },
      { ...live, description: '' },
    ]) {
      service.clock.advance({ seconds: 1 });
      await owner.patch(edited, changes);
    }
    const events = await list({ about: edited, action: 'APPLICATION_EDITED' });
    expect(events.map(({ details }) => details['submitted'])).toEqual([
      undefined,
      ['description', 'redirectUris', 'scopes'],
      ['description', 'scopes'],
    ]);
  });

  it('stays readable when an application and an account are gone', async () => {
    const ada = await AccountHolder.signUp(service);
    const application = await service.given.application({ ownerId: ada.id });
    await admin.decide(application.id, 'suspend');
    await ada.delete();
    const [event] = await list({ action: 'APPLICATION_SUSPENDED' });
    expect(event?.application).toEqual({
      id: application.id,
      name: 'Test application',
      client_id: null,
    });
    const [ended] = await list({ action: 'ACCOUNT_DELETED' });
    expect(ended?.actor).toEqual({ id: DELETED_USER_ID, display_name: null, email: null });
    expect(await actions({ q: 'Test app', action: 'APPLICATION_SUSPENDED' })).toEqual([
      'SUSPENDED',
    ]);
  });
});
