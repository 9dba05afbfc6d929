import type { ApplicationDto } from '@wordgrove/dto';
import { STATUS_TEXTS, type ShownStatus } from '../../ui/status-texts';

/** Returns the state of an application as its developer sees it: its status, or that changes are in review. */
export function stateOf({ status, pending_revision: revision }: ApplicationDto): ShownStatus {
  return status === 'APPROVED' && revision !== null ? 'CHANGES' : status;
}

/** Returns what the state means for users, in a few words. A reason is in the words of the reviewer. */
export function stateMeaning(application: ApplicationDto): { text: string; reason?: string } {
  const { test_users: testUsers, rejection_reason: reason } = application;
  const given = reason === null ? {} : { reason };
  switch (stateOf(application)) {
    case 'APPROVED':
      return { text: 'Everyone can use it' };
    case 'CHANGES':
      return { text: 'Works as approved; changes wait' };
    case 'PENDING':
      return { text: 'Waits for a reviewer' };
    case 'DRAFT':
      return { text: testUsersText(testUsers.length) };
    case 'REJECTED':
    case 'SUSPENDED':
      return { text: '', ...given };
  }
}

function testUsersText(count: number): string {
  if (count === 0) return 'Only you can use it';
  return `You and ${count} test ${count === 1 ? 'user' : 'users'}`;
}

/** The choices of the filter, in the order in which they are shown, with their names in the address. */
export const STATE_FILTERS = [
  { value: 'all', label: 'All', states: null },
  { value: 'approved', label: STATUS_TEXTS.APPROVED, states: ['APPROVED'] },
  { value: 'in-review', label: STATUS_TEXTS.PENDING, states: ['PENDING', 'CHANGES'] },
  { value: 'draft', label: STATUS_TEXTS.DRAFT, states: ['DRAFT'] },
  { value: 'rejected', label: STATUS_TEXTS.REJECTED, states: ['REJECTED'] },
  { value: 'suspended', label: STATUS_TEXTS.SUSPENDED, states: ['SUSPENDED'] },
] as const satisfies readonly {
  value: string;
  label: string;
  states: readonly ShownStatus[] | null;
}[];

export type StateFilter = (typeof STATE_FILTERS)[number]['value'];

/** Returns whether an application is one of those that a choice of the filter shows. */
export function isInState(application: ApplicationDto, filter: StateFilter): boolean {
  const states: readonly ShownStatus[] | null =
    STATE_FILTERS.find(({ value }) => value === filter)?.states ?? null;
  return states === null || states.includes(stateOf(application));
}

/** Returns whether its name, client ID or a host of its addresses has what was typed. */
export function matches(application: ApplicationDto, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  const { name, client_id: clientId, homepage_url: homepage, redirect_uris: uris } = application;
  const texts = [name, clientId, ...[homepage ?? '', ...uris].map(hostOf)];
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
