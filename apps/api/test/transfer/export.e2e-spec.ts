/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { ALL_SCOPES } from '@wordgrove/contracts';
import { parse } from 'csv-parse/sync';
import { eventually } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { collectMuch } from '../support/much-to-read.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const EXPORT = '/api/v1/learning/export';

const log: string[] = [];
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'error' },
    log: { write: (line) => void log.push(line) },
  });
});
afterAll(() => service.close());

const exported = async (learner: Learner, query: Record<string, string> = {}) =>
  service.client.get(EXPORT, { token: learner.token, query });

/** A table's rows, as texts. */
const rows = (text: string, delimiter = ','): string[][] => parse(text, { delimiter });

describe('an export as JSON', () => {
  it('is a file with its time that states its format', async () => {
    const learner = await Learner.of(service);
    const word = await learner.collect({ term: 'harbor', tags: ['sea'], mastery_level: 2 });
    const { status, headers, body } = await exported(learner);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="wordgrove.json"');
    expect(body).toMatchObject({
      format: 'wordgrove',
      version: 1,
      exported_at: service.clock.now().toISOString(),
      words: [{ ...word, memory: { state: 'REVIEW', suspended: false, stability: 12 } }],
      wordbooks: [],
      memory_parameters: null,
      review_plans: [],
      reviews: [],
      fitted_weights: [],
    });
  });

  it('has the sections that the token may read, and no others', async () => {
    const sections = async (...missing: string[]) => {
      const scopes = ALL_SCOPES.filter((scope) => !missing.includes(scope));
      return Object.keys((await exported(await Learner.of(service, { scopes }))).body);
    };
    const head = ['format', 'version', 'exported_at', 'words'];
    const review = ['memory_parameters', 'review_plans', 'reviews', 'fitted_weights'];
    expect(await sections('review:read')).toEqual([...head, 'wordbooks']);
    expect(await sections('wordbooks:read')).toEqual([...head, ...review]);
    expect(await sections('review:read', 'wordbooks:read')).toEqual(head);
  });

  it('requires words:read, and has nothing of other users', async () => {
    const owner = await Learner.of(service);
    await owner.collect('secretive');
    const other = await Learner.of(service);
    expect((await exported(other)).body.words).toEqual([]);
    const blind = await Learner.of(service, { scopes: ['words:write', 'review:read'] });
    expect((await exported(blind)).status).toBe(403);
  });

  it('goes beyond one batch, in the order of collecting', async () => {
    const learner = await Learner.of(service);
    const terms = Array.from({ length: 1_100 }, (_, n) => `word ${n}`);
    for (let n = 0; n < terms.length; n += 500) {
      service.clock.advance({ seconds: 1 });
      await learner.sendAll(terms.slice(n, n + 500).map((term) => ({ term })));
    }
    const { body } = await exported(learner);
    expect(new Set(body.words.map((word: { term: string }) => word.term))).toEqual(new Set(terms));
    const times = body.words.map((word: { created_at: string }) => word.created_at);
    expect(times).toEqual([...times].sort());
  });

  it('is of one moment, whatever changes while it is read', async () => {
    const learner = await Learner.of(service);
    await collectMuch(service, learner.token);
    service.clock.advance({ seconds: 1 });
    const later = Array.from({ length: 400 }, (_, n) => ({ term: `later ${n}` }));
    await learner.sendAll(later);
    const answer = await fetch(service.url + EXPORT, {
      headers: { authorization: `Bearer ${learner.token}`, 'accept-encoding': 'identity' },
    });
    const [newest] = (await learner.list({ page_size: '1' })).body.learned_words;
    await learner.delete(newest.id);
    await learner.collect('too late');
    const { words } = (await answer.json()) as { words: { term: string }[] };
    const read = words.map(({ term }) => term).filter((term) => !term.startsWith('long'));
    expect(read.sort()).toEqual(later.map(({ term }) => term).sort());
  });

  it('accepts a filter, and reports its error before anything is sent', async () => {
    const learner = await Learner.of(service);
    await learner.collect({ term: 'one', tags: ['a'] });
    await learner.collect({ term: 'two', tags: ['b'] });
    const { body } = await exported(learner, { filter: '"a" in tags' });
    expect(body.words.map((word: { term: string }) => word.term)).toEqual(['one']);
    const wrong = await exported(learner, { filter: 'nonsense ==' });
    expect([wrong.status, wrong.body.error.details[0].reason]).toEqual([400, 'INVALID_FILTER']);
    expect((await exported(learner, { format: 'xlsx' })).status).toBe(400);
  });
});

