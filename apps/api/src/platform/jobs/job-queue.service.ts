import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type PgBoss from 'pg-boss';
import { Outage } from '../database/outage.js';
import type { SqlExecutor } from '../database/sql.js';
import { DiskSpace } from '../disk/disk-space.js';
import { Duties } from '../workers/duties.js';
import type { RunningJob } from '../workers/messages.js';
import {
  JOB_RULES,
  STOP_PATIENCE_MS,
  type JobData,
  type JobDefinition,
  type JobFigures,
} from './job.js';
import { JobBoss } from './job-boss.js';
import { JobTiming } from './job-timing.js';
import { JobWorker } from './job-worker.js';
import { JobRepository } from './job.repository.js';
import { JobRunner } from './job-runner.js';
import { sayThatJobsWait } from './waiting-line.js';

const ELSEWHERE_MS = 20;

/** The options for enqueuing a job. */
export interface EnqueueOptions {
  /** At most one job with this name and key waits. A running job does not count. */
  key?: string;
  /** The time in seconds for which the job waits. 0 by default. */
  delaySeconds?: number;
  /**
   * Enqueues the job in this transaction, so that it exists only if the transaction is committed.
   */
  sql?: SqlExecutor;
}

/** Runs work outside of requests, which is stored in the database until it is done. */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly workers = new Map<string, JobWorker>();
  private readonly stopping = new AbortController();
  private readonly looks = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly boss: JobBoss,
    private readonly jobs: JobRepository,
    private readonly runner: JobRunner,
    private readonly timing: JobTiming,
    private readonly disk: DiskSpace,
    private readonly duties: Duties,
    private readonly outage: Outage,
  ) {}

  /** Registers the work for jobs with a name. Must be called before the application has started. */
  register<T extends JobData>(definition: JobDefinition<T>): void {
    const general = definition as unknown as JobDefinition;
    const { boss, jobs, runner, disk, duties, outage, stopping } = this;
    const { signal } = stopping;
    const worker = new JobWorker(general, boss, jobs, runner, disk, duties, outage, signal);
    this.workers.set(definition.name, worker);
  }

  /**
   * Stores the job until it is done, and wakes the worker for it in this instance. Other instances check every
   * few seconds.
   */
  async enqueue(name: string, data: JobData, options: EnqueueOptions = {}): Promise<void> {
    const { sql } = options;
    const worker = this.workers.get(name);
    if (worker === undefined) throw new Error(`No module has registered the job ${name}`);
    const boss = await this.started();
    await this.insert(boss, name, data, options);
    const wake = (): void =>
      this.duties.areOurs ? void worker.wake() : this.duties.wakeOther(name);
    if (sql === undefined) wake();
    else sql.afterCommit(wake);
  }

  /** Removes all jobs with this key that are not running. Returns their number. */
  forget(key: string, sql: SqlExecutor): Promise<number> {
    return this.jobs.forget([...this.workers.keys()], key, sql);
  }

  /** Returns whether a job with this name could run now if no other one did. */
  isAnyDue(name: string): Promise<boolean> {
    return this.jobs.isAnyDue(name);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { pollIntervalMs } = this.timing;
    if (pollIntervalMs === null) return;
    await this.started();
    this.duties.onWake((name) => void this.workers.get(name)?.wake());
    this.duties.whenTaken((abandoned) => void this.begin(pollIntervalMs, abandoned));
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  /** Asks running jobs to stop and waits for a while, because the database closes next. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    const stopped = [...this.workers.values()].map((worker) => worker.stopped());
    const finished = Promise.all([...stopped, ...this.looks]);
    let patience: NodeJS.Timeout | undefined;
    const deadline = new Promise((resolve) => {
      patience = setTimeout(resolve, STOP_PATIENCE_MS);
    });
    await Promise.race([finished, deadline]).finally(() => clearTimeout(patience));
  }

  /**
   * Checks for jobs that other processes enqueued or left behind. Resolves when none is due here.
   */
  async poll(): Promise<void> {
    if (this.workers.size === 0 || this.stopping.signal.aborted) return;
    const boss = await this.started();
    const names = [...this.workers.keys()];
    await this.jobs.failAbandoned(names, ({ name, id }, db) => boss.fail(name, id, {}, { db }));
    await Promise.all([...this.workers.values()].map((worker) => worker.wake()));
    for (const job of await this.jobs.takeFailed(names))
      await this.workers.get(job.name)?.giveUp(job);
  }

  /** Resolves when no job with a registered name is due or running in any process. */
  async idle(): Promise<void> {
    await this.poll();
    while (!this.stopping.signal.aborted && (await this.jobs.areAny([...this.workers.keys()]))) {
      await new Promise((resolve) => setTimeout(resolve, ELSEWHERE_MS));
      await this.poll();
    }
  }

  /** Returns how many jobs wait and run in all processes. */
  figures(): Promise<JobFigures[]> {
    return this.jobs.figures([...this.workers.keys()]);
  }

  /** First lets go of the jobs that an ended process of this instance has left behind. */
  private async begin(intervalMs: number, abandoned: readonly RunningJob[]): Promise<void> {
    for (const job of abandoned) await this.jobs.endLease(job).catch(() => undefined);
    this.lookEvery(intervalMs);
  }

  private lookEvery(intervalMs: number): void {
    if (this.stopping.signal.aborted) return;
    this.timer = setInterval(() => this.look(), intervalMs).unref();
    this.look();
  }

  private look(): void {
    const look = this.poll()
      .catch(async (error: unknown) => {
        if (!(await this.outage.explains(error))) sayThatJobsWait(error);
      })
      .finally(() => this.looks.delete(look));
    this.looks.add(look);
  }

  private started(): Promise<PgBoss> {
    return this.boss.withQueues([...this.workers.keys()]);
  }

  // If a job with this key is waiting, no process may take it before it can see the changes of this
  // transaction.
  private async insert(
    boss: PgBoss,
    name: string,
    data: JobData,
    { key, delaySeconds = 0, sql }: EnqueueOptions,
  ): Promise<void> {
    const options = {
      ...JOB_RULES,
      singletonKey: key ?? randomUUID(),
      startAfter: delaySeconds,
      db: this.jobs.connection(sql),
    };
    while ((await boss.send(name, data, options)) === null) {
      if (key === undefined || sql === undefined) return;
      if (await this.jobs.holdWaiting(name, key, sql)) return;
    }
  }
}
