import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { newSecret } from '../../../platform/crypto/secret.js';
import { JoinedWork } from '../../../platform/database/joined-work.js';
import { Clock } from '../../../platform/time/clock.js';
import { invalidGrant, OAuthError, onBehalfOf } from '../oauth-error.js';
import { requiredParameter, type Parameters } from '../parameters.js';
import type { NewTokens } from '../new-tokens.js';
import { inBoth, parseScopes } from '../scopes.js';
import {
  RefreshTokenRepository,
  type Exchanged,
  type NewPair,
  type Refresh,
  type RefreshToken,
} from '../store/refresh-token.repository.js';
import { TokenFamilyRepository } from '../store/token-family.repository.js';
import type { GrantType } from './grant-type.js';
import { ISSUED_TOGETHER } from './issued-together.js';
import type { ClientEntry, PresentedClient } from '../../applications/index.js';

/** `grant_type=refresh_token` (RFC 6749, section 6). Tokens rotate as RFC 9700, section 4.14.2, advises. */
@Injectable()
export class RefreshTokenGrant implements GrantType {
  private readonly refreshes: JoinedWork<Refresh, Exchanged | undefined>;

  constructor(
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly families: TokenFamilyRepository,
    clock: Clock,
  ) {
    this.refreshes = new JoinedWork(
      (asked) => refreshTokens.exchange(asked, clock.now()),
      ISSUED_TOGETHER,
    );
  }

  async issueAtOnce(
    client: PresentedClient,
    parameters: Parameters,
  ): Promise<NewTokens | undefined> {
    const token = parameters.get('refresh_token');
    const scope = parameters.get('scope');
    const wanted = scope === undefined ? null : parseScopes(scope);
    if (token === undefined || wanted === undefined) return undefined;
    const pair = newPair();
    const granted = await this.refreshes.do({ client, token, wanted, pair });
    return granted && { ...pair, ...granted };
  }

  async issue(application: ClientEntry, parameters: Parameters, now: Date): Promise<NewTokens> {
    const token = requiredParameter(parameters, 'refresh_token');
    const pair = newPair();
    const found = await this.refreshTokens.find(token, now);
    if (found === undefined) throw invalidGrant('REFRESH_TOKEN_UNKNOWN');
    const scope = parameters.get('scope');
    const granted = await onBehalfOf(found.userId, () =>
      this.rotate(application, { found, scope }, pair, now),
    );
    return { ...pair, ...granted };
  }

  private async rotate(
    application: ClientEntry,
    { found, scope }: { found: RefreshToken; scope: string | undefined },
    pair: NewPair,
    now: Date,
  ): Promise<Exchanged> {
    if (found.applicationId !== application.id)
      throw invalidGrant('REFRESH_TOKEN_OF_ANOTHER_CLIENT');
    if (found.isFamilyRevoked) throw invalidGrant('REFRESH_TOKEN_REVOKED');
    if (found.refusal !== null) throw invalidGrant(found.refusal);
    if (found.isExpired) throw invalidGrant('REFRESH_TOKEN_EXPIRED');
    const scopes = requestedScopes(scope, found);

    if (await this.refreshTokens.rotate(found, scopes, pair, now))
      return { scopes, userId: found.userId };
    // Rule 32: this is committed before the response, so that nobody acts on a token that is about to end.
    await this.families.revokeForReuse({ action: 'REFRESH_TOKEN_REUSED', ...found }, now);
    throw invalidGrant('REFRESH_TOKEN_REUSED');
  }
}

function newPair(): NewPair {
  return { access: newSecret(), refresh: newSecret() };
}

/**
 * Rule 31: returns the requested scopes, or all of them. A request for more scopes is refused and uses nothing
 * up.
 */
function requestedScopes(wanted: string | undefined, found: RefreshToken): readonly Scope[] {
  const available = inBoth(found.scopes, found.registeredScopes);
  const scopes = wanted === undefined ? available : parseScopes(wanted);
  if (scopes === undefined || !scopes.every((scope) => available.includes(scope))) {
    throw new OAuthError('invalid_scope', 'SCOPE_NOT_GRANTED', 'scope exceeds the granted scopes');
  }
  return scopes;
}
