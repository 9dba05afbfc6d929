import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns what axe finds on a page, one line each, for people who read a failing test. */
export async function violationsOf(page: Page): Promise<string[]> {
  // axe runs as an expression: the Content-Security-Policy allows no script element of ours.
  await page.evaluate(`${axe.source};0`);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.html}`),
  );
}

/** Returns the number of pixels by which the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
