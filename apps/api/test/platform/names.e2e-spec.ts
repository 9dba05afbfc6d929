import { randomUUID } from 'node:crypto';
import { AccountHolder, PASSWORD } from '../support/account-holder.js';
import { WriteTurns } from '../../src/platform/database/write-turns.js';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { eventually } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile } from '../support/transfer.js';
import { isAnyWaiting } from '../support/turns.js';

const UNSEEN = [
  'Reader\u202e',
  'Rea\u200bder',
  '\u2066Reader',
  'Rea\u00adder',
  '\u3164',
  '\u0301',
  'Reader\n\nVerified',
  'Rea\tder',
  'My  reader',
  '\u{13441}',
  'د\u200cار',
  `Rea${'\u0301'.repeat(30)}der`,
];
const FINE = ['Tiếng Việt', 'הַשָּׁמַ֖יִם', '👩‍💻 Reader', 'می‌خواهم', 'ශ්‍රී', '❤️', 'Ünïcødé 漢字'];

let service: TestApp;
let holder: AccountHolder;
let owner: ApplicationOwner;
let admin: Admin;
let token: string;
beforeAll(async () => {
  service = await startTestApp();
  holder = await AccountHolder.signUp(service);
  owner = await ApplicationOwner.signedIn(service);
  admin = await Admin.signedIn(service);
  token = (await service.given.token({ userId: holder.id })).accessToken;
});
afterAll(() => service.close());

const id = async (path: string, member: string, body: object): Promise<string> =>
  (await service.client.post(path, { token, body })).body[member].id;

/** Every way to give something a name, with the field that an error tells of. */
const WAYS: [string, string, (name: string) => Promise<{ status: number; body: unknown }>][] = [
  [
    'a sign-up',
    'display_name',
    (name) =>
      service.client.post('/api/console/users', {
        body: { email: `${Math.random()}@example.org`, password: PASSWORD, display_name: name },
        headers: { origin: service.url },
      }),
  ],
  ['a registration', 'name', (name) => owner.register({ name })],
  [
    'an edited application',
    'name',
    async (name) => owner.patch((await owner.registered()).id, { name }),
  ],
  [
    'a secret',
    'name',
    async (name) => owner.call('POST', (await owner.registered()).id, '/secrets', { name }),
  ],
  [
    'a plan',
    'name',
    (name) => service.client.post('/api/v1/review-plans', { token, body: { name } }),
  ],
  [
    'an edited plan',
    'name',
    (name) => service.client.patch('/api/v1/review-plans/default', { token, body: { name } }),
  ],
  [
    'a wordbook',
    'name',
    (name) => service.client.post('/api/v1/wordbooks', { token, body: { name } }),
  ],
  [
    'an edited wordbook',
    'name',
    async (name) => {
      const wordbook = await id('/api/v1/wordbooks', 'wordbook', { name: 'Old' });
      return service.client.patch(`/api/v1/wordbooks/${wordbook}`, { token, body: { name } });
    },
  ],
  [
    'a reply template',
    'name',
    (name) => admin.call('POST', '/reply-templates', { kind: 'ASK', name, text: 'Why?' }),
  ],
];

describe.each(WAYS)('the name of %s', (_, field, give) => {
  it.each(UNSEEN)('is refused if it is not visible: %j', async (name) => {
    const { status, body } = (await give(name)) as { status: number; body: { error: object } };
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ details: [{ reason: 'INVALID_CHARACTER', field }] });
  });

  it.each(FINE)('may be %s', async (name) => expect((await give(name)).status).toBe(200));
});

it('a public wordbook of a file whose name is not visible becomes private', async () => {
  const at = service.clock.now().toISOString();
  const wordbook = {
    ...{ id: randomUUID(), name: 'Words\u202e', description: '', language: 'LANGUAGE_ENGLISH' },
    ...{ visibility: 'PUBLIC', created_at: at, updated_at: at, words: [] },
  };
  const file = JSON.stringify({ format: 'wordgrove', version: 1, wordbooks: [wordbook] });
  const { status, errors } = await importFile(service, { token }, 'json', file);
  expect([status, errors]).toEqual(['SUCCEEDED', []]);
  const { body } = await service.client.get(`/api/v1/wordbooks/${wordbook.id}`, { token });
  expect(body.wordbook).toMatchObject({ name: wordbook.name, visibility: 'PRIVATE' });
});

