import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@wordgrove/dto';
import { NewestFirst, type Page } from '../../../platform/http/newest-first.js';
import { Clock } from '../../../platform/time/clock.js';
import { TimeZoneRepository } from '../../accounts/index.js';
import { ApplicationWeekRepository } from './application-week.repository.js';
import type { ApplicationWeek } from './application-week.js';

/** Tells owners what each of their applications was used for in the last seven days. */
@Injectable()
export class ApplicationWeeksService {
  constructor(
    private readonly weeks: ApplicationWeekRepository,
    private readonly timeZones: TimeZoneRepository,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  async list(ownerId: string, query: PageQuery): Promise<Page<ApplicationWeek>> {
    const of = { ownerId, timeZone: await this.timeZones.of(ownerId), now: this.clock.now() };
    return this.newestFirst.page(['application-weeks', ownerId], query, (cursor, limit) =>
      this.weeks.list(of, cursor, limit),
    );
  }
}
