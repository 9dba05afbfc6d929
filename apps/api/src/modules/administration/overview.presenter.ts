import { SERVICE_VERSION } from '@wordgrove/contracts';
import type { AboutDto, OverviewDto } from '@wordgrove/dto';
import type { RowCount } from '../../platform/database/row-count.js';
import type { TrafficFigures } from '../traffic/index.js';
import type { OverviewFigures } from './overview.service.js';

/** Returns figures of the instance as admins see them. */
export function presentOverview(figures: OverviewFigures): OverviewDto {
  const { applications, jobs } = figures;
  return {
    version: SERVICE_VERSION,
    users: presentCount(figures.users),
    words: presentCount(figures.words),
    reviews: presentCount(figures.reviews),
    admin_count: figures.adminCount,
    disabled_user_count: figures.disabledUserCount,
    applications: applications.byStatus,
    review: { waiting_count: applications.waitingCount, oldest_at: applications.oldestAt },
    calls: presentCalls(figures.traffic),
    jobs: jobs
      .map(({ name, waiting, running, oldestSeconds }) => ({
        ...{ name, waiting_count: waiting, running_count: running },
        oldest_seconds: oldestSeconds,
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    storage: {
      database_bytes: figures.databaseBytes,
      free_bytes: figures.freeBytes,
      database_version: figures.databaseVersion,
    },
  };
}

function presentCalls(traffic: TrafficFigures): OverviewDto['calls'] {
  return {
    last_day: { call_count: traffic.dayCallCount, error_count: traffic.dayErrorCount },
    last_week: { call_count: traffic.weekCallCount, error_count: traffic.weekErrorCount },
  };
}

function presentCount({ count, isExact }: RowCount): AboutDto {
  return { count, is_exact: isExact };
}
