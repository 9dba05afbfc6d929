import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { rulesNamed } from '../support/citations.js';
import { quoted, sectionsOf } from '../support/markdown.js';
import { PROJECT, read } from '../support/project-texts.js';

const API = join(__dirname, '../..');
const SECTIONS = sectionsOf(read('docs/oauth-rules.md'), 3);
const RULES = [...SECTIONS.keys()].map((heading) => Number(/^Rule (\d+): ./.exec(heading)?.[1]));

describe('the OAuth rules', () => {
  it('are numbered, each number once and in order', () => {
    expect(RULES.length).toBeGreaterThan(40);
    expect(RULES).toEqual([...new Set(RULES)].sort((one, other) => one - other));
  });

  it('leave out no number without saying why', () => {
    const page = read('docs/oauth-rules.md');
    const kept = /the numbers ([^:]*?) are kept for/.exec(page.replace(/\s+/g, ' '))?.[1] ?? '';
    const explained = (kept.replace(/\([^)]*\)/g, '').match(/\d+/g) ?? []).map(Number);
    const all = Array.from({ length: RULES.at(-1) ?? 0 }, (_, index) => index + 1);
    expect(all.filter((number) => !RULES.includes(number))).toEqual(explained);
  });

  it.each([...SECTIONS])('say where they come from and what holds them: %s', (_, section) => {
    const held = /^- Held by: ([\s\S]+)/m.exec(section)?.[1] ?? '';
    expect(section).toMatch(/^- Source: \S/m);
    expect(quoted(held)).not.toEqual([]);
    expect(quoted(held).filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
  });

  it('each have a test whose title names the number', () => {
    const named = new Set(specFiles().flatMap(titlesOf).flatMap(rulesNamed));
    expect(RULES.filter((rule) => !named.has(rule))).toEqual([]);
  });

  it('are read from titles of tests that run, and from nothing else', () => {
    const source = `
      // it('rule 1')
      const text = 'rule 2';
      it.skip('rule 3', f); describe.skip('rule 4', () => it('rule 5', f)); it.todo('rule 6');
      describe('rule 7', () => it.each([1])('of %s (rules 8, 9 and 10)', f));
      it(\`rule 11: \${text}\`, f); xit('rule 12', f); it("a ruler 13", f);
      it('proves none in particular (rules 14 to 16 and 17)', f);`;
    expect(titlesIn(source).flatMap(rulesNamed)).toEqual([7, 8, 9, 10, 11]);
  });
});

function specFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /spec\.ts$/.test(name))
      .map((name) => join(API, folder, name));
  return [...below('src'), ...below('test')];
}

function titlesOf(path: string): string[] {
  return titlesIn(readFileSync(path, 'utf8'));
}

/** The titles of a test file, without what is skipped. */
function titlesIn(text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const callee = ts.isCallExpression(node) ? calleeOf(node) : '';
    if (/^(x|f)?(it|test|describe)\b/.test(callee) && /^x|\.(skip|todo)\b/.test(callee)) return;
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(callee)) {
      titles.push(node.arguments[0]?.getText() ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('spec.ts', text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** `it.each` of `it.each([…])('…')`, `it` of `it('…')`; nothing for the inner call of the former. */
function calleeOf({ expression, parent }: ts.CallExpression): string {
  if (ts.isCallExpression(expression)) return expression.expression.getText();
  return ts.isCallExpression(parent) && parent.expression.getText().startsWith(expression.getText())
    ? ''
    : expression.getText();
}
