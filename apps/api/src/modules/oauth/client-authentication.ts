import { Injectable } from '@nestjs/common';
import { hasForbiddenCharacter } from '@wordgrove/contracts';
import { Clock } from '../../platform/time/clock.js';
import { ApplicationDirectory, type ClientEntry } from '../applications/index.js';
import { invalidClient, readClientCredentials } from './client-credentials.js';
import type { Parameters } from './parameters.js';

/** Establishes which application calls. */
@Injectable()
export class ClientAuthentication {
  constructor(
    private readonly directory: ApplicationDirectory,
    private readonly clock: Clock,
  ) {}

  /** @throws OAuthError 401 `invalid_client`, or 400 if credentials come in two ways */
  async authenticate(
    authorization: string | undefined,
    parameters: Parameters,
  ): Promise<ClientEntry> {
    const { clientId, clientSecret } = readClientCredentials(authorization, parameters);
    // PostgreSQL refuses NUL. The empty id is unknown too, and takes the same time.
    const storable = hasForbiddenCharacter(clientId) ? '' : clientId;
    const now = this.clock.now();
    const application =
      clientSecret === null
        ? await this.directory.findPublic(storable, now)
        : await this.directory.checkSecret(storable, clientSecret, now);
    if (application === undefined) throw invalidClient();
    return application;
  }
}
