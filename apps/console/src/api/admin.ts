import type {
  AdminApplicationDto,
  AdminApplicationResponse,
  ListAdminApplicationsResponse,
  SetQuotaRequest,
} from '@wordgrove/dto';
import { call, query, segment } from './client';

const at = (id: string) => `admin/applications/${segment(id)}`;

/** The time for which the server holds a decision, so that it can be undone. */
export const HOLD_SECONDS = 10;

/** The server refuses the approval if the owner has changed since what the admin saw. */
export async function approveApplication(
  { id, ...seen }: AdminApplicationDto,
  reason = '',
): Promise<void> {
  await call('POST', `${at(id)}/approve`, {
    ...{ hold_seconds: HOLD_SECONDS, ...(reason && { reason }) },
    ...submissionOf(seen),
  });
}

/** The server refuses the rejection if the owner has changed since what the admin saw. */
export async function rejectApplication(
  { id, ...seen }: AdminApplicationDto,
  reason: string,
): Promise<void> {
  await call('POST', `${at(id)}/reject`, {
    ...{ reason, hold_seconds: HOLD_SECONDS },
    ...submissionOf(seen),
  });
}

export async function suspendApplication(
  { id }: AdminApplicationDto,
  reason: string,
): Promise<void> {
  await call('POST', `${at(id)}/suspend`, { reason });
}

export async function reinstateApplication(id: string): Promise<void> {
  await call('POST', `${at(id)}/reinstate`);
}

function submissionOf({ submission_id: id }: Pick<AdminApplicationDto, 'submission_id'>) {
  return id === null ? {} : { submission_id: id };
}

export async function setQuota(id: string, request: SetQuotaRequest): Promise<void> {
  await call('PATCH', at(id), request);
}

export async function getApplication(id: string): Promise<AdminApplicationDto> {
  return (await call<AdminApplicationResponse>('GET', at(id))).application;
}

/** Finds applications among all that there are. */
export function findApplications(
  filters: Record<'q' | 'status' | 'owner_id', string>,
  pageToken: string,
): Promise<ListAdminApplicationsResponse> {
  return call(
    'GET',
    `admin/applications${query({ ...filters, page_token: pageToken, page_size: '100' })}`,
  );
}
