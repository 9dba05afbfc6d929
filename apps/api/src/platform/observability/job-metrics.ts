import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JobFigures } from '../jobs/job.js';
import { JobQueue } from '../jobs/job-queue.service.js';
import { Metrics, type LabelledFigures } from './metrics.js';

/** The time in milliseconds for which the metrics wait for the database. */
const PATIENCE_MS = 1_000;

/** The jobs that wait and run in all processes. All replicas report the same, because the queue is shared. */
@Injectable()
export class JobMetrics implements OnModuleInit {
  private reading: Promise<JobFigures[]> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
  ) {}

  /** Comes after the figures of the pool, which otherwise would count the query below. */
  onModuleInit(): void {
    const { metrics } = this;
    // Prometheus itself calls what it scrapes a job.
    const label = 'queue';
    metrics.gauges({
      name: 'wordgrove_jobs_waiting',
      help: 'Jobs that are due and wait, by name',
      label,
      // All processes report the same.
      aggregator: 'max',
      read: () => this.read(({ waiting }) => waiting),
    });
    metrics.gauges({
      name: 'wordgrove_jobs_running',
      help: 'Jobs that run in any process, by name',
      label,
      aggregator: 'max',
      read: () => this.read(({ running }) => running),
    });
    metrics.gauges({
      name: 'wordgrove_jobs_oldest_seconds',
      help: 'Age in seconds of the oldest job that waits or runs, by name',
      label,
      aggregator: 'max',
      read: () => this.read(({ oldestSeconds }) => oldestSeconds),
    });
  }

  private async read(figureOf: (figures: JobFigures) => number): Promise<LabelledFigures> {
    // One query for all three. While the database does not respond, it stays one.
    this.reading ??= this.queue.figures().finally(() => (this.reading = undefined));
    const figures = await inTime(this.reading);
    return Object.fromEntries(figures.map((each) => [each.name, figureOf(each)]));
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let patience: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error('The database takes too long')), PATIENCE_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(patience));
}
