import { ImportFault } from '../../../../platform/files/import-fault.js';
import { checkItem } from '../check/item-check.js';
import { openSource } from './open-source.js';

const AT = new Date('2026-03-01T12:00:00Z');

async function sourceOf(text: string | Buffer, mapping = '', format: 'csv' | 'tsv' = 'csv') {
  async function* bytes() {
    yield Buffer.from(text);
  }
  const language = 'LANGUAGE_ENGLISH' as const;
  return openSource({ format, mapping, language, bytes, at: AT, directory: '' });
}

/** Returns the words and faults of a text, without what is empty. */
async function wordsOf(...parameters: Parameters<typeof sourceOf>) {
  const source = await sourceOf(...parameters);
  const words: unknown[] = [];
  for await (const item of source.items()) {
    const checked = checkItem(item, AT);
    words.push(Array.isArray(checked) ? checked : shortened(item.value));
  }
  return words;
}

function shortened(word: object) {
  const isSaid = ([name, value]: [string, unknown]) =>
    name !== 'language' || value !== 'LANGUAGE_ENGLISH'
      ? value !== undefined && String(value) !== ''
      : false;
  return Object.fromEntries(Object.entries(word).filter(isSaid));
}

async function refusalOf(...parameters: Parameters<typeof sourceOf>) {
  const error: unknown = await wordsOf(...parameters).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportFault);
  return (error as ImportFault).error;
}

describe('a table is recognised', () => {
  it.each([
    ['Term and Definition', 'Term,Definition\nquay,a wharf\n'],
    ['FRONT and BACK', 'FRONT,BACK\nquay,a wharf\n'],
    ['word and meaning', 'meaning,word\na wharf,quay\n'],
    ['Word and another language', 'Word,Deutsch\nquay,a wharf\n'],
    ['semicolons', 'quay;a wharf\n'],
    ['semicolons below names and in quotes', '"Note";"Term"\n"a wharf";"quay"\n'],
    ['tabs, as Quizlet writes them', 'quay\ta wharf\n'],
    ['pipes', 'Front|Back\nquay|a wharf\n'],
    ['the first row of Excel', 'sep=;\nquay;a wharf\n'],
    ['UTF-16 with tabs', Buffer.from('\uFEFFTerm\tMeaning\r\nquay\ta wharf\r\n', 'utf16le')],
    ['a rank before the word', '1,quay,a wharf\n'],
    ['names in another language', 'Palabra;Significado\nquay;a wharf\n'],
    ['names in other characters', '意思,单词\na wharf,quay\n'],
    ['two languages, of which one is that of the words', 'Deutsch,Englisch\na wharf,quay\n'],
  ])('by %s', async (_title, text) => {
    expect(await wordsOf(text)).toEqual([{ term: 'quay', notes: ['a wharf'] }]);
  });

  it('by the names of LingQ', async () => {
    const text =
      'term,phrase,tag1,tag2,meaninglanguage1,meaning1,meaninglanguage2,meaning2\n' +
      'maison,La maison est grande.,noun,,en,house,de,Haus\n';
    expect(await wordsOf(text)).toEqual([
      {
        ...{ term: 'maison', tags: ['noun'], notes: ['house', 'Haus'] },
        contexts: [{ sentence: 'La maison est grande.' }],
      },
    ]);
  });

  it('by the names of Readwise, whose highlights are words only if they are short', async () => {
    const text =
      'Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,Highlighted at,Document tags\n' +
      'quay,The Voyage,A. Nobody,B0,a wharf,,"sea, .favorite",page,1,2026-01-01,\n' +
      '"The ship left the quay at dawn.",The Voyage,A. Nobody,B0,quay,,,page,1,2026-01-01,\n' +
      '"It was a long journey over the sea.",The Voyage,A. Nobody,B0,nice!,,,page,2,2026-01-01,\n';
    expect(await wordsOf(text)).toEqual([
      { term: 'quay', notes: ['a wharf'], tags: ['sea', '.favorite'] },
      {
        term: 'quay',
        contexts: [{ sentence: 'The ship left the quay at dawn.', source_title: 'The Voyage' }],
      },
      [expect.objectContaining({ line: 4, reason: 'INVALID_VALUE', field: 'term' })],
    ]);
  });

  it('by its content, with a sentence as context', async () => {
    const text = '1\tquay\ta wharf\tWe met on the quay.\n2\tpier\ta jetty\tThe pier is old.\n';
    expect(await wordsOf(text, '', 'tsv')).toMatchObject([
      { term: 'quay', notes: ['a wharf'], contexts: [{ sentence: 'We met on the quay.' }] },
      { term: 'pier' },
    ]);
  });

  it('and its languages by codes and names', async () => {
    const text = 'Word,Language\nquai,fr\nquais,fr-CA\nport,French\nKai,deu\nx,Klingon\n';
    expect(await wordsOf(text)).toMatchObject([
      ...['quai', 'quais', 'port'].map((term) => ({ term, language: 'LANGUAGE_FRENCH' })),
      { language: 'LANGUAGE_GERMAN' },
      [{ line: 6, field: 'language', reason: 'INVALID_LANGUAGE' }],
    ]);
  });

  it('and keeps HTML as the text that it is', async () => {
    const text = 'Front,Back\n<b>quay</b>,<script>alert(1)</script>\n';
    expect(await wordsOf(text)).toEqual([
      { term: '<b>quay</b>', notes: ['<script>alert(1)</script>'] },
    ]);
  });
});

