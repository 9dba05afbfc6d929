import { Injectable } from '@nestjs/common';
import { DEFAULT_USAGE_DAYS, TRAFFIC_LIMITS } from '@wordgrove/contracts';
import { notFound } from '../../../platform/http/api-error.js';
import { Clock } from '../../../platform/time/clock.js';
import { TimeZoneRepository } from '../../accounts/index.js';
import { ApplicationDirectory } from '../../applications/index.js';
import type { Usage } from './usage.js';
import { UsageRepository } from './usage.repository.js';

/** The days that a query asks for if it does not say. */
export const DEFAULT_DAYS = `${DEFAULT_USAGE_DAYS}` as const;

const SECRETS_MS = 7 * 24 * 3_600_000;

/** Tells owners what their applications have been used for. */
@Injectable()
export class UsageService {
  constructor(
    private readonly usage: UsageRepository,
    private readonly directory: ApplicationDirectory,
    private readonly timeZones: TimeZoneRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 404 if the user owns no such application */
  async get(ownerId: string, applicationId: string, count: number): Promise<Usage> {
    if (!(await this.directory.isOwnedBy(applicationId, ownerId))) throw notFound('application');
    return this.read(ownerId, applicationId, count);
  }

  /** Returns the same of anybody's application, in the days of the admin. @throws ApiError 404 */
  async getForAdmin(adminId: string, applicationId: string, count: number): Promise<Usage> {
    if (!(await this.directory.exists(applicationId))) throw notFound('application');
    return this.read(adminId, applicationId, count);
  }

  private async read(userId: string, applicationId: string, count: number): Promise<Usage> {
    const readAt = this.clock.now();
    const timeZone = await this.timeZones.of(userId);
    const hasBefore = 2 * count <= TRAFFIC_LIMITS.counterDays;
    const [days, secrets, limitReach = null] = await Promise.all([
      this.usage.days(applicationId, timeZone, readAt, hasBefore ? 2 * count : count),
      this.usage.secrets(applicationId, new Date(readAt.getTime() - SECRETS_MS)),
      this.usage.limitReach(applicationId, timeZone, readAt),
    ]);
    const daysBefore = hasBefore ? days.slice(0, -count) : null;
    return { timeZone, readAt, days: days.slice(-count), daysBefore, secrets, limitReach };
  }
}
