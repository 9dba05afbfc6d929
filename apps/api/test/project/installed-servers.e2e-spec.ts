import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = join(__dirname, '..');
const TAG = /^ \* @installed-servers (.*)$/m;
/** Text that is about a server and not about the service: its plans, its schema, Redis. */
const OF_A_SERVER = /\bexplain\b|support\/plans\.js|TEST_REDIS_URL|information_schema/;

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.e2e-spec.ts') && !name.includes('installed-servers'))
  .map((name) => ({ name, text: readFileSync(join(TESTS, name), 'utf8') }));
const tagged = files.filter(({ text }) => TAG.test(text));

describe('the tests that CI runs again on installed servers', () => {
  it('say why, in their first comment', () => {
    expect(tagged.length).toBeGreaterThan(20);
    for (const { name, text } of tagged) {
      expect([name, text.startsWith('/**\n')]).toEqual([name, true]);
      expect([name, (TAG.exec(text)?.[1] ?? '').length > 15]).toEqual([name, true]);
    }
  });

  it('include all that query plans, the schema or Redis', () => {
    const untagged = files.filter(({ text }) => OF_A_SERVER.test(text) && !TAG.test(text));
    expect(untagged.map(({ name }) => name)).toEqual([]);
  });

  it('include all that race for the locks of a server', () => {
    const untagged = files.filter(({ name, text }) => /\brace/.test(name) && !TAG.test(text));
    expect(untagged.map(({ name }) => name)).toEqual([]);
  });

  it.each(modulesWithStatements())('include some of %s', (module) => {
    expect(tagged.filter(({ name }) => name.startsWith(`${module}/`))).not.toEqual([]);
  });
});

/** Returns the modules that ask the database something. */
function modulesWithStatements(): string[] {
  const modules = join(TESTS, '../src/modules');
  const hasStatements = (module: string) =>
    readdirSync(join(modules, module), { recursive: true, encoding: 'utf8' }).some((name) =>
      /\.(?:repository|sql)\.ts$/.test(name),
    );
  return readdirSync(modules).filter(hasStatements);
}
