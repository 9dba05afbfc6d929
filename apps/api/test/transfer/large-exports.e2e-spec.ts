import { ALL_SCOPES } from '@wordgrove/contracts';
import type { LearnedWordDto, WordbookDto } from '@wordgrove/dto';
import { deckParts } from '../../src/modules/transfer/exports/deck-parts.js';
import { writeJson } from '../../src/modules/transfer/exports/json-export.js';
import { writeTable } from '../../src/modules/transfer/exports/table-export.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Learner } from '../support/learner.js';
import { digest, lengthen } from '../support/long-words.js';
import { sentDuring } from '../support/sent-statements.js';
import { collectMany } from '../support/many-words.js';
import { givenReviews } from '../support/review-history.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Reviews that a piece of a deck may have: fewer than those of which one is made, and those of the word after. */
const MAX_PIECE_REVIEWS = 2_000;
/** Bytes that a piece may have: its words, the last one of which may be as large as words get. */
const MAX_PIECE_BYTES = 256 * 1024 + 600_000;

describe('an export of long words', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const sql = () => service.app.get(Sql, { strict: false });
  const request = () => ({
    userId: learner.userId,
    filter: '',
    scopes: ALL_SCOPES,
    at: service.clock.now(),
    signal: new AbortController().signal,
  });

  /** The whole file, no piece of which may be large. */
  async function fileOf(pieces: AsyncIterable<string>): Promise<string> {
    const found: string[] = [];
    for await (const piece of pieces) {
      expect(Buffer.byteLength(piece)).toBeLessThan(MAX_PIECE_BYTES);
      found.push(piece);
    }
    return found.join('');
  }

  it('has them all in order, in pieces of some hundred kilobytes', async () => {
    await collectMany(service, learner.userId, 130);
    await lengthen(service, learner.userId, { bytes: 1_900, which: 'term::int % 4 > 0' });
    const { words } = JSON.parse(await fileOf(writeJson(sql(), request())));
    const listed = await learner.listAll({ order_by: 'created_at', page_size: '100' });
    const shown = words.map(
      ({ memory: _, sense_id: __, ...word }: LearnedWordDto & Record<string, unknown>) => word,
    );
    expect(shown.map(digest)).toEqual(listed.map(digest));
    const table = await fileOf(writeTable(sql(), request(), ','));
    const terms = table
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[0]);
    expect(terms).toEqual(listed.map(({ term }) => term));
  });

  it('hands the words of a deck over in such pieces, and a long log too', async () => {
    await collectMany(service, learner.userId, 60);
    await lengthen(service, learner.userId, { bytes: 1_900, which: 'term::int % 4 > 0' });
    const listed = await learner.listAll({ order_by: 'created_at', page_size: '100' });
    const at = (n: number) => new Date(service.clock.now().getTime() - n * 60_000);
    const given = [0, 2_500, 999, 1_000];
    for (const [n, count] of given.entries())
      await givenReviews(
        service,
        learner.userId,
        listed[n]?.id ?? '',
        Array.from({ length: count }, (_, review) => ({ at: at(review) })),
      );
    const logs: [string, number][] = [];
    for await (const parts of deckParts(sql(), request())) {
      const reviews = parts.flatMap((part) => part.reviews ?? []);
      expect(reviews.length).toBeLessThan(MAX_PIECE_REVIEWS);
      const notes = parts.flatMap(({ note }) => (note ? [note] : []));
      // The word is in a note as its fields and once more to be restored from.
      expect(Buffer.byteLength(JSON.stringify(notes))).toBeLessThan(3 * MAX_PIECE_BYTES);
      for (const { note, reviews: some = [] } of parts) {
        if (note) logs.push([note.term, 0]);
        const last = logs.at(-1);
        if (last) last[1] += some.length;
      }
    }
    expect(logs).toEqual(listed.map(({ term }, n) => [term, given[n] ?? 0]));
  });

  it('measures hardly more words than it has', async () => {
    const count = 130;
    await collectMany(service, learner.userId, count);
    await lengthen(service, learner.userId, { bytes: 1_900 });
    const sent = await sentDuring(() => fileOf(writeJson(sql(), request())));
    const limits = sent
      .filter(({ text }) => /from learned_words where .* limit/s.test(text))
      .map(({ values }) => Number(values.at(-1)));
    expect(limits.length).toBeGreaterThan(4);
    expect(limits.reduce((sum, limit) => sum + limit, 0)).toBeLessThan(5 * count);
  });

  it('has a wordbook of long notes in order, piece by piece too', async () => {
    const call = (path: string, body: object) =>
      service.client.post(`/api/v1/wordbooks${path}`, { token: learner.token, body });
    const made = async (name: string): Promise<WordbookDto> =>
      (await call('', { name })).body.wordbook;
    const large = await made('Large');
    service.clock.advance({ ms: 1 });
    const empty = await made('Empty');
    await service.database.pool.query(
      `insert into wordbook_terms (wordbook_id, term_key, term, note, position)
       select $1, n::text, n::text, nullif(repeat('好', n % 3 * 1000), ''), n * 2 from generate_series(1, 1700) n`,
      [large.id],
    );
    const { wordbooks } = JSON.parse(await fileOf(writeJson(sql(), request())));
    const expected = Array.from({ length: 1_700 }, (_, at) => at + 1).map((n) => ({
      term: String(n),
      note: '好'.repeat((n % 3) * 1_000) || null,
    }));
    expect(wordbooks.map(({ name }: WordbookDto) => name)).toEqual(['Large', 'Empty']);
    expect(JSON.stringify(wordbooks[0].words) === JSON.stringify(expected)).toBe(true);
    expect(wordbooks[1]).toMatchObject({ id: empty.id, words: [] });
  });
});
