import type { AuditAction } from '@wordgrove/contracts';
import type { AuditEventDto } from '@wordgrove/dto';
import { countText } from '../../ui/formats';
import { ENDED } from './texts';

type Event = Pick<AuditEventDto, 'action' | 'details'>;

/** The actions that end the access of all users. */
const ENDS_ACCESS: readonly AuditAction[] = ['APPLICATION_SUSPENDED', 'APPLICATION_DELETED'];

/** The actions that end tokens and leave the access. */
const ENDS_TOKENS: readonly AuditAction[] = ['APPLICATION_TOKENS_ENDED', 'SECRET_REMOVED'];

/** Returns how many users and tokens an event concerned, as the end of its sentence. Empty if it has no count, as older ones have. */
export function endedOf({ action, details }: Event): string {
  const [users, tokens] = [countIn(details, 'ended_users'), countIn(details, 'ended_tokens')];
  if (ENDS_TOKENS.includes(action)) return tokens === 0 ? '' : ENDED.live(countText(tokens));
  if (!ENDS_ACCESS.includes(action)) return '';
  const parts = [
    ...(users > 0 ? [ENDED.users(usersText(users))] : []),
    ...(tokens > 0 ? [ENDED.tokens(tokensText(tokens))] : []),
  ];
  return parts.length === 0 ? '' : `; ${parts.join(ENDED.and)}`;
}

/** Returns “38 tokens”. */
export function tokensText(count: number): string {
  return count === 1 ? ENDED.oneToken : ENDED.manyTokens(countText(count));
}

function usersText(count: number): string {
  return count === 1 ? ENDED.oneUser : ENDED.manyUsers(countText(count));
}

function countIn(details: Event['details'], name: 'ended_users' | 'ended_tokens'): number {
  const count = details[name];
  return typeof count === 'number' ? count : 0;
}
