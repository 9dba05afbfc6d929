import type {
  AdminApplicationDto,
  ListApplicationMessagesResponse,
  SendMessageRequest,
} from '@wordgrove/dto';
import { call, query, segment } from './client';

const at = (id: string) => `applications/${segment(id)}/messages`;

export function listMessages(
  id: string,
  pageToken: string,
): Promise<ListApplicationMessagesResponse> {
  return call('GET', `${at(id)}${query({ page_token: pageToken })}`);
}

export async function sendMessage(id: string, request: SendMessageRequest): Promise<void> {
  await call('POST', at(id), request);
}

/** The server refuses the question if the owner has changed since what the admin saw. */
export async function askOwner(
  { id, submission_id: submission }: AdminApplicationDto,
  { text }: SendMessageRequest,
): Promise<void> {
  const seen = submission === null ? {} : { submission_id: submission };
  await call('POST', `admin/applications/${segment(id)}/ask`, { text, ...seen });
}
