import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { Clock } from '../../platform/time/clock.js';
import { ApplicationReviewRepository, type Decision } from './application-review.repository.js';
import type { Application } from './application.js';
import type { HeldDecision } from './held-decision.js';
import type { ReviewRefusal } from './review-refusals.js';

const CARRY_OUT = 'carry-out-decision';

/** Holds decisions for some seconds, in which they can be undone, and then carries them out. */
@Injectable()
export class HeldDecisions implements OnModuleInit {
  constructor(
    private readonly reviews: ApplicationReviewRepository,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ applicationId: string }>({
      name: CARRY_OUT,
      run: ({ applicationId }) => this.reviews.carryOut(applicationId, this.clock.now()),
    });
    // A job that has failed for good is enqueued again here.
    this.housekeeping.registerCheck({
      looksAfter: 'decisions to be carried out',
      run: async (sql) => {
        for (const id of await this.reviews.listOverdue(sql, this.clock.now()))
          await this.enqueue(id, 0, sql);
      },
    });
  }

  /** Holds a decision. Until it takes effect, the application is as before and no admin can decide about it. */
  hold(
    {
      kind,
      adminId,
      applicationId,
      reason,
      submissionId,
      at,
    }: Decision & Pick<HeldDecision, 'kind'>,
    seconds: number,
  ): Promise<Application | ReviewRefusal> {
    const effectiveAt = new Date(at.getTime() + seconds * 1000).toISOString();
    const held = { kind, adminId, reason, effectiveAt };
    return this.reviews.hold(applicationId, submissionId, held, (sql) =>
      this.enqueue(applicationId, seconds, sql),
    );
  }

  private enqueue(applicationId: string, delaySeconds: number, sql: SqlExecutor): Promise<void> {
    return this.jobs.enqueue(CARRY_OUT, { applicationId }, { delaySeconds, sql });
  }
}
