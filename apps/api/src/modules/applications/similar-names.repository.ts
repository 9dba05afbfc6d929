import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { ApplicationEntity } from './application.entity.js';

const NAMED = columnsOf(ApplicationEntity, ['id', 'name', 'clientId']);

/** An application and its name. */
export type NamedApplication = RowOf<typeof NAMED>;

const LIST_APPROVED = statement<NamedApplication>(
  'application.list-approved-names',
  `select ${NAMED} from applications where status = 'APPROVED' and deleted_at is null
   order by created_at, id`,
);

/** The names that users know: those of the approved applications. */
@Injectable()
export class KnownNames {
  constructor(private readonly sql: Sql) {}

  /** Returns them, the oldest application first. */
  list(): Promise<NamedApplication[]> {
    return this.sql.rows(LIST_APPROVED, []);
  }
}
