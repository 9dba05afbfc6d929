import { randomUUID } from 'node:crypto';
import { AccountHolder, PASSWORD } from '../support/account-holder.js';
import { ApplicationOwner, REGISTRATION } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile } from '../support/transfer.js';

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
];
const FINE = ['👩‍💻 Reader', 'می‌خواهم', 'ශ්‍රී', '❤️', 'Ünïcødé 漢字'];

let service: TestApp;
let holder: AccountHolder;
let owner: ApplicationOwner;
let token: string;
beforeAll(async () => {
  service = await startTestApp();
  holder = await AccountHolder.signUp(service);
  owner = await ApplicationOwner.signedIn(service);
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
];

describe.each(WAYS)('the name of %s', (_, field, give) => {
  it.each(UNSEEN)('is refused if it is not visible: %j', async (name) => {
    const { status, body } = (await give(name)) as { status: number; body: { error: object } };
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ details: [{ reason: 'INVALID_CHARACTER', field }] });
  });

  it.each(FINE)('may be %s', async (name) => expect((await give(name)).status).toBe(200));
});

it('the name of a wordbook from a file is refused too, where the file has it', async () => {
  const at = service.clock.now().toISOString();
  const wordbook = {
    ...{ id: randomUUID(), name: 'Words\u202e', description: '', language: 'LANGUAGE_ENGLISH' },
    ...{ visibility: 'PUBLIC', created_at: at, updated_at: at, words: [] },
  };
  const file = JSON.stringify({ format: 'wordgrove', version: 1, wordbooks: [wordbook] });
  const { status, errors } = await importFile(service, { token }, 'json', file);
  expect(status).toBe('FAILED');
  expect(errors).toMatchObject([{ field: 'wordbooks[0].name', reason: 'INVALID_CHARACTER' }]);
});

describe('what is no name', () => {
  const text = 'a\u200bb\u202ec\u3164';

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

it('a name that exists stays until it is edited', async () => {
  const { id: application } = await owner.registered();
  const name = 'Old\u202e name';
  await service.database.pool.query('update applications set name = $2 where id = $1', [
    application,
    name,
  ]);
  const edited = await owner.patch(application, { description: 'Other' });
  expect(edited.body.application).toMatchObject({ ...REGISTRATION, name, description: 'Other' });
  expect((await owner.patch(application, { name })).status).toBe(400);
});
