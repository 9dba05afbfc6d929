import { MAX_IMPORT_BYTES } from '@wordgrove/contracts';
import { request } from 'node:http';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { eventually, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { longFile } from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile, IMPORTS, upload } from '../support/transfer.js';

const CSV = 'term\none\ntwo\n';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
// Tests count what is kept of all imports.
beforeEach(() => service.database.pool.query('delete from imports'));

const get = ({ token }: Learner, id: string) => service.client.get(`${IMPORTS}/${id}`, { token });

const kept = async (table: string): Promise<number> => {
  const { rows } = await service.database.pool.query(`select count(*)::integer as n from ${table}`);
  return rows[0].n;
};

describe('an import', () => {
  it('has half an hour to arrive; the headers of a request have a minute', () => {
    expect(service.app.getHttpServer()).toMatchObject({
      requestTimeout: 30 * 60_000,
      headersTimeout: 60_000,
    });
  });

  it('requires words:write to begin or delete, words:read to read', async () => {
    const learner = await Learner.of(service);
    const { id } = await importFile(service, learner, 'csv', CSV);
    const { userId } = learner;
    const reader = await Learner.of(service, { userId, scopes: ['words:read'] });
    const writer = await Learner.of(service, { userId, scopes: ['words:write'] });
    expect((await upload(service, reader, 'csv', CSV)).status).toBe(403);
    expect((await service.client.delete(`${IMPORTS}/${id}`, { token: reader.token })).status).toBe(
      403,
    );
    expect((await get(writer, id)).status).toBe(403);
    expect((await service.client.get(IMPORTS, { token: writer.token })).status).toBe(403);
    expect((await get(reader, id)).status).toBe(200);
  });

  it('belongs to one user: another one gets 404', async () => {
    const learner = await Learner.of(service);
    const { id } = await importFile(service, learner, 'csv', CSV);
    const other = await Learner.of(service);
    expect((await get(other, id)).status).toBe(404);
    const { token } = other;
    expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(404);
    expect((await service.client.get(IMPORTS, { token })).body.imports).toEqual([]);
    expect((await get(learner, id)).status).toBe(200);
  });

  it('is listed with the others, the newest first, page by page', async () => {
    const learner = await Learner.of(service);
    const ids: string[] = [];
    for (const term of ['a', 'b', 'c']) {
      service.clock.advance({ seconds: 1 });
      ids.unshift((await importFile(service, learner, 'csv', term)).id);
    }
    const { token } = learner;
    const first = await service.client.get(IMPORTS, { token, query: { page_size: '2' } });
    const page_token = first.body.next_page_token;
    const second = await service.client.get(IMPORTS, { token, query: { page_token } });
    const listed = [...first.body.imports, ...second.body.imports].map(({ id }) => id);
    expect(listed).toEqual(ids);
    expect(second.body.next_page_token).toBe('');
  });

  it('counts as one call, however long it is', async () => {
    const learner = await Learner.of(service);
    const remaining = async () => {
      const { headers } = await service.client.get(IMPORTS, { token: learner.token });
      return Number(headers.get('x-ratelimit-remaining'));
    };
    const before = await remaining();
    await upload(service, learner, 'csv', 'x,y\n'.repeat(2_000));
    await queueOf(service).idle();
    expect(before - (await remaining())).toBe(2);
  });

  it('leaves nothing of the file when it has ended', async () => {
    const learner = await Learner.of(service);
    await importFile(service, learner, 'csv', CSV);
    await importFile(service, learner, 'csv', 'term,mastery_level\nx,9\n');
    await importFile(service, learner, 'json', longFile(service).content);
    for (const table of ['import_chunks', 'import_batches', 'import_parts'])
      expect(await kept(table)).toBe(0);
  });

  it('can be deleted, and is deleted after 30 days', async () => {
    const learner = await Learner.of(service);
    const { id } = await importFile(service, learner, 'csv', CSV);
    const { token } = learner;
    expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(200);
    expect((await get(learner, id)).status).toBe(404);
    expect(await learner.listAll()).toHaveLength(2);
    await importFile(service, learner, 'csv', CSV);
    service.clock.advance({ days: 31 });
    await service.app.get(Housekeeping, { strict: false }).run();
    expect(await kept('imports')).toBe(0);
  });
});

