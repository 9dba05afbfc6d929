import { readFile } from 'node:fs/promises';
import { ankiDeck } from './support/anki-deck.js';
import { holdRequests } from './support/held-requests.js';
import {
  chooseFile,
  importButton,
  importCards,
  importsOf,
  newImporter,
  termsOf,
} from './support/imports.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();
const begin = () => newImporter(journey());

const TABLE = 'Sache,Erklärung,Seite\nHaus,house,1\nMoos,moss,2\n';
const WORDS = [
  ['Haus', 'house'],
  ['Moos', 'moss'],
] as const;
const BAD_TABLE = `Word,Meaning\nfern,a plant\n${'x'.repeat(256)},too long\n,nothing\n`;

describe('a table', () => {
  it('is read as its columns are chosen', async () => {
    const { ada, page } = await begin();
    await chooseFile(page, 'words.csv', TABLE);
    await page.getByLabel('The first row contains column names').check();
    await page.getByLabel('Erklärung').selectOption('Word');
    await page.getByLabel('Sache').selectOption('Meaning or note');
    await page.getByLabel('Language of the words').selectOption('English');
    // The preview needs no press, and no other choice.
    await page.getByRole('table', { name: 'First words' }).getByText('Moos').waitFor();
    await page.getByText('Not imported: “\u2068Seite\u2069”.').waitFor();
    expect(await importsOf(ada)).toEqual([]);
    await importButton(page).click();
    await page.getByText('2 new words from 2 rows.').waitFor();
    expect(await termsOf(ada)).toEqual(['house', 'moss']);
    // The page counts again, and the form is ready for the next file.
    await page.getByRole('definition').filter({ hasText: /^2$/ }).waitFor();
    expect(await page.getByLabel('Language of the words').count()).toBe(0);
  });

  it('with bad rows shows them by line, and brings in the others if that is wanted', async () => {
    const { ada, page } = await begin();
    await chooseFile(page, 'words.csv', BAD_TABLE);
    await page.getByLabel('Language of the words').selectOption('German – Deutsch');
    await importButton(page).click();
    await page.getByText('Nothing was imported because the file has 2 errors.').waitFor();
    const rows = await page
      .getByRole('table', { name: 'Errors in the file' })
      .getByRole('row')
      .allInnerTexts();
    expect(rows).toEqual([
      expect.stringMatching(/^Line\s+Error$/),
      expect.stringMatching(/^3\s+Word: must have at most 255 characters$/),
      expect.stringMatching(/^4\s+Word: /),
    ]);
    expect(await termsOf(ada)).toEqual([]);
    await page.getByRole('button', { name: 'Import without these rows' }).dblclick();
    await page.getByText('1 new word from 3 rows.').waitFor();
    expect(await importsOf(ada)).toHaveLength(2);
    await page.getByText('2 rows with errors were skipped.').waitFor();
    expect(await termsOf(ada)).toEqual(['fern']);
  });

  it('may be told to leave bad rows out from the start', async () => {
    const { ada, page } = await begin();
    await chooseFile(page, 'words.csv', BAD_TABLE);
    await page.getByLabel('Language of the words').selectOption('English');
    await page.getByLabel('Skip rows with errors').check();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('table', { name: 'First words' }).getByText('fern').waitFor();
    await importButton(page).click();
    await page.getByText('1 new word from 3 rows.').waitFor();
    expect(await termsOf(ada)).toEqual(['fern']);
  });

  it('is not sent before its language and its column of words are chosen', async () => {
    const { ada, page } = await begin();
    await chooseFile(page, 'words.csv', 'Haus,house\n');
    await importButton(page).click();
    await page.getByText('Choose a language.').waitFor();
    expect(
      await page.getByLabel('Language of the words').evaluate((e) => e === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Column 1').selectOption('Do not import');
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).click();
    await page.getByText('Choose the column that contains the words.').waitFor();
    expect(await importsOf(ada)).toEqual([]);
  });

  it('is imported once, however often the button is pressed', async () => {
    const { ada, page } = await begin();
    await chooseFile(page, 'words.csv', TABLE);
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).evaluate((button) => {
      for (let presses = 0; presses < 3; presses += 1) (button as HTMLElement).click();
    });
    await page.getByText('3 new words from 3 rows.').waitFor();
    await chooseFile(page, 'words.csv', TABLE);
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).dblclick();
    await page.getByText('3 words already existed').waitFor();
    expect(await importsOf(ada)).toHaveLength(2);
  });
});

