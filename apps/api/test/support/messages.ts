import ts from 'typescript';

/** A text that a program may show somebody. */
export interface Message {
  line: number;
  text: string;
}

/** The texts of several words in a source: its string literals and templates, their places as `…`. */
export function messagesIn(path: string, source: string): Message[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    const { line } = file.getLineAndCharacterOfPosition(node.end);
    if (text?.includes(' ')) found.push({ line: line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
