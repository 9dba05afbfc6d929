import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const CONFIGURATION = '.oxlintrc.json';
/** oxlint looks for the program that knows types beside the files, which are elsewhere, or by this. */
const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
const MODULE = 'libs/dto/src/x.ts';
const PAGE = 'apps/console/src/x.tsx';

describe('the rules that oxlint checks', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wordgrove-lint-'));
    const compilerOptions = { strict: true, target: 'es2023', module: 'nodenext', types: [] };
    await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    await copyFile(join(root, CONFIGURATION), join(directory, CONFIGURATION));
  });
  afterEach(() => rm(directory, { recursive: true }));

  /** The rules that a file breaks in a project of its own. */
  async function brokenBy(code: string, path = MODULE): Promise<string[]> {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${code}\nexport {};\n`);
    const options = ['--type-aware', '--format', 'json'];
    const { stdout } = spawnSync('oxlint', options, {
      ...{ cwd: directory, encoding: 'utf8', env: { ...process.env, PATH } },
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map((found) => found.code);
  }

  const withWork = (code: string) => `declare function work(): Promise<number>;\n${code}`;
  const withHooks = (body: string) => `import { useEffect, useState } from 'react';
    export function Page({ value }: { value: number }) {
      const [shown, show] = useState(0);
      ${body}
      return <button onClick={() => show(value)}>{shown}</button>;
    }`;

  it.each([
    ['typescript(no-floating-promises)', withWork('work();')],
    ['typescript(await-thenable)', 'await [1];'],
    ['typescript(no-misused-promises)', withWork('if (work()) throw new Error();')],
    ['typescript(no-misused-promises)', withWork('[1].forEach(async () => { await work(); });')],
    ['eslint(no-unused-vars)', 'const x = 1;'],
  ])('%s refuses %s', async (rule, code) => {
    expect(await brokenBy(code)).toEqual([rule]);
  });

  it.each([
    ['react-hooks(rules-of-hooks)', 'if (value > 1) useEffect(() => {});'],
    ['react-hooks(exhaustive-deps)', 'useEffect(() => { document.title = `${value}`; }, []);'],
    ['react(set-state-in-effect)', 'useEffect(() => show(value), [value]);'],
    ['react(purity)', 'useEffect(() => {}, []); if (value > Date.now()) return null;'],
  ])('%s refuses a component with %s', async (rule, body) => {
    expect(await brokenBy(withHooks(body), PAGE)).toEqual([rule]);
  });

  it.each([
    [withWork('await work();'), MODULE],
    [withWork('void work();'), MODULE],
    [withWork('if (await work()) throw new Error();'), MODULE],
    [withHooks('useEffect(() => { document.title = `${value}`; }, [value]);'), PAGE],
  ])('allow %s', async (code, path) => {
    expect(await brokenBy(code, path)).toEqual([]);
  });
});
