import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { displayNameOf, timeZoneOf } from '../../accounts/index.js';
import { applicationColumnAs, joinApplication } from '../../applications/index.js';

/** The names of the user and the application of a grant. */
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

/** Finds the user and the application of a grant. */
@Injectable()
export class TokenHolderRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if the grant no longer exists. */
  find(grantId: string): Promise<TokenHolder | undefined> {
    return this.sql.row(FIND, [grantId]);
  }
}
