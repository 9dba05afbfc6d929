import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { displayNameOf, timeZoneOf } from '../../accounts/index.js';
import { applicationColumnAs, joinApplication } from '../../applications/index.js';

/** The names of the user and the application of a token. */
export interface TokenHolder {
  displayName: string;
  timeZone: string;
  applicationName: string;
}

/** The same, or nulls for a user who no longer exists. */
type FoundHolder = TokenHolder | { displayName: null };

const FIND = statement<FoundHolder>(
  'token-holder.find',
  `select ${displayNameOf('holder.user_id')} as "displayName",
     ${timeZoneOf('holder.user_id')} as "timeZone", ${applicationColumnAs('name', 'applicationName')}
   from (values ($1::uuid, $2::uuid)) as holder (user_id, application_id)
   ${joinApplication('holder.application_id')}`,
);

/** Finds the names of the user and the application that a token speaks for. */
@Injectable()
export class TokenHolderRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if the user or the application no longer exists. */
  async find({ userId, applicationId }: Principal): Promise<TokenHolder | undefined> {
    const holder = await this.sql.row(FIND, [userId, applicationId]);
    return holder === undefined || holder.displayName === null ? undefined : holder;
  }
}
