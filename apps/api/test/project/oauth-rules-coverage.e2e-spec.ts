import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const API = join(__dirname, '../..');
const RULES = Array.from({ length: 44 }, (_, at) => at + 1);
/** Names whole ranges of rules, which proves none of them in particular. */
const TOO_BROAD = /oauth-properties|oauth-rules-coverage/;

describe('the OAuth rules', () => {
  it('each have a test whose title names the number', () => {
    const named = new Set(specFiles().flatMap(titlesOf).flatMap(rulesIn));
    expect(RULES.filter((rule) => !named.has(rule))).toEqual([]);
  });

  it('are read from titles of tests that run, and from nothing else', () => {
    const source = `
      // it('rule 1')
      const text = 'rule 2';
      it.skip('rule 3', f); describe.skip('rule 4', () => it('rule 5', f)); it.todo('rule 6');
      describe('rule 7', () => it.each([1])('of %s (rules 8, 9 and 10)', f));
      it(\`rule 11: \${text}\`, f); xit('rule 12', f); it("a ruler 13", f);`;
    expect(titlesIn(source).flatMap(rulesIn)).toEqual([7, 8, 9, 10, 11]);
  });
});

function specFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /spec\.ts$/.test(name) && !TOO_BROAD.test(name))
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

function rulesIn(title: string): number[] {
  const lists = title.matchAll(/\brules? (\d+(?:(?:, | and )\d+)*)/gi);
  return [...lists].flatMap(([, list = '']) => list.split(/, | and /).map(Number));
}
