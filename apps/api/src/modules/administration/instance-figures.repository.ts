import { Injectable } from '@nestjs/common';
import type { RowCount } from '../../platform/database/row-count.js';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { countAdmins, countAllUsers, countDisabledUsers } from '../accounts/index.js';
import { countAllWords } from '../learning/index.js';
import { countAllReviews } from '../review/index.js';

/** Figures of the database, and of accounts of which there are few. */
export interface FiguresOfInstance {
  adminCount: number;
  disabledUserCount: number;
  databaseBytes: number;
  databaseVersion: string;
}

const READ = statement<FiguresOfInstance>(
  'instance-figures.read',
  `select ${countAdmins()} as "adminCount", ${countDisabledUsers()} as "disabledUserCount",
     pg_database_size(current_database())::float8 as "databaseBytes",
     split_part(current_setting('server_version'), ' ', 1) as "databaseVersion"`,
);

/** Reads figures of the whole instance. */
@Injectable()
export class InstanceFigures {
  constructor(private readonly sql: Sql) {}

  async read(): Promise<FiguresOfInstance> {
    return (await this.sql.row(READ)) as FiguresOfInstance;
  }

  async counts(): Promise<Record<'users' | 'words' | 'reviews', RowCount>> {
    const users = await countAllUsers(this.sql);
    const words = await countAllWords(this.sql);
    return { users, words, reviews: await countAllReviews(this.sql) };
  }
}
