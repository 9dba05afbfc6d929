import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { deleteRows, deleteRowsOf, type PurgeStep } from '../accounts/index.js';

/** Selects the `id`s of the applications of the user $1. */
export const OWNED_APPLICATIONS = 'select id from applications where owner_id = $1';

/** Selects the `id` of the application $1, where it has ended. */
export const ENDED_APPLICATION =
  'select id from applications where id = $1 and deleted_at is not null';

/** What the module has of the applications that `applications` selects, and they themselves. */
const applicationsPurge = (applications: string): readonly PurgeStep[] => [
  deleteRowsOf('test users', 'application_test_users', 'application_id', applications),
  deleteRowsOf('secrets', 'application_secrets', 'application_id', applications),
  deleteRowsOf('applications', 'applications', 'id', applications),
];

/** What the module has of a user whose account has ended. */
export const APPLICATIONS_PURGE: readonly PurgeStep[] = [
  deleteRows('places as test user', 'application_test_users'),
  ...applicationsPurge(OWNED_APPLICATIONS),
];

/** What the module has of an application that has ended. */
export const APPLICATION_PURGE = applicationsPurge(ENDED_APPLICATION);

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
