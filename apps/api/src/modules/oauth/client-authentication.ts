import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hasForbiddenCharacter } from '@wordgrove/contracts';
import { hashSecret, newSecret } from '../../platform/crypto/secret.js';
import { LastSeen } from '../../platform/database/last-seen.js';
import { Clock } from '../../platform/time/clock.js';
import {
  ApplicationDirectory,
  type ClientEntry,
  type PresentedClient,
} from '../applications/index.js';
import { invalidClient, readClientCredentials } from './client-credentials.js';
import type { Parameters } from './parameters.js';

/** Establishes which application calls. */
@Injectable()
export class ClientAuthentication {
  /** By a keyed hash of what they presented, so that the process keeps no secret and nobody can choose keys. */
  private readonly authenticated = new LastSeen<ClientEntry>();
  private readonly key = newSecret();

  constructor(
    private readonly directory: ApplicationDirectory,
    private readonly clock: Clock,
  ) {}

  /** @throws OAuthError 401 `invalid_client`, or 400 if credentials come in two ways */
  read(authorization: string | undefined, parameters: Parameters): PresentedClient {
    const { clientId, clientSecret } = readClientCredentials(authorization, parameters);
    return {
      // PostgreSQL refuses NUL. The empty id is unknown too, and takes the same time.
      clientId: hasForbiddenCharacter(clientId) ? '' : clientId,
      secretDigest: clientSecret === null ? null : hashSecret(clientSecret),
    };
  }

  /**
   * Returns the application that has authenticated with the same credentials before. That is a guess: they may be worth nothing
   * any more. It may decide whose slots a request takes, but not what it may do.
   */
  guess(client: PresentedClient): ClientEntry | undefined {
    return this.authenticated.get(this.keyOf(client));
  }

  /** @throws OAuthError 401 `invalid_client` */
  async authenticate(client: PresentedClient): Promise<ClientEntry> {
    const application = await this.directory.authenticate(client, this.clock.now());
    const key = this.keyOf(client);
    if (application === undefined) {
      this.authenticated.forget(key);
      throw invalidClient();
    }
    this.authenticated.note(key, application);
    return application;
  }

  private keyOf({ clientId, secretDigest }: PresentedClient): string {
    const presented = `${secretDigest?.toString('base64') ?? 'none'} ${clientId}`;
    return hash('sha256', `${this.key} ${presented}`, 'base64');
  }
}
