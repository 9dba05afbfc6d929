import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashSecret, newSecret } from '../../platform/crypto/secret.js';
import type { ClientEntry, DirectoryEntry } from './directory-entry.js';
import { DirectoryRepository, type StoredSecret } from './directory.repository.js';

const MINUTE_MS = 60_000;

/** The registered applications, as the authorization server needs them. */
@Injectable()
export class ApplicationDirectory {
  // An unknown client's secret is compared too, so that it costs the same (rule 23).
  private readonly dummy: StoredSecret = {
    id: '',
    digest: hashSecret(newSecret()),
    lastUsedAt: null,
  };

  constructor(private readonly repository: DirectoryRepository) {}

  findByClientId(clientId: string): Promise<DirectoryEntry | undefined> {
    return this.repository.find(clientId);
  }

  /** True for those who may authorize the application before it is approved, apart from its owner. */
  isTestUser(applicationId: string, userId: string): Promise<boolean> {
    return this.repository.isTestUser(applicationId, userId);
  }

  /** The application if it is public: only such may do with naming itself, PKCE being its proof. */
  async findPublic(clientId: string, now: Date): Promise<ClientEntry | undefined> {
    const { entry } = await this.repository.findWithSecrets(clientId, now);
    return entry?.clientType === 'PUBLIC' ? entry : undefined;
  }

  /** The application if the secret is one of its live ones; constant in time (rule 23). */
  async verifySecret(
    clientId: string,
    secret: string,
    now: Date,
  ): Promise<ClientEntry | undefined> {
    const { entry, secrets } = await this.repository.findWithSecrets(clientId, now);
    const digest = hashSecret(secret);
    const candidates = secrets.length > 0 ? secrets : [this.dummy];
    const [match] = candidates.filter((each) => timingSafeEqual(each.digest, digest));
    if (entry === undefined || match === undefined) return undefined;
    if (isStale(match, now)) await this.repository.noteSecretUse(match.id, now);
    return entry;
  }
}

function isStale({ lastUsedAt }: StoredSecret, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= MINUTE_MS;
}
