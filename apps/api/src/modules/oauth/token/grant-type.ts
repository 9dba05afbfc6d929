import type { NewTokens } from '../new-tokens.js';
import type { Parameters } from '../parameters.js';
import type { ClientEntry } from '../../applications/index.js';

/** A way in which an application gets tokens. There is one class for each `grant_type`. */
export interface GrantType {
  /**
   * Exchanges a code or token of this application, whose identity is established, for tokens.
   * @throws OAuthError
   */
  issue(application: ClientEntry, parameters: Parameters, now: Date): Promise<NewTokens>;
}
