import { AccountHolder } from '../support/account-holder.js';
import { Learner } from '../support/learner.js';
import { countWords, inTheMiddleOfImport } from '../support/long-import.js';
import { isThere, purgeNow } from '../support/purges.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { tablesNaming } from '../support/traces.js';
import { importFile } from '../support/transfer.js';

let service: TestApp;
let ada: AccountHolder;
let learner: Learner;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => {
  ada = await AccountHolder.signUp(service);
  learner = await Learner.of(service, { userId: ada.id });
});

const traces = () => tablesNaming(service.database.pool, ada.id, ada.email);

describe('deleting an account', () => {
  it('does not wait for an import under way, which leaves no word behind', async () => {
    await inTheMiddleOfImport(service, learner, async () => {
      expect((await ada.delete()).status).toBe(200);
      expect((await AccountHolder.signUp(service, ada.email)).id).not.toBe(ada.id);
      expect(await isThere(service, ada.id)).toBe(true);
    });
    await purgeNow(service);
    expect(await isThere(service, ada.id)).toBe(false);
    expect(await countWords(service, learner)).toBe(0);
    expect(await tablesNaming(service.database.pool, ada.id)).toEqual([]);
  });

  it('deletes imports that have ended, with the errors of their files', async () => {
    const file = `term,mastery_level\n${ada.email},2\nfern,${ada.email}\n`;
    const ended = await importFile(service, learner, 'csv', file, { skip_bad_rows: 'true' });
    expect(ended).toMatchObject({ status: 'SUCCEEDED', created_count: 1, error_count: 1 });
    expect(await traces()).toContain('imports');
    await ada.delete();
    await purgeNow(service);
    expect(await traces()).toEqual([]);
  });
});
