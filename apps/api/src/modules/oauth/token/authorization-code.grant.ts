import { Inject, Injectable } from '@nestjs/common';
import { hasForbiddenCharacter } from '@wordgrove/contracts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { newSecret } from '../../../platform/crypto/secret.js';
import { JoinedWork } from '../../../platform/database/joined-work.js';
import { Clock } from '../../../platform/time/clock.js';
import { invalidGrant, onBehalfOf, type OAuthError } from '../oauth-error.js';
import { requiredParameter, type Parameters } from '../parameters.js';
import { answersChallenge, challengeOf, isChallengeShaped } from '../pkce.js';
import { inBoth } from '../scopes.js';
import {
  AuthorizationCodeRepository,
  type CodeExchange,
  type Exchanged,
  type UnscopedTokens,
} from '../store/authorization-code.repository.js';
import type { AuthorizationCode } from '../store/authorization-code.sql.js';
import type { NewTokens } from '../new-tokens.js';
import { TokenFamilyRepository } from '../store/token-family.repository.js';
import type { GrantType } from './grant-type.js';
import { ISSUED_TOGETHER } from './issued-together.js';
import type { ClientEntry, PresentedClient } from '../../applications/index.js';

interface Presented {
  found: AuthorizationCode;
  code: string;
  redirectUri: string;
  verifier: string | undefined;
}

/** `grant_type=authorization_code` (RFC 6749, section 4.1.3, and RFC 7636, section 4.6). */
@Injectable()
export class AuthorizationCodeGrant implements GrantType {
  private readonly exchanges: JoinedWork<CodeExchange, Exchanged | undefined>;

  constructor(
    private readonly codes: AuthorizationCodeRepository,
    private readonly families: TokenFamilyRepository,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    clock: Clock,
  ) {
    this.exchanges = new JoinedWork((asked) => codes.exchange(asked, clock.now()), ISSUED_TOGETHER);
  }

  async issueAtOnce(
    client: PresentedClient,
    parameters: Parameters,
  ): Promise<NewTokens | undefined> {
    const code = parameters.get('code');
    const redirectUri = parameters.get('redirect_uri');
    const verifier = parameters.get('code_verifier');
    if (code === undefined || redirectUri === undefined) return undefined;
    if (verifier !== undefined && !isChallengeShaped(verifier)) return undefined;
    // PostgreSQL refuses NUL.
    if (hasForbiddenCharacter(redirectUri)) return undefined;
    const codeChallenge = verifier === undefined ? null : challengeOf(verifier);
    const tokens = this.newTokens();
    const granted = await this.exchanges.do({ client, code, redirectUri, codeChallenge, tokens });
    return granted && { ...tokens, ...granted };
  }

  async issue(application: ClientEntry, parameters: Parameters, now: Date): Promise<NewTokens> {
    const code = requiredParameter(parameters, 'code');
    const redirectUri = requiredParameter(parameters, 'redirect_uri');
    const presented = { code, redirectUri, verifier: parameters.get('code_verifier') };
    const tokens = this.newTokens();
    const found = await this.codes.find(code, now);
    if (found === undefined) throw invalidGrant('CODE_UNKNOWN');
    const granted = await onBehalfOf(found.userId, () =>
      this.exchangeStepwise(application, { found, ...presented }, tokens, now),
    );
    return { ...tokens, ...granted };
  }

  private newTokens(): UnscopedTokens {
    return {
      access: newSecret(),
      refresh: this.configuration.refreshTokens ? newSecret() : null,
    };
  }

  private async exchangeStepwise(
    application: ClientEntry,
    { found, code, redirectUri, verifier }: Presented,
    tokens: UnscopedTokens,
    now: Date,
  ): Promise<Exchanged> {
    if (found.applicationId !== application.id) throw invalidGrant('CODE_OF_ANOTHER_CLIENT');
    if (found.isConsumed) throw await this.reused(found, now);
    if (found.isRevoked) throw invalidGrant('CODE_REVOKED');
    if (found.isExpired) throw invalidGrant('CODE_EXPIRED');
    if (found.refusal !== null) throw invalidGrant(found.refusal);
    if (found.redirectUri !== redirectUri)
      throw invalidGrant('REDIRECT_URI_DIFFERS', { expected: found.redirectUri });
    await this.checkVerifier(code, found, verifier, now);

    const scopes = inBoth(found.scopes, found.registeredScopes);
    const granted = { scopes, userId: found.userId };
    if (await this.codes.exchangeChecked(code, { ...tokens, ...granted }, now)) return granted;
    throw await this.reused(found, now);
  }

  /** Rule 27: a wrong verifier does not come from the client that began, so the code is used up. */
  private async checkVerifier(
    code: string,
    found: AuthorizationCode,
    verifier: string | undefined,
    now: Date,
  ): Promise<void> {
    const { codeChallenge } = found;
    if (codeChallenge === null && verifier === undefined) return;
    if (codeChallenge === null) throw invalidGrant('VERIFIER_UNEXPECTED');
    if (verifier === undefined) throw invalidGrant('VERIFIER_MISSING');
    if (answersChallenge(verifier, codeChallenge)) return;
    if (!(await this.codes.discard(code))) throw await this.reused(found, now);
    throw invalidGrant('VERIFIER_WRONG');
  }

  /** Rule 28: one of the two who exchanged the code stole it, so the tokens that came from it are revoked. */
  private async reused(found: AuthorizationCode, now: Date): Promise<OAuthError> {
    await this.families.revokeForReuse({ action: 'AUTHORIZATION_CODE_REUSED', ...found }, now);
    return invalidGrant('CODE_REUSED');
  }
}