describe('what is no name', () => {
  const text = `a\u200bb\u202ec\u3164${'\u0316'.repeat(30)}`;

  it('keeps all characters: terms, notes and sentences', async () => {
    const spec = { term: text, notes: [text], contexts: [{ sentence: text }] };
    const { body } = await service.client.post('/api/v1/learning/collect-word', {
      token,
      body: { spec },
    });
    expect(body.learned_word).toMatchObject({
      term: text,
      notes: [text],
      contexts: [{ sentence: text }],
    });
  });

  it('keeps all characters: descriptions', async () => {
    const { body } = await owner.register({ description: text });
    expect(body.application.description).toBe(text);
  });
});

describe('a name that was stored before there was a check', () => {
  const STORED = 'Old\u202e name';
  const store = (table: string, row: string, name = STORED) =>
    service.database.pool.query(`update ${table} set name = $2 where id = $1`, [row, name]);
  const editWordbook = (row: string, body: object) =>
    service.client.patch(`/api/v1/wordbooks/${row}`, { token, body });

  /** Everything that can be edited: its member in responses, its table, how to create one and how to edit it. */
  const EDITED: [
    string,
    string,
    () => Promise<string>,
    (row: string, body: object) => ReturnType<ApplicationOwner['patch']>,
  ][] = [
    [
      'application',
      'applications',
      async () => (await owner.registered()).id,
      (row, body) => owner.patch(row, body),
    ],
    [
      'review_plan',
      'review_plans',
      () => id('/api/v1/review-plans', 'review_plan', { name: 'Mine' }),
      (row, body) => service.client.patch(`/api/v1/review-plans/${row}`, { token, body }),
    ],
    [
      'wordbook',
      'wordbooks',
      () => id('/api/v1/wordbooks', 'wordbook', { name: 'Mine' }),
      editWordbook,
    ],
    [
      'reply_template',
      'reply_templates',
      async () => {
        const template = { kind: 'ASK', name: 'Why', text: 'Why?' };
        return (await admin.call('POST', '/reply-templates', template)).body.reply_template.id;
      },
      (row, body) => admin.call('PATCH', `/reply-templates/${row}`, body),
    ],
  ];

  it.each(EDITED)('stays if it comes back: %s', async (member, table, create, edit) => {
    const row = await create();
    await store(table, row);
    const other = member === 'reply_template' ? { text: 'Other' } : { description: 'Other' };
    const changes = { name: STORED, ...other };
    const { status, body } = await edit(row, changes);
    expect([status, body[member]]).toEqual([200, expect.objectContaining(changes)]);
    const refused = await edit(row, { name: `${STORED}\u202e` });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual((await owner.register({ name: STORED })).body);
    expect((await edit(row, {})).body[member].name).toBe(STORED);
    expect((await edit(row, { name: 'Visible' })).status).toBe(200);
    expect((await edit(row, { name: STORED })).status).toBe(400);
  });

  it('may take the place of a new name of an approved application that waits for an admin', async () => {
    const { id: row } = await owner.registered();
    await store('applications', row);
    await service.database.pool.query("update applications set status = 'APPROVED' where id = $1", [
      row,
    ]);
    const renamed = await owner.patch(row, { name: 'Visible' });
    expect(renamed.body.application.pending_revision.name).toBe('Visible');
    const { body } = await owner.patch(row, { name: STORED });
    expect(body.application).toMatchObject({ name: STORED, pending_revision: null });
  });

  it('is not shown to more people', async () => {
    const row = await id('/api/v1/wordbooks', 'wordbook', { name: 'Mine' });
    await store('wordbooks', row);
    for (const visibility of ['UNLISTED', 'PUBLIC']) {
      for (const body of [{ visibility }, { visibility, name: STORED }]) {
        const refused = await editWordbook(row, body);
        expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'name']);
      }
    }
    expect((await editWordbook(row, { name: 'Visible', visibility: 'PUBLIC' })).status).toBe(200);
    await store('wordbooks', row);
    expect((await editWordbook(row, { visibility: 'UNLISTED' })).status).toBe(200);
  });

  it('does not come back to a wordbook that gets another name and becomes public meanwhile', async () => {
    const row = await id('/api/v1/wordbooks', 'wordbook', { name: 'Mine' });
    await store('wordbooks', row);
    const other = await service.database.pool.connect();
    await other.query('begin');
    await other.query('select from wordbooks where id = $1 for update', [row]);
    const first = editWordbook(row, { name: 'Visible', visibility: 'PUBLIC' });
    await eventually(() => isAnyWaiting(service));
    const second = editWordbook(row, { name: STORED });
    let isRefused = false;
    void second.then(() => (isRefused = true));
    const turns = service.app.get(WriteTurns, { strict: false });
    await eventually(() => Promise.resolve(isRefused || turns.waitingCount === 1));
    await other.query('rollback');
    other.release();
    expect([(await first).status, (await second).status]).toEqual([200, 400]);
  });
});
