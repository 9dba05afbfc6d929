import { isImportColumn, type ImportColumn } from './learned-word.js';

/** The names of columns in files from other programs, in lower case and without signs. */
const NAMES: Readonly<Record<ImportColumn, string>> = {
  term:
    'terms word words front expression vocab vocabulary headword lemma lingq question ' +
    'hanzi kanji simplified traditional vocabularykanji vocabularyexpression wordexpression targetword',
  notes:
    'note meaning meanings definition definitions translation translations back answer gloss hint explanation ' +
    'reading kana furigana pinyin pronunciation vocabularyenglish vocabularymeaning vocabularykana ' +
    'vocabularyreading vocabularyfurigana wordmeaning wordreading wordtranslation',
  context: 'contexts sentence sentences example examples examplesentence usage phrase fragment',
  tags: 'tag label labels',
  language: 'lang languagecode',
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
  const said = name.trim().toLowerCase();
  if (isImportColumn(said)) return said;
  const bare = said.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return COLUMNS.get(bare) ?? COLUMNS.get(bare.replace(/\d+$/, ''));
}
