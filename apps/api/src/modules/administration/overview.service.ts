import { Injectable } from '@nestjs/common';
import type { RowCount } from '../../platform/database/row-count.js';
import { DiskSpace } from '../../platform/disk/disk-space.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import type { JobFigures } from '../../platform/jobs/job.js';
import { Clock } from '../../platform/time/clock.js';
import { ApplicationFigures, type FiguresOfApplications } from '../applications/index.js';
import { InstanceTraffic, type TrafficFigures } from '../traffic/index.js';
import { InstanceFigures, type FiguresOfInstance } from './instance-figures.repository.js';

/** Figures of the instance, of all replicas. */
export interface OverviewFigures extends FiguresOfInstance {
  users: RowCount;
  words: RowCount;
  reviews: RowCount;
  applications: FiguresOfApplications;
  traffic: TrafficFigures;
  jobs: JobFigures[];
  freeBytes: number | null;
}

/** Gathers figures of the instance. */
@Injectable()
export class Overview {
  constructor(
    private readonly instance: InstanceFigures,
    private readonly applications: ApplicationFigures,
    private readonly traffic: InstanceTraffic,
    private readonly jobs: JobQueue,
    private readonly disk: DiskSpace,
    private readonly clock: Clock,
  ) {}

  // One after another, so that it never takes more than one connection.
  async read(): Promise<OverviewFigures> {
    const counts = await this.instance.counts();
    const figures = await this.instance.read();
    const applications = await this.applications.read();
    const traffic = await this.traffic.read(this.clock.now());
    const jobs = await this.jobs.figures();
    const freeBytes = await this.disk.freeBytes();
    return { ...figures, ...counts, applications, traffic, jobs, freeBytes };
  }
}
