import { decide, openWaiting, takenEffect } from './support/inbox.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();

describe('an application before its review', () => {
  it('is checked before people look at it, by criteria that admins publish', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const name = 'Checked Notes';
    const registered = await given.application(owner, client.redirectUri, ['words:read'], name);
    const { id } = registered.application;
    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${id}/review`);
    const checks = page.getByRole('region', { name: 'Checks' });
    await checks.getByText('Not met: There is no home page').waitFor();
    await checks.getByRole('button', { name: 'Run the checks' }).click();
    await checks.getByText('Criteria v1').waitFor();
    await page.getByRole('button', { name: 'Submit for review' }).click();

    const admin = await journey().pageOf(await given.admin());
    await admin.goto('/admin/review-criteria');
    const next = admin.getByRole('region', { name: 'Next version: 2' });
    await next.getByLabel('The whole text').fill('Be kind to your users.');
    await next.getByText('Be kind to your users.').last().waitFor();
    await next.getByRole('button', { name: 'Publish version 2' }).click();
    await admin.getByRole('region', { name: 'Version 2', exact: true }).waitFor();
    await openWaiting(admin, name);
    const unmet = admin.getByRole('region', { name: 'Checks' });
    await unmet.getByText('There is no home page').first().waitFor();
    await decide(admin, 'Approve', name, 'It is for one class only.');
    await takenEffect(admin, name);

    await page.reload();
    await page.getByRole('link', { name: 'criteria v2' }).click();
    const second = page.getByRole('region', { name: 'Version 2', exact: true });
    await second.getByLabel('Show what changed since version 1').check();
    await second.getByRole('insertion').first().waitFor();
    expect(await second.getByRole('deletion').count()).toBeGreaterThan(0);
  });
});
