/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';
import { everything, fillAccount } from '../support/used-account.js';

/** Returns a learner's data on a service that then ends, as a file and as its responses. */
async function leaveBehind() {
  const service = await startTestApp();
  const learner = await fillAccount(service);
  const file = await exportText(service, learner, 'json');
  const answers = await everything(service, learner);
  const at = service.clock.now().toISOString();
  await service.close();
  return { file, answers, at };
}

describe('the lossless file', () => {
  it('imported into another service responds to every GET as before, including ids', async () => {
    const { file, answers, at } = await leaveBehind();
    const elsewhere = await startTestApp();
    elsewhere.clock.set(at);
    const target = await Learner.of(elsewhere, { timeZone: 'Europe/Berlin' });
    const { token } = target;
    expect(await importFile(elsewhere, { token }, 'json', file)).toMatchObject({
      status: 'SUCCEEDED',
      created_count: 11,
      updated_count: 0,
    });
    await queueOf(elsewhere).idle();
    const there = await everything(elsewhere, target);
    await elsewhere.close();
    expect(there).toEqual(answers);
  });
});
