import { LIMITS, type ApplicationOrder, type ApplicationState } from '@wordgrove/contracts';
import type {
  ListCallsResponse,
  ListedApplicationsResponse,
  UsageDto,
  UsageResponse,
} from '@wordgrove/dto';
import { call, query, segment } from './client';

const at = (id: string) => `applications/${segment(id)}`;

/** Reads what an application was used for in the last `days` days. */
export async function getUsage(id: string, days: number): Promise<UsageDto> {
  const path = `${at(id)}/usage${query({ days: String(days) })}`;
  return (await call<UsageResponse>('GET', path)).usage;
}

/** The names of the filters and of the order of the developer's applications. An empty one is not set. */
export interface ListedFilter {
  q?: string;
  state?: ApplicationState | '';
  order_by?: ApplicationOrder;
  needs_owner?: 'true';
}

/** Reads a page of the developer's applications with what they were used for in the last seven days, as many as it can have. */
export function listListedApplications(
  filter: ListedFilter,
  pageToken: string,
): Promise<ListedApplicationsResponse> {
  const page = { page_token: pageToken, page_size: String(LIMITS.pageSizeMax) };
  return call('GET', `listed-applications${query({ ...filter, ...page })}`);
}

/** Returns the address of the same days as CSV. */
export function usageCsvAddress(id: string, days: number): string {
  return `/api/console/${at(id)}/usage.csv${query({ days: String(days) })}`;
}

/** Returns requests of an application, the newest first. `parameters` are those of the endpoint. */
export function listCalls(
  id: string,
  parameters: Record<string, string>,
): Promise<ListCallsResponse> {
  return call('GET', `${at(id)}/logs${query(parameters)}`);
}
