import axe, { type AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';

/** A phone and a screen. A page is loaded in one of them, and is looked at in both. */
const WIDTHS = [360, 1440] as const;

/** Windows of each width in which a page is loaded: light colours in the narrow one, and dark ones in the wide one. */
export const WINDOWS = {
  narrow: { colorScheme: 'light', viewport: { width: WIDTHS[0], height: 800 } },
  wide: { colorScheme: 'dark', viewport: { width: WIDTHS[1], height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

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
  // Nor does axe need to fetch and read all styles and sounds: that is for rules about media, of which there are none.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
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

/** Returns what axe finds in windows of both widths and in both colours, and whether the page fits each of them. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = await faultsInThisWindow(page);
  await switchWidths(page);
  faults.push(...(await faultsInThisWindow(page)));
  await switchWidths(page);
  return faults;
}

/** Returns the same of a state that another window would end. */
export async function faultsInThisWindow(page: Page): Promise<string[]> {
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
    (fault) => `${page.url()}, ${page.viewportSize()?.width} px, ${colours}: ${fault}`,
  );
}

async function switchWidths(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 800 };
  const width = size.width === WIDTHS[0] ? WIDTHS[1] : WIDTHS[0];
  await page.setViewportSize({ ...size, width });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  await loaded(page);
}

/** Waits until a page has loaded all its parts. */
export async function loaded(page: Page): Promise<void> {
  // React draws for a new width in the frame after the one that has it, or later on a busy machine: then it has a task left.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await transitionsDone(page);
  await page.locator('h1', { hasNotText: 'Loading' }).waitFor();
  // By its attribute: for the first moments it is there, but not seen.
  // A page can load several parts.
  const loading = page.locator('[role="status"]', { hasText: 'Loading' });
  await loading.first().waitFor({ state: 'detached' });
}

async function switchColours(page: Page): Promise<void> {
  const colorScheme = (await coloursOf(page)) === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  await transitionsDone(page);
}

/** Waits for colours and widths that change over some frames: what is between two states counts for none. */
async function transitionsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

function coloursOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-mantine-color-scheme');
}
