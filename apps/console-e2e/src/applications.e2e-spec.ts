import { exchangeCode } from './support/client-application.js';
import { decide, openWaiting, takenEffect, undoOf } from './support/inbox.js';
import { useJourney } from './support/journey.js';
import { storedSecret } from './support/stored-secret.js';

const journey = useJourney();

describe('an application and its reviewers', () => {
  it('shows the reason of a rejection to the developer, who submits again', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const name = 'Rejected Notes';
    const registered = await given.application(owner, client.redirectUri, ['words:read'], name);
    const { id } = registered.application;
    await owner.call('POST', `applications/${id}/submit`);

    const admin = await journey().pageOf(await given.admin());
    await openWaiting(admin, name);
    await admin.getByLabel('Write to the developer').fill('Where is the <b>home page</b>?');
    await admin.getByRole('button', { name: 'Send, keep waiting' }).click();
    await admin.getByText('reviewer · asked').getByRole('link').waitFor();
    await decide(admin, 'Reject', name, 'The home page is missing.');
    await takenEffect(admin, name);

    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${id}/review`);
    await page
      .getByRole('alert', { name: 'Reason' })
      .getByText('The home page is missing.')
      .waitFor();
    await page.getByText('Where is the <b>home page</b>?').waitFor();
    // Developers are not told which reviewer it was.
    await page.getByText('A reviewer asked').waitFor();
    await page.getByLabel('Write to the reviewers').fill('It is there now.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('You wrote').waitFor();
    await page.getByRole('button', { name: 'Submit again' }).click();
    await page.getByText('In review', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Withdraw the submission…' }).click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByText('Draft', { exact: true }).waitFor();
  });

  it('is suspended, reinstated and given another quota', async () => {
    const { given, client } = journey();
    const name = 'Suspended Notes';
    const { owner, application } = await given.approvedApplication(
      client.redirectUri,
      ['words:read'],
      name,
    );
    const admin = await journey().pageOf(await given.admin());
    await admin.goto(`/admin/applications?q=${encodeURIComponent(name)}`);
    const row = admin.getByRole('row').filter({ hasText: name });
    const change = async (action: RegExp) => {
      await row.getByRole('button', { name: `Change ${name}` }).click();
      await admin.getByRole('menuitem', { name: action }).click();
    };
    const dialog = admin.getByRole('dialog');
    await change(/rate limit|quota/i);
    await dialog.getByRole('textbox').fill('2500');
    await dialog.getByRole('button', { name: 'Set' }).click();
    await row.getByText('2,500').waitFor();
    await change(/^Suspend/);
    await dialog.getByLabel('Reason').fill('Sends unsolicited mail.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await row.getByText('Suspended', { exact: true }).waitFor();

    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${application.id}`);
    await page
      .getByRole('alert', { name: 'Reason' })
      .getByText('Sends unsolicited mail.')
      .waitFor();
    await page.getByText('2,500 calls per hour and user').waitFor();
    await change(/^Reinstate/);
    await dialog.getByRole('button', { name: 'Reinstate' }).click();
    await row.getByText('Approved', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Approved', { exact: true }).waitFor();
    await admin.getByRole('link', { name: 'Audit log' }).click();
    await admin.getByRole('listitem').filter({ hasText: 'reinstated' }).first().waitFor();
  });

  it('keeps what is live while an addition waits for an admin', async () => {
    const { given, client } = journey();
    const name = 'Growing Notes';
    const { owner, application } = await given.approvedApplication(
      client.redirectUri,
      ['words:read'],
      name,
    );
    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${application.id}/edit`);
    await page.getByLabel('See your wordbooks').check();
    await page.getByRole('button', { name: 'Save' }).click();
    const waiting = page.getByRole('alert', { name: 'Changes in review' });
    await waiting.getByText('See your wordbooks').waitFor();
    await page.getByRole('definition').getByText(application.description).waitFor();

    const admin = await journey().pageOf(await given.admin());
    await openWaiting(admin, name);
    await admin.getByText('are unchanged.').waitFor();
    const whole = admin.getByRole('link', { name: 'Show the whole application' });
    expect(await whole.getAttribute('href')).toBe(`/admin/applications/${application.id}`);
    await decide(admin, 'Approve', name, 'It shows word lists only.');
    await undoOf(admin, name).click();
    await openWaiting(admin, name);
    await decide(admin, 'Approve', name, 'It shows word lists only.');
    await takenEffect(admin, name);
    await page.reload();
    await page.getByText('See your wordbooks').waitFor();
    expect(await waiting.count()).toBe(0);
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByText(/^Last ones approved/).waitFor();
  });

  it('has two secrets at most, each shown once, and test users by e-mail address', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const { application } = await given.application(owner, client.redirectUri, ['words:read']);
    const friend = await given.user('Alan Turing');
    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${application.id}/credentials`);
    await page.getByRole('button', { name: 'Add a secret' }).click();
    const secret = await storedSecret(page);
    await page
      .getByRole('button', { name: /^Remove the secret/ })
      .nth(1)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Add a secret' }).count()).toBe(0);
    await page
      .getByRole('button', { name: /^Remove the secret/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('button', { name: 'Remove the secret', exact: true }).click();
    await page.getByRole('button', { name: 'Add a secret' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Credentials' }).waitFor();
    expect(await page.content()).not.toContain(secret);

    await page.getByRole('link', { name: 'Test users' }).click();
    for (const email of ['nobody@example.net', friend.user.email]) {
      await page.getByLabel('E-mail address of a test user').fill(email);
      await page.getByRole('button', { name: 'Invite the test user' }).click();
      await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).waitFor();
    }
    const friends = await journey().pageOf(friend);
    await friends.goto('/connected-applications');
    await friends.getByRole('button', { name: 'Accept the invitation to Margin Notes' }).click();
    await friends.getByText('You are a test user now').waitFor();
    await page.reload();
    await page.getByRole('button', { name: `Remove the test user ${friend.user.email}` }).click();
    await page.getByText('Alan Turing has been removed').waitFor();
  });

  it('shows its secret until that is stored, and says after a reload that it is not', async () => {
    const { given, client, url } = journey();
    const page = await journey().pageOf(await given.user());
    page.on('dialog', (question) => void question.accept());
    await page.goto('/my-applications/new');
    await page.getByLabel('Name').fill('Careful Notes');
    await page.getByRole('textbox', { name: 'Redirect URI 1' }).fill(client.redirectUri);
    await page.getByRole('button', { name: 'Add a redirect URI' }).click();
    await page.getByRole('textbox', { name: 'Redirect URI 2' }).fill(`${client.redirectUri}/`);
    await page.getByText('only by the slash at the end').waitFor();
    await page.getByRole('button', { name: 'Remove redirect URI 2' }).click();
    await page.getByRole('checkbox', { name: 'See your words' }).check();
    const reason = 'Shows <b>known</b> words in grey.';
    await page.getByRole('textbox', { name: /^Reason for “See your words/ }).fill(reason);
    await page.getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: /^Store the secret of Careful Notes/ });
    const clientId = await dialog.getByLabel('Client ID', { exact: true }).inputValue();
    const first = await dialog.getByLabel('Client secret', { exact: true }).inputValue();
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.mouse.click(5, 300);
    expect(await dialog.getByLabel('Client secret', { exact: true }).inputValue()).toBe(first);
    await page.reload();
    const notice = page.getByRole('region', { name: /^You have not confirmed/ });
    await notice.waitFor();
    expect(await page.content()).not.toContain(first);
    const live = page.getByRole('listitem').filter({ hasText: 'Secret stored' });
    await live.getByText('Not yet').waitFor();
    await notice.getByRole('button', { name: 'Make a new secret' }).click();
    const second = await dialog.getByLabel('Client secret', { exact: true }).inputValue();
    await page.reload();
    await notice.getByRole('button', { name: 'I have stored it' }).click();
    await notice.waitFor({ state: 'hidden' });
    await live.getByText('just now').waitFor();
    const status = async (secret: string) => {
      const form = { client_id: clientId, client_secret: secret, code: 'x' };
      return (await exchangeCode(url, { ...form, redirect_uri: client.redirectUri })).status;
    };
    expect([await status(first), await status(second)]).toEqual([401, 400]);
    await page.reload();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByText(reason).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it('is handed over to another developer, who deletes it by its name', async () => {
    const { given, client } = journey();
    const [owner, friend] = [await given.user(), await given.user('Alan Turing')];
    const name = 'Passed Notes';
    const registered = await given.application(owner, client.redirectUri, ['words:read'], name);
    const { id } = registered.application;
    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${id}/danger-zone`);
    await page.getByLabel('E-mail address of the other developer').fill(friend.user.email);
    await page.getByRole('button', { name: 'Offer the application' }).click();
    await page.getByRole('button', { name: 'Withdraw the offer' }).waitFor();

    const friends = await journey().pageOf(friend);
    await friends.goto('/my-applications');
    const needs = friends.getByRole('region', { name: 'Needs you' });
    await needs.getByRole('button', { name: `Accept… ${name}` }).click();
    await friends.getByRole('button', { name: 'Take it over' }).click();
    const table = friends.getByRole('table', { name: 'Your applications' });
    await table.getByRole('link', { name }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();

    await friends.getByRole('button', { name: 'More actions for this application' }).click();
    await friends.getByRole('menuitem', { name: 'Delete…' }).click();
    await friends.getByRole('button', { name: 'Delete…' }).click();
    const dialog = friends.getByRole('dialog', { name: `Delete ${name}?` });
    await dialog.getByRole('textbox').fill('Other Notes');
    await dialog.getByRole('button', { name: 'Delete application' }).click();
    await dialog.getByText('This is not the name of the application.').waitFor();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Delete application' }).click();
    await friends.getByRole('heading', { name: /^From here to a first call/ }).waitFor();
    await friends.getByRole('link', { name: 'Read the OAuth guide' }).click();
    await friends.getByRole('heading', { name: 'OAuth guide' }).waitFor();
  });

  it("looks like none at all if it is somebody else's", async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const { application } = await given.application(owner, client.redirectUri, ['words:read']);
    const page = await journey().pageOf(await given.user());
    await page.goto(`/my-applications/${application.id}`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });
});
