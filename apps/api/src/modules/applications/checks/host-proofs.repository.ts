import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';

// A proof is about a host and the client id, so that it outlasts the submission for which it was found.
const FIND = statement<{ isProven: boolean }>(
  'host-proof.find',
  `select found->>'result' = 'MET' as "isProven"
   from application_checks, jsonb_array_elements(checks) as found
   where application_id = $1 and ran_at is not null and found->>'kind' = 'HOST_PROOF'
     and found->>'subject' = $2 and found->>'result' <> 'UNKNOWN'
   order by ran_at desc limit 1`,
);

/** Knows which hosts the owners of applications have proven to be theirs. */
@Injectable()
export class HostProofs {
  constructor(private readonly sql: Sql) {}

  /** Returns whether the last check that had a result found the host of an address proven. */
  async has(applicationId: string, address: string): Promise<boolean> {
    const found = await this.sql.row(FIND, [applicationId, new URL(address).hostname]);
    return found?.isProven ?? false;
  }
}
