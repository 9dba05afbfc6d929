import { curlSnippets } from './curl';
import { goSnippets } from './go';
import { pythonSnippets } from './python';
import type { OwnValues, Snippets } from './snippet';
import { typeScriptSnippets } from './typescript';

/** The languages that the quick start speaks. */
export const LANGUAGES = ['curl', 'TypeScript', 'Python', 'Go'] as const;
export type Language = (typeof LANGUAGES)[number];

const SNIPPETS: Readonly<Record<Language, (own: OwnValues) => Snippets>> = {
  curl: curlSnippets,
  TypeScript: typeScriptSnippets,
  Python: pythonSnippets,
  Go: goSnippets,
};

/** Returns the programs for an application. */
export function snippetsOf(language: Language, own: OwnValues): Snippets {
  return SNIPPETS[language](own);
}
