import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { serverIdentity } from '@wordgrove/embedded-postgres';
import { ServiceProcess } from '../support/service-process.js';

const project = resolve(__dirname, '../../../..');

/** A checkout with nothing but the launcher, of another user than the one who starts it from elsewhere. */
describe('npm start in a checkout that cannot be written to', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wordgrove-checkout-'));
    cpSync(join(project, 'package.json'), join(root, 'package.json'));
    cpSync(join(project, 'apps/api/launcher'), join(root, 'apps/api/launcher'), {
      recursive: true,
    });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    chmodSync(root, 0o555);
  });

  afterEach(() => {
    chmodSync(root, 0o755);
    rmSync(root, { recursive: true });
  });

  function add(path: string, text: string): void {
    chmodSync(root, 0o755);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    chmodSync(root, 0o555);
  }

  function npmStart(): ServiceProcess {
    return new ServiceProcess({
      command: ['npm', '--silent', '--prefix', root, 'start'],
      directory: '/',
      user: serverIdentity(),
    });
  }

  it('says in one line that it is not built', async () => {
    const service = npmStart();
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.errors).toBe(
      `${root} cannot be written to, and Wordgrove is not built. Run "npm run build" as a user who may.\n`,
    );
    expect(service.output).toBe('');
  });

  it('starts what has been built, in the checkout, and says so', async () => {
    add('apps/api/dist/bundle/main.js', 'console.log(process.cwd());');
    add('apps/console/dist/index.html', '<!doctype html>');
    const service = npmStart();
    expect(await service.ended).toEqual({ code: 0, signal: null });
    expect(service.errors).toBe(`${root} cannot be written to: starting what was built last.\n`);
    expect(service.output).toBe(`${root}\n`);
  });
});
