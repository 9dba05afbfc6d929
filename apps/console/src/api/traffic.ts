import { LIMITS } from '@wordgrove/contracts';
import type {
  ListApplicationWeeksResponse,
  ListCallsResponse,
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

/** Reads what the developer's applications were used for in the last seven days, as many as a page can have. */
export function listApplicationWeeks(pageToken: string): Promise<ListApplicationWeeksResponse> {
  const page = { page_token: pageToken, page_size: String(LIMITS.pageSizeMax) };
  return call('GET', `application-weeks${query(page)}`);
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
