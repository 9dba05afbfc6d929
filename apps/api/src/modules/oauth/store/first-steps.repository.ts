import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { isOwnedBy, joinApplication, joinLiveApplication } from '../../applications/index.js';

/** The times of an application's first steps. Null stands for a step that it has not made. */
export interface FirstSteps {
  authorizedAt: string | null;
  tokenIssuedAt: string | null;
  calledAt: string | null;
}

// Nobody asks for the first steps of an application that has many users.
const FIRST_GRANTS = `(select created_at, last_used_at from grants
  where application_id = $1 limit 100) first_grants`;

const FIND = statement<FirstSteps>(
  'first-steps.find',
  `select (select min(created_at) from ${FIRST_GRANTS}) as "authorizedAt",
     (select min(last_used_at) from ${FIRST_GRANTS}) as "tokenIssuedAt",
     (select called_at from first_calls where application_id = $1) as "calledAt"
   from (values ($1::uuid)) as asked (id)
   ${joinLiveApplication('asked.id')} and ${isOwnedBy('$2')}`,
);

// An application may have been deleted meanwhile.
const NOTE_CALLS = statement<never>(
  'first-steps.note-calls',
  `insert into first_calls (application_id, called_at)
   select called.id, called.at
   from unnest($1::uuid[], $2::timestamptz[]) as called (id, at) ${joinApplication('called.id')}
   on conflict do nothing`,
);

/** The first steps of applications, from their grants and first calls. */
@Injectable()
export class FirstStepsRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if the owner has no such application. */
  find(ownerId: string, applicationId: string): Promise<FirstSteps | undefined> {
    return this.sql.row(FIND, [applicationId, ownerId]);
  }

  /** Notes when applications were called, by their ids, unless they were called before. */
  async noteCalls(calls: ReadonlyMap<string, Date>): Promise<void> {
    await this.sql.execute(NOTE_CALLS, [[...calls.keys()], [...calls.values()]]);
  }
}
