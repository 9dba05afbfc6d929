import type { ListGrantsResponse, ListGrantWritesResponse } from '@wordgrove/dto';
import { call, query, segment } from './client';

const PAGE = '100';

export function listGrants(
  filters: Record<'q', string>,
  pageToken: string,
): Promise<ListGrantsResponse> {
  return call('GET', `grants${query({ ...filters, page_token: pageToken, page_size: PAGE })}`);
}

export function listGrantWrites(
  filters: Record<'q', string>,
  pageToken: string,
): Promise<ListGrantWritesResponse> {
  const page = { ...filters, page_token: pageToken, page_size: PAGE };
  return call('GET', `grant-writes${query(page)}`);
}

export async function revokeGrant(id: string): Promise<void> {
  await call('DELETE', `grants/${segment(id)}`);
}

export async function revokeAllGrants(): Promise<void> {
  await call('DELETE', 'grants');
}
