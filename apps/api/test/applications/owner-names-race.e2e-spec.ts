/**
 * @installed-servers locks are taken in another order if statements take other times
 */
import { ReviewCheckRepository } from '../../src/modules/applications/review-check.repository.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = raceRounds(80);

let service: TestApp;
beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 2 })));
afterAll(() => service.close());

describe('the name of an owner', () => {
  it('can be changed while checks of an application are asked for and stored', async () => {
    const owner = await ApplicationOwner.signedIn(service);
    const { id } = await service.given.application({ ownerId: owner.id, status: 'PENDING' });
    const runs = service.app.get(ReviewCheckRepository, { strict: false });
    const rename = async (display_name: string) => {
      const options = { cookie: owner.cookie, body: { display_name } };
      const { status } = await service.client.call('PATCH', '/api/console/account', options);
      return status;
    };
    const check = async () => {
      const { rows } = await service.database.pool.query(
        'select submission_id from applications where id = $1',
        [id],
      );
      const checked = { id, submissionId: rows[0].submission_id as string };
      await runs.requestNow(checked, new Date());
      const run = { settingsDigest: 'any', checks: [], begunAt: new Date() };
      await runs.store(checked, run, new Date());
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await Promise.all([
        rename(`Ada ${round}`),
        rename(`Grace ${round}`),
        check(),
        check(),
        check(),
      ]);
      expect([one, other]).toEqual([200, 200]);
    }
  });
});
