import { AbandonedJobs } from './abandoned-jobs.js';

describe('AbandonedJobs', () => {
  it('are those that an ended worker had begun, once', () => {
    const [ended, living] = [{}, {}];
    const jobs = new AbandonedJobs();
    const job = (id: string) => ({ name: 'run-import', id, retryCount: 0 });
    for (const id of ['1', '2', '3']) jobs.begin(ended, job(id));
    jobs.begin(living, job('4'));
    jobs.end(ended, '2');
    jobs.end(living, '3');
    expect(jobs.take()).toEqual([]);
    jobs.remove(ended);
    expect(jobs.take()).toEqual([job('1'), job('3')]);
    jobs.remove(ended);
    expect(jobs.take()).toEqual([]);
  });
});
