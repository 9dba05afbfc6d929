import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { read } from '../support/project-texts.js';
import { importsBelow } from './folder-circles/imports.js';
import { allowed, refused, type Sample } from './module-boundaries/samples.js';

const root = join(import.meta.dirname, '../../../..');
const script = join(import.meta.dirname, 'module-boundaries/lint-samples.mjs');

/** The rules that each sample breaks, in the order of the samples. */
function lint(samples: Sample[]): string[][] {
  const input = JSON.stringify(samples);
  const output = execFileSync(process.execPath, [script], { input, encoding: 'utf8' });
  return JSON.parse(output) as string[][];
}

function sourceFiles(): string[] {
  const folders = ['apps', 'libs'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((project) => join(root, kind, project, 'src')),
  );
  return folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
}

/** `oauth -> accounts` for each arrow between modules in the picture. An arrow to all means those of the lines above. */
function drawnDirections(): string[] {
  const [, picture = ''] = /inside the API: .*\n\n([^`]*)/.exec(read('docs/architecture.md')) ?? [];
  const seen = new Set<string>();
  const lines = picture.split(/\n| {4,}/).filter((line) => line.includes('──▶'));
  return lines.flatMap((line) => {
    const groups = line.split('──▶').map((group) => group.trim().split(', '));
    const drawn = groups.slice(1).flatMap((targets, at) => {
      const all = targets[0] === 'all of them' ? [...seen] : targets;
      return (groups[at] ?? []).flatMap((from) => all.map((to) => `${from} -> ${to}`));
    });
    for (const module of groups.flat()) seen.add(module);
    return drawn;
  });
}

describe('the lint rules that hold the architecture', () => {
  const samples = [...refused.map(([, sample]) => sample), ...allowed];
  let broken: string[][];

  beforeAll(() => {
    broken = lint(samples);
  });

  const brokenBy = (sample: Sample) => broken[samples.indexOf(sample)];

  const title = ({ file, code }: Sample) => `${file}: ${code.split('\n', 1)[0]}`;

  it.each(refused.map(([rule, sample]) => ({ rule, sample, title: title(sample) })))(
    '$rule refuses $title',
    ({ rule, sample }) => {
      expect(brokenBy(sample)).toEqual([rule]);
    },
  );

  it.each(allowed.map((sample) => ({ sample, title: title(sample) })))(
    'allows $title',
    ({ sample }) => {
      expect(brokenBy(sample)).toEqual([]);
    },
  );
});

describe('the modules of the API', () => {
  it('import each other as docs/architecture.md, "Directions", draws it, and in no other way', () => {
    const found = importsBelow(join(root, 'apps/api/src/modules'))
      .map(({ from, to }) => [from, to].map((path) => path.split('/')[0]))
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => `${from} -> ${to}`);
    expect([...new Set(found)].sort()).toEqual(drawnDirections().sort());
  });
});

describe('the names of source files', () => {
  const names = sourceFiles().map((path) => basename(path));

  it('are kebab-case, with a role if they have one', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !kebab.test(name))).toEqual([]);
  });

  it('say what the files contain', () => {
    const vague = /^(utils?|helpers?|common|misc)(\.|$)/;
    expect(names.filter((name) => vague.test(name))).toEqual([]);
  });
});
