import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted, rows } from '../support/markdown.js';

const ROOT = join(__dirname, '../../../..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const FILE = /^(apps|libs|docs|docker)\//;

/** Returns the paths of the tests, which are in italics, and of the files that a cell names. */
function named(cell: string): string[] {
  const tests = [...cell.matchAll(/_([a-z-]+\/[a-z-]+)_/g)].map(
    ([, name = '']) => `apps/api/test/${name}`,
  );
  return [...tests, ...quoted(cell).filter((text) => FILE.test(text))];
}

const exists = (path: string) => existsSync(join(ROOT, path));
const isMissing = (path: string) =>
  !['', '.e2e-spec.ts', '.ci-spec.ts'].some((end) => exists(path + end));

describe('docs/security.md', () => {
  // One table for each chapter of the standard.
  const requirements = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+) .*$/gm)].map(([line]) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

  it('has each requirement of the levels 1 and 2 once, and counts them', () => {
    expect(new Set(requirements.map(([number]) => number)).size).toBe(253);
    const count = (wanted: string) => requirements.filter(([, , state]) => state === wanted).length;
    const states = [count('met'), count('not applicable'), count('open')] as const;
    expect(states[0] + states[1] + states[2]).toBe(requirements.length);
    const [met, none, open] = states;
    const text = PAGE.replace(/\s+/g, ' ');
    expect(text).toContain(`${met} are met, ${none} are not applicable and ${open} are open`);
  });

  it('names a test for what is met, and a reason for all else', () => {
    const bare = requirements.filter(([, , state, why = '']) =>
      state === 'met' ? named(why).length === 0 : why === '',
    );
    expect(bare).toEqual([]);
  });

  it('names tests and files that exist', () => {
    const cells = [...requirements.map(([, , , why = '']) => why)];
    const threats = rows(PAGE, 'Who').map(([, , , shown = '']) => shown);
    expect(threats.length).toBeGreaterThan(10);
    expect([...cells, ...threats].flatMap(named).filter(isMissing)).toEqual([]);
  });
});
