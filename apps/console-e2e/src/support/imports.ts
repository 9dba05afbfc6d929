import type { ImportDto, ListImportsResponse } from '@wordgrove/dto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Member } from './given.js';
import type { Journey } from './journey.js';

/** Opens the page for imports for a new member. */
export async function newImporter(
  journey: Journey,
  options?: BrowserContextOptions,
): Promise<{ ada: Member; page: Page }> {
  const ada = await journey.given.user();
  const page = await journey.pageOf(ada, options);
  await page.goto('/your-data');
  await page.getByRole('heading', { name: 'Import words' }).waitFor();
  return { ada, page };
}

export async function chooseFile(
  page: Page,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const buffer = Buffer.from(content);
  const file = { name, mimeType: 'application/octet-stream', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

export function importButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Import', exact: true });
}

/** Returns the imports that the page shows. */
export function importCards(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(/^(CSV|TSV|JSON|Anki)/) });
}

/** Returns a member's imports, as the service lists them. */
export async function importsOf(member: Member): Promise<ImportDto[]> {
  return (await member.call<ListImportsResponse>('GET', 'imports')).imports;
}

/** Returns the terms that a member has learned, as the export of the account lists them. */
export async function termsOf(member: Member): Promise<string[]> {
  const path = 'account/export';
  const { learning } = await member.call<{ learning: { words: { term: string }[] } }>('GET', path);
  return learning.words.map(({ term }) => term).sort();
}
