import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { columnsOf, listOf, type RowOf } from '../../platform/database/columns.js';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { ApplicationEntity } from './application.entity.js';
import { AuditLog } from './audit-log.repository.js';
import { OWNER_NAME } from './registration.sql.js';

const LISTED = listOf(
  columnsOf(ApplicationEntity, ['id', 'clientId', 'name', 'description', 'homepageUrl'], 'a'),
);

/** An invitation to test an application, which has the application's id. */
export interface Invitation extends RowOf<typeof LISTED> {
  ownerName: string | null;
}

const LIST = statement<Invitation>(
  'test-user-invitation.list',
  `select ${LISTED}, ${OWNER_NAME}
   from applications a where a.invited @> array[$1::text] and a.deleted_at is null
   order by a.created_at desc, a.id limit ${LIMITS.offers}`,
);

// An invitation is used once: this decides who was first.
const END = statement<Pick<ApplicationEntity, 'id'>>(
  'test-user-invitation.end',
  `update applications set invited = array_remove(invited, $2::text)
   where id = $1 and invited @> array[$2::text] and deleted_at is null
   returning ${columnsOf(ApplicationEntity, ['id'])}`,
);

const JOIN = statement<never>(
  'test-user-invitation.join',
  `insert into application_test_users (application_id, user_id, created_at) values ($1, $2, $3)
   on conflict do nothing`,
);

/** The invitations of a person, by the form in which the person's e-mail address is compared. */
@Injectable()
export class TestUserInvitationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Returns at most `LIMITS.offers`. */
  list(emailKey: string): Promise<Invitation[]> {
    return this.sql.rows(LIST, [emailKey]);
  }

  /** Makes the person a test user. Returns false if there is no such invitation. */
  accept(applicationId: string, emailKey: string, userId: string, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if ((await sql.row(END, [applicationId, emailKey])) === undefined) return false;
      await sql.execute(JOIN, [applicationId, userId, at]);
      await this.audit.record(sql, {
        action: 'TEST_USER_ADDED',
        actorId: userId,
        applicationId,
        at,
      });
      return true;
    });
  }

  /** Returns false if there is no such invitation. */
  async refuse(applicationId: string, emailKey: string): Promise<boolean> {
    return (await this.sql.row(END, [applicationId, emailKey])) !== undefined;
  }
}
