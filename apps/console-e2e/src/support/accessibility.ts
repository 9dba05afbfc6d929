import axe, { type AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';

type BrowserWindow = [width: string, options: BrowserContextOptions];

/** Two windows of these widths. Pages are loaded in light colours in the narrow one, and in dark ones in the wide one. */
export function windowsOf(narrow: number, wide: number): [BrowserWindow, BrowserWindow] {
  return [
    [`${narrow} px`, { colorScheme: 'light', viewport: { width: narrow, height: 800 } }],
    [`${wide} px`, { colorScheme: 'dark', viewport: { width: wide, height: 800 } }],
  ];
}

/** The rules that colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The pages into which axe comes by itself when they load. To send it takes longer than to run it. */
const prepared = new WeakSet<Page>();

/**
 * Returns what axe finds on a page, one line each, for people who read a failing test.
 * @param rules the names of the rules, unless all of axe's count
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // axe runs as an expression: the Content-Security-Policy allows no script element of ours.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(`${axe.source};0`);
  if (!prepared.has(page)) await page.addInitScript(`${axe.source};0`);
  prepared.add(page);
  // Nobody reads what is in order, and describing it takes longer than finding it.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.html}`),
  );
}

/** Returns the number of pixels by which the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Returns the texts of badges that have no room: a state that is cut to one letter says nothing. */
function cutBadges(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.mantine-Badge-label')]
      .filter((label) => label.scrollWidth > label.clientWidth)
      .map((label) => `cut: ${label.textContent}`),
  );
}

/** Returns what axe finds in the colours in which a page is and then in the others, and whether it fits its window. */
export async function faultsOf(page: Page): Promise<string[]> {
  const first = await faultsInTheseColours(page);
  await switchColours(page);
  // The rest of the page is the same in both.
  return [...first, ...(await faultsInTheseColours(page, COLOUR_RULES))];
}

async function faultsInTheseColours(page: Page, rules?: readonly string[]): Promise<string[]> {
  const colours = await coloursOf(page);
  const wider = await overflow(page);
  const faults = [...(await cutBadges(page)), ...(await violationsOf(page, rules))];
  return [...(wider > 0 ? [`${wider} px too wide`] : []), ...faults].map(
    (fault) => `${page.url()}, ${colours}: ${fault}`,
  );
}

async function switchColours(page: Page): Promise<void> {
  const colorScheme = (await coloursOf(page)) === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  // Colours change over some frames, and axe must not see those between.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

function coloursOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-mantine-color-scheme');
}
