import { AccountHolder } from '../support/account-holder.js';
import { withReplica } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp } from '../support/test-app.js';

describe('the master key', () => {
  it('that an operator deletes is made anew by the next start, and costs only tokens of lists', async () => {
    const service = await startTestApp();
    const ada = await AccountHolder.signUp(service);
    const learner = await Learner.of(service);
    const before = (await learner.changes()).body.next_sync_token as string;
    const master = async () => {
      const text = `select value from service_keys where name = 'master'`;
      return (await service.database.pool.query<{ value: Buffer }>(text)).rows[0]?.value;
    };
    const old = await master();
    await service.database.pool.query(`delete from service_keys where name = 'master'`);
    await withReplica(service, async (restarted) => {
      const made = await master();
      expect([old?.length, made?.length]).toEqual([32, 32]);
      expect(made).not.toEqual(old);
      const call = (token: string) =>
        restarted.client.get(`/api/v1/learning/changes?sync_token=${encodeURIComponent(token)}`, {
          token: learner.token,
        });
      const refused = await call(before);
      expect([refused.status, refused.body.error.details[0].reason]).toEqual([
        400,
        'INVALID_SYNC_TOKEN',
      ]);
      const begun = await call('');
      expect(begun.status).toBe(200);
      expect((await call(begun.body.next_sync_token as string)).status).toBe(200);
      const session = await restarted.client.get('/api/console/session', { cookie: ada.cookie });
      expect(session.status).toBe(200);
    });
    await service.close();
  });
});
