// A small disk of its own (tmpfs) that can be filled and emptied again. Needs Linux and root.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1_000_000;

/** @param {number} megabytes its size */
export async function mountSmallDisk(megabytes) {
  const directory = await mkdtemp(join(tmpdir(), 'wordgrove-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]);
  return new SmallDisk(directory);
}

class SmallDisk {
  constructor(directory) {
    this.directory = directory;
    this.filler = join(directory, 'filler');
  }

  async freeMb() {
    const { bavail, bsize } = await statfs(this.directory);
    return (bavail * bsize) / MB;
  }

  /** Fills the disk until no more than this is free. */
  async leaveFree(megabytes) {
    const block = Buffer.alloc(MB);
    while ((await this.freeMb()) > megabytes) {
      const isWritten = await writeFile(this.filler, block, { flag: 'a' }).then(
        () => true,
        () => false,
      );
      if (!isWritten) return;
    }
  }

  /** Removes what fills it. */
  async empty() {
    await rm(this.filler, { force: true });
  }

  async unmount() {
    execFileSync('umount', ['--lazy', this.directory]);
    await rm(this.directory, { recursive: true, force: true });
  }
}
