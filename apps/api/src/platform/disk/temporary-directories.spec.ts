import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeTemporaryDirectory, removeAbandonedDirectories } from './temporary-directories.js';

describe('the directories of processes that were killed', () => {
  const place = mkdtempSync(join(tmpdir(), 'wordgrove-abandoned-'));
  afterAll(() => rmSync(place, { recursive: true }));

  const made = (name: string): string => {
    const path = join(place, name);
    mkdirSync(path);
    return path;
  };

  it('are removed, and no others', async () => {
    const now = new Date();
    const ours = await makeTemporaryDirectory(place, 'export');
    const [, purpose, , namespace] = basename(ours).split('-');
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const old = made(`wordgrove-import-${process.pid}-1-old`);
    utimesSync(old, now, new Date(now.getTime() - 25 * 3_600_000));
    const abandoned = [old, made(`wordgrove-${purpose}-${ended}-${namespace}-x`)];
    const kept = [
      ours,
      made(`wordgrove-import-${ended}-1-young`),
      made(`wordgrove-other-${ended}-${namespace}-x`),
    ];
    await removeAbandonedDirectories(place, now);
    expect(abandoned.filter((path) => existsSync(path))).toEqual([]);
    expect(kept.filter((path) => !existsSync(path))).toEqual([]);
  });
});
