import { PAGES } from '@wordgrove/contracts';

/** Returns the address of the page on which the owner changes the scopes of an application. */
export function editAddress(id: string): string {
  return PAGES.editApplication.replace(':id', id);
}
