import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { invalidArgument, notFound, permissionDenied } from '../../../platform/http/api-error.js';
import { FaultList } from '../../../platform/http/fault-list.js';
import { Clock } from '../../../platform/time/clock.js';
import { STATE_REFUSALS } from '../authorize/checks/application-state.check.js';
import { after, LIFETIME } from '../lifetimes.js';
import { newPlaygroundSecret } from '../playground-secret.js';
import { inOrder } from '../scopes.js';
import {
  PlaygroundTokenRepository,
  type PlaygroundRefusal,
  type PlaygroundToken,
} from '../store/playground-token.repository.js';

/** Gives the owners of applications access tokens to try the API with (rule 48). */
@Injectable()
export class PlaygroundTokens {
  constructor(
    private readonly tokens: PlaygroundTokenRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a new token for the owner. It is shown here and nowhere else.
   * @throws ApiError 404; 403 `APPLICATION_SUSPENDED` or `APPLICATION_REJECTED`; 400 `UNREGISTERED_SCOPE`
   */
  async issue(
    ownerId: string,
    applicationId: string,
    scopes: readonly Scope[],
  ): Promise<{ playgroundToken: PlaygroundToken; accessToken: string }> {
    const now = this.clock.now();
    const token = newPlaygroundSecret();
    const issued = await this.tokens.issue({
      token,
      userId: ownerId,
      applicationId,
      scopes: inOrder(scopes),
      now,
      expiresAt: after(now, LIFETIME.accessToken),
    });
    if (!isIssued(issued)) throw refusalOf(issued, scopes);
    return { playgroundToken: issued, accessToken: token };
  }
}

function isIssued(issued: PlaygroundToken | PlaygroundRefusal): issued is PlaygroundToken {
  return typeof issued === 'object' && 'id' in issued;
}

function refusalOf(refusal: PlaygroundRefusal, scopes: readonly Scope[]) {
  if (refusal === 'ABSENT') return notFound('application');
  if (typeof refusal === 'object') return unregistered(refusal.unregistered, scopes);
  const reason = `APPLICATION_${refusal}` as const;
  return permissionDenied(reason, STATE_REFUSALS[reason]);
}

function unregistered(unregistered: readonly Scope[], scopes: readonly Scope[]) {
  const faults = new FaultList();
  for (const scope of unregistered)
    faults.add({
      reason: 'UNREGISTERED_SCOPE',
      field: `scopes[${scopes.indexOf(scope)}]`,
      description: 'must be one of the scopes of the application',
    });
  return invalidArgument(faults);
}
