import { Global, Module } from '@nestjs/common';
import { JobBoss } from './job-boss.js';
import { JobQueue } from './job-queue.service.js';
import { JobRunner } from './job-runner.js';
import { JobTiming } from './job-timing.js';
import { JobRepository } from './job.repository.js';

/** Runs the jobs that the modules register. */
@Global()
@Module({
  providers: [JobQueue, JobBoss, JobRunner, JobRepository, JobTiming],
  exports: [JobQueue],
})
export class JobsModule {}
