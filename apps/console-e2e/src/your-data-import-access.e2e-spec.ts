import type { Locator } from 'playwright-core';
import { faultsOf, WINDOWS } from './support/accessibility.js';
import { chooseFile, importButton, newImporter, termsOf } from './support/imports.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();

const TABLE = 'Sache,Erklärung,Seite\nHaus,house,1\nMoos,moss,2\n';
const BAD_TABLE = `Word,Meaning\nfern,a plant\n${'x'.repeat(256)},too long\n,nothing\n`;

describe('bringing words in', () => {
  it('needs the keyboard only', async () => {
    const { ada, page } = await newImporter(journey());
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`The keyboard does not reach ${String(target)}`);
    };
    const dialog = page.waitForEvent('filechooser');
    await tabTo(page.getByRole('button', { name: /^File/ }));
    await page.keyboard.press('Enter');
    const buffer = Buffer.from(TABLE);
    await (await dialog).setFiles({ name: 'words.csv', mimeType: 'text/csv', buffer });
    const header = page.getByLabel('The first row contains column names');
    await header.waitFor();
    await tabTo(header);
    await page.keyboard.press('Space');
    await tabTo(page.getByLabel('Language of the words'));
    await page.keyboard.type('German');
    await tabTo(importButton(page));
    await page.keyboard.press('Enter');
    await page.getByText('2 new words from 2 rows.').waitFor();
    expect(await termsOf(ada)).toEqual(['Haus', 'Moos']);
  });
});

describe('the page with imports, in light and dark, narrow and wide', () => {
  it('has nothing that axe finds, and fits its window', async () => {
    const { page } = await newImporter(journey(), WINDOWS.wide);
    const faults: string[] = [];
    const check = async (step: string) =>
      faults.push(...(await faultsOf(page)).map((fault) => `${step}: ${fault}`));
    await chooseFile(page, 'words.csv', BAD_TABLE);
    await page.getByRole('group', { name: 'Columns' }).waitFor();
    await check('chosen');
    await importButton(page).click();
    await page.getByText('Choose a language.').waitFor();
    await check('refused');
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).click();
    await page.getByText('Nothing was imported').waitFor();
    await check('failed');
    await chooseFile(page, 'words.tsv', 'fern\ta plant\n');
    await page.getByLabel('Language of the words').selectOption('English');
    await importButton(page).click();
    await page.getByText('1 new word from 1 row.').waitFor();
    await check('done');
    await chooseFile(page, 'words.xlsx', 'PK');
    await page.getByText('Choose a table').waitFor();
    await check('wrong');
    expect(faults).toEqual([]);
  });
});
