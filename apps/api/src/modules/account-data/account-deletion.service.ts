import { Injectable } from '@nestjs/common';
import { DELETED_USER_ID } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { failedPrecondition, unauthenticated } from '../../platform/http/api-error.js';
import { Clock } from '../../platform/time/clock.js';
import {
  AccountDeletionRepository,
  PasswordCheck,
  type DeletionOutcome,
  type Sender,
} from '../accounts/index.js';
import { AuditLog, endApplications } from '../applications/index.js';
import { endGrants } from '../oauth/index.js';
import { hideWordbooks } from '../wordbooks/index.js';
import { AccountPurge } from './account-purge.service.js';

/** A hash is renewed once at most. */
const MAX_CHECKS = 2;

/** Ends accounts, with everything that belongs to them. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly accounts: AccountDeletionRepository,
    private readonly audit: AuditLog,
    private readonly purge: AccountPurge,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the account at once, with its sessions and with every token and code of the user and of the user's
   * applications. The address becomes free. The records are cleared away later.
   * @param sender whose network wrong passwords are counted by
   * @throws ApiError 400 `WRONG_PASSWORD` or `LAST_ADMIN`, 401 if the account has ended already, 429
   */
  async delete(userId: string, password: string, sender: Sender): Promise<void> {
    let outcome: DeletionOutcome = 'ABSENT';
    // If a sign-in has renewed the hash since the first check, the second one finds the new hash.
    for (let checks = 0; checks < MAX_CHECKS && outcome === 'ABSENT'; checks += 1)
      outcome = await this.end(userId, await this.passwords.confirm(userId, password, sender));
    if (outcome === 'LAST_ADMIN')
      throw failedPrecondition('LAST_ADMIN', 'The only admin of an instance cannot be deleted');
    if (outcome === 'ABSENT') throw unauthenticated('SESSION_MISSING', 'Sign in first');
  }

  private end(userId: string, passwordHash: string): Promise<DeletionOutcome> {
    const at = this.clock.now();
    return this.accounts.delete({ userId, passwordHash, at }, (sql) =>
      this.endRest(sql, userId, at),
    );
  }

  private async endRest(sql: SqlExecutor, userId: string, at: Date): Promise<void> {
    await endGrants(sql, userId, at);
    await hideWordbooks(sql, userId);
    const actorId = DELETED_USER_ID;
    for (const { id, name, clientId } of await endApplications(sql, { ownerId: userId }, at)) {
      const details = { name, client_id: clientId };
      const action = 'APPLICATION_DELETED';
      await this.audit.record(sql, { action, actorId, applicationId: id, details, at });
    }
    await this.audit.record(sql, { action: 'ACCOUNT_DELETED', actorId, applicationId: null, at });
    await this.purge.enqueue(sql);
  }
}
