/**
 * @installed-servers a server compares and orders text by its own rules
 */
import { ALL, CASES, FAULTS, INJECTIONS, WORDS } from '../support/filter-cases.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a filter', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => {
    service = await startTestApp();
    learner = await Learner.of(service);
    for (const word of WORDS) await learner.collect(word);
    const [cafe] = await learner.listAll({ filter: 'term == "café"' });
    await learner.patch(cafe?.id ?? '', { suspended: true });
    await service.database.pool.query(
      `update learned_words set review_count = 5, last_reviewed_at = '2026-03-01T12:00:00Z'
       where term = 'apple'`,
    );
    await (await Learner.of(service)).collect('of another user');
  });
  afterAll(() => service.close());

  const matches = async (filter: string) =>
    (await learner.listAll({ filter, page_size: '2' })).map(({ term }) => term).toSorted();
  const fault = async (filter: string) => {
    const { status, body } = await learner.list({ filter });
    expect([status, body.error?.code]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(body.error.details).toHaveLength(1);
    return body.error.details[0];
  };

  it.each(CASES)('%j', async (filter, terms) => {
    expect(await matches(filter)).toEqual(terms.toSorted());
  });

  it.each(FAULTS)('%j is refused', async (filter, position) => {
    expect(await fault(filter)).toMatchObject({
      reason: 'INVALID_FILTER',
      field: 'filter',
      metadata: { position },
    });
  });

  it.each(INJECTIONS)('treats %j as plain text', async (text) => {
    const literal = JSON.stringify(text);
    for (const filter of [
      `term == ${literal}`,
      `term.startsWith(${literal})`,
      `term.contains(${literal})`,
      `term.endsWith(${literal})`,
      `${literal} in tags`,
      `term in [${literal}, ${literal}]`,
    ])
      expect(await matches(filter)).toEqual([]);
    await learner.collect({ term: text, tags: [text] });
    expect(await matches(`term == ${literal} && ${literal} in tags`)).toEqual([text]);
    const [word] = await learner.listAll({ filter: `term == ${literal}` });
    await learner.delete(word?.id ?? '');
    expect(await matches('')).toEqual(ALL.toSorted());
  });

  describe('is bounded', () => {
    it('to 1,024 code points', async () => {
      const filter = `term == "${'🍎'.repeat(1_014)}"`;
      expect([...filter]).toHaveLength(1_024);
      expect(await matches(filter)).toEqual([]);
      expect(await fault(`${filter} `)).toMatchObject({
        reason: 'INVALID_FILTER',
        metadata: { position: 1_024 },
      });
    });

    it('to 64 nodes', async () => {
      expect(await matches(`${'!'.repeat(63)}true`)).toEqual([]);
      expect(await fault(`${'!'.repeat(64)}true`)).toMatchObject({ reason: 'INVALID_FILTER' });
      const numbers = (count: number) => `mastery_level in [${Array(count).fill('3').join()}]`;
      expect(await matches(numbers(61))).toEqual(['Apfel']);
      expect(await fault(numbers(62))).toMatchObject({ reason: 'INVALID_FILTER' });
    });

    it.each([
      ['1,020 !', `${'!'.repeat(1_020)}true`],
      ['510 parentheses', `${'('.repeat(510)}true${')'.repeat(510)}`],
      ['open parentheses only', '('.repeat(1_024)],
      ['lists in lists', '['.repeat(500) + ']'.repeat(500)],
      ['4,000 !', `${'!'.repeat(4_000)}true`],
      ['4,000 parentheses', '('.repeat(4_000)],
    ])('in depth: %s', async (_, filter) => {
      expect(await fault(filter)).toMatchObject({ reason: 'INVALID_FILTER' });
    });
  });
});
