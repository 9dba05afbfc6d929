import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import type { LearnedWordDto } from '@wordgrove/dto';
import type { LearnedWord } from '../../src/modules/learning/learned-word.js';
import type { Paged } from '../../src/modules/learning/pages/word-page.js';
import { WordSlices } from '../../src/modules/learning/pages/word-slices.js';
import { Learner } from '../support/learner.js';
import { digest, lengthen } from '../support/long-words.js';
import { collectMany } from '../support/many-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Bytes that a slice may have: its words, the last one of which may be as large as words get. */
const MAX_SLICE_BYTES = 256 * 1024 + 600_000;

describe('a batch of long words', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const terms = (count: number) => Array.from({ length: count }, (_, n) => ({ term: String(n) }));

  /** The words of a batch, after the checks of the rest of the response. */
  async function collected(specs: object[], created: number): Promise<LearnedWordDto[]> {
    const { status, headers, body } = await learner.sendAll(specs);
    expect([status, body.created_count]).toEqual([200, created]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    return body.learned_words;
  }

  it('comes back complete and in order, however long its words are', async () => {
    await collectMany(service, learner.userId, 80);
    await lengthen(service, learner.userId, { bytes: 1_900, which: 'term::int % 4 > 0' });
    const specs = [...terms(90), { term: '7', tags: ['again'] }];
    const words = await collected(specs, 10);
    expect(words.map(({ term }) => term)).toEqual(specs.map(({ term }) => term));
    expect(Buffer.byteLength(JSON.stringify(words))).toBeGreaterThan(LIMITS.pageBytes);
    expect(words[7]?.tags).toEqual(['again']);
    for (const word of [words[7], words[8], words[41], words[85], words[90]] as LearnedWordDto[])
      expect(digest((await learner.get(word.id)).body.learned_word)).toBe(digest(word));
  });

  it('has one word as often as it was sent', async () => {
    const notes = Array.from({ length: LIMITS.notes }, (_, n) => `${n}`.padEnd(LIMITS.note, 'x'));
    const specs = [
      { term: 'long', notes },
      ...Array.from({ length: 60 }, () => ({ term: 'long' })),
    ];
    const fresh = await collected(specs, 1);
    const known = await collected(specs, 0);
    expect(fresh).toHaveLength(61);
    expect(new Set([...fresh, ...known].map(digest)).size).toBe(1);
    expect(fresh[60]?.notes).toEqual(notes);
  });

  it('refuses at once a word that exceeds its limits in many specs', async () => {
    const specs = Array.from({ length: LIMITS.collectBatch }, (_, spec) => ({
      term: spec === 0 ? 'other' : 'same',
      tags: Array.from({ length: LIMITS.tags }, (__, tag) => `${spec} ${tag}`),
    }));
    const { status, body } = await learner.sendAll(specs);
    expect([status, body.error.details[0]]).toMatchObject([
      400,
      { reason: 'TOO_MANY', field: 'specs[1]' },
    ]);
  });

  it('is sent in slices, of which none is large', async () => {
    await collectMany(service, learner.userId, 60);
    await lengthen(service, learner.userId, { bytes: 1_900 });
    const { rows } = await service.database.pool.query(
      'select id from learned_words where user_id = $1',
      [learner.userId],
    );
    const pieces = await piecesOf(rows.map(({ id }) => id));
    expect(pieces.length).toBeGreaterThan(20);
    for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(MAX_SLICE_BYTES);
    const read = JSON.parse(`[${pieces.join('')}]`);
    expect(read.map(({ id }: LearnedWord) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('has a long word that is deleted while the response is sent, without its lists', async () => {
    const [word] = JSON.parse(`[${(await piecesOf([randomUUID()])).join('')}]`);
    expect(word).toMatchObject({ term: 'gone', tags: [], notes: [], contexts: [] });
  });

  async function piecesOf(ids: string[]): Promise<string[]> {
    const slices = service.app.get(WordSlices, { strict: false });
    const long = { term: 'gone', tags: null, notes: null, contexts: null };
    const words = ids.map((id) => ({ ...long, id }) as unknown as Paged<LearnedWord>);
    const pieces: string[] = [];
    const shown = {
      wordOf: (word: Paged<LearnedWord>) => word,
      present: (_: object, word?: object) => word!,
    };
    for await (const piece of slices.json(words, shown)) pieces.push(piece);
    return pieces;
  }
});

describe('a statement that collects words', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ isImpatient: true })));
  afterAll(() => service.close());

  it.each([
    ['20', '2s'],
    ['21', '10s'],
  ])('may take longer if its words wait for those of others: %s words', async (count, limit) => {
    const { pool } = service.database;
    await pool.query(`
      create table limits_seen as select current_setting('statement_timeout') as seen limit 0;
      create function note_limit() returns trigger language plpgsql as $$ begin
        insert into limits_seen values (current_setting('statement_timeout'));
        return new;
      end $$;
      create trigger note_limit before insert on learned_words for each statement execute function note_limit()`);
    try {
      const specs = Array.from({ length: Number(count) }, (_, n) => ({ term: String(n) }));
      const learner = await Learner.of(service);
      expect((await learner.sendAll(specs)).status).toBe(200);
      const { rows } = await pool.query('select distinct seen from limits_seen');
      expect(rows).toEqual([{ seen: limit }]);
    } finally {
      await pool.query('drop function note_limit cascade; drop table limits_seen');
    }
  });
});
