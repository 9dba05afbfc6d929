import { randomUUID } from 'node:crypto';
import { ALL_LANGUAGES, ALL_SCOPES } from '@wordgrove/contracts';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a learned word', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  describe('DELETE', () => {
    it('responds with {} once and with 404 after that, and the word is gone', async () => {
      const [word, kept] = [await learner.collect('w'), await learner.collect('kept')];
      const answer = await learner.delete(word.id);
      expect([answer.status, answer.body]).toEqual([200, {}]);
      expect((await learner.delete(word.id)).status).toBe(404);
      expect((await learner.get(word.id)).status).toBe(404);
      expect((await learner.patch(word.id, { tags: ['x'] })).status).toBe(404);
      expect(await learner.listAll()).toEqual([kept]);
    });

    it('lets one of many at once succeed', async () => {
      const { id } = await learner.collect('w');
      const answers = await Promise.all(Array.from({ length: 10 }, () => learner.delete(id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('allows collecting the term again, as another word', async () => {
      const word = await learner.collect({ term: 'w', tags: ['old'], mastery_level: 5 });
      await learner.delete(word.id);
      const again = await learner.collect('w');
      expect(again).toMatchObject({ tags: [], mastery_level: 0 });
      expect(again.id).not.toBe(word.id);
    });
  });

  describe('that is not there', () => {
    const ids = () => [
      randomUUID(),
      'x',
      '1',
      'default',
      `${randomUUID()}0`,
      "'--",
      '%00',
      '%F0%9F%8C%B3',
    ];

    it('is 404, whatever its id looks like', async () => {
      for (const id of ids()) {
        for (const answer of [
          await learner.get(id),
          await learner.patch(id, { mastery_level: 1 }),
          await learner.patch(id, {}),
          await learner.delete(id),
        ]) {
          expect([id, answer.status, answer.body.error.code]).toEqual([id, 404, 'NOT_FOUND']);
        }
      }
    });

    it('looks like one that belongs to another user', async () => {
      const word = await (await Learner.of(service)).collect({ term: 'theirs', tags: ['t'] });
      const absent = randomUUID();
      for (const call of [
        (id: string) => learner.get(id),
        (id: string) => learner.patch(id, { tags: [] }),
        (id: string) => learner.patch(id, { mastery_level: 5 }),
        (id: string) => learner.delete(id),
      ]) {
        const [theirs, none] = [await call(word.id), await call(absent)];
        expect([theirs.status, theirs.body]).toEqual([404, none.body]);
      }
      const { rows } = await service.database.pool.query(
        'select tags, mastery_level from learned_words where id = $1',
        [word.id],
      );
      expect(rows).toEqual([{ tags: ['t'], mastery_level: 0 }]);
      expect(await learner.listAll()).toEqual([]);
    });

    it('is not searched for before the input is checked', async () => {
      expect((await learner.patch(randomUUID(), { mastery_level: 9 })).status).toBe(400);
    });
  });

  describe('is reached with its scope only', () => {
    const without = (scope: string) => ALL_SCOPES.filter((other) => other !== scope);

    it('words:read for reading', async () => {
      const { id } = await learner.collect('w');
      const { userId } = learner;
      const writer = await Learner.of(service, { userId, scopes: without('words:read') });
      for (const answer of [await writer.get(id), await writer.list()])
        expect([answer.status, answer.body.error.code]).toEqual([403, 'PERMISSION_DENIED']);
    });

    it('words:write for writing', async () => {
      const word = await learner.collect('w');
      const { userId } = learner;
      const reader = await Learner.of(service, { userId, scopes: without('words:write') });
      for (const answer of [
        await reader.patch(word.id, { tags: ['x'] }),
        await reader.delete(word.id),
        await reader.send({ term: 'w', tags: ['x'] }),
      ])
        expect([answer.status, answer.body.error.code]).toEqual([403, 'PERMISSION_DENIED']);
      expect((await reader.get(word.id)).body.learned_word).toEqual(word);
    });
  });

  describe('has one of the languages', () => {
    it('which any token may list', async () => {
      const { token } = await Learner.of(service, { scopes: ['review:read'] });
      const { status, body } = await service.client.get('/api/v1/learning/languages', { token });
      expect(status).toBe(200);
      expect(body.languages.map(({ language }: { language: string }) => language)).toEqual(
        ALL_LANGUAGES,
      );
      expect(body.languages[0]).toEqual({
        language: 'LANGUAGE_ENGLISH',
        english_name: 'English',
        native_name: 'English',
        has_dictionary: true,
        dictionaries: [expect.objectContaining({ title: 'WORDNET', hash: null })],
      });
      expect(body.languages[5]).toMatchObject({ native_name: '日本語', has_dictionary: false });
    });

    it('which nobody may list without a token', async () => {
      expect((await service.client.get('/api/v1/learning/languages')).status).toBe(401);
    });
  });

  it('belongs to a user, and goes with that user', async () => {
    const { pool } = service.database;
    const { id } = await learner.collect('w');
    const giveTo = 'update learned_words set user_id = $2 where id = $1';
    await expect(pool.query(giveTo, [id, randomUUID()])).rejects.toMatchObject({ code: '23503' });
    await pool.query('delete from users where id = $1', [learner.userId]);
    expect((await pool.query('select from learned_words where id = $1', [id])).rowCount).toBe(0);
  });
});
