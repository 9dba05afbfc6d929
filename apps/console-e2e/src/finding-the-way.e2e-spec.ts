import type { ApplicationDto } from '@wordgrove/dto';
import { authorizeUrl } from './support/client-application.js';
import type { Member } from './support/given.js';
import { listed, opened } from './support/inbox.js';
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

  it('finds one of many applications, of which only a page is read at a time', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    for (let at = 0; at < 103; at += 1)
      await given.application(owner, client.redirectUri, ['words:read'], `Notes ${at}`);
    const page = await journey().pageOf(owner);
    const read: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/(applications|application-weeks)$/.test(pathname))
        read.push(searchParams.get('needs_owner') ?? searchParams.get('q') ?? pathname);
    });
    await page.goto('/my-applications');
    const table = page.getByRole('table', { name: 'Your applications' });
    await table.getByRole('link', { name: 'Notes 102', exact: true }).waitFor();
    await page.getByText('103 shown, most calls first').waitFor();
    expect(read.filter((each) => each.endsWith('/listed-applications'))).toHaveLength(1);
    await page.getByRole('searchbox', { name: 'Search your applications' }).fill('notes 0');
    await page.getByText('1 shown').waitFor();
    await table.getByRole('link', { name: 'Notes 0' }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('notes 0');
    // The palette has the newest hundred, and asks for the others.
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByRole('textbox').fill('notes 1');
    await palette
      .getByRole('button', { name: 'Notes 1 Quick start · draft', exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Rejected 0').click();
    await page.getByText('No application matches.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('103 shown').waitFor();
    await page.keyboard.press('End');
    await table.getByRole('link', { name: 'Notes 0', exact: true }).waitFor();
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

  it('leads from a refused request to what mends it, and back to its place in the log', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const { application } = await given.application(owner, client.redirectUri, ['words:read']);
    await refusedAndCalled(owner, application, `${client.redirectUri}/`);
    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${application.id}/logs`);
    await page.getByRole('button', { name: 'Go live' }).click();
    const log = page.getByRole('table', { name: 'Requests' });
    await page.locator(`[aria-rowcount="${CALLS + 2}"]`).waitFor();
    const frame = log.locator('xpath=..');
    await page.emulateMedia({ media: 'print' });
    await log.getByRole('button', { name: 'GET /api/v1/me' }).first().waitFor();
    await page.emulateMedia({ media: 'screen' });
    await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await log.getByRole('button', { name: 'GET /oauth/authorize' }).click();
    const place = await frame.evaluate((element) => element.scrollTop);
    expect(place).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Register this one too' }).click();
    const added = page.getByRole('textbox', { name: 'Redirect URI 2' });
    await added.waitFor();
    expect(await added.inputValue()).toBe(`${client.redirectUri}/`);
    await page.goBack();
    await page.getByRole('link', { name: 'Try it' }).waitFor();
    expect(await frame.evaluate((element) => element.scrollTop)).toBe(place);
    await page.getByRole('link', { name: 'Try it' }).click();
    await page.getByRole('link', { name: 'Open it as yourself' }).waitFor();
  });

  it('comes back to its place in the list of what waits for a decision', async () => {
    const { given, client } = journey();
    const owner = await given.user('Mira Novak');
    let last = '';
    for (let at = 10; at < 35; at += 1) {
      const name = `Queued Number ${at}`;
      const registered = await given.application(owner, client.redirectUri, ['words:read'], name);
      last = registered.application.id;
      await owner.call('POST', `applications/${last}/submit`);
    }
    const page = await journey().pageOf(await given.admin(), {
      viewport: { width: 1280, height: 640 },
    });
    const rows = page.getByRole('list', { name: 'Waiting applications' });
    const place = () => rows.evaluate(({ parentElement: frame }) => frame?.scrollTop);
    // An address opens what waits, whether or not the list has come to it.
    await page.goto(`/admin/review?application=${last}`);
    await opened(page, 'Queued Number 34');
    await page.goto('/admin/review');
    await listed(page, 'Queued Number 10').click();
    await opened(page, 'Queued Number 10');
    // However fast they are pressed, each key counts.
    for (let at = 11; at <= 25; at += 1) await page.keyboard.press('j');
    await opened(page, 'Queued Number 25');
    const left = await place();
    expect(left).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Mira Novak' }).first().click();
    await page.getByRole('heading', { name: 'Mira Novak', level: 1 }).waitFor();
    await page.goBack();
    await opened(page, 'Queued Number 25');
    expect(await place()).toBe(left);

    await page.setViewportSize(PHONE.viewport);
    await page.getByText(/^16 of 25$/).waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    // The list of phones scrolls in its frame, so that only the rows in sight are in the page.
    expect(await rows.evaluate(({ parentElement: frame }) => frame?.clientHeight)).toBeLessThan(
      740,
    );
    await rows.evaluate(({ parentElement: frame }) => frame?.scrollTo({ top: 900 }));
    const row = rows.getByRole('link').filter({ hasText: 'Queued Number 22' });
    await row.scrollIntoViewIfNeeded();
    // The place changes while rows above are measured, so that what the reader sees stays where it is.
    const top = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
    const leftByPhone = await top();
    await row.click();
    await opened(page, 'Queued Number 22');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await row.waitFor();
    expect(await top()).toBe(leftByPhone);
  });
});

const CALLS = 60;

/** Has an authorize request of an application refused, and then calls the API. */
async function refusedAndCalled(owner: Member, application: ApplicationDto, redirectUri: string) {
  const { id, client_id: clientId } = application;
  const { url } = journey();
  await fetch(authorizeUrl(url, { clientId, redirectUri, scope: 'words:read', state: 'xyz' }));
  const path = `applications/${id}/playground-tokens`;
  const given = await owner.call<{ access_token: string }>('POST', path, {
    scopes: ['words:read'],
  });
  const headers = { authorization: `Bearer ${given.access_token}` };
  for (let call = 0; call < CALLS; call += 1) await fetch(`${url}/api/v1/me`, { headers });
}
