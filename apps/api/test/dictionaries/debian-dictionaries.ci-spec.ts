import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packDirectories } from '../support/dictionary-packs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Where Debian's packages put them. `.ci/run` installs those that this file needs. */
const DEBIAN = '/usr/share/dictd';
const PACKS = ['deu-eng', 'spa-eng', 'fra-eng', 'jpn-eng'].map((pair) => `freedict-${pair}`);

const WORDS = [
  { term: 'der Apfel', language: 'LANGUAGE_GERMAN', means: /\bapple\b/ },
  { term: 'vergleichen', language: 'LANGUAGE_GERMAN', means: /\bliken\b/ },
  // Neither a scroll nor a lineament, which the dictionary lists as well.
  { term: 'die Schnecke', language: 'LANGUAGE_GERMAN', means: /^snail\b/ },
  { term: 'der Zug', language: 'LANGUAGE_GERMAN', means: /^train$/ },
  { term: 'el vecino', language: 'LANGUAGE_SPANISH', means: /^neighbour$/ },
  { term: 'todavía', language: 'LANGUAGE_SPANISH', means: /\bstill\b/ },
  { term: 'lourd', language: 'LANGUAGE_FRENCH', means: /^heavy\b/ },
  { term: '冬', language: 'LANGUAGE_JAPANESE', means: /^winter$/ },
  { term: 'el perro', language: 'LANGUAGE_SPANISH', means: /\bdog\b/ },
  { term: 'boire', language: 'LANGUAGE_FRENCH', means: /\bdrink\b/ },
  { term: '食べる', language: 'LANGUAGE_JAPANESE', means: /\bto eat\b/ },
  { term: '病院', language: 'LANGUAGE_JAPANESE', means: /\bhospital\b/ },
];

/** Of the two large dictionaries, each of so many entries is read, and those of the words below. All together would take a minute. */
const STEP = 16;
const LARGE = ['freedict-deu-eng.index', 'freedict-jpn-eng.index'];

/** The lines of an index that describe the dictionary, those that have the words, and some of the others. */
function someOf(index: string): string {
  const words = WORDS.map(({ term }) => term.split(' ').at(-1)?.toLowerCase());
  const isNeeded = new RegExp(`^00|(?:^| )(?:${words.join('|')})`);
  return index
    .split('\n')
    .filter((line, at) => at % STEP === 0 || isNeeded.test(line))
    .join('\n');
}

describe('the dictionaries of Debian', () => {
  let directories: Awaited<ReturnType<typeof packDirectories>>;
  let service: TestApp;
  let missing = PACKS.length;
  let whenRead = (): void => undefined;
  const allRead = new Promise<void>((resolve) => (whenRead = resolve));
  const noteLine = (line: string): void => {
    if (/Dictionary \S+ is (?:indexed|refused)/.test(line)) missing -= 1;
    if (missing === 0) whenRead();
  };

  beforeAll(async () => {
    directories = await packDirectories();
    const DICTIONARIES = join(directories.root, 'dictionaries');
    await mkdir(DICTIONARIES);
    for (const name of await readdir(DEBIAN))
      if (LARGE.includes(name)) {
        const index = await readFile(join(DEBIAN, name), 'utf8');
        await writeFile(join(DICTIONARIES, name), someOf(index));
      } else if (PACKS.some((pack) => name.startsWith(pack)))
        await symlink(join(DEBIAN, name), join(DICTIONARIES, name));
    service = await startTestApp({
      environment: { DICTIONARIES, DATA_DIR: join(directories.root, '.data'), LOG_LEVEL: 'info' },
      log: { write: (line) => noteLine(line) },
    });
    await allRead;
  });
  afterAll(async () => {
    await service.close();
    await directories.remove();
  });

  it('are all listed, with their licences and nearly all of their entries', async () => {
    const { token } = await Learner.of(service);
    const { body } = await service.client.get('/api/v1/learning/languages', { token });
    expect(body.unavailable_dictionaries).toEqual([]);
    const dictionaries = body.languages.flatMap(
      (each: { dictionaries: { hash: string | null }[] }) =>
        each.dictionaries.filter(({ hash }) => hash !== null),
    );
    expect(dictionaries).toHaveLength(PACKS.length);
    for (const { licence, source } of dictionaries) {
      expect(licence).toMatch(/GNU|Creative Commons/);
      expect(source).toMatch(/^https?:/);
    }
    const counts = Object.fromEntries(
      dictionaries.map(({ title, entry_count: count }: { title: string; entry_count: number }) => [
        title.split('-')[0]?.trim(),
        Math.floor(count / 500) * 500,
      ]),
    );
    expect(counts).toEqual({ German: 34_500, Spanish: 4_500, French: 8_500, Japanese: 23_500 });
  });

  it.each(WORDS)('know $term', async ({ term, language, means }) => {
    const learner = await Learner.of(service);
    await learner.collect({ term, language });
    const [card] = await learner.cards();
    expect(card).toMatchObject({ question_type: 'QUESTION_TYPE_DEFINITION_CHOICE', term });
    expect(card.correct_answer).toMatch(means);
    expect(card.source).toMatch(/FreeDict/);
    expect(new Set(card.options).size).toBe(4);
    expect(card.options).toContain(card.correct_answer);
  });
});
