import type { Locator, Page } from 'playwright-core';
import { violationsOf } from './support/accessibility.js';
import { PASSWORD } from './support/given.js';
import { useJourney } from './support/journey.js';
import { canRun, Programs } from './support/programs.js';

const journey = useJourney();

/** The steps that a developer takes with the pointer or the keyboard. */
class Steps {
  readonly taken: string[] = [];

  constructor(readonly page: Page) {}

  fill(target: Locator, text: string): Promise<void> {
    this.taken.push('fill');
    return target.fill(text);
  }

  click(target: Locator): Promise<void> {
    this.taken.push('click');
    return target.click();
  }

  press(role: 'link' | 'button', name: string): Promise<void> {
    return this.click(this.page.getByRole(role, { name, exact: true }));
  }
}

describe('from sign-up to the first call', () => {
  it('takes few steps, all of them in the console', async () => {
    const developer = await journey().stranger();
    const steps = new Steps(developer);
    await developer.goto('/sign-up');
    await steps.fill(developer.getByLabel('Your name'), 'Grace Hopper');
    await steps.fill(developer.getByLabel('E-mail address'), 'grace@example.org');
    await steps.fill(developer.getByLabel(/^Password/), PASSWORD);
    await steps.press('button', 'Create the account');
    await steps.press('link', 'Register an application');
    await steps.fill(developer.getByLabel('Name'), 'Margin Notes');
    const uri = developer.getByRole('textbox', { name: 'Redirect URI 1' });
    await steps.fill(uri, 'http://localhost:4000/callback');
    await steps.click(developer.getByLabel('Add words to your vocabulary'));
    await steps.press('button', 'Register');
    await steps.click(developer.getByRole('checkbox', { name: 'I have stored it' }));
    await steps.press('button', 'Go on to quick start');
    const tabs = developer.getByRole('navigation', { name: 'Application' });
    await steps.click(tabs.getByRole('link', { name: 'Playground' }));
    await steps.press('button', 'Get a token');
    await steps.fill(developer.getByRole('textbox', { name: /^spec\.term/ }), 'serendipity');
    await steps.press('button', 'Send');
    const response = developer.getByRole('region', { name: 'Response', exact: true });
    await response.getByText('200', { exact: true }).waitFor();
    expect(await response.textContent()).toContain('"term": "serendipity"');
    expect(steps.taken.length).toBeLessThanOrEqual(15);
  });
});

describe('the playground', () => {
  it('says whose words it writes to, and what is wrong before and after it sends', async () => {
    const { given, client } = journey();
    const owner = await given.user('Grace Hopper');
    const scopes = ['words:read', 'words:write'] as const;
    const { application } = await given.application(owner, client.redirectUri, [...scopes]);
    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${application.id}/playground`);
    await page.getByRole('button', { name: 'Get a token', exact: true }).click();
    await page.getByText('your own words').waitFor();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await page.getByText('This is required.').waitFor();
    const term = page.getByRole('textbox', { name: /^spec\.term/ });
    await term.fill('x'.repeat(256));
    await term.press('Control+Enter');
    const response = page.getByRole('region', { name: 'Response', exact: true });
    await response.getByText('400', { exact: true }).waitFor();
    expect(await response.textContent()).toMatch(/x-request-id: .*x-ratelimit-remaining: 999/s);
    expect(await violationsOf(page)).toEqual([]);
    // It is kept by this tab alone, and by nothing that outlives it.
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, document.cookie]),
    );
    expect(stored).not.toContain('playground.');

    await page.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('heading', { name: 'Connected applications' }).waitFor();
    await page.getByRole('row', { name: 'Margin Notes' }).getByText('Playground').waitFor();
    await page.getByRole('button', { name: 'Revoke access for Margin Notes' }).click();
    await page.getByRole('button', { name: 'Revoke access', exact: true }).click();
    await page.getByText('No applications are connected').waitFor();
    await page.goBack();
    await page.getByRole('textbox', { name: /^spec\.term/ }).fill('petrichor');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const refused = page.getByRole('region', { name: 'Response', exact: true });
    await refused.getByText('403', { exact: true }).waitFor();
  });

  it('leads through consent on the normal page to the registered redirect', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const { application } = await given.application(owner, client.redirectUri, ['words:read']);
    const page = await journey().pageOf(owner);
    await page.goto(`/my-applications/${application.id}/playground`);
    await page.getByRole('button', { name: /^Authorize/ }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open it as yourself' }).click();
    const consent = await opened;
    expect(consent.url()).toContain('/consent');
    await consent.getByRole('button', { name: 'Allow' }).click();
    await consent.waitForURL((at) => at.href.startsWith(client.redirectUri));
    expect(new URL(consent.url()).searchParams.get('code')).not.toBeNull();
    await page.getByText('Nobody has allowed it yet').waitFor({ state: 'detached' });
  });
});

describe('the quick start', () => {
  it.each(['curl', 'TypeScript', 'Python', 'Go'])(
    'leads to the first call, with the programs in %s as they are shown',
    async (language) => {
      if (!(await canRun(language))) {
        process.stderr.write(`${language} is not installed here, so its programs were not run\n`);
        return;
      }
      const { given, client } = journey();
      const owner = await given.user('Grace Hopper');
      const registered = await given.application(owner, client.redirectUri, ['words:read']);
      const page = await journey().pageOf(owner);
      await page.goto(`/my-applications/${registered.application.id}/quick-start`);
      const programs = await Programs.of(registered.client_secret ?? '');
      try {
        const run = (title: string, at?: string) =>
          runShown(page, programs, { title, language, at });
        const address = await run('Send the user to Wordgrove');
        await run('Exchange the code for tokens', await allowed(page, address, client.redirectUri));
        expect(await run('Make the first call')).toMatch(/200.*Grace Hopper|Grace Hopper/);
        await page.getByText('The application has made its first call').waitFor();
      } finally {
        await programs.remove();
      }
    },
    120_000,
  );
});

interface Shown {
  title: string;
  language: string;
  /** The address to which the browser came back. */
  at?: string | undefined;
}

/** Runs the program of the step that is current, as the page shows it. */
async function runShown(page: Page, programs: Programs, { title, language, at }: Shown) {
  const step = page.locator('li[aria-current="step"]', { hasText: title });
  await step.locator('label', { hasText: language }).click();
  const program = step.getByRole('region');
  const file = (await program.getAttribute('aria-label')) ?? '';
  const text = (await program.textContent()) ?? '';
  const command = await step
    .getByText(/^Save it as/)
    .locator('code')
    .last()
    .textContent();
  return programs.run(file, text, (command ?? '').replace('ADDRESS', at ?? ''));
}

/** Allows the access in another tab. Returns the address to which the browser comes back. */
async function allowed(page: Page, address: string, redirectUri: string): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  await tab.getByRole('button', { name: 'Allow' }).click();
  await tab.waitForURL((at) => at.href.startsWith(redirectUri));
  return tab.url();
}
