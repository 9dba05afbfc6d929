import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

describe('the lint rules that need types', () => {
  let directory: string;
  beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'wordgrove-lint-'))));
  afterEach(() => rm(directory, { recursive: true }));

  /** The rules that a piece of code breaks in a project of its own. */
  async function brokenBy(code: string): Promise<string[]> {
    const compilerOptions = { strict: true, target: 'es2023', module: 'nodenext', types: [] };
    await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const head = 'declare function work(): Promise<number>;\n';
    await writeFile(join(directory, 'sample.ts'), `${head}${code}\nexport {};\n`);
    const options = ['--type-aware', '-c', '.oxlintrc.json', '--format', 'json', directory];
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), options, {
      ...{ cwd: root, encoding: 'utf8' },
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map((found) => found.code);
  }

  it.each([
    ['no-floating-promises', 'work();'],
    ['await-thenable', 'await [1];'],
    ['no-misused-promises', 'if (work()) throw new Error();'],
    ['no-misused-promises', '[1].forEach(async () => { await work(); });'],
  ])('%s refuses %s', async (rule, code) => {
    expect(await brokenBy(code)).toEqual([`typescript(${rule})`]);
  });

  it.each(['await work();', 'void work();', 'if (await work()) throw new Error();'])(
    'allow %s',
    async (code) => {
      expect(await brokenBy(code)).toEqual([]);
    },
  );
});
