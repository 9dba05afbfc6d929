import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import {
  countWords,
  inTheMiddleOfImport,
  LONG_COUNT,
  LONG_TERMS,
  lookAtImport,
  WRITTEN_COUNT,
} from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { deckOf } from '../support/decks.js';
import { importFile, IMPORTS } from '../support/transfer.js';

const longDeck = () => deckOf(service.clock.now(), LONG_TERMS);

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

/** All of the file has been checked, and a part of it is being written. */
async function expectMiddle(learner: Learner, id: string): Promise<void> {
  const item = await lookAtImport(service, learner, id);
  expect(item).toMatchObject({
    ...{ status: 'RUNNING', finished_at: null, error_count: 0 },
    ...{ row_count: WRITTEN_COUNT, created_count: WRITTEN_COUNT, updated_count: 0 },
  });
  const share = (1 + item.row_count / LONG_COUNT) / 2;
  expect(item.processed_bytes / item.total_bytes).toBeCloseTo(share, 2);
  expect(await countWords(service, learner)).toBe(WRITTEN_COUNT);
}

describe('an import under way', () => {
  it('shows how far it is, and the words that it has written', async () => {
    const learner = await Learner.of(service);
    await inTheMiddleOfImport(service, learner, (id) => expectMiddle(learner, id));
    await queueOf(service).idle();
    expect(await countWords(service, learner)).toBe(LONG_COUNT);
  });

  it('shows how far it is with a deck, too', async () => {
    const learner = await Learner.of(service);
    const deck = { format: 'apkg', content: await longDeck() };
    await inTheMiddleOfImport(service, learner, (id) => expectMiddle(learner, id), deck);
    await queueOf(service).idle();
    expect(await countWords(service, learner)).toBe(LONG_COUNT);
  });

  it('that is deleted writes no more, and the file adds the rest if it is imported again', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await inTheMiddleOfImport(service, learner, async (id) => {
      expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(200);
    });
    await queueOf(service).idle();
    expect(await countWords(service, learner)).toBe(WRITTEN_COUNT);
    expect((await service.client.get(IMPORTS, { token })).body.imports).toEqual([]);
    const again = await importFile(service, learner, 'csv', `term\n${LONG_TERMS.join('\n')}\n`);
    expect(again).toMatchObject({
      ...{ status: 'SUCCEEDED', row_count: LONG_COUNT },
      ...{ created_count: LONG_COUNT - WRITTEN_COUNT, updated_count: WRITTEN_COUNT },
    });
  });
});
