import { LIMITS, type ScopeReasons } from '@wordgrove/contracts';
import { TextMember } from './members/text-member.js';

const REASON = {
  max: LIMITS.scopeReason,
  optional: true,
  description: 'The reason for asking for this scope. Users and reviewers see it.',
};

/** The developer's reasons for asking for scopes. A scope without a reason is left out. */
export class ScopeReasonsDto implements ScopeReasons {
  @TextMember(REASON)
  'words:read'?: string;

  @TextMember(REASON)
  'words:write'?: string;

  @TextMember(REASON)
  'review:read'?: string;

  @TextMember(REASON)
  'review:write'?: string;

  @TextMember(REASON)
  'wordbooks:read'?: string;

  @TextMember(REASON)
  'wordbooks:write'?: string;
}
