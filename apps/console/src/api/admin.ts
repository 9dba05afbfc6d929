import type { ApplicationStatus } from '@wordgrove/contracts';
import type {
  DecisionReasonRequest,
  ListAdminApplicationsResponse,
  ListAuditEventsResponse,
  SetQuotaRequest,
} from '@wordgrove/dto';
import { call, query, segment } from './client';

const at = (id: string) => `admin/applications/${segment(id)}`;

export function listForReview(
  status: ApplicationStatus,
  pageToken: string,
): Promise<ListAdminApplicationsResponse> {
  return call('GET', `admin/applications${query({ status, page_token: pageToken })}`);
}

/**
 * `seen` is the application's `updated_at`. If its owner has edited it since, the approval is
 * refused.
 */
export async function approveApplication(id: string, seen: string): Promise<void> {
  await call('POST', `${at(id)}/approve`, { updated_at: seen });
}

export async function rejectApplication(id: string, request: DecisionReasonRequest): Promise<void> {
  await call('POST', `${at(id)}/reject`, request);
}

export async function suspendApplication(
  id: string,
  request: DecisionReasonRequest,
): Promise<void> {
  await call('POST', `${at(id)}/suspend`, request);
}

export async function reinstateApplication(id: string): Promise<void> {
  await call('POST', `${at(id)}/reinstate`);
}

export async function setQuota(id: string, request: SetQuotaRequest): Promise<void> {
  await call('PATCH', at(id), request);
}

export function listAuditEvents(pageToken: string): Promise<ListAuditEventsResponse> {
  return call('GET', `admin/audit-events${query({ page_token: pageToken })}`);
}
