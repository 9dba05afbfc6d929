import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';

/** An application that has ended. */
export interface EndedApplication {
  id: string;
  name: string;
  clientId: string;
}

/**
 * Ends the user's applications, or one of them: they are there for nobody any more, and their tokens
 * are dead.
 */
export function endApplications(
  sql: SqlExecutor,
  { ownerId, id = null }: { ownerId: string; id?: string | null },
  at: Date,
): Promise<EndedApplication[]> {
  return sql.rows(
    `update applications set deleted_at = $2, token_epoch = token_epoch + 1
     where owner_id = $1 and ($3::uuid is null or id = $3) and deleted_at is null
     returning id, name, client_id as "clientId"`,
    [ownerId, at, id],
  );
}

/** Applications that have ended, of which there are still records. */
@Injectable()
export class EndedApplications {
  constructor(private readonly sql: Sql) {}

  /** Their ids, the longest ago first. */
  async list(sql: SqlExecutor = this.sql): Promise<string[]> {
    const rows = await sql.rows<{ id: string }>(
      'select id from applications where deleted_at is not null order by deleted_at, id',
    );
    return rows.map(({ id }) => id);
  }
}
