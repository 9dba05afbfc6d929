import type {
  AccountDto,
  AccountResponse,
  DeleteAccountRequest,
  EditAccountRequest,
  SessionResponse,
  UserDto,
} from '@wordgrove/dto';
import { call } from './client';

/** The address from which the browser itself loads the file, which may be too large for a page. */
export const ACCOUNT_EXPORT = '/api/console/account/export';

/** Returns a summary of the signed-in user's account. */
export async function getAccount(): Promise<AccountDto> {
  return (await call<AccountResponse>('GET', 'account')).account;
}

/** Edits the name or the time zone of the signed-in user. */
export async function editAccount(request: EditAccountRequest): Promise<UserDto> {
  return (await call<SessionResponse>('PATCH', 'account', request)).user;
}

/** Permanently deletes the account and ends all its sessions. */
export async function deleteAccount(request: DeleteAccountRequest): Promise<void> {
  await call('DELETE', 'account', request);
}
