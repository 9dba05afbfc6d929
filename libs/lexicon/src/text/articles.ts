import type { Language } from '@wordgrove/contracts';

/** The genders that an article goes with: m, f, n, c (Dutch common). `any` if it does not tell. */
type Genders = string;

const any = 'mfnc';

/**
 * The words that may stand before a noun or verb when it is learned. Elided forms have their
 * apostrophe.
 */
const articles: Partial<Record<Language, Readonly<Record<string, Genders>>>> = {
  LANGUAGE_ENGLISH: { a: any, an: any, the: any, to: any },
  LANGUAGE_GERMAN: {
    ...{ der: 'm', die: 'f', das: 'n', ein: 'mn', eine: 'f' },
    ...{ den: any, dem: any, des: any, einen: 'm', einem: 'mn', einer: 'f', eines: 'mn' },
  },
  LANGUAGE_FRENCH: {
    ...{ le: 'm', la: 'f', "l'": any, les: any },
    ...{ un: 'm', une: 'f', des: any, du: 'm', 'de la': 'f', "de l'": any },
  },
  // `el` is also feminine before a stressed a: el agua.
  LANGUAGE_SPANISH: {
    el: any,
    la: 'f',
    los: 'm',
    las: 'f',
    un: any,
    una: 'f',
    unos: 'm',
    unas: 'f',
  },
  LANGUAGE_PORTUGUESE: { o: 'm', a: 'f', os: 'm', as: 'f', um: 'm', uma: 'f', uns: 'm', umas: 'f' },
  LANGUAGE_ITALIAN: {
    ...{ il: 'm', lo: 'm', i: 'm', gli: 'm', un: 'm', uno: 'm' },
    ...{ la: 'f', le: 'f', una: 'f', "un'": 'f', "l'": any },
  },
  LANGUAGE_DUTCH: { de: 'c', het: 'n', "'t": 'n', een: any },
};

export interface WithoutArticle {
  rest: string;
  /** Undefined if there was no article. */
  genders: Genders | undefined;
}

/** Returns a lower-case text (with straight apostrophes) without the article at its beginning. */
export function withoutArticle(text: string, language: Language): WithoutArticle {
  for (const [article, genders] of Object.entries(articles[language] ?? {})) {
    const start = article.endsWith("'") ? article : `${article} `;
    const rest = text.slice(start.length).trim();
    if (text.startsWith(start) && rest !== '') return { rest, genders };
  }
  return { rest: text, genders: undefined };
}

/** Returns whether two articles can belong to one noun. A missing article agrees with all. */
export function agree(one: Genders | undefined, other: Genders | undefined): boolean {
  return one === undefined || other === undefined || [...one].some((each) => other.includes(each));
}
