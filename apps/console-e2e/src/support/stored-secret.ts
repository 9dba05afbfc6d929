import type { Page } from 'playwright-core';

/** Confirms that the secret of the open dialog is stored. Returns it. */
export async function storedSecret(
  page: Page,
  label: string | RegExp = 'Client secret',
): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /^Store the secret of/ });
  const secret = await dialog.getByLabel(label, { exact: true }).inputValue();
  await dialog.getByRole('checkbox', { name: 'I have stored it' }).check();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return secret;
}
