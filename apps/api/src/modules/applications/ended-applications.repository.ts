import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { columnsOf, selectOf, type RowOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { ApplicationEntity } from './application.entity.js';

const ENDED = columnsOf(ApplicationEntity, ['id', 'name', 'clientId']);

/** An application that has ended. */
export type EndedApplication = RowOf<typeof ENDED>;

const END = statement<EndedApplication>(
  'application.end',
  `update applications set deleted_at = $2, token_epoch = token_epoch + 1
   where owner_id = $1 and ($3::uuid is null or id = $3) and deleted_at is null
   returning ${ENDED}`,
);

/**
 * Ends all of the user's applications, or one of them. Nobody can use them any more, and their tokens are
 * revoked.
 */
export function endApplications(
  sql: SqlExecutor,
  { ownerId, id = null }: { ownerId: string; id?: string | null },
  at: Date,
): Promise<EndedApplication[]> {
  return sql.rows(END, [ownerId, at, id]);
}

/** The applications that have ended but still have records. */
@Injectable()
export class EndedApplications {
  constructor(private readonly sql: Sql) {}

  /** Returns their ids. The application that ended first comes first. */
  async list(sql: SqlExecutor = this.sql): Promise<string[]> {
    const rows = await sql.manager.find(ApplicationEntity, {
      select: selectOf(['id']),
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }
}
