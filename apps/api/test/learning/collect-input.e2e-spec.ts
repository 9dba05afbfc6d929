import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

describe('collect-word refuses', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const rows = async (userId: string) => {
    const text = 'select * from learned_words where user_id = $1';
    return (await service.database.pool.query(text, [userId])).rows;
  };

  const cases: [unknown, string, string][] = [
    [undefined, 'REQUIRED', 'spec'],
    ['word', 'INVALID_TYPE', 'spec'],
    [{}, 'REQUIRED', 'spec.term'],
    [{ term: null }, 'INVALID_TYPE', 'spec.term'],
    [{ term: 7 }, 'INVALID_TYPE', 'spec.term'],
    [{ term: '' }, 'TOO_SHORT', 'spec.term'],
    [{ term: ' \u3000\n' }, 'TOO_SHORT', 'spec.term'],
    [{ term: 'a\u0000b' }, 'INVALID_CHARACTER', 'spec.term'],
    [{ term: 'a\u0007b' }, 'INVALID_CHARACTER', 'spec.term'],
    [{ term: 'a\ud800b' }, 'INVALID_CHARACTER', 'spec.term'],
    [{ term: 'a', language: 'english' }, 'INVALID_LANGUAGE', 'spec.language'],
    [{ term: 'a', language: 'LANGUAGE_KLINGON' }, 'INVALID_LANGUAGE', 'spec.language'],
    [{ term: 'a', language: 'toString' }, 'INVALID_LANGUAGE', 'spec.language'],
    [{ term: 'a', language: null }, 'INVALID_LANGUAGE', 'spec.language'],
    [{ term: 'a', language: 1 }, 'INVALID_LANGUAGE', 'spec.language'],
    [{ term: 'a', language: ['LANGUAGE_ENGLISH'] }, 'INVALID_LANGUAGE', 'spec.language'],
    [{ term: 'a', mastery_level: '1' }, 'INVALID_TYPE', 'spec.mastery_level'],
    [{ term: 'a', mastery_level: 1.5 }, 'INVALID_TYPE', 'spec.mastery_level'],
    [{ term: 'a', mastery_level: null }, 'INVALID_TYPE', 'spec.mastery_level'],
    [{ term: 'a', mastery_level: 6 }, 'OUT_OF_RANGE', 'spec.mastery_level'],
    [{ term: 'a', mastery_level: -1 }, 'OUT_OF_RANGE', 'spec.mastery_level'],
    [{ term: 'a', tags: 'x' }, 'INVALID_TYPE', 'spec.tags'],
    [{ term: 'a', tags: [1] }, 'INVALID_TYPE', 'spec.tags[0]'],
    [{ term: 'a', tags: ['ok', ''] }, 'TOO_SHORT', 'spec.tags[1]'],
    [{ term: 'a', tags: ['x'.repeat(65)] }, 'TOO_LONG', 'spec.tags[0]'],
    [{ term: 'a', tags: numbered(51, 't') }, 'TOO_MANY', 'spec.tags'],
    [{ term: 'a', notes: ['x'.repeat(2_001)] }, 'TOO_LONG', 'spec.notes[0]'],
    [{ term: 'a', notes: numbered(51, 'n') }, 'TOO_MANY', 'spec.notes'],
    [{ term: 'a', contexts: [{}] }, 'REQUIRED', 'spec.contexts[0].sentence'],
    [{ term: 'a', contexts: ['s'] }, 'INVALID_TYPE', 'spec.contexts[0]'],
    [
      { term: 'a', contexts: [{ sentence: 'x'.repeat(1_001) }] },
      'TOO_LONG',
      'spec.contexts[0].sentence',
    ],
    [
      { term: 'a', contexts: [{ sentence: 's', source_url: 'javascript:alert(1)' }] },
      'INVALID_URL',
      'spec.contexts[0].source_url',
    ],
    [
      { term: 'a', contexts: [{ sentence: 's', page: 7 }] },
      'UNKNOWN_MEMBER',
      'spec.contexts[0].page',
    ],
    [
      { term: 'a', contexts: numbered(21, 'c').map((sentence) => ({ sentence })) },
      'TOO_MANY',
      'spec.contexts',
    ],
    [{ term: 'a', id: 'x' }, 'UNKNOWN_MEMBER', 'spec.id'],
  ];
  it.each(cases.map(([spec, reason, field]) => ({ spec, reason, field })))(
    '$reason: $field',
    async ({ spec, reason, field }) => {
      const { status, body } = await learner.send(spec);
      expect(status).toBe(400);
      expect(body.error.code).toBe('INVALID_ARGUMENT');
      expect(body.error.details).toEqual([expect.objectContaining({ reason, field })]);
      expect(await rows(learner.userId)).toEqual([]);
    },
  );

  it('several faults with one detail each', async () => {
    const { body } = await learner.send({ term: '', language: 'x', tags: ['', 1], more: 1 });
    const reasons = body.error.details.map((d: { reason: string }) => d.reason);
    expect(reasons.toSorted()).toEqual(
      ['INVALID_LANGUAGE', 'INVALID_TYPE', 'TOO_SHORT', 'TOO_SHORT', 'UNKNOWN_MEMBER'].toSorted(),
    );
  });

  it('a token without words:write', async () => {
    const reader = await Learner.of(service, { scopes: ['words:read', 'wordbooks:write'] });
    const { status, body } = await reader.send({ term: '' });
    expect([status, body.error.code]).toEqual([403, 'PERMISSION_DENIED']);
    expect(await rows(reader.userId)).toEqual([]);
  });
});