describe('an export as a table', () => {
  it('has a column for each note and three for each context', async () => {
    const learner = await Learner.of(service);
    await learner.collect({
      term: 'harbor',
      tags: ['sea', 'a;b', 'c\\d'],
      notes: ['a "port"', 'line\nbreak'],
      contexts: [{ sentence: 'In the harbor, at last.', source_title: 'A book' }],
    });
    const csv = await exported(learner, { format: 'csv' });
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
    const [header, word] = rows(csv.text);
    expect(header?.slice(0, 9)).toEqual([
      ...['term', 'language', 'mastery_level', 'tags', 'notes', 'notes'],
      ...['context', 'source_title', 'source_url'],
    ]);
    expect(word?.slice(0, 9)).toEqual([
      ...['harbor', 'LANGUAGE_ENGLISH', '0', 'sea;a\\;b;c\\\\d', 'a "port"', 'line\nbreak'],
      ...['In the harbor, at last.', 'A book', ''],
    ]);
    const tsv = await exported(learner, { format: 'tsv' });
    expect(rows(tsv.text, '\t')).toEqual(rows(csv.text));
  });

  it('quotes a cell of several lines, so that no reader takes it for rows', async () => {
    const learner = await Learner.of(service);
    await learner.collect({ term: 'line\nbreak', notes: ['one\ntwo'] });
    for (const format of ['csv', 'tsv']) {
      const { text } = await exported(learner, { format });
      expect([text.includes('"line\nbreak"'), text.includes('"one\ntwo"')]).toEqual([true, true]);
      expect(text.match(/\r\n/g)).toHaveLength(2);
    }
  });

  it('guards cells that a spreadsheet would run as formulas', async () => {
    const learner = await Learner.of(service);
    const terms = ['=1+1', '+49', '-ness', '@home', "'=x", "'tis"];
    for (const term of terms) await learner.collect(term);
    const [, ...words] = rows((await exported(learner, { format: 'csv' })).text);
    const cells = words.map(([term]) => term);
    expect(cells.sort()).toEqual(["'=1+1", "'+49", "'-ness", "'@home", "''=x", "'tis"].sort());
  });
});

/** The query of an export without a word. */
const NOTHING = { filter: 'false' };

describe('readers who take their time', () => {
  it('hold two places each, or one if places are scarce, and do not block other readers', async () => {
    const learner = await Learner.of(service);
    await collectMuch(service, learner.token);
    const other = await Learner.of(service);
    // The garbage collector would end a response that nothing refers to.
    const unread: Response[] = [];
    const slow = async (token = learner.token): Promise<Response> => {
      const response = await fetch(`${service.url}${EXPORT}`, {
        // Compressed, it would be too small to wait for its reader.
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      });
      unread.push(response);
      return response;
    };
    const answers = await Promise.all([slow(), slow()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const third = await exported(learner, NOTHING);
    expect([third.status, third.body.error.details[0].reason]).toEqual([429, 'TOO_MANY_EXPORTS']);
    expect(third.headers.get('retry-after')).toBe('10');
    expect((await exported(other)).status).toBe(200);
    const [friend, helper] = [await Learner.of(service), await Learner.of(service)];
    for (const { token } of [friend, helper]) {
      await collectMuch(service, token);
      expect((await slow(token)).status).toBe(200);
      // The places that are left are for users who have none.
      const second = await slow(token);
      expect(second.status).toBe(429);
      expect(await second.json()).toMatchObject(third.body);
    }
    expect((await exported(other)).status).toBe(200);
    await Promise.all(unread.map(async ({ body, bodyUsed }) => bodyUsed || body?.cancel()));
    await eventually(async () => (await exported(learner, NOTHING)).status === 200);
    expect(log).toEqual([]);
  });
});

describe('a reader who goes away', () => {
  it('leaves no connection behind, and keeps nobody else waiting', async () => {
    const learner = await Learner.of(service);
    const filler = 'x'.repeat(2_000);
    const specs = Array.from({ length: 100 }, (_, n) => ({
      term: `long ${n}`,
      notes: [filler, `${filler.slice(1)}y`, `${filler.slice(1)}z`],
    }));
    await learner.sendAll(specs);
    for (let n = 0; n < 8; n += 1) {
      const abort = new AbortController();
      const response = await fetch(`${service.url}${EXPORT}`, {
        headers: { authorization: `Bearer ${learner.token}` },
        signal: abort.signal,
      });
      await response.body?.getReader().read();
      abort.abort();
    }
    await eventually(async () => (await exported(learner)).body.words?.length === 100);
    expect(log).toEqual([]);
  });
});
