import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, newPerson } from './browser.js';
import { startClientApplication, type ClientApplication } from './client-application.js';
import { Given, signInAs, type Member } from './given.js';
import { startService, type Service } from './service.js';

/** For what a page shows once a decision, which is held for ten seconds, has taken effect. */
export const AFTER_HOLD = { timeout: 45_000 };

/** A running service, a browser and an application of another person, for the tests of one file. */
export class Journey {
  readonly given: Given;

  private constructor(
    private readonly service: Service,
    private readonly browser: Browser,
    readonly client: ClientApplication,
  ) {
    this.given = new Given(service.url);
  }

  static async start(): Promise<Journey> {
    // The service is started first: it may fail, and nothing else must be left running then.
    const service = await startService();
    const [browser, client] = await Promise.all([launchBrowser(), startClientApplication()]);
    return new Journey(service, browser, client);
  }

  get url(): string {
    return this.service.url;
  }

  /** Opens a page in a browser in which nobody is signed in. */
  stranger(options?: BrowserContextOptions): Promise<Page> {
    return newPerson(this.browser, this.url, options);
  }

  /** Opens a page in a browser in which this member is signed in. */
  async pageOf(member: Member, options?: BrowserContextOptions): Promise<Page> {
    const page = await this.stranger(options);
    await signInAs(page, this.url, member);
    return page;
  }

  /** Closes what the test has opened, which otherwise goes on asking the service and drawing itself. */
  async closePages(): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await Promise.all([this.client.close(), this.service.stop()]);
  }
}

/** Starts a journey before the tests of a file and ends it after them. Each test opens its own pages. */
export function useJourney(): () => Journey {
  let journey: Journey | undefined;
  beforeAll(async () => {
    journey = await Journey.start();
  });
  afterEach(() => journey?.closePages());
  afterAll(() => journey?.stop());
  return () => {
    if (journey === undefined) throw new Error('The journey has not started');
    return journey;
  };
}
