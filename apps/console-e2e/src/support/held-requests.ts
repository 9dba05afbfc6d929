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

/** Keeps what the service responds to these addresses from a page, until it is released. */
export async function holdResponses(page: Page, addresses: RegExp) {
  let release: () => void = () => undefined;
  let note: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (note = resolve));
  await page.route(addresses, async (route) => {
    const response = await route.fetch();
    note();
    await released;
    // The page may not wait for it any more.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { arrived, release };
}
