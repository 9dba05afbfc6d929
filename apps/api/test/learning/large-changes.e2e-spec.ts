import { LIMITS } from '@wordgrove/contracts';
import type { LearnedWordDto } from '@wordgrove/dto';
import { Learner } from '../support/learner.js';
import { digest, lengthen } from '../support/long-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Bytes that a page may have: its words, the last one of which may be as large as words get. */
const MAX_PAGE_BYTES = LIMITS.pageBytes + 600_000;
const COUNT = 90;

describe('changes of long words', () => {
  let service: TestApp;
  let learner: Learner;
  let words: LearnedWordDto[];
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => {
    learner = await Learner.of(service);
    words = [];
    for (let at = 0; at < COUNT; at += 1) words.push(await learner.collect(`word ${at}`));
    await lengthen(service, learner.userId, { bytes: 1_900 });
  });

  /** One bounded page of the changes. */
  async function page(sync_token: string) {
    const { text, body } = await learner.changes({ page_size: '500', sync_token });
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_PAGE_BYTES);
    return body;
  }

  it('come in pages that end early, each word once and in the order of the changes', async () => {
    const seen: string[] = [];
    let token = '';
    let calls = 0;
    for (let more = true; more; calls += 1) {
      const body = await page(token);
      seen.push(...body.learned_words.map(({ term }: LearnedWordDto) => term));
      token = body.next_sync_token;
      more = body.has_more;
    }
    expect(calls).toBeGreaterThan(2);
    expect(seen).toEqual(words.map(({ term }) => term));
    expect(await page(token)).toMatchObject({
      learned_words: [],
      deleted_ids: [],
      has_more: false,
    });
  });

  it('have the deletions between them, in their place', async () => {
    const { next_sync_token: start } = await lastPage('');
    const told: string[] = [];
    for (const [at, { id }] of words.entries()) {
      if (at % 3 === 0) await learner.delete(id);
      else await learner.patch(id, { tags: ['changed'] });
      told.push(id);
    }
    const seen: string[] = [];
    let token = start;
    for (let more = true; more;) {
      const body = await page(token);
      const met = [...body.deleted_ids, ...body.learned_words.map(({ id }: LearnedWordDto) => id)];
      // Those of one page are the next ones, whether they are there or gone.
      expect(new Set(met)).toEqual(new Set(told.slice(seen.length, seen.length + met.length)));
      seen.push(...met);
      token = body.next_sync_token;
      more = body.has_more;
    }
    expect(seen).toHaveLength(COUNT);
  });

  it('keep a copy exact while words are added, changed and deleted', async () => {
    const copy = new Map<string, LearnedWordDto>();
    let token = '';
    let round = 0;
    for (let more = true; more || round <= 10; round += 1) {
      const [body] = await Promise.all([page(token), round < 10 ? disturb(round) : undefined]);
      for (const word of body.learned_words) copy.set(word.id, word);
      for (const id of body.deleted_ids) copy.delete(id);
      token = body.next_sync_token;
      more = body.has_more;
    }
    const now = await learner.listAll({ page_size: '100' });
    expect(now.length).toBeGreaterThan(50);
    expect([...copy.values()].map(digest).sort()).toEqual(now.map(digest).sort());
  });

  /** Deletes, shortens, touches and collects words, all at once. */
  async function disturb(round: number): Promise<void> {
    const [gone, short, touched] = [round, 89 - round, 40 + round].map((at) => words[at]!.id);
    await Promise.all([
      learner.delete(gone!),
      learner.patch(short!, { notes: ['short'] }),
      learner.patch(touched!, { tags: [`round ${round}`] }),
      learner.collect(`new ${round}`),
    ]);
  }

  async function lastPage(token: string) {
    let body = await page(token);
    while (body.has_more) body = await page(body.next_sync_token);
    return body;
  }
});
