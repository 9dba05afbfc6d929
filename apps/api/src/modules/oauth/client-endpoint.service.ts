import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { AccessedRequest } from '../../platform/access/access.decorators.js';
import { noteCall } from '../../platform/http/application-call.js';
import { countFor, countInFull } from '../../platform/access/sender-slots.guard.js';
import type { ClientEntry, PresentedClient } from '../applications/index.js';
import { ClientAuthentication } from './client-authentication.js';
import { invalidClient, readClientId } from './client-credentials.js';
import { invalidRequest } from './oauth-error.js';
import { singleParameters, type Parameters, type RawParameters } from './parameters.js';
import { TokenFailureLimit } from './token-failure-limit.js';
import { senderNetwork } from '../../platform/http/sender-network.js';

/** The work of an endpoint for an application whose identity is established. */
export type ClientWork<T> = (application: ClientEntry, parameters: Parameters) => Promise<T>;

/** Does the work and authenticates the client in one statement. Returns undefined, and does nothing, if anything is wrong. */
export type WorkAtOnce<T> = (
  client: PresentedClient,
  parameters: Parameters,
) => Promise<T | undefined>;

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
    atOnce?: WorkAtOnce<T>,
  ): Promise<T> {
    response.setHeader('Cache-Control', 'no-store').setHeader('Pragma', 'no-cache');
    if (form === undefined)
      throw invalidRequest('BODY_NOT_A_FORM', 'The body must be form-encoded');
    const raw = form as RawParameters;
    const { authorization } = request.headers;
    return this.limit.guard(readClientId(authorization, raw), senderNetwork(request), async () => {
      const parameters = singleParameters(raw);
      const client = this.clients.read(authorization, parameters);
      if (client.secretDigest !== null) refuseSecretOfPage(request);
      const guess = atOnce && this.clients.guess(client);
      const known = guess ?? (await this.clients.authenticate(client));
      noteCall(request, { applicationId: known.id });
      await count(known, request, atOnce !== undefined);
      const done = await atOnce?.(client, parameters);
      if (done !== undefined) {
        noteClient(request, known);
        return done;
      }
      await countInFull(request);
      const application = guess ? await this.clients.authenticate(client) : known;
      noteClient(request, application);
      return work(application, parameters);
    });
  }
}

/** A page cannot keep a secret: all who open the page have it (rule 44). */
function refuseSecretOfPage({ headers }: AccessedRequest): void {
  if (headers.origin === undefined) return;
  throw invalidClient(
    'CLIENT_SECRET_IN_PAGE',
    'A web page cannot keep a client secret. Register a public application, or call from a server, without Origin',
  );
}

function noteClient(request: AccessedRequest, { secretId }: ClientEntry): void {
  // Anyone can claim to be a public client.
  if (secretId !== null) noteCall(request, { isProven: true, secretId });
}

async function count(
  { id, clientType }: ClientEntry,
  request: AccessedRequest,
  isShared: boolean,
): Promise<void> {
  // Anyone can claim to be a public client, and could then take the slots of all its users.
  if (clientType !== 'PUBLIC') await countFor({ kind: 'client', id }, request, isShared);
}
