import { ALL_SCOPES, MAX_IMPORT_BYTES } from '@wordgrove/contracts';
import { request } from 'node:http';
import { AccountHolder } from '../support/account-holder.js';
import { deckOf } from '../support/decks.js';
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  CONSOLE_IMPORTS,
  importFile,
  importInConsole,
  IMPORTS,
  uploadInConsole,
} from '../support/transfer.js';

const CSV = 'term,notes\noak,a tree\nelm,another\n';

let service: TestApp;
let ada: AccountHolder;
let learner: Learner;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  ada = await AccountHolder.signUp(service);
  learner = await Learner.of(service, { userId: ada.id, scopes: ALL_SCOPES });
});

const termsOf = async (of: Learner) =>
  (await of.listAll({ order_by: 'term' })).map(({ term }) => term);
const kept = async () => {
  const { rows } = await service.database.pool.query(
    'select count(*)::integer as n from imports where user_id = $1',
    [ada.id],
  );
  return rows[0].n;
};

describe('an import in the web app', () => {
  it('collects words that no application has brought', async () => {
    const done = await importInConsole(service, ada, 'csv', CSV, { language: 'LANGUAGE_DUTCH' });
    expect(done).toMatchObject({ status: 'SUCCEEDED', row_count: 2, created_count: 2 });
    expect(await learner.listAll({ order_by: 'term' })).toMatchObject([
      { term: 'elm', language: 'LANGUAGE_DUTCH', notes: ['another'] },
      { term: 'oak', language: 'LANGUAGE_DUTCH', notes: ['a tree'] },
    ]);
    const { rows } = await service.database.pool.query(
      'select application_id from imports where user_id = $1',
      [ada.id],
    );
    expect(rows).toEqual([{ application_id: null }]);
  });

  it('accepts a deck, and a table as its mapping says', async () => {
    const deck = await deckOf(service.clock.now(), ['ash']);
    expect(await importInConsole(service, ada, 'apkg', deck)).toMatchObject({ created_count: 1 });
    const table = 'Wort;x,Bedeutung,Bedeutung\n"a, b",oak,c\n';
    const mapping = 'header,term:1,notes:0,notes:2';
    await importInConsole(service, ada, 'csv', table, { mapping });
    expect(await learner.listAll({ order_by: 'term' })).toMatchObject([
      { term: 'ash' },
      { term: 'oak', notes: ['a, b', 'c'] },
    ]);
  });

  it('reports bad rows and writes nothing, or the rest if that was requested', async () => {
    const file = 'term,mastery_level\noak,9\nelm,\n,1\n';
    const errors = [
      { line: 2, field: 'mastery_level', reason: 'OUT_OF_RANGE' },
      { line: 4, field: 'term', reason: 'TOO_SHORT' },
    ];
    const refused = await importInConsole(service, ada, 'csv', file);
    expect(refused).toMatchObject({ status: 'FAILED', error_count: 2, errors });
    expect(await termsOf(learner)).toEqual([]);
    const done = await importInConsole(service, ada, 'csv', file, { skip_bad_rows: 'true' });
    expect(done).toMatchObject({ status: 'SUCCEEDED', created_count: 1, error_count: 2, errors });
    expect(await termsOf(learner)).toEqual(['elm']);
  });

  it("is listed with those of the user's applications, and can be looked at by both", async () => {
    const own = await importInConsole(service, ada, 'csv', CSV);
    service.clock.advance({ seconds: 1 });
    const theirs = await importFile(service, learner, 'csv', CSV);
    const listed = await ada.get('imports');
    expect(listed.body.imports).toMatchObject([{ id: theirs.id }, { id: own.id }]);
    const { token } = learner;
    expect((await service.client.get(IMPORTS, { token })).body).toEqual(listed.body);
    expect((await ada.get(`imports/${theirs.id}`)).body.import).toEqual(theirs);
  });

  it('belongs to one person: another one gets 404', async () => {
    const { id } = await importInConsole(service, ada, 'csv', CSV);
    const { cookie } = await AccountHolder.signUp(service);
    const path = `${CONSOLE_IMPORTS}/${id}`;
    expect((await service.client.get(path, { cookie })).status).toBe(404);
    expect((await service.client.delete(path, { cookie })).status).toBe(404);
    expect((await service.client.get(CONSOLE_IMPORTS, { cookie })).body.imports).toEqual([]);
    expect((await ada.get(`imports/${id}`)).status).toBe(200);
    expect((await ada.get('imports/no-such-id')).status).toBe(404);
  });

  it('can be deleted, and its words stay', async () => {
    const { id } = await importInConsole(service, ada, 'csv', CSV);
    const path = `${CONSOLE_IMPORTS}/${id}`;
    expect((await service.client.delete(path, { cookie: ada.cookie })).status).toBe(200);
    expect((await ada.get(`imports/${id}`)).status).toBe(404);
    expect(await termsOf(learner)).toEqual(['elm', 'oak']);
  });
});

describe('an upload in the web app', () => {
  it('is refused from another site, without a session and with a token instead', async () => {
    const headers = { 'content-type': 'text/csv' };
    const foreign = { ...headers, origin: 'https://evil.example' };
    const { cookie } = ada;
    const post = (options: object) =>
      service.client.post(CONSOLE_IMPORTS, { raw: CSV, headers, ...options });
    expect((await post({ cookie, headers: foreign })).status).toBe(403);
    expect((await post({ headers: { ...headers, origin: service.url } })).status).toBe(401);
    const { token } = learner;
    expect((await post({ token, headers: { ...headers, origin: service.url } })).status).toBe(401);
    await queueOf(service).idle();
    expect(await kept()).toBe(0);
    expect(await termsOf(learner)).toEqual([]);
  });

  it('is refused with wrong parameters, without a file and with another type', async () => {
    const send = (raw: string, query: object, type = 'text/csv') =>
      service.client.post(CONSOLE_IMPORTS, {
        cookie: ada.cookie,
        query: { ...query },
        raw,
        headers: { 'content-type': type },
      });
    expect((await send(CSV, { mapping: 'word:0' })).body.error.details).toMatchObject([
      { field: 'mapping', reason: 'INVALID_MAPPING' },
    ]);
    expect((await send('', {})).body.error.details).toMatchObject([{ reason: 'REQUIRED' }]);
    expect((await send(CSV, {}, 'multipart/form-data')).status).toBe(415);
    expect(await kept()).toBe(0);
  });

  it('that says that it is larger than 256 MiB is refused at once', async () => {
    const headers = {
      ...{ cookie: ada.cookie, origin: service.url, 'content-type': 'text/csv' },
      'content-length': String(MAX_IMPORT_BYTES + 1),
    };
    const status = await new Promise((resolve, reject) => {
      const url = `${service.url}${CONSOLE_IMPORTS}`;
      const call = request(url, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('term\n');
    });
    expect(status).toBe(413);
    expect(await kept()).toBe(0);
  });

  it('is refused while five others are not finished', async () => {
    const { id } = await importInConsole(service, ada, 'csv', CSV);
    await service.database.pool.query(
      `insert into imports select (jsonb_populate_record(imports, jsonb_build_object(
         'id', gen_random_uuid(), 'status', 'QUEUED', 'finished_at', null))).* from imports, generate_series(1, 5)
       where id = $1`,
      [id],
    );
    const refused = await uploadInConsole(service, ada, 'csv', CSV);
    expect(refused.body.error.details[0].reason).toBe('TOO_MANY_IMPORTS');
  });
});
