import type { GrantDto, ListGrantsResponse } from '@wordgrove/dto';
import { call, segment } from './client';

export async function listGrants(): Promise<GrantDto[]> {
  return (await call<ListGrantsResponse>('GET', 'grants')).grants;
}

export async function revokeGrant(id: string): Promise<void> {
  await call('DELETE', `grants/${segment(id)}`);
}

export async function revokeAllGrants(): Promise<void> {
  await call('DELETE', 'grants');
}
