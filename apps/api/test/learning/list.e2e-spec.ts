/**
 * @installed-servers a server compares and orders text by its own rules
 */
import type { LearnedWordDto } from '@wordgrove/dto';
import { Learner } from '../support/learner.js';
import { collectMany } from '../support/many-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const terms = (words: readonly LearnedWordDto[]) => words.map(({ term }) => term);

describe('learned-words', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const fill = (count: number, every?: number) =>
    collectMany(service, learner.userId, count, every);

  const expectFault = async (query: Record<string, string>, reason: string, field: string) => {
    const { status, body } = await learner.list(query);
    expect([query, status]).toEqual([query, 400]);
    expect(body.error.code).toBe('INVALID_ARGUMENT');
    expect(body.error.details).toEqual([expect.objectContaining({ reason, field })]);
  };

  describe('pages', () => {
    it('are empty for a user without words', async () => {
      const { status, body } = await learner.list();
      expect([status, body]).toEqual([200, { learned_words: [], next_page_token: '' }]);
    });

    it("hold the user's own words only, newest first", async () => {
      await (await Learner.of(service)).collect('theirs');
      const collected: LearnedWordDto[] = [];
      for (const term of ['first', 'second', 'third']) {
        collected.unshift(await learner.collect(term));
        service.clock.advance({ ms: 1 });
      }
      const { body } = await learner.list();
      expect(body).toEqual({ learned_words: collected, next_page_token: '' });
    });

    it('are the same JSON as each of their words, byte by byte', async () => {
      const odd = [`"created_at":"2026-01-01T00:00:00.5+00:00"`, '\\ / \t\n.', 'é 😀 \u2028 <'];
      const contexts = odd.map((sentence, at) => ({
        sentence,
        ...(at > 0 && { source_title: odd[at - 1], source_url: 'https://example.org/?a=1&b="' }),
      }));
      const texts: string[] = [];
      for (const [at, ms] of [0, 5, 45, 450].entries()) {
        service.clock.advance({ ms });
        const spec = { term: `word ${at}`, tags: odd, notes: odd, contexts, mastery_level: at };
        const { id } = await learner.collect(at === 0 ? 'word' : spec);
        if (at === 1) await learner.patch(id, { suspended: true });
        const { text } = await learner.get(id);
        texts.unshift(text.slice('{"learned_word":'.length, -1));
      }
      const { text, headers } = await learner.list();
      expect(text).toBe(`{"learned_words":[${texts.join()}],"next_page_token":""}`);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      const filtered = await learner.list({ filter: 'term != ""', order_by: 'created_at desc' });
      expect(filtered.text).toBe(text);
    });

    it.each([
      [undefined, 20],
      ['0', 20],
      ['1', 1],
      ['007', 7],
      ['100', 100],
      ['101', 100],
      ['999999999999', 100],
    ])('of size %p hold %i words', async (pageSize, count) => {
      await fill(120);
      const { body } = await learner.list(pageSize === undefined ? {} : { page_size: pageSize });
      expect(body.learned_words).toHaveLength(count);
      expect(body.next_page_token).toMatch(/^[A-Za-z0-9_-]+$/);
    });

    it.each(['-1', '1.5', '1e1', '0x10', 'ten', '+5', ' 5'])(
      'of size %p are refused',
      (page_size) => expectFault({ page_size }, 'INVALID_TYPE', 'page_size'),
    );

    it('end with an empty token, even if the last one is full', async () => {
      await fill(6);
      const first = await learner.list({ page_size: '3' });
      const query = { page_size: '3', page_token: first.body.next_page_token };
      const second = await learner.list(query);
      expect(terms(second.body.learned_words)).toEqual(['2', '1', '0']);
      expect(second.body.next_page_token).toBe('');
    });

    it('continue with another size', async () => {
      await fill(10);
      const { body } = await learner.list({ page_size: '2' });
      const rest = await learner.list({ page_size: '50', page_token: body.next_page_token });
      expect(terms(rest.body.learned_words)).toEqual(['7', '6', '5', '4', '3', '2', '1', '0']);
    });

    it('distinguish words of the same millisecond', async () => {
      await fill(50, 0);
      const words = await learner.listAll({ page_size: '7' });
      expect(new Set(terms(words)).size).toBe(50);
      expect(words).toHaveLength(50);
    });

    it('list each word that stays exactly once while others are added and deleted', async () => {
      await fill(60);
      const seen: string[] = [];
      let page_token = '';
      for (let round = 0; ; round += 1) {
        const { body } = await learner.list({ page_size: '6', page_token });
        seen.push(...terms(body.learned_words));
        page_token = body.next_page_token;
        if (page_token === '') break;
        service.clock.advance({ seconds: 1 });
        await learner.collect(`new ${round}`);
        // The last word that was listed, and one that is still to come.
        const gone = [body.learned_words.at(-1).term, String(59 - 6 * (round + 1) - 3)];
        await service.database.pool.query(
          'delete from learned_words where user_id = $1 and term = any ($2)',
          [learner.userId, gone],
        );
      }
      const staying = terms(await learner.listAll()).filter((term) => !term.startsWith('new'));
      expect(staying.length).toBeGreaterThan(30);
      for (const term of staying)
        expect([term, seen.filter((other) => other === term).length]).toEqual([term, 1]);
      expect(new Set(seen).size).toBe(seen.length);
    });
  });

  describe('a page token', () => {
    const QUERY = { page_size: '1', filter: 'mastery_level < 6', order_by: 'term' };
    let page_token: string;
    beforeEach(async () => {
      await fill(5);
      page_token = (await learner.list(QUERY)).body.next_page_token;
    });

    it('continues the same list, however its order is written', async () => {
      for (const order_by of ['term', 'term asc', '  term   asc '])
        expect(
          terms((await learner.list({ ...QUERY, order_by, page_token })).body.learned_words),
        ).toEqual(['1']);
    });

    it.each([
      ['another filter', { filter: 'mastery_level < 5' }],
      ['no filter', { filter: '' }],
      ['another order', { order_by: 'term desc' }],
      ['the default order', { order_by: '' }],
    ])('does not work with %s', (_, change) =>
      expectFault({ ...QUERY, ...change, page_token }, 'INVALID_PAGE_TOKEN', 'page_token'),
    );

    it('does not work with another user', async () => {
      learner = await Learner.of(service);
      await fill(5);
      await expectFault({ ...QUERY, page_token }, 'INVALID_PAGE_TOKEN', 'page_token');
    });

    it('works with another application of the same user', async () => {
      const other = await Learner.of(service, { userId: learner.userId });
      const { body } = await other.list({ ...QUERY, page_token });
      expect(terms(body.learned_words)).toEqual(['1']);
    });

    it('is authenticated: changed and invented ones are refused', async () => {
      const flipped = (page_token.startsWith('A') ? 'B' : 'A') + page_token.slice(1);
      const invented = Buffer.from('["2026-03-02T09:00:00.000Z"]').toString('base64url');
      for (const token of [flipped, page_token.slice(0, -1), `${page_token}A`, invented, 'x', '💥'])
        await expectFault({ ...QUERY, page_token: token }, 'INVALID_PAGE_TOKEN', 'page_token');
    });

    it('reveals nothing of its content', () => {
      const bytes = Buffer.from(page_token, 'base64url').toString('latin1');
      expect(bytes).not.toMatch(/2026|term|mastery/);
    });
  });

  it.each([
    ['an unknown parameter', 'limit=5', 'UNKNOWN_MEMBER'],
    ['a repeated one', 'page_size=1&page_size=2', 'REPEATED_PARAMETER'],
    ['a bracketed one', 'filter[x]=1', 'UNKNOWN_MEMBER'],
    ['broken encoding', 'filter=%ff', 'MALFORMED'],
    ['NUL', 'filter=term%3D%3D%22%00%22', 'INVALID_CHARACTER'],
  ])('refuses %s', async (_, query, reason) => {
    const { status, body } = await service.client.get(`/api/v1/learning/learned-words?${query}`, {
      token: learner.token,
    });
    expect([status, body.error.details[0].reason]).toEqual([400, reason]);
  });
});
