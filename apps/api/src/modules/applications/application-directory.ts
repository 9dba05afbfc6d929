import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashSecret, newSecret } from '../../platform/crypto/secret.js';
import type { ClientEntry, DirectoryEntry } from './directory-entry.js';
import type { PresentedClient } from './presented-client.sql.js';
import { DirectoryRepository, type StoredSecret } from './directory.repository.js';

const MINUTE_MS = 60_000;

/** The registered applications, as the authorization server needs them. */
@Injectable()
export class ApplicationDirectory {
  // The secret of an unknown client is compared too, so that it takes the same time (rule 23).
  private readonly dummy: StoredSecret = {
    id: '',
    digest: hashSecret(newSecret()),
    lastUsedAt: null,
  };

  constructor(private readonly repository: DirectoryRepository) {}

  findByClientId(clientId: string): Promise<DirectoryEntry | undefined> {
    return this.repository.find(clientId);
  }

  /** Returns whether there is an application, and it has not ended. */
  exists(applicationId: string): Promise<boolean> {
    return this.repository.exists(applicationId);
  }

  /** Returns whether a user owns an application that has not ended. */
  isOwnedBy(applicationId: string, userId: string): Promise<boolean> {
    return this.repository.isOwnedBy(applicationId, userId);
  }

  /** Returns whether a user, other than the owner, may authorize the application before it is approved. */
  isTestUser(applicationId: string, userId: string): Promise<boolean> {
    return this.repository.isTestUser(applicationId, userId);
  }

  /** Returns the application that a client is. Returns undefined if it does not prove that. */
  authenticate(
    { clientId, secretDigest }: PresentedClient,
    now: Date,
  ): Promise<ClientEntry | undefined> {
    return secretDigest === null
      ? this.findPublic(clientId, now)
      : this.checkSecret(clientId, secretDigest, now);
  }

  /**
   * Returns the application if it is public. Only a public application may simply name itself, because PKCE is
   * its proof.
   */
  private async findPublic(clientId: string, now: Date): Promise<ClientEntry | undefined> {
    const { entry } = await this.repository.findWithSecrets(clientId, now);
    return entry?.clientType === 'PUBLIC' ? { ...entry, secretId: null } : undefined;
  }

  /** Returns the application if the secret is one of its live secrets. Takes constant time (rule 23). */
  private async checkSecret(
    clientId: string,
    digest: Buffer,
    now: Date,
  ): Promise<ClientEntry | undefined> {
    const { entry, secrets } = await this.repository.findWithSecrets(clientId, now);
    const candidates = secrets.length > 0 ? secrets : [this.dummy];
    const [match] = candidates.filter((each) => timingSafeEqual(each.digest, digest));
    if (entry === undefined || match === undefined) return undefined;
    if (isStale(match, now)) await this.repository.noteSecretUse(match.id, now);
    return { ...entry, secretId: match.id };
  }
}

function isStale({ lastUsedAt }: StoredSecret, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= MINUTE_MS;
}
