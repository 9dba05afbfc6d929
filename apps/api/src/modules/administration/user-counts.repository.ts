import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { countSessions, lastSignIn } from '../accounts/index.js';
import { applicationsOf } from '../applications/index.js';
import { countWords } from '../learning/index.js';
import { countConnected } from '../oauth/index.js';
import { countReviews } from '../review/index.js';

/** The numbers of what an account holds. */
export interface CountsOfUser {
  sessionCount: number;
  /** Null if there is no session. */
  lastSignedInAt: string | null;
  applicationCount: number;
  connectedApplicationCount: number;
  wordCount: number;
  reviewCount: number;
}

const COUNT = statement<CountsOfUser>(
  'user-counts.count',
  `select ${countSessions('$1', '$2')} as "sessionCount", ${lastSignIn('$1', '$2')} as "lastSignedInAt",
     (select count(*)::integer from ${applicationsOf('$1')}) as "applicationCount",
     ${countConnected('$1')} as "connectedApplicationCount",
     ${countWords('$1')} as "wordCount", ${countReviews('$1')} as "reviewCount"`,
);

/** Counts what users own, for admins. */
@Injectable()
export class UserCounts {
  constructor(private readonly sql: Sql) {}

  async of(userId: string, now: Date): Promise<CountsOfUser> {
    return (await this.sql.row(COUNT, [userId, now])) as CountsOfUser;
  }
}
