import { Injectable } from '@nestjs/common';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@wordgrove/contracts';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';

/** The numbers of applications, and of those that wait for an admin. */
export interface FiguresOfApplications {
  byStatus: { status: ApplicationStatus; count: number }[];
  waitingCount: number;
  /** The time since which the oldest waits. Null if none waits. */
  oldestAt: string | null;
}

const BY_STATUS = statement<FiguresOfApplications['byStatus'][number]>(
  'application-figures.by-status',
  `select status, count(*)::integer as count from applications where deleted_at is null
   group by status`,
);

const WAITING = statement<Omit<FiguresOfApplications, 'byStatus'>>(
  'application-figures.waiting',
  `select count(*)::integer as "waitingCount", min(waiting_since) as "oldestAt"
   from applications where waiting_since is not null and held_decision is null`,
);

/** Counts applications for admins. */
@Injectable()
export class ApplicationFigures {
  constructor(private readonly sql: Sql) {}

  async read(): Promise<FiguresOfApplications> {
    const found = await this.sql.rows(BY_STATUS);
    const waiting = await this.sql.row(WAITING);
    const countOf = (status: ApplicationStatus) =>
      found.find((each) => each.status === status)?.count ?? 0;
    const byStatus = APPLICATION_STATUSES.map((status) => ({ status, count: countOf(status) }));
    return { waitingCount: 0, oldestAt: null, ...waiting, byStatus };
  }
}
