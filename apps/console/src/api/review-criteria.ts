import type { PublishCriteriaRequest, ReviewCriteriaResponse } from '@wordgrove/dto';
import { call, query } from './client';

/** Reads a version of the criteria, or the current one. */
export function readCriteria(version = 0): Promise<ReviewCriteriaResponse> {
  return call('GET', `review-criteria${query(version === 0 ? {} : { version: String(version) })}`);
}

/** The server refuses it if another admin has published since. */
export function publishCriteria(request: PublishCriteriaRequest): Promise<ReviewCriteriaResponse> {
  return call('POST', 'admin/review-criteria', request);
}
