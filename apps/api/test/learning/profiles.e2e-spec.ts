import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

const METAL = 'lead%1:27:00::';
const LEAD_A_GROUP = 'lead%2:38:01::';
const RECALL = 'QUESTION_TYPE_RECALL';
const TYPING = 'QUESTION_TYPE_TYPING';

describe('what the dictionary says of a learned word', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  /** The word as every response about it shows it, which is the same. */
  async function seen(id: string) {
    const listed = await learner.listAll({ filter: 'mastery_level >= 0' });
    const plain = await learner.listAll();
    const { body } = await learner.get(id);
    const changed = (await learner.changes()).body.learned_words;
    for (const words of [listed, plain, changed])
      expect(words.find((word: { id: string }) => word.id === id)).toEqual(body.learned_word);
    return body.learned_word;
  }

  describe('sense', () => {
    it('is there from the first response on, and follows the notes', async () => {
      const word = await learner.collect({ term: 'lead', notes: ['a soft heavy toxic metal'] });
      const sense = {
        id: METAL,
        part_of_speech: 'noun',
        definition: 'a soft, heavy, gray metal',
      };
      expect(word).toMatchObject({ sense });
      expect(await seen(word.id)).toEqual(word);
      const { body } = await learner.patch(word.id, { notes: ['to take somebody somewhere'] });
      expect(body.learned_word.sense).toMatchObject({ part_of_speech: 'verb' });
      expect(await seen(word.id)).toEqual(body.learned_word);
    });

    it('is chosen again when the word is collected with more, alone or in a batch', async () => {
      const { id, sense } = await learner.collect('lead');
      expect(sense).not.toMatchObject({ id: METAL });
      const again = { term: 'Lead', notes: ['a soft heavy toxic metal'] };
      expect(await learner.collect(again)).toMatchObject({
        id,
        term: 'lead',
        sense: { id: METAL },
      });
      const bank = await learner.collect('bank');
      const { body } = await learner.sendAll([
        { term: 'bank', notes: ['sloping land beside a body of water'] },
        { term: 'lead' },
      ]);
      expect(body.learned_words).toEqual([
        expect.objectContaining({
          id: bank.id,
          sense: expect.objectContaining({ id: 'bank%1:17:01::' }),
        }),
        expect.objectContaining({ id, sense: expect.objectContaining({ id: METAL }) }),
      ]);
      expect(await seen(bank.id)).toEqual(body.learned_words[0]);
    });

    it('is the one that was set, whatever the notes say, until it is null', async () => {
      const word = await learner.collect({ term: 'lead', notes: ['a soft heavy toxic metal'] });
      service.clock.advance({ seconds: 1 });
      const set = await learner.patch(word.id, { sense_id: LEAD_A_GROUP });
      expect(set.body.learned_word.sense).toMatchObject({ id: LEAD_A_GROUP });
      expect(set.body.learned_word.updated_at).not.toBe(word.updated_at);
      await learner.collect({ term: 'lead', notes: ['the metal of old pipes'] });
      expect((await seen(word.id)).sense).toMatchObject({ id: LEAD_A_GROUP });
      const [card] = await learner.cards();
      expect(card.explanation).toMatch(
        /^lead \(verb\): take someone to a place by going with them\..*Other senses: /,
      );
      const freed = await learner.patch(word.id, { sense_id: null });
      expect(freed.body.learned_word.sense).toEqual(word.sense);
    });

    it.each([
      ['a sense of another word', 'bank%1:17:01::'],
      ['no sense', 'lead'],
    ])('cannot be %s', async (_, sense_id) => {
      const word = await learner.collect({ term: 'lead', notes: ['a soft heavy toxic metal'] });
      const { status, body } = await learner.patch(word.id, { sense_id, notes: ['other'] });
      expect(status).toBe(400);
      expect(body.error.details).toMatchObject([{ reason: 'UNKNOWN_SENSE', field: 'sense_id' }]);
      const [{ description }] = body.error.details;
      expect(description).toContain('lead%1:27:00:: (noun: a soft, heavy, gray metal');
      expect(description).toContain('lead%2:38:01:: (verb: ');
      expect(await seen(word.id)).toEqual(word);
    });

    it('cannot be of a wrong type, of another user, or of a language without a dictionary', async () => {
      const word = await learner.collect('lead');
      for (const [sense_id, reason] of [
        [1, 'INVALID_TYPE'],
        [[METAL], 'INVALID_TYPE'],
        ['', 'TOO_SHORT'],
      ] as const) {
        const { body } = await learner.patch(word.id, { sense_id });
        expect(body.error.details).toMatchObject([{ reason, field: 'sense_id' }]);
      }
      const collected = await learner.send({ term: 'lead', sense_id: METAL });
      expect(collected.body.error.details).toMatchObject([{ reason: 'UNKNOWN_MEMBER' }]);
      const other = await Learner.of(service);
      expect(await other.patch(word.id, { sense_id: METAL })).toMatchObject({ status: 404 });
      const reader = await Learner.of(service, { userId: learner.userId, scopes: ['words:read'] });
      expect(await reader.patch(word.id, { sense_id: METAL })).toMatchObject({ status: 403 });
      const german = await learner.collect({ term: 'lead', language: 'LANGUAGE_GERMAN' });
      expect(german.sense).toBeNull();
      expect(await learner.patch(german.id, { sense_id: METAL })).toMatchObject({ status: 400 });
    });

    it('fits the notes of the last of two edits at once', async () => {
      const { id } = await learner.collect('lead');
      await Promise.all([
        learner.patch(id, { notes: ['a soft heavy toxic metal'] }),
        learner.patch(id, { sense_id: LEAD_A_GROUP }),
      ]);
      const word = await seen(id);
      expect(word).toMatchObject({
        notes: ['a soft heavy toxic metal'],
        sense: { id: LEAD_A_GROUP },
      });
    });

    it('travels in a file if it was set, and otherwise follows the notes there', async () => {
      const word = await learner.collect({ term: 'lead', notes: ['a soft heavy toxic metal'] });
      await learner.patch(word.id, { sense_id: LEAD_A_GROUP });
      await learner.collect({ term: 'bank', notes: ['sloping land beside a body of water'] });
      const text = await exportText(service, learner, 'json');
      learner = await Learner.of(service);
      expect(await importFile(service, learner, 'json', text)).toMatchObject({ errors: [] });
      const [bank, lead] = await learner.listAll({ order_by: 'term' });
      expect(lead?.sense).toMatchObject({ id: LEAD_A_GROUP });
      expect(bank?.sense).toMatchObject({ id: 'bank%1:17:01::' });
      // It was set, and so it stays.
      await learner.patch(lead?.id ?? '', { notes: [] });
      expect((await seen(lead?.id ?? '')).sense).toMatchObject({ id: LEAD_A_GROUP });
    });

    it('is refused in a file if it is one of another word', async () => {
      const words = [
        { term: 'lead', sense_id: 'bank%1:17:01::' },
        { term: 'bank', sense_id: 'bank%1:99:99::' },
      ];
      const file = JSON.stringify({ format: 'wordgrove', version: 1, words });
      const { errors } = await importFile(service, learner, 'json', file);
      expect(errors).toMatchObject([{ reason: 'UNKNOWN_SENSE', field: 'words[0].sense_id' }]);
      expect(await learner.listAll()).toEqual([]);
      // Another version of the dictionary may have this one.
      const kept = JSON.stringify({ format: 'wordgrove', version: 1, words: words.slice(1) });
      expect(await importFile(service, learner, 'json', kept)).toMatchObject({ errors: [] });
      expect(await learner.listAll()).toMatchObject([
        { term: 'bank', sense: { id: expect.stringMatching(/^bank%/) } },
      ]);
    });
  });

  describe('suggestion', () => {
    it('is the spelling that is probably meant, and a card shows it', async () => {
      const word = await learner.collect('recieve');
      expect(word).toMatchObject({
        term: 'recieve',
        suggestion: 'receive',
        question_types: [RECALL],
      });
      expect(await seen(word.id)).toEqual(word);
      const [card] = await learner.cards();
      expect(card.hint).toContain('did you mean “receive”?');
    });

    it.each([
      ['a name', { term: 'Recieve' }],
      ['another language', { term: 'recieve', language: 'LANGUAGE_FRENCH' }],
      ['a known word', { term: 'receive' }],
    ])('is null for %s', async (_, spec) => {
      expect(await learner.collect(spec)).toMatchObject({ suggestion: null });
    });
  });

  describe('question_types', () => {
    it('say that a word needs a note, and so does its card', async () => {
      const word = await learner.collect('zzyzx');
      expect(word).toMatchObject({ sense: null, question_types: [RECALL] });
      const [card] = await learner.cards();
      expect(card).toMatchObject({
        question_type: RECALL,
        correct_answer: '',
        hint: 'This word needs a note',
      });
      expect(card.explanation).toContain('needs a note');
      const { body } = await learner.patch(word.id, { notes: ['a place in a desert'] });
      expect(body.learned_word.question_types).toEqual([TYPING, RECALL]);
    });

    it('are a field of filters', async () => {
      await learner.collect('zzyzx');
      await learner.collect('garden');
      const terms = async (filter: string) =>
        (await learner.listAll({ filter })).map(({ term }) => term).sort();
      expect(await terms(`!("${TYPING}" in question_types)`)).toEqual(['zzyzx']);
      expect(await terms('"QUESTION_TYPE_TERM_CHOICE" in question_types')).toEqual(['garden']);
      expect(await terms(`"${RECALL}" in question_types`)).toEqual(['garden', 'zzyzx']);
      for (const [filter, position] of [
        ['"X" in question_types', 0],
        ['question_types', 0],
        ['question_types in ["X"]', 0],
        ['1 in question_types', 0],
      ] as const) {
        const { body } = await learner.list({ filter });
        const [detail] = body.error.details;
        expect(detail).toMatchObject({ reason: 'INVALID_FILTER', metadata: { position } });
      }
    });
  });

  it('is worked out for words of an older version, which come as changes', async () => {
    const word = await learner.collect({ term: 'lead', notes: ['a soft heavy toxic metal'] });
    const { next_sync_token: sync_token } = (await learner.changes()).body;
    await service.database.pool.query(
      `update learned_words set profile_version = 0, sense = null, question_types = '{}' where id = $1`,
      [word.id],
    );
    expect((await seen(word.id)).sense).toBeNull();
    await service.app.get(Housekeeping, { strict: false }).run();
    await queueOf(service).idle();
    expect(await seen(word.id)).toEqual(word);
    expect((await learner.changes({ sync_token })).body.learned_words).toEqual([word]);
  });
});
