import type { NewTokens } from '../new-tokens.js';
import type { Parameters } from '../parameters.js';
import type { ClientEntry, PresentedClient } from '../../applications/index.js';

/** A way in which an application gets tokens. There is one class for each `grant_type`. */
export interface GrantType {
  /**
   * Authenticates the client and exchanges its code or token for tokens, in one statement that it may share with others. Returns undefined, and does
   * nothing, if anything is wrong.
   */
  issueAtOnce(client: PresentedClient, parameters: Parameters): Promise<NewTokens | undefined>;

  /**
   * Exchanges a code or token of this application, whose identity is established, step by step, and so finds out what is
   * wrong.
   * @throws OAuthError
   */
  issue(application: ClientEntry, parameters: Parameters, now: Date): Promise<NewTokens>;
}
