import { authorizeUrl, collectWord, exchangeCode } from './support/client-application.js';
import { PASSWORD } from './support/given.js';
import { holdResponses } from './support/held-requests.js';
import { decide, listed, opened, takenEffect } from './support/inbox.js';
import { useJourney } from './support/journey.js';
import { ADMIN } from './support/service.js';
import { storedSecret } from './support/stored-secret.js';

const journey = useJourney();

describe('from registration to revoked access', () => {
  it('registers, is approved, is allowed, is used and is revoked, all in a browser', async () => {
    const { url, client } = journey();

    const developer = await journey().stranger();
    await developer.goto('/sign-up');
    await developer.getByLabel('Your name').fill('Grace Hopper');
    await developer.getByLabel('E-mail address').fill('grace@example.org');
    await developer.getByLabel(/^Password/).fill(PASSWORD);
    await developer.getByRole('button', { name: 'Create the account' }).click();
    await developer.getByRole('link', { name: 'Build' }).click();
    await developer.getByRole('link', { name: 'Register an application' }).click();
    await developer.getByLabel('Name').fill('Margin Notes');
    await developer.getByLabel('Description').fill('Collects the words that you look up.');
    await developer.getByRole('textbox', { name: 'Redirect URI 1' }).fill(client.redirectUri);
    await developer.getByLabel('See your words').check();
    await developer.getByLabel('Add words to your vocabulary').check();
    await developer.getByRole('button', { name: 'Register' }).click();
    const dialog = developer.getByRole('dialog', { name: /^Store the secret of Margin Notes/ });
    const clientId = await dialog.getByLabel('Client ID', { exact: true }).inputValue();
    const secret = await storedSecret(developer);
    const tabs = developer.getByRole('navigation', { name: 'Application' });
    await tabs.getByRole('link', { name: 'Review' }).click();
    await developer.getByRole('heading', { name: 'Status' }).waitFor();
    expect(await developer.content()).not.toContain(secret);
    await developer.getByRole('button', { name: 'Submit for review' }).click();
    await developer.getByText('In review', { exact: true }).waitFor();

    const admin = await journey().stranger();
    await admin.goto('/admin/review');
    await admin.getByLabel('E-mail address').fill(ADMIN.email);
    await admin.getByLabel(/^Password/).fill(ADMIN.password);
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await listed(admin, 'Margin Notes').click();
    await opened(admin, 'Margin Notes');
    await decide(admin, 'Approve', 'Margin Notes', 'It is an application of this test.');
    await takenEffect(admin, 'Margin Notes');
    await developer.reload();
    await developer.getByText('Everyone can use it.').waitFor();

    const learner = await journey().stranger({ viewport: { width: 900, height: 760 } });
    const state = 'a+b&c%d#é';
    const scope = 'words:read words:write';
    const request = { clientId, redirectUri: client.redirectUri, scope, state };
    await learner.goto(authorizeUrl(url, request));
    await learner.getByRole('link', { name: 'Create one' }).click();
    await learner.getByLabel('Your name').fill('Ada Lovelace');
    await learner.getByLabel('E-mail address').fill('ada@example.org');
    await learner.getByLabel(/^Password/).fill(PASSWORD);
    await learner.getByRole('button', { name: 'Create the account' }).click();
    await learner.getByRole('heading', { name: /^Allow Margin Notes/ }).waitFor();
    await learner.getByText('By Grace Hopper').waitFor();
    await learner.getByRole('button', { name: 'Allow' }).click();
    await learner.waitForURL((at) => at.href.startsWith(client.redirectUri));
    const callback = new URL(learner.url()).searchParams;
    expect(callback.get('state')).toBe(state);
    expect(callback.get('iss')).toBe(url);

    const answer = await exchangeCode(url, {
      code: callback.get('code') ?? '',
      client_id: clientId,
      client_secret: secret,
      redirect_uri: client.redirectUri,
    });
    expect(answer.status).toBe(200);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    expect((await collectWord(url, token, 'serendipity')).status).toBe(200);

    await learner.goto('/connected-applications?q=other');
    await learner.getByText('No connected application is like this').waitFor();
    await learner.getByRole('searchbox', { name: 'Name, host or developer' }).fill('grace');
    const granted = learner.getByRole('row', { name: 'Margin Notes' });
    await granted.getByText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/).waitFor();
    await granted.getByText('1 word', { exact: true }).waitFor();
    // The list of before the revocation is still on its way when the access ends.
    const list = await holdResponses(learner, /\/api\/console\/grants(\?.*)?$/);
    await learner.getByRole('searchbox').fill('');
    await list.arrived;
    const revoked = learner.waitForResponse((each) => each.request().method() === 'DELETE');
    await learner.getByRole('button', { name: 'Revoke access for Margin Notes' }).click();
    await learner.getByRole('button', { name: 'Revoke access', exact: true }).click();
    await revoked;
    list.release();
    await learner.getByText('No applications are connected').waitFor();
    expect((await collectWord(url, token, 'petrichor')).status).toBe(403);
  });
});
