import type { Member } from './support/given.js';
import { holdRequests } from './support/held-requests.js';
import {
  armed,
  decide,
  listed,
  opened,
  openWaiting,
  takenEffect,
  undoOf,
  withReason,
} from './support/inbox.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();

/** Applications that wait, the first named one the longest. */
async function waiting(owner: Member, names: readonly string[]): Promise<string[]> {
  const { given, client } = journey();
  const ids: string[] = [];
  for (const name of names) {
    const { application } = await given.application(
      owner,
      client.redirectUri,
      ['words:read'],
      name,
    );
    await owner.call('POST', `applications/${application.id}/submit`);
    ids.push(application.id);
  }
  return ids;
}

async function statusOf(owner: Member, id: string): Promise<string> {
  const { application } = await owner.call<{ application: { status: string } }>(
    'GET',
    `applications/${id}`,
  );
  return application.status;
}

describe('the inbox of reviewers', () => {
  it('is worked through by keys, and a decision can be undone', async () => {
    const owner = await journey().given.user();
    const ids = await waiting(owner, ['Inbox One', 'Inbox Two', 'Inbox Three']);
    const page = await journey().pageOf(await journey().given.admin());
    await page.goto('/admin/review?q=inbox');
    await listed(page, 'Inbox Three').waitFor();
    await page.keyboard.press('j');
    await opened(page, 'Inbox One');
    await page.keyboard.press('j');
    await opened(page, 'Inbox Two');
    await armed(page, 'Ask about Inbox Two');
    await page.keyboard.press('q');
    await page.getByLabel('Write to the developer').fill('Why two?');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Why two?', { exact: true }).and(page.locator(':not(textarea)')).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await opened(page, 'Inbox One');
    await armed(page, 'Approve Inbox One');
    await page.keyboard.press('a');
    await (await withReason(page, 'Approve', 'For a test.')).click();
    await undoOf(page, 'Inbox One').waitFor();
    await opened(page, 'Inbox Two');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Inbox Two');
    await page.keyboard.press('z');
    await listed(page, 'Inbox One').waitFor();
    expect(await statusOf(owner, ids[0] ?? '')).toBe('PENDING');

    await page.keyboard.press('k');
    await opened(page, 'Inbox One');
    await armed(page, 'Reject Inbox One');
    await page.keyboard.press('r');
    await page.getByLabel('Reason').fill('jkaz: the keys are letters here.');
    await page.keyboard.press('Control+Enter');
    await undoOf(page, 'Inbox One').waitFor();
    await takenEffect(page, 'Inbox One');
    expect(await statusOf(owner, ids[0] ?? '')).toBe('REJECTED');
    for (const id of ids.slice(1)) expect(await statusOf(owner, id)).toBe('PENDING');
  });

  it('lets a second click decide nothing', async () => {
    const owner = await journey().given.user();
    await waiting(owner, ['Double One', 'Double Two']);
    const page = await journey().pageOf(await journey().given.admin());
    await page.goto('/admin/review?q=double');
    await listed(page, 'Double One').click();
    await opened(page, 'Double One');
    await (await armed(page, 'Approve Double One')).click();
    const approve = await withReason(page, 'Approve', 'For a test.');
    const box = await approve.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    await opened(page, 'Double Two');
    // The pointer rests, so that this is the second half of a double click, however late.
    for (let click = 0; click < 5; click++) {
      await page.mouse.down();
      await page.mouse.up();
    }
    await undoOf(page, 'Double One').waitFor();
    expect(await listed(page, 'Double Two').count()).toBe(1);
    expect(await page.getByText('and 1 more').count()).toBe(0);
  });

  it('lets a key, or a press of a pointer that rests, decide nothing about what has just been opened by a key', async () => {
    const owner = await journey().given.user();
    await waiting(owner, ['Resting Hand One', 'Resting Hand Two']);
    const page = await journey().pageOf(await journey().given.admin());
    await page.clock.install();
    await page.goto('/admin/review?q=resting+hand');
    await listed(page, 'Resting Hand One').click();
    await opened(page, 'Resting Hand One');
    const box = await (await armed(page, 'Reject Resting Hand One')).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    const dialog = page.getByRole('dialog');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('j');
    await opened(page, 'Resting Hand Two');
    await page.clock.runFor(399);
    await page.keyboard.press('r');
    await page.mouse.down();
    await page.mouse.up();
    expect(await dialog.count()).toBe(0);
    await page.clock.runFor(1);
    await page.locator('[aria-keyshortcuts="R"]').waitFor();
    await page.keyboard.press('r');
    // The dialog opens by a transition.
    await page.clock.resume();
    await dialog.getByText('Reject Resting Hand Two').waitFor();
  });

  it('acts on the first key', async () => {
    const owner = await journey().given.user();
    await waiting(owner, ['First Key']);
    const page = await journey().pageOf(await journey().given.admin());
    await openWaiting(page, 'First Key');
    await page.locator('[aria-keyshortcuts="R"]').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByText('Reject First Key').waitFor();
  });

  it('shows admins each other, what waits, and who was first', async () => {
    const { given } = journey();
    const owner = await given.user();
    const [id = ''] = await waiting(owner, ['Shared One']);
    const admin = await given.admin();
    const colleague = await given.user('Jana Kirsch');
    await admin.call('POST', `admin/users/${colleague.user.id}/make-admin`);
    await admin.call('POST', 'admin/reply-templates', {
      ...{ kind: 'REJECT', name: 'Unclear', text: 'Say what it is for.' },
    });
    const theirs = await journey().pageOf(colleague);
    await openWaiting(theirs, 'Shared One');
    await theirs.getByText('Only you are looking').waitFor();

    const page = await journey().pageOf(admin, { viewport: { width: 1440, height: 900 } });
    await page.goto('/admin/review?q=shared');
    await listed(page, 'Shared One').getByText('Jana Kirsch is looking').waitFor();
    await page.getByRole('link', { name: /^Review \d+ waiting/ }).waitFor();
    await listed(page, 'Shared One').click();
    await (await armed(page, 'Reject Shared One')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Insert a template' }).click();
    await dialog.getByRole('menuitem', { name: 'Unclear' }).click();
    await colleague.call('POST', `admin/applications/${id}/approve`);
    // The list is read again, and the application is no longer in it.
    await listed(page, 'Shared One').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await dialog.getByText('Jana Kirsch has approved it').waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Say what it is for.');
  });

  it('holds a decision for longer while Undo has the focus', async () => {
    const owner = await journey().given.user();
    await waiting(owner, ['Resting One']);
    const page = await journey().pageOf(await journey().given.admin());
    await openWaiting(page, 'Resting One');
    await decide(page, 'Approve', 'Resting One', 'For a test.');
    const extended = page.waitForResponse(/decision\/extend$/);
    await undoOf(page, 'Resting One').focus();
    expect((await extended).status()).toBe(200);
    await page.reload();
    await undoOf(page, 'Resting One').click();
    await listed(page, 'Resting One').waitFor();
  });

  it('leads to the sign-in if the session has ended, and back', async () => {
    const owner = await journey().given.user();
    await waiting(owner, ['Ended One']);
    const admin = await journey().given.admin();
    const page = await journey().pageOf(admin);
    await page.goto('/admin/review?q=ended', { waitUntil: 'networkidle' });
    const release = await holdRequests(page, /\/api\//);
    await listed(page, 'Ended One').click();
    // Not before the press: a request that was on its way could tell the page, which would leave the list.
    await admin.call('DELETE', 'session');
    release();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toContain('/admin/review?q=ended');
  });

  it('shows a phone the list or one application', async () => {
    const owner = await journey().given.user();
    await waiting(owner, ['Phone One']);
    const viewport = { width: 360, height: 740 };
    const page = await journey().pageOf(await journey().given.admin(), { viewport });
    await page.goto('/admin/review?q=phone+one');
    await listed(page, 'Phone One').click();
    await opened(page, 'Phone One');
    expect(await listed(page, 'Phone One').isVisible()).toBe(false);
    await armed(page, 'Ask about Phone One');
    await page.keyboard.press('q');
    await page.getByLabel('Write to the developer').fill('jk');
    await page.getByText('More', { exact: true }).click();
    await page.getByText('No decisions before').waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await listed(page, 'Phone One').waitFor();
  });

  it('covers neither Undo nor the bars of a phone with messages', async () => {
    const owner = await journey().given.user();
    await waiting(owner, ['Covered One']);
    const viewport = { width: 360, height: 640 };
    const page = await journey().pageOf(await journey().given.admin(), { viewport });
    await openWaiting(page, 'Covered One');
    await decide(page, 'Approve', 'Covered One', 'For a test.');
    await undoOf(page, 'Covered One').focus();
    const message = 'The service is busy with much else. Please try again in a moment. '.repeat(2);
    const json = { error: { code: 'UNAVAILABLE', message, details: [] } };
    await page.route(/decision\/undo$/, (route) => route.fulfill({ status: 503, json }));
    const failures = page.getByRole('alert').filter({ hasText: 'That did not work' });
    for (const before of [0, 1, 2, 3]) {
      await undoOf(page, 'Covered One').click();
      await failures.nth(before).waitFor();
    }
    await page.getByRole('button', { name: 'Menu' }).click({ trial: true });
    await page.unroute(/decision\/undo$/);
    await undoOf(page, 'Covered One').click();
    await listed(page, 'Covered One').waitFor();
  });
});
