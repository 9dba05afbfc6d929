import { join } from 'node:path';
import type { Page } from 'playwright-core';

const IMAGES = join(import.meta.dirname, '../../../../docs/images');

/** Renews a picture of the README if `SCREENSHOTS` asks for it. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  await page.screenshot({ path: join(IMAGES, `${name}.png`) });
}
