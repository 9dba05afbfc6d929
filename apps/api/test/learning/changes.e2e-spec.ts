import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('changes', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  /** Follows the changes to their end. */
  async function follow(syncToken = '', pageSize = '') {
    const found = { terms: [] as string[], deleted: [] as string[], calls: 0, token: syncToken };
    for (let more = true; more;) {
      const query = { sync_token: found.token, ...(pageSize && { page_size: pageSize }) };
      const { status, text, body } = await learner.changes(query);
      if (status !== 200) throw new Error(text);
      found.terms.push(...body.learned_words.map(({ term }: { term: string }) => term));
      found.deleted.push(...body.deleted_ids);
      found.token = body.next_sync_token;
      found.calls += 1;
      more = body.has_more;
    }
    return found;
  }

  it('without a token are all words, as in lists', async () => {
    const words = [await learner.collect('one'), await learner.collect('two')];
    const { status, body } = await learner.changes();
    expect(status).toBe(200);
    expect(body).toEqual({
      learned_words: words,
      deleted_ids: [],
      next_sync_token: expect.any(String),
      has_more: false,
    });
  });

  it('of a user without words are empty, and continue from there', async () => {
    const { token } = await follow();
    await learner.collect('first');
    expect((await follow(token)).terms).toEqual(['first']);
  });

  it('with a token are what happened since, each word once', async () => {
    const [kept, edited, gone] = [
      await learner.collect('kept'),
      await learner.collect('edited'),
      await learner.collect('gone'),
    ];
    const { token } = await follow();
    expect(await follow(token)).toMatchObject({ terms: [], deleted: [] });
    await learner.patch(edited.id, { tags: ['a'] });
    await learner.patch(edited.id, { suspended: true });
    await learner.delete(gone.id);
    await learner.collect('new');
    await learner.collect({ term: 'kept' });
    const since = await follow(token);
    expect(since).toMatchObject({ terms: ['edited', 'new'], deleted: [gone.id] });
    expect((await follow(since.token)).terms).toEqual([]);
    await learner.collect({ term: 'kept', notes: ['one'] });
    expect((await follow(since.token)).terms).toEqual([kept.term]);
  });

  it('tell of reviews, which change memory', async () => {
    await learner.collect({ term: 'reviewed' });
    const { token } = await follow();
    await learner.answerOnly(true);
    expect((await follow(token)).terms).toEqual(['reviewed']);
  });

  it('come in pages of any size, none missing and none twice', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `word ${String(at).padStart(2, '0')}`);
    await learner.sendAll(names.map((term) => ({ term })));
    const paged = await follow('', '10');
    expect(paged.calls).toBe(3);
    expect(paged.terms.sort()).toEqual(names);
    expect(await follow(paged.token)).toMatchObject({ terms: [], calls: 1 });
  });

  it('are 100 per call by default, and 500 at most', async () => {
    const names = Array.from({ length: 500 }, (_, at) => ({ term: `word ${at}` }));
    await learner.sendAll(names);
    await learner.collect('one more');
    for (const [asked, got] of [
      ['', 100],
      ['0', 100],
      ['500', 500],
      ['9999', 500],
    ] as const) {
      const { body } = await learner.changes({ ...(asked && { page_size: asked }) });
      expect([body.learned_words.length, body.has_more]).toEqual([got, true]);
    }
  });

  it('do not have words that were deleted before the first call', async () => {
    const gone = await learner.collect('gone');
    await learner.delete(gone.id);
    expect((await follow()).deleted).toEqual([]);
  });

  it('tell of a word that is deleted while everything is being read', async () => {
    const first = await learner.collect('first');
    await learner.collect('second');
    const { body } = await learner.changes({ page_size: '1' });
    await learner.delete(first.id);
    const rest = await follow(body.next_sync_token);
    expect(rest).toMatchObject({ terms: ['second'], deleted: [first.id] });
  });

  it('never miss what a concurrent transaction commits late', async () => {
    await learner.collect('before');
    const { token } = await follow();
    // The change that has the turn may take long: what comes after it waits, so its number is never overtaken.
    const late = await service.database.pool.connect();
    await late.query('begin');
    await late.query(
      `update change_counters set last_change = last_change + 1 where user_id = $1`,
      [learner.userId],
    );
    const next = learner.collect('after');
    const during = await follow(token);
    expect(during.terms).toEqual([]);
    const mark = `update learned_words set change_number = c.last_change from change_counters c
      where c.user_id = learned_words.user_id and learned_words.user_id = $1`;
    await late.query(mark, [learner.userId]);
    await late.query('commit');
    late.release();
    await next;
    expect((await follow(during.token)).terms).toEqual(['before', 'after']);
  });

  it('never miss one of 200 words that 20 at a time collect', async () => {
    let { token } = await follow();
    const seen = new Set<string>();
    const reading = async () => {
      const found = await follow(token, '7');
      token = found.token;
      found.terms.forEach((term) => seen.add(term));
    };
    for (let round = 0; round < 10; round += 1) {
      const collecting = Array.from({ length: 20 }, (_, at) => learner.collect(`w${round} ${at}`));
      await Promise.all([...collecting, reading(), reading()]);
    }
    await reading();
    expect(seen.size).toBe(200);
  });

  it('are for their own user only', async () => {
    const { token } = await follow();
    const other = await Learner.of(service);
    await other.collect('theirs');
    expect((await follow()).terms).toEqual([]);
    const { status, body } = await other.changes({ sync_token: token });
    expect([status, body.error.details[0]]).toEqual([
      400,
      expect.objectContaining({ reason: 'INVALID_SYNC_TOKEN', field: 'sync_token' }),
    ]);
  });

  it('are kept for 180 days, after which a client starts again', async () => {
    const word = await learner.collect('word');
    const { token } = await follow();
    await learner.delete(word.id);
    service.clock.advance({ days: 180, ms: -1 });
    await service.app.get(Housekeeping, { strict: false }).run();
    learner = await Learner.of(service, { userId: learner.userId });
    expect((await follow(token)).deleted).toEqual([word.id]);
    service.clock.advance({ ms: 1 });
    await service.app.get(Housekeeping, { strict: false }).run();
    expect((await learner.changes({ sync_token: token })).status).toBe(400);
    const { rows } = await service.database.pool.query('select from deleted_words');
    expect(rows).toEqual([]);
  });

  it('are not kept for longer for a client that stops half-way, since deletions are no longer known', async () => {
    const words = [await learner.collect('one'), await learner.collect('two')];
    const { token } = await follow();
    service.clock.advance({ days: 1 });
    learner = await Learner.of(service, { userId: learner.userId });
    for (const { id } of words) await learner.delete(id);
    service.clock.advance({ days: 178 });
    learner = await Learner.of(service, { userId: learner.userId });
    const first = (await learner.changes({ sync_token: token, page_size: '1' })).body;
    expect([first.deleted_ids.length, first.has_more]).toEqual([1, true]);
    service.clock.advance({ days: 3 });
    await service.app.get(Housekeeping, { strict: false }).run();
    learner = await Learner.of(service, { userId: learner.userId });
    const rest = await learner.changes({ sync_token: first.next_sync_token });
    expect([rest.status, rest.body.error?.details[0].reason]).toEqual([400, 'INVALID_SYNC_TOKEN']);
  });
});