describe('a table is refused, and the refusal says what was seen', () => {
  it.each([
    ['of whose columns one would be lost', 'Haus,house,building\nHof,yard,court\n', '“Haus”'],
    ['of books', 'Book Id,Title,Author,Exclusive Shelf\n1,Dune,Herbert,read\n', 'Goodreads'],
    ['of a thousand columns and more', `${'a,'.repeat(100_000)}\n`, '100001 columns'],
    ['of lines with a dash', 'quay - a wharf\npier - a jetty, of wood\n', 'in one cell'],
    ['of lines with a colon', 'quay: a wharf\npier: a jetty\nlamp\n', 'in one cell'],
    ['of numbered lines', '1. quay\n2. pier\n', 'begin with a number'],
    [
      'of running text',
      'The ship left the quay at dawn, and the sea was calm.\nNobody on board spoke a single word.\n',
      'sentences',
    ],
  ])('%s', async (_title, text, seen) => {
    const { line, description } = await refusalOf(text);
    expect([line, description]).toEqual([1, expect.stringContaining(seen)]);
    expect(description.length).toBeLessThan(1_000);
  });

  it.each([
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['a PDF', Buffer.from('%PDF-1.7\n%\u00E2\u00E3\n', 'latin1')],
    ['Excel', Buffer.from('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1', 'latin1')],
    ['HTML', '<!DOCTYPE html><table><tr><td>quay</td></tr></table>'],
    ['JSON', '{"words": ["quay"]}'],
    ['Markdown', '| Word | Meaning |\n|---|:--|\n| quay | a wharf |\n'],
    ['clippings', 'The Voyage\n- Your Highlight on page 2\n\nquay\n==========\n'],
    ['CSV UTF-8', Buffer.from('Wort;Bedeutung\nB\u00E4r;bear\n', 'latin1')],
  ])('if it is none: %s', async (what, file) => {
    const { reason, description } = await refusalOf(file, 'term:0');
    expect([reason, description]).toEqual(['INVALID_FILE', expect.stringContaining(what)]);
  });

  it('unless a mapping says what is lost', async () => {
    expect(await wordsOf('Haus,house,building\n', 'term:0,notes:1')).toEqual([
      { term: 'Haus', notes: ['house'] },
    ]);
  });
});

describe('a text of Anki', () => {
  const HEAD =
    '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:7\n';

  it('has a field for each column that its head does not name, chosen for each note type', async () => {
    const text =
      `${HEAD}O>T%hRw$1x\tBasic\tSea\t1\t<b>quay</b>\ta&nbsp;wharf\tsea marked\n` +
      'P>T%hRw$1y\tBasic\tSea\t2\tpier\ta jetty<br>of wood\t\n' +
      'Q>T%hRw$1z\tCloze\tSea\tShe {{c1::left::went away}} {{c2::the quay}}.\tcome back\t\t\n';
    expect(await wordsOf(text, '', 'tsv')).toEqual([
      { term: 'quay', notes: ['a wharf'], tags: ['sea', 'marked'] },
      { term: 'pier', notes: ['a jetty\nof wood'] },
      {
        term: 'left',
        notes: ['went away', 'come back'],
        contexts: [{ sentence: 'She left the quay.' }],
      },
      { term: 'the quay', notes: ['come back'], contexts: [{ sentence: 'She left the quay.' }] },
    ]);
  });

  it('may name its columns, its tags and its separator', async () => {
    const text =
      '#separator:Semicolon\n#html:false\n#tags:sea ship\n#columns:Note ID;Word;Meaning\n# a comment\n' +
      '7;quay;a <wharf> & more\n';
    expect(await wordsOf(text)).toEqual([
      { term: 'quay', notes: ['a <wharf> & more'], tags: ['sea', 'ship'] },
    ]);
  });

  it('is read as the mapping of a note type says', async () => {
    const text = `${HEAD}g\tBasic\td\t1\tquay\ta wharf\t\ng\tOther\td\tx\ty\tz\t\n`;
    expect(await wordsOf(text, 'Basic=term:5,notes:4;term:3', 'tsv')).toEqual([
      { term: 'a wharf', notes: ['quay'] },
      { term: 'x' },
    ]);
    expect(await wordsOf(text, 'Basic=term:Word', 'tsv')).toMatchObject([
      [{ line: 7, field: 'term', reason: 'INVALID_MAPPING' }],
      { term: 'x' },
    ]);
  });

  it('keeps its lines', async () => {
    const text = `${HEAD}g\tBasic\td\t1\tquay\ta wharf\t\n\ng\tBasic\td\t2\t\t\t\n`;
    expect(await wordsOf(text, '', 'tsv')).toMatchObject([{}, [{ line: 9, field: 'term' }]]);
  });
});
