import { Injectable } from '@nestjs/common';
import { LateReads } from '../../../platform/database/late-reads.js';
import { statement } from '../../../platform/database/statement.js';
import { ERRORS } from './error-counts.sql.js';

/** The numbers of all applications' calls and of those that failed. */
export interface TrafficFigures {
  dayCallCount: number;
  dayErrorCount: number;
  weekCallCount: number;
  weekErrorCount: number;
}

const sum = (expression: string, condition = 'true') =>
  `coalesce(sum(${expression}) filter (where ${condition}), 0)::float8`;
const LAST_DAY = `begins_at > $1::timestamptz - interval '1 day'`;

const READ = statement<TrafficFigures>(
  'instance-traffic.read',
  `select ${sum('call_count', LAST_DAY)} as "dayCallCount", ${sum(ERRORS, LAST_DAY)} as "dayErrorCount",
     ${sum('call_count')} as "weekCallCount", ${sum(ERRORS)} as "weekErrorCount"
   from call_counters where begins_at > $1::timestamptz - interval '7 days'`,
);

/** Counts the calls of all applications together. */
@Injectable()
export class InstanceTraffic {
  constructor(private readonly late: LateReads) {}

  /** Returns the numbers of the last 24 hours and of the last seven days. */
  async read(now: Date): Promise<TrafficFigures> {
    return (await this.late.read((sql) => sql.row(READ, [now]))) as TrafficFigures;
  }
}
