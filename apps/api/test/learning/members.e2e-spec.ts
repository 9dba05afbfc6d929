import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';
import { WORD_MEMBERS } from '../support/word-members.js';

const UNSAID = Object.fromEntries(WORD_MEMBERS.map(({ name, unsaid }) => [name, unsaid]));

describe('the members of a learned word', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  it('are there if only the term is given', async () => {
    const now = service.clock.now().toISOString();
    const { status, body } = await learner.send({ term: 'nostalgia' });
    expect(status).toBe(200);
    expect(body).toEqual({
      learned_word: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        term: 'nostalgia',
        language: 'LANGUAGE_ENGLISH',
        mastery_level: 0,
        state: 'NEW',
        ...UNSAID,
        sense: {
          id: 'nostalgia%1:12:00::',
          part_of_speech: 'noun',
          definition: 'a happy and sad feeling when you think of the past',
        },
        suggestion: null,
        question_types: [
          'QUESTION_TYPE_DEFINITION_CHOICE',
          'QUESTION_TYPE_TERM_CHOICE',
          'QUESTION_TYPE_CLOZE_CHOICE',
          'QUESTION_TYPE_TYPING',
          'QUESTION_TYPE_RECALL',
        ],
        review_count: 0,
        lapse_count: 0,
        created_at: now,
        updated_at: now,
        last_reviewed_at: null,
        next_review_at: now,
      },
    });
  });

  describe.each(WORD_MEMBERS)('$name', ({ name: member, said, edited }) => {
    /** The member as every response about the user's only word shows it. */
    async function shownTo(reader: Learner): Promise<unknown[]> {
      const [listed] = await reader.listAll();
      const { body } = await reader.changes();
      const [changed] = body.learned_words;
      return [listed, changed].map((word) => word[member]);
    }

    it('are kept as they are collected, and replaced by an edit', async () => {
      const word = await learner.collect({ term: 'word', [member]: said });
      expect(word).toMatchObject({ [member]: said });
      expect(await shownTo(learner)).toEqual([said, said]);
      const { body } = await learner.patch(word.id, { [member]: edited });
      expect(body.learned_word).toMatchObject({ [member]: edited });
      expect(await shownTo(learner)).toEqual([edited, edited]);
      await learner.patch(word.id, { suspended: true });
      expect(await shownTo(learner)).toEqual([edited, edited]);
    });

    it('do not change if they are sent again', async () => {
      const word = await learner.collect({ term: 'word', [member]: said });
      service.clock.advance({ seconds: 1 });
      expect(await learner.collect({ term: 'word', [member]: said })).toEqual(word);
      const { body } = await learner.patch(word.id, { [member]: said });
      expect(body.learned_word).toEqual(word);
    });

    it.each(['json', 'csv', 'tsv', 'apkg'])('come back from a file of %s', async (format) => {
      await learner.collect({ term: 'word', [member]: said });
      const file = await fileOf(format);
      const other = await Learner.of(service);
      const { errors } = await importFile(service, other, format, file);
      expect(errors).toEqual([]);
      expect(await shownTo(other)).toEqual([said, said]);
    });

    it('are described', async () => {
      const { body } = await service.client.get('/openapi.json');
      for (const schema of ['LearnedWordSpec', 'EditLearnedWordRequest', 'LearnedWord'])
        expect(body.components.schemas[schema].properties).toHaveProperty(member);
    });
  });

  async function fileOf(format: string): Promise<string | Uint8Array> {
    if (format !== 'apkg') return exportText(service, learner, format);
    const headers = { authorization: `Bearer ${learner.token}` };
    const answer = await fetch(`${service.url}/api/v1/learning/export?format=apkg`, { headers });
    return new Uint8Array(await answer.arrayBuffer());
  }
});
