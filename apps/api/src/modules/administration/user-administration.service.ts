import { Injectable } from '@nestjs/common';
import { normalizeText, type AuditAction } from '@wordgrove/contracts';
import type { ListUsersQuery } from '@wordgrove/dto';
import {
  failedPrecondition,
  notFound,
  permissionDenied,
  type ApiError,
} from '../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../platform/http/newest-first.js';
import { Clock } from '../../platform/time/clock.js';
import {
  AccountDeletionRepository,
  UserDirectory,
  UserStanding,
  type KnownUser,
  type StandingChange,
  type StandingOutcome,
} from '../accounts/index.js';
import { AuditLog } from '../applications/index.js';
import { UserCounts, type CountsOfUser } from './user-counts.repository.js';

/** A user, and the numbers of what the account holds. */
export interface DescribedUser {
  user: KnownUser;
  counts: CountsOfUser;
  isLastAdmin: boolean;
}

const ACTIONS: Record<StandingChange, AuditAction> = {
  DISABLE: 'USER_DISABLED',
  ENABLE: 'USER_ENABLED',
  MAKE_ADMIN: 'USER_MADE_ADMIN',
  MAKE_NO_ADMIN: 'USER_MADE_NO_ADMIN',
  SIGN_OUT: 'USER_SIGNED_OUT',
};

const REFUSALS: Partial<Record<StandingOutcome, () => ApiError>> = {
  ABSENT: () => notFound('user'),
  NOT_ADMIN: () => permissionDenied('ADMIN_ONLY', 'Only admins can do this'),
  LAST_ADMIN: () =>
    failedPrecondition('LAST_ADMIN', 'The only admin of an instance stays one, and enabled'),
  OWN_ACCOUNT: () => failedPrecondition('OWN_ACCOUNT', 'You cannot disable your own account'),
};

/** Finds users for admins, and changes the standing of their accounts. */
@Injectable()
export class UserAdministration {
  constructor(
    private readonly directory: UserDirectory,
    private readonly standing: UserStanding,
    private readonly accounts: AccountDeletionRepository,
    private readonly counts: UserCounts,
    private readonly audit: AuditLog,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  list(adminId: string, query: ListUsersQuery): Promise<Page<KnownUser>> {
    const { role = null, state = null } = query;
    const q = normalizeText(query.q ?? '') || null;
    const list = ['admin/users', adminId, role ?? '', state ?? '', q ?? ''];
    return this.newestFirst.page(list, query, (cursor, limit) =>
      this.directory.list({ q, role, state }, cursor, limit),
    );
  }

  /** @throws ApiError 404 */
  async describe(id: string): Promise<DescribedUser> {
    const user = await this.directory.find(id);
    if (user === undefined) throw notFound('user');
    const [counts, isLastAdmin] = await Promise.all([
      this.counts.of(id, this.clock.now()),
      this.accounts.isLastAdmin(id),
    ]);
    return { user, counts, isLastAdmin };
  }

  /**
   * Changes an account. If it is like that already, nothing happens and nothing is recorded.
   * @throws ApiError 400 `LAST_ADMIN` or `OWN_ACCOUNT`, 403 if the caller has just ceased to be an admin, 404
   */
  async change(
    change: StandingChange,
    adminId: string,
    userId: string,
    details: { reason?: string } = {},
  ): Promise<DescribedUser> {
    const at = this.clock.now();
    const outcome = await this.standing.change({ change, adminId, userId, at }, (sql, sessions) =>
      this.audit.record(sql, {
        action: ACTIONS[change],
        actorId: adminId,
        applicationId: null,
        userId,
        details: { ...details, ...(sessions > 0 && { ended_sessions: sessions }) },
        at,
      }),
    );
    const refused = REFUSALS[outcome];
    if (refused !== undefined) throw refused();
    return this.describe(userId);
  }
}
