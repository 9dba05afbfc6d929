import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

describe('undoing an imported review', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const caller = (learner: Learner) => ({ token: learner.token });
  const get = async (of: Learner, path: string) =>
    (await service.client.get(`/api/v1${path}`, caller(of))).body;

  it.each([
    ['with the id of a card that is elsewhere', (file: string) => file],
    [
      'without a card',
      (file: string) => file.replace(/"flashcard_id":\s*"[^"]*"/g, '"flashcard_id": null'),
    ],
  ])('%s leaves the word as if it had not been there', async (_, change) => {
    const [from, to] = [await Learner.of(service), await Learner.of(service)];
    const word = await from.collect({ term: 'harbor' });
    await from.answerOnly(true);
    service.clock.advance({ days: 3 });
    const { learned_word: reviewed } = await from.answerOnly(false);
    const file = change(await exportText(service, caller(from), 'json'));
    expect((await importFile(service, caller(to), 'json', file)).status).toBe('SUCCEEDED');
    const { reviews } = await get(to, '/reviews');
    expect(reviews).toHaveLength(2);
    const path = `/learning/learned-words/${reviews[0].learned_word_id}`;
    await service.client.patch(`/api/v1${path}`, { ...caller(to), body: { suspended: true } });
    const same = { id: expect.any(String), updated_at: expect.any(String), state: 'SUSPENDED' };
    expect((await get(to, path)).learned_word).toEqual({ ...reviewed, ...same });
    for (const { id } of reviews)
      expect((await to.post(`/api/v1/reviews/${id}/undo`, undefined)).status).toBe(200);
    expect((await get(to, path)).learned_word).toEqual({ ...word, ...same });
    expect(await to.stats()).toMatchObject({ reviewed_today_count: 0, new_today_count: 0 });
    await service.client.patch(`/api/v1${path}`, { ...caller(to), body: { suspended: false } });
    expect((await to.answerOnly(true)).learned_word.review_count).toBe(1);
  });
});
