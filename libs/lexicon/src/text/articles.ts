import type { Language } from '@wordgrove/contracts';

/**
 * The kinds of nouns that an article goes with, separated by spaces. Each language has its own letters: gender (`m`, `f`, `n`,
 * `c` for the Dutch common gender), `p` for the plural, and in French and Italian also how the next word begins (`c` with a
 * consonant, `v` with a vowel, `i` with a cluster as in `lo zaino`). `any` goes with every noun.
 */
type Nouns = string;

const any = 'any';

/**
 * The words that may stand before a noun or verb when it is learned. Elided forms have their
 * apostrophe.
 */
const articles: Partial<Record<Language, Readonly<Record<string, Nouns>>>> = {
  LANGUAGE_ENGLISH: { a: any, an: any, the: any, to: any },
  LANGUAGE_GERMAN: {
    ...{ der: 'm', die: 'f p', das: 'n', den: 'm', dem: 'm n', des: 'm n' },
    ...{ ein: 'm n', eine: 'f', einen: 'm', einem: 'm n', einer: 'f', eines: 'm n' },
  },
  LANGUAGE_FRENCH: {
    ...{ le: 'mc', la: 'fc', "l'": 'mv fv', les: 'p' },
    ...{ un: 'mc mv', une: 'fc fv', des: 'p' },
    ...{ du: 'mc', 'de la': 'fc', "de l'": 'mv fv' },
  },
  // A feminine noun with a stressed a at its beginning has `el`, as in `el agua`, so it is like a masculine one here.
  LANGUAGE_SPANISH: {
    ...{ el: 'm', la: 'f', los: 'mp', las: 'fp' },
    ...{ un: 'm', una: 'f', unos: 'mp', unas: 'fp' },
  },
  LANGUAGE_PORTUGUESE: {
    ...{ o: 'm', a: 'f', os: 'mp', as: 'fp' },
    ...{ um: 'm', uma: 'f', uns: 'mp', umas: 'fp' },
  },
  LANGUAGE_ITALIAN: {
    ...{ il: 'mc', lo: 'mi', la: 'fc', "l'": 'mv fv' },
    ...{ i: 'mcp', gli: 'mip mvp', le: 'fp' },
    ...{ un: 'mc mv', uno: 'mi', una: 'fc', "un'": 'fv' },
  },
  LANGUAGE_DUTCH: { de: 'c p', het: 'n', "'t": 'n', een: 'c n' },
};

export interface WithoutArticle {
  rest: string;
  /** The nouns that the article goes with. Undefined if there was no article. */
  nouns: Nouns | undefined;
}

/** Returns a lower-case text (with straight apostrophes) without the article at its beginning. */
export function withoutArticle(text: string, language: Language): WithoutArticle {
  for (const [article, nouns] of Object.entries(articles[language] ?? {})) {
    const start = article.endsWith("'") ? article : `${article} `;
    const rest = text.slice(start.length).trim();
    if (text.startsWith(start) && rest !== '') return { rest, nouns };
  }
  return { rest: text, nouns: undefined };
}

/** Returns whether a text is nothing but an article of the language. */
export function isArticle(text: string, language: Language): boolean {
  return Object.hasOwn(articles[language] ?? {}, text);
}

/** Returns whether two articles can belong to one noun. A missing article agrees with all. */
export function agree(one: Nouns | undefined, other: Nouns | undefined): boolean {
  if (one === undefined || other === undefined || one === any || other === any) return true;
  const others = other.split(' ');
  return one.split(' ').some((each) => others.includes(each));
}
