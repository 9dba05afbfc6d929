import { AccountHolder } from '../support/account-holder.js';
import { fullAccount } from '../support/full-account.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());

describe('what an account holds', () => {
  it('names a hundred applications, and counts all', async () => {
    const ada = await AccountHolder.signUp(service);
    for (let n = 0; n < 101; n += 1) await service.given.application({ ownerId: ada.id });
    const { account } = (await ada.account()).body;
    expect([account.application_count, account.applications.length]).toEqual([101, 100]);
  });

  it('is counted', async () => {
    const { ada } = await fullAccount(service);
    const { body } = await ada.account();
    expect(body.account).toEqual({
      word_count: 2,
      review_count: 1,
      wordbook_count: 1,
      shared_wordbook_count: 1,
      connected_application_count: 1,
      application_count: 2,
      applications: [
        { id: expect.any(String), name: 'Reader', user_count: 0 },
        { id: expect.any(String), name: 'Test application', user_count: 1 },
      ],
      is_last_admin: false,
    });
  });

  it('is zero at first', async () => {
    const ada = await AccountHolder.signUp(service);
    expect((await ada.account()).body.account).toEqual({
      word_count: 0,
      review_count: 0,
      wordbook_count: 0,
      shared_wordbook_count: 0,
      connected_application_count: 0,
      application_count: 0,
      applications: [],
      is_last_admin: false,
    });
  });
});
