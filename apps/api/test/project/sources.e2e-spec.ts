import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectTexts } from '../support/project-texts.js';

const SOURCES = join(__dirname, '../../src');
const MIGRATIONS = 'platform/database/migrations/';
/** Goes by the clock of pg-boss, whose tables it shares: the database's. */
const JOBS = 'platform/jobs/job.repository.ts';

/** The subjects of the features: the glossary's words for learning and review. Settings name an admin's review. */
const OF_A_FEATURE =
  /learne[dr]|wordbook|flash_?card|review(?<!application_?review)|mastery|vocabular|lemma|\bdecks?\b|\bcards?\b/i;
const DATABASE_CLOCK =
  /(?<![.\w])now\(\)(?!:)|\bcurrent_(?:date|time|timestamp)\b|\blocaltime(?:stamp)?\b|\b(?:clock|statement|transaction)_timestamp\b|\b(?:Create|Update)DateColumn\b/i;

/** A number that is named like a limit, but not by its prefix (docs/glossary.md, "Limits"). */
const OTHER_LIMIT =
  /^(?:export )?const (?:most|least|fewest|longest|shortest|largest|smallest|biggest|highest|lowest|widest|rarest)(?:_\w+|[A-Z]\w*)?(?:: \w+)? = \(*\d.*$/gim;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));

/** Each line of these files that has what they must not have. */
function linesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((name) =>
    readFileSync(join(SOURCES, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

describe('the sources', () => {
  it('of the platform name nothing of a feature, except in migrations', () => {
    const platform = sources.filter(
      (name) => name.startsWith('platform/') && !name.startsWith(MIGRATIONS),
    );
    expect(platform.length).toBeGreaterThan(50);
    expect(linesWith(OF_A_FEATURE, platform)).toEqual([]);
  });

  it('never ask the database for the time, except for the queue of jobs', () => {
    const others = sources.filter((name) => name !== JOBS);
    expect(linesWith(DATABASE_CLOCK, others)).toEqual([]);
    expect(linesWith(DATABASE_CLOCK, [JOBS])).not.toEqual([]);
  });
});

describe('the limits in code, tests and scripts', () => {
  it('are named MAX_ and MIN_', () => {
    const code = projectTexts().filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path));
    expect(code.length).toBeGreaterThan(1_000);
    expect(code.flatMap(({ text }) => text.match(OTHER_LIMIT) ?? [])).toEqual([]);
  });
});
