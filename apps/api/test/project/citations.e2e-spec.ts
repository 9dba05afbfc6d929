import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  headingsCited,
  pagesNamed,
  recordsCited,
  rulesCited,
  unwrapped,
  vagueCitations,
  wholePagesCited,
} from '../support/citations.js';
import { anchorOf, headingsOf, linksIn } from '../support/markdown.js';
import { NamedPaths } from '../support/named-paths.js';
import { PROJECT, projectPaths, projectTexts, read } from '../support/project-texts.js';

const texts = projectTexts().map(({ path, text }) => ({ path, text, prose: unwrapped(text) }));
const pages = texts.filter(({ path }) => path.endsWith('.md'));

/** Tests that read a page and compare it with the service name the page, and so does what tries its configurations. */
const READS_PAGES = /^apps\/api\/test\/(?:project\/|oauth\/oracle)|^bench\/rolling-restart/;

/** Returns everything that is found in all texts, each with the file that has it. */
function cited<T>(find: (prose: string) => T[]): { path: string; found: T }[] {
  return texts.flatMap(({ path, prose }) => find(prose).map((found) => ({ path, found })));
}

function hasHeading(file: string, heading: string): boolean {
  if (!existsSync(join(PROJECT, file))) return false;
  // What follows a colon, such as a command, may be left out.
  return headingsOf(read(file)).some((each) => each === heading || each.startsWith(`${heading}: `));
}

describe('a citation in code, tests and documents', () => {
  it('is an OAuth rule that docs/oauth-rules.md has', () => {
    const headings = headingsOf(read('docs/oauth-rules.md'));
    const rules = headings.flatMap((heading) => /^Rule (\d+): ./.exec(heading)?.[1] ?? []);
    const citations = cited(rulesCited);
    expect(citations.length).toBeGreaterThan(300);
    expect(citations.filter(({ found }) => !rules.includes(String(found)))).toEqual([]);
  });

  it('is a file and one of its headings', () => {
    const citations = cited(headingsCited);
    expect(citations.length).toBeGreaterThan(8);
    expect(citations.filter(({ found }) => !hasHeading(found.file, found.heading))).toEqual([]);
  });

  it('is a decision that is on record', () => {
    const records = texts.flatMap(({ path }) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []);
    const citations = cited(recordsCited);
    expect(citations.length).toBeGreaterThan(5);
    const isMissing = (number: number) => !records.includes(String(number).padStart(4, '0'));
    expect(citations.filter(({ found }) => isMissing(found))).toEqual([]);
  });

  it('is short enough to be read, if it is a decision', () => {
    const most = Number(/a record of at most (\d+) words/.exec(read('CONTRIBUTING.md'))?.[1]);
    const records = texts.filter(({ path }) => path.startsWith('docs/adr/'));
    expect(records.length).toBeGreaterThan(30);
    const isLong = ({ text }: { text: string }) => !(text.trim().split(/\s+/).length <= most);
    expect(records.filter(isLong).map(({ path }) => path)).toEqual([]);
  });

  it('is a page that exists', () => {
    const missing = cited(pagesNamed).filter(({ found }) => !existsSync(join(PROJECT, found)));
    expect(missing).toEqual([]);
  });

  it('is a section and not a whole page, except of a decision', () => {
    const code = texts.filter(({ path }) => !path.endsWith('.md') && !READS_PAGES.test(path));
    const whole = code.flatMap(({ path, prose }) =>
      wholePagesCited(prose).map((found) => ({ path, found })),
    );
    expect(whole).toEqual([]);
  });

  it('is not something that only its author can look up', () => {
    expect(cited(vagueCitations)).toEqual([]);
  });
});

describe('the paths that a document names between backticks', () => {
  const paths = new NamedPaths(projectPaths());

  // The changelog names what there was when it was written.
  it.each(pages.filter(({ path }) => path !== 'CHANGELOG.md'))(
    'are those of files and folders in $path',
    ({ text }) => expect(paths.missingIn(text)).toEqual([]),
  );

  it('may be how a path ends, a folder, or a pattern', () => {
    const sample = new NamedPaths(['apps/api/src/main.ts', 'apps/api/src/a/b.entity.ts']);
    expect(
      sample.missingIn('`src/main.ts`, `apps/api/`, `*.entity.ts`, `src/<part>/b.entity.ts`'),
    ).toEqual([]);
    expect(sample.missingIn('`in.ts` `api/a` `*.sql.ts` `a b` `/api/v1` `text/csv` `GET`')).toEqual(
      ['in.ts', 'api/a', '*.sql.ts'],
    );
  });
});

describe('the links of the documents', () => {
  it.each(pages.map(({ path, text }) => ({ path, links: linksIn(text) })))(
    'lead from $path to files and headings that exist',
    ({ path, links }) => expect(links.filter((link) => !leadsSomewhere(path, link))).toEqual([]),
  );
});

function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(PROJECT, target))) return false;
  return anchor === undefined || headingsOf(read(target)).map(anchorOf).includes(anchor);
}

describe('a citation', () => {
  it('of rules may be a list, a range, or broken between two lines', () => {
    const comment = unwrapped('/**\n * Both (rules\n * 1 and 2).\n */\n// Rules 3, 4 and 5 to 7.');
    expect(rulesCited(comment)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(rulesCited("rules: '8', the ruler 9, a rule of 10")).toEqual([8]);
  });

  it('of a section has the file and its heading, which may be broken between two lines too', () => {
    const comment = unwrapped(`/**
      * As told (docs/interface.md, "Mastery
      * level").`);
    expect(headingsCited(comment)).toEqual([
      { file: 'docs/interface.md', heading: 'Mastery level' },
    ]);
  });

  // In two parts each, or this file would be at fault itself.
  it.each([
    ['design', 'notes'],
    ['architecture', 'rule 3'],
    ['contract,', 'section 2'],
  ])('is not as vague as "%s %s"', (...words) => {
    expect(vagueCitations(words.join(' '))).toHaveLength(1);
  });
});
