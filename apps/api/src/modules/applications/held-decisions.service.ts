import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { Clock } from '../../platform/time/clock.js';
import { ApplicationReviewRepository, type Decision } from './application-review.repository.js';
import type { Application } from './application.js';
import { HeldDecisionRepository } from './held-decision.repository.js';
import type { HeldDecision } from './held-decision.js';
import type { ReviewRefusal } from './review-refusals.js';

const CARRY_OUT = 'carry-out-decision';

/** Holds decisions for some seconds, in which they can be undone, and then carries them out. */
@Injectable()
export class HeldDecisions implements OnModuleInit {
  constructor(
    private readonly reviews: ApplicationReviewRepository,
    private readonly held: HeldDecisionRepository,
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
    const held = { kind, adminId, reason, heldAt: at.toISOString(), effectiveAt };
    return this.held.hold(applicationId, submissionId, held, (sql) =>
      this.enqueue(applicationId, seconds, sql),
    );
  }

  /** Holds a decision that is held already for this many seconds from now, but not for longer than a decision can be held. */
  extend(applicationId: string, seconds: number): Promise<Application | ReviewRefusal> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + seconds * 1000);
    // The job that comes too early finds that the decision is not due.
    return this.held.extend(applicationId, now, until, (sql, effectiveAt) =>
      this.enqueue(applicationId, Math.ceil((Date.parse(effectiveAt) - now.getTime()) / 1000), sql),
    );
  }

  undo(adminId: string, applicationId: string): Promise<Application | ReviewRefusal> {
    return this.held.undo(adminId, applicationId, this.clock.now());
  }

  private enqueue(applicationId: string, delaySeconds: number, sql: SqlExecutor): Promise<void> {
    return this.jobs.enqueue(CARRY_OUT, { applicationId }, { delaySeconds, sql });
  }
}