describe('other files', () => {
  it('may be an Anki deck', async () => {
    const { ada, page } = await begin();
    await chooseFile(page, 'German.apkg', await ankiDeck(journey(), WORDS));
    await page.getByLabel('Fields of the notes').selectOption('First the meaning, then the word');
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).click();
    await page.getByText('2 new words from 2 rows.').waitFor();
    expect(await termsOf(ada)).toEqual(['house', 'moss']);
  });

  it('may be what “Download everything” gave another account', async () => {
    const { ada, page } = await begin();
    const elsewhere = await begin();
    await chooseFile(elsewhere.page, 'words.csv', TABLE);
    await elsewhere.page.getByLabel('Language of the words').selectOption('German – Deutsch');
    await importButton(elsewhere.page).click();
    await elsewhere.page.getByText('3 new words from 3 rows.').waitFor();
    const download = elsewhere.page.waitForEvent('download');
    await elsewhere.page.getByRole('link', { name: 'Download everything' }).click();
    const path = await (await download).path();
    await chooseFile(page, 'wordgrove-account.json', await readFile(path));
    await page.getByLabel('Skip rows with errors').waitFor();
    expect(await page.getByLabel('Language of the words').count()).toBe(0);
    await importButton(page).click();
    await page.getByText('3 new words from 3 rows.').waitFor();
    expect(await termsOf(ada)).toEqual(await termsOf(elsewhere.ada));
  });

  it('are imported by a press during which the preview appears', async () => {
    const { page } = await begin();
    const showPreview = await holdRequests(page, /dry_run/);
    await chooseFile(page, 'words.csv', TABLE);
    await page.getByLabel('Language of the words').selectOption('German – Deutsch');
    await importButton(page).hover();
    await page.mouse.down();
    showPreview();
    await page.getByRole('table', { name: 'First words' }).getByText('Moos').waitFor();
    await page.mouse.up();
    await page.getByText('3 new words from 3 rows.').waitFor();
  });

  it('are refused before they are sent', async () => {
    const { ada, page } = await begin();
    for (const [name, content, fault] of [
      ['words.xlsx', 'PK', 'Choose a table (.csv, .tsv, .txt), an Anki deck'],
      ['deck.apkg', 'front,back\n', 'The file is not an Anki package.'],
      ['words.json', '["a"]', 'The file is not a Wordgrove file.'],
      ['words.csv', Buffer.from('na\xefve\n', 'latin1'), 'The file is not encoded in UTF-8.'],
      ['empty.csv', '', 'The file is empty.'],
    ] as const) {
      await chooseFile(page, name, content);
      await page.getByText(fault).waitFor();
      await importButton(page).click();
      await page.getByText(fault).waitFor();
    }
    expect(await importsOf(ada)).toEqual([]);
  });

  it('that only look right fail in words, too', async () => {
    const { page } = await begin();
    await chooseFile(page, 'words.json', '{"format": "something else"}');
    await importButton(page).click();
    await page
      .getByText('Nothing was imported because the file does not match its format')
      .waitFor();
    await page.getByText('The format of the file is not “wordgrove”').waitFor();
  });
});

describe('an upload', () => {
  it('shows how much has been sent, and can be stopped', async () => {
    const { ada, page } = await begin();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await network.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    await chooseFile(page, 'words.csv', 'term\nfern\n'.repeat(500_000));
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).click();
    await page.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
    await page.getByRole('button', { name: 'Stop the upload' }).click();
    await page.getByRole('alert').filter({ hasText: 'you stopped the upload' }).waitFor();
    expect(await importsOf(ada)).toEqual([]);
    expect(await importButton(page).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('an import under way', () => {
  it('is there when one comes back to the page, and can be cancelled', async () => {
    const { ada, page } = await begin();
    const rows = Array.from({ length: 60_000 }, (_, n) => `word ${n},meaning ${n}\n`);
    await chooseFile(page, 'words.csv', rows.join(''));
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).click();
    await importCards(page).first().waitFor();
    await page.getByRole('link', { name: 'Connected applications' }).first().click();
    await page.getByRole('heading', { name: 'Connected applications' }).waitFor();
    await page.getByRole('link', { name: 'Your data' }).first().click();
    const progress = page.getByRole('progressbar', { name: 'Import progress' });
    await progress.waitFor();
    await page.getByRole('button', { name: 'Cancel the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the import' }).click();
    await importCards(page).waitFor({ state: 'detached' });
    expect(await importsOf(ada)).toEqual([]);
    expect(await termsOf(ada)).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    const { ada, page } = await begin();
    await chooseFile(page, 'words.csv', TABLE);
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).click();
    await page.getByText('3 new words from 3 rows.').waitFor();
    const [{ id } = { id: '' }] = await importsOf(ada);
    const bob = await begin();
    await expect(bob.ada.call('GET', `imports/${id}`)).rejects.toThrow('404');
    await expect(bob.ada.call('DELETE', `imports/${id}`)).rejects.toThrow('404');
    expect(await importCards(bob.page).count()).toBe(0);
    await page.getByRole('button', { name: 'Remove from the list' }).click();
    await importCards(page).waitFor({ state: 'detached' });
    expect(await termsOf(ada)).toHaveLength(3);
  });
});
