import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ServiceProcess } from '../support/service-process.js';

const LAUNCHER = resolve(import.meta.dirname, '../../launcher');
const PROGRAM = 'apps/api/dist/bundle/main.js';
const PAGE = 'apps/console/dist/index.html';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wordgrove-build-'));
  await cp(LAUNCHER, join(root, 'apps/api/launcher'), { recursive: true });
  await ship(PROGRAM, `console.log('started');`);
  await ship(PAGE, '<!doctype html>');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function ship(path: string, text: string): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function start() {
  const script = join(root, 'apps/api/launcher/start.mjs');
  const launch = new ServiceProcess({ command: [process.execPath, script], directory: root });
  const { code } = await launch.ended;
  return { code, said: launch.output + launch.errors };
}

describe('npm start in an installation without build tools', () => {
  it('starts what it was shipped with', async () => {
    expect(await start()).toEqual({ code: 0, said: 'started\n' });
  });

  it.each([PROGRAM, PAGE])(
    'does not start with %s empty, as a power cut leaves it',
    async (path) => {
      await ship(path, '');
      expect(await start()).toEqual({
        code: 1,
        said: expect.stringContaining('The build tools are missing.'),
      });
    },
  );
});

it('npm start builds again after a build that failed, also from the sources of the one before', async () => {
  const source = 'apps/api/src/change.ts';
  const tool = (code: number) => ship('node_modules/nx/index.js', `process.exitCode = ${code};`);
  await tool(0);
  const built = { code: 0, said: expect.stringMatching(/^Building [^]*started\n$/) };
  expect(await start()).toEqual(built);
  expect(await start()).toEqual({ code: 0, said: 'started\n' });
  await ship(source, 'of no meaning');
  await tool(1);
  expect(await start()).toEqual({ code: 1, said: expect.stringContaining('The build failed.') });
  await rm(join(root, source));
  await tool(0);
  expect(await start()).toEqual(built);
});
