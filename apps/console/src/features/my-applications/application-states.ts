import type { ApplicationState } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { countChanges } from '../requested-changes/changes';
import { STATUS_TEXTS, type ShownStatus } from '../../ui/status-texts';
import { durationSince } from '../../ui/time-ago';
import { STATES } from './state-texts';

/** Returns the state of an application as its developer sees it: its status, or that changes are in review. */
export function stateOf({ status, pending_revision: revision }: ApplicationDto): ShownStatus {
  return status === 'APPROVED' && revision !== null ? 'CHANGES' : status;
}

/** Returns what the state means for users, in a few words. A reason is in the words of the reviewer. */
export function stateMeaning(
  application: ApplicationDto,
  now: Date,
): { text: string; reason?: string } {
  const { test_users: testUsers, rejection_reason: reason } = application;
  const given = reason === null ? {} : { reason };
  switch (stateOf(application)) {
    case 'APPROVED':
      return { text: STATES.everyone };
    case 'CHANGES':
      return { text: STATES.changes(countChanges(application)) };
    case 'PENDING':
      return { text: STATES.waitsFor(durationSince(waitingSince(application), now)) };
    case 'DRAFT':
      return { text: testUsersText(testUsers.length) };
    case 'REJECTED':
    case 'SUSPENDED':
      return { text: '', ...given };
  }
}

function waitingSince({ waiting_since: since, updated_at: updated }: ApplicationDto): Date {
  return new Date(since ?? updated);
}

function testUsersText(count: number): string {
  return count === 0 ? STATES.onlyYou : STATES.withTestUsers(count);
}

/** The choices of the filter, in the order in which they are shown, with their names in the address. */
export const STATE_FILTERS = [
  { value: 'all', label: STATES.all, state: null },
  { value: 'approved', label: STATUS_TEXTS.APPROVED, state: 'APPROVED' },
  { value: 'in-review', label: STATUS_TEXTS.PENDING, state: 'IN_REVIEW' },
  { value: 'draft', label: STATUS_TEXTS.DRAFT, state: 'DRAFT' },
  { value: 'rejected', label: STATUS_TEXTS.REJECTED, state: 'REJECTED' },
  { value: 'suspended', label: STATUS_TEXTS.SUSPENDED, state: 'SUSPENDED' },
] as const satisfies readonly {
  value: string;
  label: string;
  state: ApplicationState | null;
}[];

export type StateFilter = (typeof STATE_FILTERS)[number]['value'];
