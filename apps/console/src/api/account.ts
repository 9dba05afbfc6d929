import type { AccountDto, AccountResponse, DeleteAccountRequest } from '@wordgrove/dto';
import { call } from './client';

/** Where the browser itself loads the file from: it may be too large for a page to hold. */
export const ACCOUNT_EXPORT = '/api/console/account/export';

/** What the account of the signed-in user holds. */
export async function getAccount(): Promise<AccountDto> {
  return (await call<AccountResponse>('GET', 'account')).account;
}

/** Ends the account for good, and every session with it. */
export async function deleteAccount(request: DeleteAccountRequest): Promise<void> {
  await call('DELETE', 'account', request);
}
