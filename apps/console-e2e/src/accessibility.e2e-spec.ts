import { overflow } from './support/accessibility.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();

describe('a page', () => {
  it('moves the focus to its heading and its title to the tab', async () => {
    const page = await journey().pageOf(await journey().given.admin());
    await page.goto('/connected-applications');
    await page.getByRole('link', { name: 'Operate' }).click();
    await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Audit log');
    expect(await page.title()).toBe('Audit log – Wordgrove');
  });

  it('keeps the sentences of the audit log readable beside long reasons', async () => {
    const { given, client } = journey();
    const admin = await given.admin();
    const page = await journey().pageOf(admin, { viewport: { width: 1280, height: 800 } });
    const reason = 'Its description does not tell what it is for. '.repeat(20);
    const { application } = await given.application(admin, client.redirectUri, ['words:read']);
    await admin.call('POST', `applications/${application.id}/submit`);
    await admin.call('POST', `admin/applications/${application.id}/reject`, { reason });
    await page.goto('/admin/audit-log');
    const sentence = page.getByRole('listitem').filter({ hasText: 'rejected' }).first();
    await sentence.waitFor();
    expect((await sentence.boundingBox())?.width).toBeGreaterThan(800);
    expect(await overflow(page)).toBe(0);
  });

  it('keeps the chosen colours over a reload', async () => {
    const page = await journey().stranger({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: /^Colours/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.reload();
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  });
});
