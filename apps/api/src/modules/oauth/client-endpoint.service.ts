import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { AccessedRequest } from '../../platform/access/access.decorators.js';
import { countFor } from '../../platform/access/sender-slots.guard.js';
import type { ClientEntry } from '../applications/index.js';
import { ClientAuthentication } from './client-authentication.js';
import { readClientId } from './client-credentials.js';
import { invalidRequest } from './oauth-error.js';
import { singleParameters, type Parameters, type RawParameters } from './parameters.js';
import { TokenFailureLimit } from './token-failure-limit.js';
import { senderNetwork } from '../../platform/http/sender-network.js';

/** The work of an endpoint for an application whose identity is established. */
export type ClientWork<T> = (application: ClientEntry, parameters: Parameters) => Promise<T>;

/**
 * The part that all endpoints that applications call have in common: a form with each parameter once, an
 * authenticated client, limits on failures and on requests at once, and responses that no cache stores (rules 21 to 24 and 36).
 */
@Injectable()
export class ClientEndpoint {
  constructor(
    private readonly clients: ClientAuthentication,
    private readonly limit: TokenFailureLimit,
  ) {}

  /** @throws OAuthError, or ApiError 429 */
  async answer<T>(
    request: AccessedRequest,
    response: Response,
    form: object | undefined,
    work: ClientWork<T>,
  ): Promise<T> {
    response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    if (form === undefined)
      throw invalidRequest('BODY_NOT_A_FORM', 'The body must be form-encoded');
    const raw = form as RawParameters;
    const { authorization } = request.headers;
    return this.limit.guard(readClientId(authorization, raw), senderNetwork(request), async () => {
      const parameters = singleParameters(raw);
      const application = await this.clients.authenticate(authorization, parameters);
      // Anyone can claim to be a public client, and could then take the slots of all its users.
      if (application.clientType !== 'PUBLIC')
        await countFor({ kind: 'client', id: application.id }, request);
      return work(application, parameters);
    });
  }
}
