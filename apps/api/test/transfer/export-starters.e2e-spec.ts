import { StarterWordbookRepository } from '../../src/modules/wordbooks/starter-wordbooks.repository.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';
import { call } from '../support/used-account.js';

const STARTER = {
  key: 'sea',
  name: 'At sea',
  description: '',
  terms: [{ term: 'harbor', termKey: 'harbor', note: null }],
};

/** A service with a wordbook that comes with it. */
async function startWithStarter(): Promise<TestApp> {
  const service = await startTestApp();
  const repository = service.app.get(StarterWordbookRepository, { strict: false });
  await repository.ensure('1', () => Promise.resolve([STARTER]), service.clock.now());
  return service;
}

const plansOf = (service: TestApp, learner: Learner) =>
  call(service, learner, 'GET', '/api/v1/review-plans');

it('a plan of a starter wordbook is one on every service', async () => {
  const here = await startWithStarter();
  const learner = await Learner.of(here);
  const { wordbooks } = await call(here, learner, 'GET', '/api/v1/wordbooks');
  const [{ id }] = wordbooks;
  for (const term of ['harbor', 'no word of a starter']) await learner.collect({ term });
  const filter = `wordbook_id == "${id}"`;
  for (const rest of [{ wordbook_ids: [id] }, { filter }])
    await call(here, learner, 'POST', '/api/v1/review-plans', { name: 'Starter', ...rest });
  const file = await exportText(here, learner, 'json');
  const plans = await plansOf(here, learner);
  await here.close();

  const there = await startWithStarter();
  const target = await Learner.of(there);
  await importFile(there, target, 'json', file);
  expect(await plansOf(there, target)).toEqual(plans);
  const own = plans.review_plans.filter(({ name }: { name: string }) => name === 'Starter');
  expect(own).toMatchObject([{ stats: { new_count: 1 } }, { stats: { new_count: 1 } }]);
  await there.close();
});
