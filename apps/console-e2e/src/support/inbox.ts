import type { Locator, Page } from 'playwright-core';
import { AFTER_HOLD } from './journey.js';

/** The row of an application in the inbox of reviewers. */
export function listed(page: Page, name: string): Locator {
  const list = page.getByRole('list', { name: 'Waiting applications' });
  return list.getByRole('link').filter({ hasText: name });
}

/** Waits until an application is shown beside the list. */
export async function opened(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

/** Opens an application that waits. */
export async function openWaiting(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/review?q=${encodeURIComponent(name)}`);
  await listed(page, name).click();
  await opened(page, name);
}

/** Waits until a decision can be made. A key that does nothing shows that somebody is there. */
export async function armed(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  await page.keyboard.press('Shift');
  await button.and(page.locator(':not([aria-disabled])')).waitFor();
  return button;
}

/** Gives the reason that is asked for, for an approval because a check is not met. Returns the button that decides. */
export async function withReason(page: Page, verb: string, reason: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  return dialog.getByRole('button', { name: verb, exact: true });
}

/** Decides about the application that is open. */
export async function decide(page: Page, verb: string, name: string, reason: string) {
  await (await armed(page, `${verb} ${name}`)).click();
  await (await withReason(page, verb, reason)).click();
  await undoOf(page, name).waitFor();
}

/** The button that undoes a decision. */
export function undoOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Undo the decision about ${name}` });
}

/** Waits until a decision has taken effect. */
export async function takenEffect(page: Page, name: string): Promise<void> {
  await undoOf(page, name).waitFor({ state: 'detached', ...AFTER_HOLD });
}
