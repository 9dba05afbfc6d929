import type { ListCallsResponse, UsageDto, UsageResponse } from '@wordgrove/dto';
import { call, query, segment } from './client';

const at = (id: string) => `applications/${segment(id)}`;

/** Reads what an application was used for in the last `days` days. */
export async function getUsage(id: string, days: number): Promise<UsageDto> {
  const path = `${at(id)}/usage${query({ days: String(days) })}`;
  return (await call<UsageResponse>('GET', path)).usage;
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
