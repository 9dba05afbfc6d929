import type { ListTestUserInvitationsResponse, TestUserInvitationDto } from '@wordgrove/dto';
import { call, segment } from './client';

const at = (id: string) => `test-user-invitations/${segment(id)}`;

export async function listInvitations(): Promise<TestUserInvitationDto[]> {
  const path = 'test-user-invitations';
  return (await call<ListTestUserInvitationsResponse>('GET', path)).invitations;
}

export async function acceptInvitation(id: string): Promise<void> {
  await call('POST', `${at(id)}/accept`);
}

export async function refuseInvitation(id: string): Promise<void> {
  await call('DELETE', at(id));
}
