import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CHECK_RUNS_MINUTES, LIMITS, type ReviewCheckKind } from '@wordgrove/contracts';
import { notFound, resourceExhausted } from '../../../platform/http/api-error.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import {
  FIXED_WINDOW_STORE,
  type FixedWindowStore,
  type WindowState,
} from '../../../platform/rate-limit/fixed-window.js';
import { Clock } from '../../../platform/time/clock.js';
import { ApplicationReviewRepository } from '../application-review.repository.js';
import { ApplicationRepository } from '../application.repository.js';
import type { Application } from '../application.js';
import { ReviewCriteriaRepository } from '../criteria/review-criteria.repository.js';
import type { ReviewCheck } from '../review-check.entity.js';
import {
  ReviewCheckRepository,
  RUN_CHECKS,
  type RunChecks,
  type StoredRun,
} from '../review-check.repository.js';
import { CheckRun } from './check-run.service.js';
import { digestOf, subjectOf } from './check-subject.js';

const WINDOW_MS = CHECK_RUNS_MINUTES * 60_000;

/** The checks of an application as they are known now. */
export interface KnownChecks {
  checks: readonly ReviewCheck[];
  /** Null if nothing was checked since the settings have changed. */
  ranAt: string | null;
  isRunning: boolean;
  criteriaVersion: number;
}

/** Whose checks somebody wants. The owner's id is null for admins. */
export interface ChecksOf {
  id: string;
  ownerId: string | null;
}

/** The checks that are made before people look at an application. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationChecks implements OnModuleInit {
  constructor(
    private readonly runs: ReviewCheckRepository,
    private readonly applications: ApplicationRepository,
    private readonly reviewed: ApplicationReviewRepository,
    private readonly criteria: ReviewCriteriaRepository,
    private readonly run: CheckRun,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    @Inject(FIXED_WINDOW_STORE) private readonly windows: FixedWindowStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register<RunChecks>({
      name: RUN_CHECKS,
      atOnce: 2,
      run: (input, signal) => this.carryOut(input, signal),
      giveUp: ({ applicationId }) => this.runs.end(applicationId, this.clock.now()),
    });
  }

  /** @throws ApiError 404 */
  async read(of: ChecksOf): Promise<KnownChecks> {
    return this.known(await this.find(of));
  }

  /** Asks for a run, which ends some seconds later. @throws ApiError 429, or 404 */
  async runAgain(userId: string, of: ChecksOf): Promise<KnownChecks> {
    const window = await this.count(userId);
    if (window.hits > LIMITS.checkRuns)
      throw resourceExhausted('TOO_MANY_CALLS', window.remainingMs / 1000);
    const application = await this.find(of);
    await this.runs.requestNow(application, this.clock.now());
    return this.known(application);
  }

  /** Returns what the last runs found unmet, by the id of the application. Nothing is found of what was not checked. */
  async unmet(applications: readonly Application[]): Promise<Map<string, ReviewCheckKind[]>> {
    const runs = await this.runs.findAll(applications);
    return new Map(
      applications.map((application) => {
        const run = runs.get(application.id);
        const checks = isOf(run, application) ? run.checks : [];
        const kinds = checks.filter(({ result }) => result === 'UNMET').map(({ kind }) => kind);
        return [application.id, [...new Set(kinds)]];
      }),
    );
  }

  private async known(application: Application): Promise<KnownChecks> {
    const stored = await this.runs.find(application, digestOf(subjectOf(application)));
    const isRunning = stored?.requestedAt != null;
    if (isOf(stored, application)) {
      const { checks, ranAt, criteriaVersion } = stored;
      return { checks, ranAt, isRunning, criteriaVersion: criteriaVersion ?? 1 };
    }
    const [checks, { version }] = [
      await this.run.instant(application),
      await this.criteria.current(),
    ];
    return { checks, ranAt: null, isRunning, criteriaVersion: version };
  }

  private async carryOut(
    { applicationId, countedFor }: RunChecks,
    signal: AbortSignal,
  ): Promise<void> {
    const begunAt = this.clock.now();
    const application = await this.reviewed.find(applicationId);
    const isAllowed =
      countedFor === null || (await this.count(countedFor)).hits <= LIMITS.checkRuns;
    if (application === undefined || !isAllowed) return this.runs.end(applicationId, begunAt);
    const checks = await this.run.all(application, signal);
    const settingsDigest = digestOf(subjectOf(application));
    await this.runs.store(application, { settingsDigest, checks, begunAt }, this.clock.now());
  }

  private count(userId: string): Promise<WindowState> {
    return this.windows.hit(`review-checks:${userId}`, WINDOW_MS, 1);
  }

  private async find({ id, ownerId }: ChecksOf): Promise<Application> {
    const application =
      ownerId === null
        ? await this.reviewed.find(id)
        : await this.applications.findOwned(ownerId, id);
    if (application === undefined) throw notFound('application');
    return application;
  }
}

/** A run counts only for what was checked. */
function isOf(run: StoredRun | undefined, application: Application): run is StoredRun {
  return run?.ranAt != null && run.settingsDigest === digestOf(subjectOf(application));
}
