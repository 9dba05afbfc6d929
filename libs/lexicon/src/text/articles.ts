import type { Language } from '@wordgrove/contracts';

/** The genders that an article goes with: m, f, n, c (Dutch common); `any` where it doesn't tell. */
type Genders = string;

const any = 'mfnc';

/** What may stand before a noun or verb when it is learned, elided forms with their apostrophe. */
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
  // Also feminine before a stressed a: el agua.
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

/** A lower-case text (with straight apostrophes) without the article that it begins with. */
export function withoutArticle(text: string, language: Language): WithoutArticle {
  for (const [article, genders] of Object.entries(articles[language] ?? {})) {
    const start = article.endsWith("'") ? article : `${article} `;
    const rest = text.slice(start.length).trim();
    if (text.startsWith(start) && rest !== '') return { rest, genders };
  }
  return { rest: text, genders: undefined };
}

/** Whether two articles can be of one noun; a missing one goes with all. */
export function agree(one: Genders | undefined, other: Genders | undefined): boolean {
  return one === undefined || other === undefined || [...one].some((each) => other.includes(each));
}
