import ts from 'typescript';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { PROJECT, read } from '../support/project-texts.js';

const CONSOLE = 'apps/console/src';

/** The names under which the console has texts that somebody else may have chosen. */
const CHOSEN = new Set(
  'name display_name description email owner homepage homepage_url reason redirect_host host uri'.split(
    ' ',
  ),
);
/** Attributes whose value is shown as it is. */
const SHOWN = new Set(['title', 'heading', 'lead', 'label', 'description']);

describe('texts that somebody else chose', () => {
  it('are in <bdi>, or isolated(…) if there can be no element, wherever the console shows them', () => {
    const sources = sourcesOfPages();
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap((file) => loose(file, read(file)))).toEqual([]);
  });

  it('are found if they are loose', () => {
    const faults = (source: string) => loose('x.tsx', `const x = ${source};`);
    expect(faults('<p>By {owner}</p>')).toHaveLength(1);
    expect(faults('<p>{a.name ? a.name : b}</p>')).toHaveLength(1);
    expect(faults('<p>{a.description && a.description}</p>')).toHaveLength(1);
    expect(faults('<Page title={a.name} />')).toHaveLength(1);
    expect(faults('`Delete ${name}?`')).toHaveLength(1);
    expect(faults('<pre>{JSON.stringify(a, null, 2)}</pre>')).toHaveLength(1);
  });

  it('are fine if they are isolated, or only read out', () => {
    for (const source of [
      '<p>By <bdi>{owner}</bdi></p>',
      '<Text component="bdi">{owner}</Text>',
      '<p>{a.name && <bdi>{a.name}</bdi>}</p>',
      '<Page title={isolated(a.name)} />',
      '`Delete ${isolated(name)}?`',
      '<button aria-label={`Delete ${name}`} />',
      '<Form name={name} />',
    ])
      expect(loose('x.tsx', `const x = ${source};`)).toEqual([]);
  });
});

function sourcesOfPages(): string[] {
  return readdirSync(join(PROJECT, CONSOLE), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') || name.endsWith('texts.ts'))
    .map((name) => `${CONSOLE}/${name}`);
}

/** Where a file shows such a text without isolating it. */
function loose(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isShown(node) && leaves(node.expression).some(isChosen))
      faults.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** Returns true if an expression is shown as it is. */
function isShown(node: ts.Node): node is ts.JsxExpression | ts.TemplateSpan {
  if (ts.isTemplateSpan(node)) return !isReadOut(node);
  if (!ts.isJsxExpression(node)) return false;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SHOWN.has(parent.name.getText());
  return !(ts.isJsxElement(parent) && /^<(bdi\b|\w+ component="bdi")/.test(parent.getText()));
}

function isReadOut(node: ts.Node): boolean {
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  return attribute?.name.getText() === 'aria-label';
}

/** The expressions one of which an expression becomes. */
function leaves(expression: ts.Expression | undefined): ts.Expression[] {
  if (expression === undefined) return [];
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(leaves);
  if (ts.isBinaryExpression(expression)) {
    const isAnd = expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isAnd ? leaves(expression.right) : [expression.left, expression.right].flatMap(leaves);
  }
  return [expression];
}

function isChosen(expression: ts.Expression): boolean {
  if (ts.isCallExpression(expression))
    return /^JSON\.stringify$/.test(expression.expression.getText());
  if (ts.isIdentifier(expression)) return CHOSEN.has(expression.text);
  return ts.isPropertyAccessExpression(expression) && CHOSEN.has(expression.name.text);
}
