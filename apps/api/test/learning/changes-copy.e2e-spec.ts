/**
 * @installed-servers a server has its own way of locking rows
 */
import type { LearnedWordDto, ListChangesResponse, ReviewDto } from '@wordgrove/dto';
import { queueOf } from '../support/jobs.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

const LEARNING = '/api/v1/learning';
const TERMS = 30;
const ROUNDS = raceRounds(8);

/** On a slow database, so that the calls do overlap. */
describe('a copy that follows the changes', () => {
  let service: TestApp;
  let learner: Learner;
  let copy: Map<string, LearnedWordDto>;
  let syncToken: string;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 2 })));
  afterAll(() => service.close());
  beforeEach(async () => {
    learner = await Learner.of(service);
    copy = new Map();
    syncToken = '';
  });

  const token = () => learner.token;
  const get = async <T>(path: string, query: Record<string, string> = {}): Promise<T> =>
    (await service.client.get(path, { token: token(), query })).body;
  const patch = (path: string, body: object) =>
    service.client.patch(path, { token: token(), body });
  const words = async () =>
    (await get<{ learned_words: LearnedWordDto[] }>(`${LEARNING}/learned-words?page_size=100`))
      .learned_words;
  const specs = (from: number) =>
    Array.from({ length: 10 }, (_, at) => ({
      term: `word ${(from + at) % TERMS}`,
      tags: [`tag ${from}`],
      mastery_level: at % 4,
    }));

  /** Takes over one page of changes; true if there are more. */
  async function follow(): Promise<boolean> {
    const query = { page_size: '7', ...(syncToken && { sync_token: syncToken }) };
    const changes = await get<ListChangesResponse>(`${LEARNING}/changes`, query);
    for (const word of changes.learned_words) copy.set(word.id, word);
    for (const id of changes.deleted_ids) copy.delete(id);
    syncToken = changes.next_sync_token;
    return changes.has_more;
  }

  async function answerAll(round: number) {
    const answers = (await learner.cards({ limit: 10 })).map(({ id }: { id: string }) => ({
      flashcard_id: id,
      is_correct: round % 3 > 0,
    }));
    if (answers.length > 0) await learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers });
  }

  async function undoLatest() {
    const { reviews } = await get<{ reviews: ReviewDto[] }>('/api/v1/reviews', { page_size: '1' });
    for (const { id } of reviews) await learner.post(`/api/v1/reviews/${id}/undo`, {});
  }

  /** One of each way to change words, all at once. */
  async function changeEverything(round: number, book: string, file: string) {
    const there = await words();
    const path = (at: number) => `${LEARNING}/learned-words/${there[at % there.length]?.id}`;
    await Promise.all([
      learner.post(`${LEARNING}/collect-words`, { specs: specs(round * 7) }),
      learner.post(`${LEARNING}/collect-word`, { spec: { term: `word ${round}`, notes: ['n'] } }),
      learner.post(`/api/v1/wordbooks/${book}/collect`, {}),
      importFile(service, { token: token() }, 'json', file),
      service.client.delete(path(round * 5), { token: token() }),
      service.client.delete(path(round * 5 + 3), { token: token() }),
      patch(path(round * 3 + 1), { mastery_level: round % 6 }),
      patch(path(round * 3 + 2), { suspended: round % 2 === 0 }),
      patch(DEFAULT_PLAN, { desired_retention: 0.8 + (round % 10) / 100 }),
      answerAll(round),
      undoLatest(),
      follow(),
    ]);
  }

  it('has the words as they are, even after many changes at the same time', async () => {
    await learner.post(`${LEARNING}/collect-words`, { specs: specs(0) });
    const { body } = await learner.post('/api/v1/wordbooks', { name: 'Book' });
    const book = body.wordbook.id;
    await learner.post(`/api/v1/wordbooks/${book}/add-words`, {
      words: specs(5).map(({ term }) => ({ term, note: 'of the book' })),
    });
    const file = await exportText(service, { token: token() }, 'json');
    for (let round = 0; round < ROUNDS; round += 1) {
      service.clock.advance({ days: 5 });
      await changeEverything(round, book, file);
      await follow();
    }
    await queueOf(service).idle();
    while (await follow());
    const byId = (list: LearnedWordDto[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId([...copy.values()])).toEqual(byId(await words()));
  });
});
