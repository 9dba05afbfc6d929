import type { AuditAction } from '@wordgrove/contracts';
import type { AuditEventDto } from '@wordgrove/dto';
import { dayText } from '../../ui/time-text';
import { waitedText } from '../review-inbox/waited-text';
import { endedOf, tokensText } from './ended';
import { ENDS, MEMBERS, SENTENCES, TELLING } from './texts';

type Event = Pick<AuditEventDto, 'action' | 'created_at' | 'details' | 'user_id'>;
type Details = Event['details'];

/** The sentences that tell more because of what an event has. Undefined if it has too little, as older ones have. */
const TELLING_SENTENCES: Partial<Record<AuditAction, (event: Event) => string | undefined>> = {
  APPLICATION_EDITED: ({ details }) =>
    hasNewRevision(details)
      ? TELLING[isList(details['submitted']) ? 'changesSubmitted' : 'changesToReview']
      : undefined,
  APPLICATION_SUBMITTED: ({ details: { status } }) =>
    status === 'APPROVED' ? TELLING.approvedAtOnce : undefined,
  APPLICATION_WITHDRAWN: ({ details: { status } }) =>
    status === 'APPROVED' || status === 'SUSPENDED' ? TELLING.changesWithdrawn : undefined,
  APPLICATION_MESSAGE_SENT: ({ details }) =>
    details['is_answer'] === true ? TELLING.answered : undefined,
  APPLICATION_DECISION_UNDONE: ({ details: { kind } }) =>
    typeof kind === 'string'
      ? TELLING[kind === 'APPROVE' ? 'approvalUndone' : 'rejectionUndone']
      : undefined,
  SECRET_CREATED: ({ details: { hint } }) =>
    typeof hint === 'string' ? TELLING.secretCreated : undefined,
  SECRET_REMOVED: ({ details: { hint } }) =>
    typeof hint === 'string' ? TELLING.secretRemoved : undefined,
  // The address of an invitation is nobody's yet, so that the log does not have it.
  TEST_USER_REMOVED: ({ user_id: user }) =>
    user === null ? TELLING.invitationWithdrawn : undefined,
  AUTHORIZATION_CODE_REUSED: ({ details }) => reuseOf(details, TELLING.codeReused),
  REFRESH_TOKEN_REUSED: ({ details }) => reuseOf(details, TELLING.refreshTokenReused),
  REVIEW_CRITERIA_PUBLISHED: ({ details: { version } }) =>
    typeof version === 'number' ? TELLING.criteriaPublished(version) : undefined,
};

/** Returns the sentence of an event after the name of who acted, with the places of names. */
export function sentenceOf(event: Event): string {
  return TELLING_SENTENCES[event.action]?.(event) ?? SENTENCES[event.action];
}

/** Returns what the sentence ends with because of the details that are no names, or an empty text. */
export function endOf(event: Event): string {
  return `${tellingEndOf(event)}${endedOf(event)}`;
}

function tellingEndOf(event: Event): string {
  const { action, details } = event;
  if (action === 'APPLICATION_EDITED') return editOf(details);
  if (action === 'APPLICATION_DECISION_UNDONE') return undoneOf(event);
  if (action === 'SECRET_CREATED') return expiryOf(details);
  if (action === 'SECRET_REMOVED') return details['revoke_tokens'] === true ? ENDS.tokens : '';
  const { criteria_version: version } = details;
  return typeof version === 'number' ? `${ENDS.criteria(version)}${waitOf(event)}` : '';
}

function editOf({ submitted, ...details }: Details): string {
  const isSaid = hasNewRevision(details);
  const waiting = isSaid && isList(submitted) ? `: ${namesOf(submitted)}` : '';
  const names = namesOf(
    Object.keys(details).filter((member) => !isSaid || member !== 'pendingRevision'),
  );
  if (names === '') return waiting;
  return isSaid ? `${waiting}${ENDS.changedAtOnce(names)}` : `: ${names}`;
}

function reuseOf(
  { ended_tokens: count }: Details,
  text: (tokens: string) => string,
): string | undefined {
  return typeof count === 'number' && count > 0 ? text(tokensText(count)) : undefined;
}

function namesOf(members: readonly string[]): string {
  return members.map((member) => MEMBERS[member] ?? member).join(', ');
}

function undoneOf({ created_at: at, details }: Event): string {
  const ms = msSince(details['decided_at'], at);
  if (ms === null) return '';
  return ENDS.undoneWithin(Math.max(1, Math.ceil(ms / 1000)));
}

function expiryOf({ expires_at: end }: Details): string {
  return typeof end === 'string' ? ENDS.expires(dayText(new Date(end))) : '';
}

/** Returns how long it had waited, unless that was less than a minute. */
function waitOf({ created_at: at, details }: Event): string {
  const ms = msSince(details['waiting_since'], at);
  return ms !== null && ms >= 60_000 ? ENDS.waited(waitedText(ms)) : '';
}

function msSince(begin: unknown, end: string): number | null {
  return typeof begin === 'string' ? Date.parse(end) - Date.parse(begin) : null;
}

function hasNewRevision({ pendingRevision: revision }: Details): boolean {
  return (
    typeof revision === 'object' && revision !== null && 'to' in revision && revision.to !== null
  );
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0;
}
