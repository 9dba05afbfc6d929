/**
 * @installed-servers cards of installed dictionaries are stored there too
 */
import { readdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { NOUNS, packDirectories, writePack } from '../support/dictionary-packs.js';
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Languages {
  languages: { language: string; has_dictionary: boolean; dictionaries: { title: string }[] }[];
  unavailable_dictionaries: { name: string; state: string; reason: string }[];
}

describe('installed dictionaries', () => {
  let directories: Awaited<ReturnType<typeof packDirectories>>;
  let log: string[];
  beforeEach(async () => {
    directories = await packDirectories();
    log = [];
    await writePack(join(directories.root, 'small.zip'), NOUNS);
    await writeFile(join(directories.root, 'broken.zip'), 'no zip');
  });
  afterEach(() => directories.remove());

  /** The service with these dictionaries. */
  const start = (DICTIONARIES = directories.root, database?: TestDatabase): Promise<TestApp> =>
    startTestApp({
      ...(database && { database }),
      environment: { DICTIONARIES, DATA_DIR: join(directories.root, '.data'), LOG_LEVEL: 'info' },
      log: { write: (line) => log.push(line) },
    });

  const languagesOf = async (service: TestApp, { token }: Learner): Promise<Languages> =>
    (await service.client.get('/api/v1/learning/languages', { token })).body;

  /** Waits for the last line about dictionaries of a start. */
  const settled = async (service: TestApp): Promise<void> => {
    // Each request lets the service go on.
    while (!log.some((line) => line.includes('is refused')))
      await service.client.get('/health/live');
  };

  it('are indexed in the background, listed, and asked about; a broken one harms nobody', async () => {
    const service = await start();
    const learner = await Learner.of(service);
    await settled(service);
    const { languages, unavailable_dictionaries: unavailable } = await languagesOf(
      service,
      learner,
    );
    expect(languages.find(({ language }) => language === 'LANGUAGE_GERMAN')).toMatchObject({
      has_dictionary: true,
      dictionaries: [
        {
          title: 'Small German',
          definition_language: 'en',
          licence: 'CC0',
          source: 'https://x.example',
          entry_count: 7,
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    });
    expect(unavailable).toEqual([
      {
        name: 'broken.zip',
        state: 'REFUSED',
        reason: 'It is not a zip archive, or a damaged one.',
      },
    ]);
    expect(log.join('')).toContain('Dictionary broken.zip is refused: It is not a zip archive');

    await learner.collect({ term: 'das Haus', language: 'LANGUAGE_GERMAN' });
    const [card] = await learner.cards();
    expect(card).toMatchObject({
      question_type: 'QUESTION_TYPE_DEFINITION_CHOICE',
      correct_answer: 'house',
      source: 'Small German',
    });
    expect(card.options).toHaveLength(4);
    await service.close();
  });

  it('count for how a word can be asked, whenever it was collected', async () => {
    const database = await createTestDatabase();
    const nowhere = join(directories.root, 'nowhere');
    const filter = '"QUESTION_TYPE_TYPING" in question_types';
    let service = await start(nowhere, database);
    const { userId } = await Learner.of(service);
    const learner = () => Learner.of(service, { userId });
    const collect = async (term: string) =>
      (await learner()).collect({ term, language: 'LANGUAGE_GERMAN' });
    const typed = async () => {
      const words = await (await learner()).list({ filter, order_by: 'term' });
      return words.body.learned_words.map(({ term }: { term: string }) => term).join();
    };
    await collect('das Haus');
    await collect('Fernweh');
    expect(await typed()).toBe('');
    for (const [dictionaries, terms] of [
      [directories.root, 'das Haus'],
      [nowhere, ''],
    ] as const) {
      await service.close();
      service = await start(dictionaries, database);
      // Each request lets the service go on.
      while ((await typed()) !== terms) await queueOf(service).idle();
      if (terms !== '') expect((await collect('Brot')).question_types).toHaveLength(4);
    }
    await service.close();
    await database.drop();
  });

  it('are dropped if their index file fails, and cards are made without them', async () => {
    const service = await start();
    const learner = await Learner.of(service);
    await settled(service);
    const indexes = join(directories.root, '.data/dictionary-indexes');
    const [index = ''] = (await readdir(indexes)).filter((name) => name !== 'catalogue.json');
    await truncate(join(indexes, index), 10);
    const words = ['das Haus', 'das Brot'].map((term) => ({ term, language: 'LANGUAGE_GERMAN' }));
    await learner.sendAll(words);
    expect(await learner.cards()).toMatchObject([
      { term: 'das Haus', question_type: 'QUESTION_TYPE_RECALL' },
      { term: 'das Brot', question_type: 'QUESTION_TYPE_RECALL' },
    ]);
    const { languages, unavailable_dictionaries: unavailable } = await languagesOf(
      service,
      learner,
    );
    expect(languages[4]).toMatchObject({ has_dictionary: false });
    expect(unavailable).toContainEqual(
      expect.objectContaining({ name: 'small.zip', state: 'REFUSED' }),
    );
    expect(log.filter((line) => line.includes('is not used any more'))).toHaveLength(1);
    await service.close();
    log = [];
    const second = await start();
    await settled(second);
    expect(log.join('')).toContain('Dictionary small.zip is indexed');
    await second.close();
  });

  it('are indexed once: the next start has them at its first request', async () => {
    const first = await start();
    await settled(first);
    await first.close();
    const files = () => readdir(join(directories.root, '.data/dictionary-indexes'));
    const before = await files();
    log = [];
    const second = await start();
    const { languages } = await languagesOf(second, await Learner.of(second));
    expect(languages[4]).toMatchObject({ has_dictionary: true });
    expect(log.join('')).not.toContain('is indexed');
    await second.close();

    // Its content is the same, so its index file is too.
    log = [];
    await utimes(join(directories.root, 'small.zip'), 1, 1);
    const third = await start();
    await settled(third);
    expect(await files()).toEqual(before);
    await third.close();
  });

  it('do not keep the service from starting if their directory is absent', async () => {
    const service = await start(join(directories.root, 'nowhere'));
    const learner = await Learner.of(service);
    expect((await languagesOf(service, learner)).unavailable_dictionaries).toEqual([]);
    expect(log.join('')).toContain('cannot be listed');
    await service.close();
  });
});
