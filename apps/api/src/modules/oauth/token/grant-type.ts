import type { NewTokens } from '../new-tokens.js';
import type { Parameters } from '../parameters.js';
import type { ClientEntry } from '../../applications/index.js';

/** What an application trades for tokens: one class for each `grant_type`. */
export interface GrantType {
  /**
   * Trades a code or token of this application, whose authenticity is established, for tokens.
   * @throws OAuthError
   */
  issue(application: ClientEntry, parameters: Parameters, now: Date): Promise<NewTokens>;
}
