import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { displayNameOf, timeZoneOf } from '../../accounts/index.js';
import { applicationColumnAs, joinApplication } from '../../applications/index.js';

/** The user and the application of a grant, by their names. */
export interface TokenHolder {
  displayName: string;
  timeZone: string;
  applicationName: string;
}

const FIND = statement<TokenHolder>(
  'token-holder.find',
  `select ${displayNameOf('g.user_id')} as "displayName", ${timeZoneOf('g.user_id')} as "timeZone",
     ${applicationColumnAs('name', 'applicationName')}
   from grants g ${joinApplication('g.application_id')}
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
