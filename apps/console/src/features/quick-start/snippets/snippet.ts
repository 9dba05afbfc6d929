/** The values of an application that its snippets have. */
export interface OwnValues {
  baseUrl: string;
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  /** False if it is a public client. */
  hasSecret: boolean;
}

/** A part of a snippet. It is marked if it is the application's own value. */
export interface SnippetPart {
  text: string;
  isOwn: boolean;
}

/** A file of a program, and the command that runs it. */
export interface Snippet {
  file: string;
  run: string;
  parts: readonly SnippetPart[];
}

/** The three steps of each program. */
export const SNIPPET_STEPS = ['authorize', 'token', 'call'] as const;
export type SnippetStep = (typeof SNIPPET_STEPS)[number];

export type Snippets = Readonly<Record<SnippetStep, Snippet>>;

/** A value that stands in a snippet as it is, marked. */
export class Own {
  constructor(readonly text: string) {}
}

/** Returns a text with values in place of their names, which stand between guillemets in it. */
export function filled(
  text: string,
  values: Readonly<Record<string, string | Own>>,
): SnippetPart[] {
  return text
    .split(/«(\w+)»/)
    .map((part, at) => (at % 2 === 0 ? part : (values[part] ?? '')))
    .map((part) =>
      part instanceof Own ? { text: part.text, isOwn: true } : { text: part, isOwn: false },
    )
    .filter(({ text: own }) => own !== '');
}

/** Returns the whole text of a snippet. */
export function textOf({ parts }: Snippet): string {
  return parts.map(({ text }) => text).join('');
}

/** Returns a value between the single quotes of TypeScript. */
export function inTypeScript(value: string): Own {
  return new Own(value.replaceAll(/[\\']/g, String.raw`\$&`));
}

/** Returns a value between double quotes, for Python and Go. */
export function inQuotes(value: string): Own {
  return new Own(value.replaceAll(/[\\"]/g, String.raw`\$&`));
}

/** Returns a value between the single quotes of a shell. */
export function inShell(value: string): Own {
  return new Own(value.replaceAll("'", String.raw`'\''`));
}
