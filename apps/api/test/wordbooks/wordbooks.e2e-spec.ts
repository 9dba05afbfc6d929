import { startTestApp, type TestApp } from '../support/test-app.js';
import { WordbookReader } from '../support/wordbook-reader.js';

let service: TestApp;
let reader: WordbookReader;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (reader = await WordbookReader.of(service)));

describe('a wordbook', () => {
  it('is created, read, edited and deleted by its owner', async () => {
    const now = service.clock.now().toISOString();
    const created = await reader.create({
      name: ' Travel ',
      description: 'On the road.',
      language: 'LANGUAGE_SPANISH',
      visibility: 'UNLISTED',
    });
    expect(created).toEqual({
      id: created.id,
      name: 'Travel',
      description: 'On the road.',
      language: 'LANGUAGE_SPANISH',
      visibility: 'UNLISTED',
      word_count: 0,
      is_starter: false,
      created_at: now,
      updated_at: now,
    });
    expect((await reader.call('GET', `/${created.id}`)).body).toEqual({ wordbook: created });
    service.clock.advance({ seconds: 1 });
    const edited = await reader.call('PATCH', `/${created.id}`, { body: { name: 'Trips' } });
    expect(edited.body.wordbook).toEqual({
      ...created,
      name: 'Trips',
      updated_at: service.clock.now().toISOString(),
    });
    service.clock.advance({ seconds: 1 });
    const same = await reader.call('PATCH', `/${created.id}`, { body: { name: 'Trips' } });
    expect(same.body).toEqual(edited.body);
    expect((await reader.call('DELETE', `/${created.id}`)).body).toEqual({});
    expect((await reader.call('GET', `/${created.id}`)).status).toBe(404);
    expect((await reader.call('DELETE', `/${created.id}`)).status).toBe(404);
  });

  it('is private and English by default', async () => {
    expect(await reader.create()).toMatchObject({
      description: '',
      language: 'LANGUAGE_ENGLISH',
      visibility: 'PRIVATE',
    });
  });

  it.each([
    ['PRIVATE', 404, 404],
    ['UNLISTED', 200, 403],
    ['PUBLIC', 200, 403],
  ])(
    'that is %s responds to others with %d to reading and %d to writing',
    async (visibility, read, write) => {
      const { id } = await reader.create({ visibility });
      await reader.add(id, [{ term: 'word' }]);
      const other = await WordbookReader.of(service);
      expect((await other.call('GET', `/${id}`)).status).toBe(read);
      expect((await other.words(id)).status).toBe(read);
      expect((await other.collect(id)).status).toBe(read);
      for (const answer of [
        await other.call('PATCH', `/${id}`, { body: { name: 'mine' } }),
        await other.call('DELETE', `/${id}`),
        await other.add(id, [{ term: 'mine' }]),
        await other.remove(id, ['word']),
      ]) {
        expect(answer.status).toBe(write);
        if (write === 403) expect(answer.body.error.details[0].reason).toBe('NOT_OWNER');
      }
      expect(await reader.terms(id)).toEqual(['word']);
    },
  );

  it('is listed for its owner, and for others if it is public, the newest first', async () => {
    const other = await WordbookReader.of(service);
    const ids: string[] = [];
    for (const visibility of ['PRIVATE', 'UNLISTED', 'PUBLIC', 'PUBLIC', 'PRIVATE']) {
      service.clock.advance({ seconds: 1 });
      ids.unshift((await reader.create({ visibility })).id);
    }
    const listed = async (of: WordbookReader) => {
      const found: string[] = [];
      let token = '';
      do {
        const { body } = await of.call('GET', '', { query: { page_size: '2', page_token: token } });
        found.push(...body.wordbooks.map(({ id }: { id: string }) => id));
        token = body.next_page_token;
      } while (token !== '');
      return found.filter((id) => ids.includes(id));
    };
    expect(await listed(reader)).toEqual(ids);
    expect(await listed(other)).toEqual([ids[1], ids[2]]);
  });

  it('is one of 500 at most, even if many are created at once', async () => {
    await service.database.pool.query(
      `insert into wordbooks (id, owner_id, name, description, language, visibility, word_count,
         created_at, updated_at)
       select gen_random_uuid(), $1, 'x', '', 'LANGUAGE_ENGLISH', 'PRIVATE', 0, now(), now()
       from generate_series(1, 495)`,
      [reader.userId],
    );
    const create = () => reader.call('POST', '', { body: { name: 'one more' } });
    const answers = await Promise.all(Array.from({ length: 30 }, create));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(25);
    for (const { status, body } of refused)
      expect([status, body.error.details[0].reason]).toEqual([400, 'TOO_MANY_WORDBOOKS']);
  });
});

describe('scopes', () => {
  it.each([
    ['GET', '', 'wordbooks:read'],
    ['POST', '', 'wordbooks:write'],
    ['POST', '/7d2f7a0e-6d0b-4b0e-9a53-0e6a1c6a3c55/collect', 'wordbooks:read words:write'],
  ] as const)('%s %s needs %s', async (method, path, scope) => {
    const needed = scope.split(' ');
    for (const missing of needed) {
      const all = ['words:read', 'words:write', 'wordbooks:read', 'wordbooks:write'] as const;
      const scopes = all.filter((each) => each !== missing);
      const { accessToken: token } = await service.given.token({ scopes });
      const { status, headers } = await service.client.call(method, `/api/v1/wordbooks${path}`, {
        token,
        ...(method === 'POST' && path === '' && { body: { name: 'x' } }),
      });
      expect(status).toBe(403);
      expect(headers.get('www-authenticate')).toContain(`scope="${scope}"`);
    }
  });
});
