import type {
  DeveloperDto,
  DeveloperResponse,
  ReviewQueueCountResponse,
  ReviewQueueResponse,
  ReviewViewersResponse,
  UsageDto,
  UsageResponse,
  WaitingApplicationDto,
  WaitingApplicationResponse,
} from '@wordgrove/dto';
import { call, query, segment } from './client';

const at = (id: string) => `admin/applications/${segment(id)}`;

/** Returns what waits for an admin, the longest first. */
export function listWaiting(
  filter: Record<'q' | 'kind', string>,
  pageToken: string,
): Promise<ReviewQueueResponse> {
  return call('GET', `admin/review-queue${query({ ...filter, page_token: pageToken })}`);
}

/** Returns an application that waits. Others are not found. */
export async function getWaiting(id: string): Promise<WaitingApplicationDto> {
  const path = `admin/review-queue/${segment(id)}`;
  return (await call<WaitingApplicationResponse>('GET', path)).application;
}

/** Returns the number of applications about which nobody has decided. */
export async function countWaiting(): Promise<number> {
  return (await call<ReviewQueueCountResponse>('GET', 'admin/review-queue/count')).waiting_count;
}

/** Tells the other admins for some seconds that this one is looking. Returns the names of those who are too. */
export async function lookAt(id: string): Promise<string[]> {
  return (await call<ReviewViewersResponse>('POST', `${at(id)}/viewers`)).viewers;
}

export async function getDeveloper(applicationId: string): Promise<DeveloperDto> {
  return (await call<DeveloperResponse>('GET', `${at(applicationId)}/developer`)).developer;
}

/** Returns what anybody's application was used for in the last seven days. */
export async function getWeekOf(id: string): Promise<UsageDto> {
  return (await call<UsageResponse>('GET', `${at(id)}/usage${query({ days: '7' })}`)).usage;
}

/** Undoes a decision that has not taken effect. */
export async function undoDecision(id: string): Promise<void> {
  await call('POST', `${at(id)}/decision/undo`);
}

/** Gives more time to undo a decision. The server grants no more than a minute from the decision. */
export async function extendHold(id: string, seconds: number): Promise<void> {
  await call('POST', `${at(id)}/decision/extend`, { hold_seconds: seconds });
}
