import { useJourney } from './support/journey.js';
import { tokenOf } from './support/third-party.js';

const journey = useJourney();
const PHONE = { viewport: { width: 360, height: 740 } };

describe('finding the way', () => {
  it('finds an application with its state, and what can be done in the open one, also in another tab', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const registered = await given.application(owner, client.redirectUri, ['words:read']);
    const tab = `/my-applications/${registered.application.id}`;
    const page = await journey().pageOf(owner);
    await page.goto('/connected-applications');
    await page.getByRole('heading', { name: 'Connected applications' }).waitFor();
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await page.keyboard.press('Control+k');
    await palette.getByRole('textbox').fill('margin');
    await palette.getByRole('button', { name: 'Margin Notes Quick start · draft' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${tab}/quick-start`);
    await palette.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Send the user to Wordgrove' }).waitFor();
    await page.keyboard.press('Control+k');
    await palette.getByRole('textbox').fill('refused');
    await palette.locator('[data-selected]', { hasText: 'Refused requests' }).waitFor();
    const another = page.context().waitForEvent('page');
    await palette.getByRole('textbox').press('Control+Enter');
    expect((await another).url()).toContain(`${tab}/logs?status=4xx&range=hour`);
    expect(page.url()).toContain(`${tab}/quick-start`);
    await palette.getByRole('textbox').fill('nothing like it');
    await palette.getByText('Nothing has this name').waitFor();
  });

  it('leads from the menu of an application to the section that it names', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const { application } = await given.application(owner, client.redirectUri, ['words:read']);
    const page = await journey().pageOf(owner, PHONE);
    await page.goto(`/my-applications/${application.id}/danger-zone`);
    // The second time, the page is open already.
    for (const [item, section] of [
      ['Delete…', 'Delete'],
      ['End all tokens…', 'End all tokens'],
    ] as const) {
      await page.getByRole('button', { name: 'More actions for this application' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await page
        .locator('section:focus', { has: page.getByRole('heading', { name: section }) })
        .waitFor();
    }
  });

  it('has the reference in the bar of phones', async () => {
    const page = await journey().pageOf(await journey().given.user(), PHONE);
    await page.goto('/my-applications');
    const bar = page.getByRole('navigation', { name: 'Pages' });
    await bar.getByRole('link', { name: 'Reference' }).click();
    await page.getByRole('heading', { name: 'OAuth guide' }).waitFor();
    expect(await bar.locator('[aria-current="page"]').textContent()).toBe('Reference');
  });

  it('shows what a connected application may do from its menu, and still after Back', async () => {
    const { given, client, url } = journey();
    const registered = await given.approvedApplication(client.redirectUri, ['words:read']);
    const learner = await given.user();
    await tokenOf(url, learner, registered, client.redirectUri);
    const page = await journey().pageOf(learner);
    await page.goto('/connected-applications');
    await page.getByRole('button', { name: /^More about .*Margin Notes/ }).click();
    await page.getByRole('menuitem', { name: 'Show what it may do' }).click();
    const meaning = page.getByText('See your words and how well you know them');
    await meaning.waitFor();
    await page.getByRole('link', { name: 'Your data' }).click();
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    await page.goBack();
    await meaning.waitFor();
  });
});
