import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const src = join(import.meta.dirname, '../../../src');

/** A file of the API; `owner` is its module, or `platform`. */
export interface SourceFile {
  /** From `src`, with slashes. */
  path: string;
  owner: string;
  root: ts.SourceFile;
}

/** Every file of the modules and the platform, but tests and migrations. */
export function sourceFiles(): SourceFile[] {
  return ['modules', 'platform'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((path) => /(?<!\.spec)\.ts$/.test(path) && !path.includes('/migrations/'))
      .map(parse),
  );
}

function parse(path: string): SourceFile {
  const text = readFileSync(join(src, path), 'utf8');
  const root = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const [folder, module = ''] = path.split('/');
  return { path, owner: folder === 'modules' ? module : 'platform', root };
}

/** Every string and template of a file, types apart, with `_` for what a template takes in. */
export function textsIn({ root }: SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => literal.text);
      texts.push([node.head.text, ...spans].join(' _ '));
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts;
}

/** The tables of the entities that a file declares. */
export function declaredTables({ path, root }: SourceFile): string[] {
  if (!path.endsWith('.entity.ts')) return [];
  const names = root.text.matchAll(/@Entity\('(\w+)'/g);
  return [...names].map(([, name = '']) => name);
}

/** Returns the columns that the entities of a file name, apart from those named as their properties are. */
export function declaredColumns({ path, root }: SourceFile): string[] {
  if (!path.endsWith('.entity.ts')) return [];
  const names = root.text.matchAll(/Column\(\{\s*name: '(\w+)'/g);
  return [...names].map(([, name = '']) => name);
}

/** Returns the names that a file imports or exports, types apart, with the path of the file that it is from. */
export function namesFrom({ path, root }: SourceFile): { name: string; from: string }[] {
  return root.statements.flatMap((statement) => {
    const { clause, specifier } = clauseOf(statement);
    if (clause === undefined || specifier === undefined) return [];
    const from = posix.join(posix.dirname(path), specifier.replace(/\.js$/, '.ts'));
    return clause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, from }));
  });
}

function clauseOf(statement: ts.Statement): {
  clause?: ts.NamedImports | ts.NamedExports;
  specifier?: string;
} {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return {};
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return {};
  const specifier = moduleSpecifier.text;
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  const isType = ts.isImportDeclaration(statement)
    ? statement.importClause?.isTypeOnly
    : statement.isTypeOnly;
  if (clause === undefined || isType === true) return {};
  return ts.isNamedImports(clause) || ts.isNamedExports(clause) ? { clause, specifier } : {};
}
