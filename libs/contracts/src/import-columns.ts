import { languageNamed } from './languages.js';
import { isImportColumn, type ImportColumn } from './learned-word.js';

/** The names of columns in files from other programs and in the languages of their users, in lower case and without signs. */
const NAMES: Readonly<Record<ImportColumn, string>> = {
  term:
    'terms word words front expression vocab vocabulary headword lemma lingq question learnable ' +
    'hanzi kanji simplified traditional vocabularykanji vocabularyexpression wordexpression targetword ' +
    'wort wörter begriff vokabel mot mots terme palabra palabras término parola parole termine palavra palavras termo ' +
    'woord woorden слово слова 词语 词汇 单词 生词 汉字 詞語 單字 單詞 単語 言葉 단어 كلمة الكلمة',
  notes:
    'note meaning meanings definition definitions translation translations back answer gloss hint hints explanation ' +
    'reading kana furigana pinyin pronunciation vocabularyenglish vocabularymeaning vocabularykana ' +
    'vocabularyreading vocabularyfurigana wordmeaning wordreading wordtranslation worddefinition ' +
    'bedeutung bedeutungen übersetzung signification sens traduction définition significado traducción definición ' +
    'significato traduzione definizione tradução definição betekenis vertaling definitie значение перевод ' +
    '意思 释义 翻译 拼音 意味 訳 読み 読み方 ふりがな 뜻 의미 معنى المعنى ترجمة الترجمة',
  context:
    'contexts sentence sentences example examples examplesentence usage phrase fragment subtitle ' +
    'beispiel beispielsatz exemple ejemplo esempio exemplo voorbeeld voorbeeldzin пример 例句 例文 예문 مثال',
  tags: 'tag label labels',
  language: 'lang languagecode locale',
  mastery_level: 'level',
  source_title: 'source book booktitle',
  source_url: 'url link',
};

const COLUMNS = new Map<string, ImportColumn>(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.split(' ').map((name): [string, ImportColumn] => [name, column as ImportColumn]),
  ),
);

/** Returns the column that people mean by a name, such as notes for `Definition` and `Meaning 2`. */
export function columnNamed(name: string): ImportColumn | undefined {
  const said = name.trim().normalize('NFC').toLowerCase();
  if (isImportColumn(said)) return said;
  const bare = said.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return COLUMNS.get(bare) ?? COLUMNS.get(bare.replace(/\d+$/, ''));
}

/** Returns whether a row has nothing but names of different languages, as above a table of words and their translations. */
export function isRowOfLanguages(row: readonly string[]): boolean {
  const languages = new Set(row.map(languageNamed));
  return row.length > 1 && languages.size === row.length && !languages.has(undefined);
}
