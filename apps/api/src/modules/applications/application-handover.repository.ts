import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { columnAs, columnsOf, listOf, type RowOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { lockUser } from '../accounts/index.js';
import { ApplicationTestUserEntity } from './application-test-user.entity.js';
import { ApplicationEntity } from './application.entity.js';
import type { Application } from './application.js';
import { readOwned } from './application.repository.js';
import { AuditLog } from './audit-log.repository.js';
import { OWNER_NAME } from './registration.sql.js';

const OFFER = listOf(
  columnsOf(
    ApplicationEntity,
    ['id', 'clientId', 'name', 'description', 'homepageUrl', 'status'],
    'a',
  ),
  columnAs(ApplicationEntity, 'offeredUntil', 'expiresAt', 'a'),
);

/** An offer to take over an application, which has the application's id. */
export type HandoverOffer = Omit<RowOf<typeof OFFER>, 'expiresAt'> & {
  expiresAt: string;
  ownerName: string | null;
};

/** The person who accepts or refuses an offer, with the e-mail address in the form in which it is compared. */
export interface Recipient {
  userId: string;
  emailKey: string;
}

const IS_OPEN = 'a.offered_to = $1::text and a.offered_until > $2 and a.deleted_at is null';

const LIST = statement<HandoverOffer>(
  'application-handover.list',
  `select ${OFFER}, ${OWNER_NAME}
   from applications a where ${IS_OPEN} order by a.offered_until, a.id limit ${LIMITS.offers}`,
);

const FIND = statement<Pick<ApplicationEntity, 'ownerId'>>(
  'application-handover.find',
  `select ${columnsOf(ApplicationEntity, ['ownerId'], 'a')} from applications a
   where ${IS_OPEN} and a.id = $3`,
);

const SET = statement<never>(
  'application-handover.set',
  `update applications set offered_to = $3, offered_until = $4
   where owner_id = $1 and id = $2 and deleted_at is null
     and ($3::text is not null or offered_to is not null)`,
);

const LOCK_USER = statement<{ id: string }>('application-handover.lock-user', lockUser('$1::uuid'));

// An offer is used once: this decides who was first. The person who answers for what waits for an admin is
// another one, so it is another submission. No admin has approved that person's name, and the one before is not theirs.
const ACCEPT = statement<never>(
  'application-handover.accept',
  `update applications a set owner_id = $4, offered_to = null, offered_until = null, updated_at = $2,
     approved_owner_name = null, invited = array_remove(invited, $1::text),
     submission_id = case when submission_id is not null then gen_random_uuid() end
   where ${IS_OPEN} and a.id = $3 and a.owner_id = $5`,
);

const REFUSE = statement<never>(
  'application-handover.refuse',
  `update applications a set offered_to = null, offered_until = null where ${IS_OPEN} and a.id = $3`,
);

/** Hands applications over from one owner to another. Nothing here looks for the account of an address. */
@Injectable()
export class ApplicationHandoverRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Offers the application to an address, instead of an earlier one. */
  offer(
    ownerId: string,
    id: string,
    emailKey: string,
    { at, until }: { at: Date; until: Date },
  ): Promise<Application | undefined> {
    return this.sql.transaction(async (sql) => {
      const offered = await sql.execute(SET, [ownerId, id, emailKey, until]);
      if (offered === 0) return undefined;
      await this.record(sql, 'APPLICATION_OFFERED', id, ownerId, at);
      return readOwned(sql, ownerId, id);
    });
  }

  /** Returns false if the owner has not offered the application to anybody. */
  withdraw(ownerId: string, id: string, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if ((await sql.execute(SET, [ownerId, id, null, null])) === 0) return false;
      await this.record(sql, 'APPLICATION_OFFER_WITHDRAWN', id, ownerId, at);
      return true;
    });
  }

  /** Returns at most 100, those that end first first. */
  list(emailKey: string, now: Date): Promise<HandoverOffer[]> {
    return this.sql.rows(LIST, [emailKey, now]);
  }

  /**
   * Makes the person the owner. Returns undefined if there is no such offer. The accounts are locked before the
   * application, as their end does, so that neither takes over or leaves an application while it ends.
   */
  accept({ userId, emailKey }: Recipient, id: string, at: Date): Promise<Application | undefined> {
    return this.sql.transaction(async (sql) => {
      const offer = await sql.row(FIND, [emailKey, at, id]);
      if (offer === undefined) return undefined;
      const { ownerId: before } = offer;
      for (const user of [before, userId].sort())
        if ((await sql.row(LOCK_USER, [user])) === undefined) return undefined;
      const accepted = await sql.execute(ACCEPT, [emailKey, at, id, userId, before]);
      if (accepted === 0) return undefined;
      // An owner needs no place among the test users.
      await sql.manager.delete(ApplicationTestUserEntity, { applicationId: id, userId });
      await this.record(sql, 'APPLICATION_HANDED_OVER', id, userId, at, before);
      return readOwned(sql, userId, id);
    });
  }

  /** Returns false if there is no such offer. */
  refuse({ userId, emailKey }: Recipient, id: string, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if ((await sql.execute(REFUSE, [emailKey, at, id])) === 0) return false;
      await this.record(sql, 'APPLICATION_OFFER_REFUSED', id, userId, at);
      return true;
    });
  }

  // No event has the address, which may be that of a person who has nothing to do with the service.
  private record(
    sql: SqlExecutor,
    action: HandoverAction,
    applicationId: string,
    actorId: string,
    at: Date,
    userId: string | null = null,
  ): Promise<void> {
    return this.audit.record(sql, { action, actorId, applicationId, userId, at });
  }
}

type HandoverAction =
  | 'APPLICATION_OFFERED'
  | 'APPLICATION_OFFER_WITHDRAWN'
  | 'APPLICATION_OFFER_REFUSED'
  | 'APPLICATION_HANDED_OVER';
