import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { sessionCookie } from '../support/client.js';
import { read } from '../support/project-texts.js';
import { ServiceTrial } from '../support/service-trial.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const OURS = '@wordgrove';
const NOT_FOR_PRODUCTION =
  /(^|\/)(src|test|testing|bench|docs|jest|launcher)\/|(\.|-)(spec|fixture)\.|jest|console-e2e/;

/** Does what the Dockerfile does after the build, and returns the directory that becomes the image. */
function makeImage(): string {
  const image = mkdtempSync(join(tmpdir(), 'wordgrove-image-'));
  const [, make = ''] = /^RUN mkdir \/image && (.*)$/m.exec(read('docker/Dockerfile')) ?? [];
  const command = make.replaceAll(/(?<= )\/image\b/g, '"$1"');
  execFileSync('sh', ['-c', command, 'sh', image], { cwd: ROOT });
  const packages = join(image, 'node_modules');
  mkdirSync(join(packages, OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OURS) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(image, 'libs')))
    symlinkSync(join(image, 'libs', name), join(packages, OURS, name));
  return image;
}

describe('the image', () => {
  let image: string;
  let database: TestDatabase;
  let trial: ServiceTrial;
  beforeAll(async () => {
    image = makeImage();
    database = await createTestDatabase();
    trial = await ServiceTrial.prepare();
  });
  afterAll(async () => {
    await trial.end();
    await database.drop();
    await rm(image, { recursive: true });
  });

  it('gets nothing else but the packages', () => {
    const [, last = ''] = read('docker/Dockerfile').split(/^FROM .*\n(?=WORKDIR \/app\n#)/m);
    const copies = [...last.matchAll(/^(?:COPY|ADD) .*$/gm)].map(([line]) => line);
    expect(copies).toEqual([
      'COPY --from=build /image ./',
      'COPY --from=build /app/node_modules node_modules',
    ]);
  });

  it('has no sources, documents or tests', () => {
    const files = ['apps', 'libs'].flatMap((part) =>
      readdirSync(join(image, part), { recursive: true, encoding: 'utf8' }),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((path) => NOT_FOR_PRODUCTION.test(path))).toEqual([]);
  });

  it('has all that the service needs, its threads and the web app too', async () => {
    const url = `http://127.0.0.1:${trial.port}`;
    await trial.runUntilReady({
      environment: { DATABASE_URL: database.url, BASE_URL: url },
      command: [process.execPath, join(image, 'apps/api/dist/bundle/main.js')],
      directory: image,
    });
    expect((await fetch(`${url}/sign-up`)).status).toBe(200);
    const signedUp = await fetch(`${url}/api/console/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({
        email: 'ada@example.org',
        password: 'correct horse battery',
        display_name: 'Ada',
      }),
    });
    const preview = await fetch(`${url}/api/console/imports?dry_run=true&format=csv`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        origin: url,
        cookie: sessionCookie(signedUp),
      },
      body: 'term,language,note\nquay,en,a wharf\n',
    });
    expect([signedUp.status, preview.status]).toEqual([200, 200]);
  });
});
