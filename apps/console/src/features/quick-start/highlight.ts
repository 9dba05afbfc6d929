import type { CodePart } from '../../ui/code-text';
import type { Language } from './snippets/languages';
import type { SnippetPart } from './snippets/snippet';

const KEYWORDS: Readonly<Record<Language, readonly string[]>> = {
  curl: ['case', 'in', 'esac', 'echo', 'exit', 'curl', 'openssl', 'printf', 'read', 'sed', 'tr'],
  TypeScript: ['import', 'from', 'as', 'const', 'await', 'new'],
  Python: ['import', 'from', 'with', 'as', 'if', 'open', 'print'],
  Go: ['package', 'import', 'func', 'if', 'var', 'return', 'struct', 'panic', 'string'],
};

/** A comment at the beginning of a line, or a whole text in quotes, or a word. */
const TOKEN = /(^[ \t]*(?:#|\/\/).*$)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\b([a-z]+)\b/gm;

/** Returns a snippet with colours. Own values are marked, and the rest is coloured by looking at it alone. */
export function highlighted(language: Language, parts: readonly SnippetPart[]): CodePart[] {
  return parts.flatMap(({ text, isOwn }) =>
    isOwn ? [{ text, tint: 'own' as const }] : coloured(text, KEYWORDS[language]),
  );
}

function coloured(text: string, keywords: readonly string[]): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, comment, quoted, word] = match;
    const isKeyword = word !== undefined && keywords.includes(word);
    if (comment === undefined && quoted === undefined && !isKeyword) continue;
    const tint = comment !== undefined ? 'comment' : quoted !== undefined ? 'string' : 'keyword';
    parts.push({ text: text.slice(end, match.index) }, { text: token, tint });
    end = match.index + token.length;
  }
  return [...parts, { text: text.slice(end) }];
}
