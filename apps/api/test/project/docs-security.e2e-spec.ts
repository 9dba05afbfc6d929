import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { quoted, rows } from '../support/markdown.js';
import { projectTexts } from '../support/project-texts.js';

const ROOT = join(__dirname, '../../../..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
/** A file that uses more of it than random UUIDs. */
const CRYPTOGRAPHY =
  /from '@node-rs\/argon2'|crypto\.subtle|import \{(?! randomUUID \}).*\} from 'node:crypto'/;
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

  it('names sections of documents that exist', () => {
    const missing = requirements.flatMap(([, , , why = '']) => {
      const texts = quoted(why).filter((text) => text.endsWith('.md') && exists(text));
      const sections = texts.length === 0 ? [] : [...why.matchAll(/"([^"]+)"/g)];
      const text = texts.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
      return sections.filter(([, name = '']) => !new RegExp(`^#+ ${name}$`, 'm').test(text));
    });
    expect(missing).toEqual([]);
  });

  const sources = projectTexts().filter(({ path }) =>
    /^(apps\/(api|console)|libs\/[\w-]+)\/src\/(?!.*\.(spec|fixture)\.)/.test(path),
  );

  it('has each table of the database in one class', () => {
    const named = rows(PAGE, 'Class').flatMap(([, tables = '']) => quoted(tables));
    const tables = sources
      .filter(({ path }) => path.endsWith('.entity.ts'))
      .flatMap(({ text }) => [...text.matchAll(/@Entity\('(\w+)'/g)].map(([, name = '']) => name));
    expect(tables.length).toBeGreaterThan(35);
    expect(named.sort()).toEqual(tables.sort());
  });

  it('has each file that uses cryptography, and all algorithms', () => {
    const files = sources.filter(({ text }) => CRYPTOGRAPHY.test(text));
    const inventory = PAGE.slice(PAGE.indexOf('## Cryptography'), PAGE.indexOf('## OWASP'));
    const named = rows(inventory, 'For').flatMap(([, , , where = '']) => quoted(where));
    const names = new Set(files.map(({ path }) => basename(path, '.ts')));
    expect(named.sort()).toEqual([...names].sort());
    const algorithms = files.flatMap(({ text }) => text.match(/'(sha-?\d+|aes-[\w-]+)'/gi) ?? []);
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9|]/g, '');
    expect(algorithms.length).toBeGreaterThan(10);
    expect(algorithms.filter((name) => !plain(inventory).includes(plain(name)))).toEqual([]);
  });
});
