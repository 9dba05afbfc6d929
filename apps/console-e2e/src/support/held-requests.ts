import type { Page } from 'playwright-core';

/** Keeps what a page sends to these addresses from the service until it is released. Returns the function that does so. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
