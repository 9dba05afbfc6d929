import type {
  AdminUserDetailDto,
  AdminUserResponse,
  CreateReplyTemplateRequest,
  ListAuditEventsResponse,
  ListReplyTemplatesResponse,
  ListUsersResponse,
  OverviewDto,
  OverviewResponse,
  ReplyTemplateDto,
} from '@wordgrove/dto';
import { call, query, segment } from './client';

const PAGE = '100';
const EVENTS = 'admin/audit-events';

/** The filters of the audit log, as in the query of its endpoints. An empty text does not count. */
export type AuditFilters = Record<'q' | 'actor' | 'about' | 'action' | 'from' | 'to', string>;

export function listAuditEvents(
  filters: AuditFilters,
  pageToken: string,
  pageSize = PAGE,
): Promise<ListAuditEventsResponse> {
  return call('GET', EVENTS + query({ ...filters, page_token: pageToken, page_size: pageSize }));
}

/** Returns the address of the events as a file. */
export function auditFileAddress(filters: AuditFilters): string {
  return `/api/console/${EVENTS}/csv${query(filters)}`;
}

export function listUsers(
  filters: Record<'q' | 'role' | 'state', string>,
  pageToken: string,
): Promise<ListUsersResponse> {
  return call('GET', `admin/users${query({ ...filters, page_token: pageToken, page_size: PAGE })}`);
}

export async function getUser(id: string): Promise<AdminUserDetailDto> {
  return (await call<AdminUserResponse>('GET', `admin/users/${segment(id)}`)).user;
}

export async function disableUser(id: string, reason: string): Promise<void> {
  await call('POST', `admin/users/${segment(id)}/disable`, { reason });
}

/** A change of a user's account that needs no reason. */
export type UserChange = 'enable' | 'make-admin' | 'remove-admin' | 'sign-out';

export async function changeUser(id: string, change: UserChange): Promise<void> {
  await call('POST', `admin/users/${segment(id)}/${change}`);
}

export async function getOverview(): Promise<OverviewDto> {
  return (await call<OverviewResponse>('GET', 'admin/overview')).overview;
}

const TEMPLATES = 'admin/reply-templates';

export async function listReplyTemplates(): Promise<ReplyTemplateDto[]> {
  return (await call<ListReplyTemplatesResponse>('GET', TEMPLATES)).reply_templates;
}

/** Creates a template, or changes the one with this id. */
export async function saveReplyTemplate(
  id: string | null,
  template: CreateReplyTemplateRequest,
): Promise<void> {
  if (id === null) await call('POST', TEMPLATES, template);
  else await call('PATCH', `${TEMPLATES}/${segment(id)}`, template);
}

export async function deleteReplyTemplate(id: string): Promise<void> {
  await call('DELETE', `${TEMPLATES}/${segment(id)}`);
}
