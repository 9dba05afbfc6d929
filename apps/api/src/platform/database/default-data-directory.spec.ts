import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDataDirectory } from './default-data-directory.js';

describe('defaultDataDirectory', () => {
  let project: string;

  beforeEach(async () => {
    project = await mkdtemp(join(tmpdir(), 'project-'));
  });

  afterEach(() => rm(project, { recursive: true }));

  it('is in the working directory, if the server can reach that', async () => {
    await chmod(project, 0o755);
    expect(await defaultDataDirectory(project)).toEqual({
      dataDir: join(project, '.data'),
      movedForRoot: false,
    });
  });

  (process.getuid?.() === 0 ? it : it.skip)('is the system’s, if root keeps it out', async () => {
    await chmod(project, 0o700);
    expect(await defaultDataDirectory(project)).toEqual({
      dataDir: '/var/lib/wordgrove',
      movedForRoot: true,
    });
  });
});