describe('an upload', () => {
  it.each([
    ['an unknown format', { format: 'xlsx' }, 'INVALID_VALUE'],
    ['an unknown language', { format: 'csv', language: 'en' }, 'INVALID_LANGUAGE'],
    ['an unknown member', { format: 'csv', mapping: 'word:0' }, 'INVALID_MAPPING'],
    ['a mapping without a term', { format: 'csv', mapping: 'notes:0' }, 'INVALID_MAPPING'],
    ['a mapping of two terms', { format: 'csv', mapping: 'term:0,term:1' }, 'INVALID_MAPPING'],
    ['a mapping for json', { format: 'json', mapping: 'term:0' }, 'INVALID_MAPPING'],
    ['another word for true', { format: 'csv', skip_bad_rows: 'yes' }, 'INVALID_VALUE'],
  ])('is refused with %s', async (_title, query, reason) => {
    const learner = await Learner.of(service);
    const { format = '', ...rest } = query as Record<string, string>;
    const answer = await service.client.post(IMPORTS, {
      token: learner.token,
      query: format === '' ? rest : { format, ...rest },
      raw: CSV,
      headers: { 'content-type': 'text/csv' },
    });
    expect([answer.status, answer.body.error.details[0].reason]).toEqual([400, reason]);
    expect(await kept('imports')).toBe(0);
  });

  it('is refused without a file, of another media type, and compressed', async () => {
    const { token } = await Learner.of(service);
    const send = (raw: string, headers: Record<string, string>) =>
      service.client.post(IMPORTS, { token, query: { format: 'csv' }, raw, headers });
    const empty = await send('', { 'content-type': 'text/csv' });
    expect([empty.status, empty.body.error.details[0].reason]).toEqual([400, 'REQUIRED']);
    expect((await send(CSV, { 'content-type': 'text/plain' })).status).toBe(415);
    const zipped = { 'content-type': 'text/csv', 'content-encoding': 'gzip' };
    expect((await send(CSV, zipped)).status).toBe(415);
    expect(await kept('imports')).toBe(0);
  });

  it('that says that it is larger than 256 MiB is refused at once', async () => {
    const { token } = await Learner.of(service);
    const url = new URL(`${service.url}${IMPORTS}?format=csv`);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'content-length': String(MAX_IMPORT_BYTES + 1),
    };
    const status = await new Promise((resolve, reject) => {
      const call = request(url, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('term\n');
    });
    expect(status).toBe(413);
    expect(await kept('imports')).toBe(0);
  });

  it('that breaks off leaves nothing', async () => {
    const { token } = await Learner.of(service);
    const url = new URL(`${service.url}${IMPORTS}?format=csv`);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
    const call = request(url, { method: 'POST', headers });
    call.on('error', () => undefined);
    call.write('x'.repeat(300_000));
    await eventually(async () => (await kept('import_chunks')) > 0);
    call.destroy();
    await eventually(async () => (await kept('imports')) === 0);
    expect(await kept('import_chunks')).toBe(0);
  });

  it('is refused while five others are not finished', async () => {
    const learner = await Learner.of(service);
    const other = await Learner.of(service);
    const first = await importFile(service, learner, 'csv', CSV);
    await service.database.pool.query(
      `insert into imports select (jsonb_populate_record(imports, jsonb_build_object(
         'id', gen_random_uuid(), 'status', 'QUEUED', 'finished_at', null))).* from imports, generate_series(1, 5)
       where id = $1`,
      [first.id],
    );
    const refused = await upload(service, learner, 'csv', CSV);
    expect(refused.body.error.details[0].reason).toBe('TOO_MANY_IMPORTS');
    expect((await upload(service, other, 'csv', CSV)).status).toBe(200);
    await queueOf(service).idle();
  });
});
