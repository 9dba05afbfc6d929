import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';

/** The user and the application of a grant, by their names. */
export interface TokenHolder {
  displayName: string;
  timeZone: string;
  applicationName: string;
}

const FIND = statement(
  'token-holder.find',
  `select u.display_name as "displayName", u.time_zone as "timeZone", a.name as "applicationName"
   from grants g
   join users u on u.id = g.user_id
   join applications a on a.id = g.application_id
   where g.id = $1`,
);

/** Finds out whom a grant is between. */
@Injectable()
export class TokenHolderRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined where the grant is gone by now. */
  find(grantId: string): Promise<TokenHolder | undefined> {
    return this.sql.row(FIND, [grantId]);
  }
}
