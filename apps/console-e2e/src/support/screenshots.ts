import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const IMAGES = join(import.meta.dirname, '../../../../docs/images');

/** Renews a picture of the documents. */
export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(IMAGES, { recursive: true });
  await page.screenshot({ path: join(IMAGES, `${name}.png`) });
}
