import ts from 'typescript';

/** A text that a program may show somebody. */
export interface Message {
  line: number;
  text: string;
}

/** One word that begins with a capital letter, such as the text of a button. */
const LABEL = /^\p{Lu}\p{Ll}+$/u;

/**
 * The texts of several words in a source, and its labels: string literals, templates with their places as `…`, and JSX.
 */
export function messagesIn(path: string, source: string): Message[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    const { line } = file.getLineAndCharacterOfPosition(node.end);
    if (text !== undefined && (text.includes(' ') || LABEL.test(text)))
      found.push({ line: line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
