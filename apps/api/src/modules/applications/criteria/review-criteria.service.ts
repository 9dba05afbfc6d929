import { Injectable } from '@nestjs/common';
import type { PublishCriteriaRequest } from '@wordgrove/dto';
import { aborted, notFound } from '../../../platform/http/api-error.js';
import { Clock } from '../../../platform/time/clock.js';
import { ReviewCriteriaRepository, type ReviewCriteria } from './review-criteria.repository.js';

/** Publishes the criteria by which admins decide. */
@Injectable()
export class ReviewCriteriaService {
  constructor(
    private readonly criteria: ReviewCriteriaRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns a version, or the current one for 0. @throws ApiError 404 */
  async read(version: number): Promise<ReviewCriteria> {
    if (version === 0) return this.criteria.current();
    const found = await this.criteria.find(version);
    if (found === undefined) throw notFound('version of the criteria');
    return found;
  }

  /**
   * Publishes the next version. A text that is the current one already stays what it is.
   * @throws ApiError 409 `CRITERIA_CHANGED` if another admin was first
   */
  async publish(
    adminId: string,
    { text, replaces }: PublishCriteriaRequest,
  ): Promise<ReviewCriteria> {
    const current = await this.criteria.current();
    if (replaces !== undefined && replaces !== current.version) throw criteriaChanged();
    if (text === current.text) return current;
    const { version } = current;
    const published = await this.criteria.publish(adminId, text, version, this.clock.now());
    if (published === undefined) throw criteriaChanged();
    return published;
  }
}

function criteriaChanged() {
  return aborted(
    'CRITERIA_CHANGED',
    'Another admin has published criteria since you loaded them; reload them and try again',
  );
}
