import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { AuditLog } from '../audit-log.repository.js';
import { ReviewCriteriaEntity } from './review-criteria.entity.js';
import { CURRENT_CRITERIA } from './review-criteria.sql.js';

const COLUMNS = columnsOf(ReviewCriteriaEntity, ['version', 'text', 'publishedAt']);

/** A version of the criteria. */
export type ReviewCriteria = RowOf<typeof COLUMNS>;

const CURRENT = statement<ReviewCriteria>(
  'review-criteria.current',
  `select ${COLUMNS} from review_criteria order by version desc limit 1`,
);

// Of two admins who publish at once, one inserts no row.
const PUBLISH = statement<ReviewCriteria>(
  'review-criteria.publish',
  `insert into review_criteria (version, text, published_at)
   select $1::integer + 1, $2, $3::timestamptz where ${CURRENT_CRITERIA} = $1::integer
   on conflict (version) do nothing returning ${COLUMNS}`,
);

const CURRENT_VERSION = statement<Pick<ReviewCriteria, 'version'>>(
  'review-criteria.current-version',
  `select ${CURRENT_CRITERIA} as version`,
);

/** Returns the version that a decision of this transaction follows. */
export async function currentCriteriaVersion(sql: SqlExecutor): Promise<number> {
  return ((await sql.row(CURRENT_VERSION, [])) as ReviewCriteria).version;
}

/** The versions of the review criteria. */
@Injectable()
export class ReviewCriteriaRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    @InjectRepository(ReviewCriteriaEntity)
    private readonly criteria: Repository<ReviewCriteriaEntity>,
  ) {}

  async current(): Promise<ReviewCriteria> {
    return (await this.sql.row(CURRENT, [])) as ReviewCriteria;
  }

  async find(version: number): Promise<ReviewCriteria | undefined> {
    return (await this.criteria.findOneBy({ version })) ?? undefined;
  }

  /** Adds the version after `replaces`. Returns undefined if that is not the current one. */
  publish(
    adminId: string,
    text: string,
    replaces: number,
    at: Date,
  ): Promise<ReviewCriteria | undefined> {
    return this.sql.transaction(async (sql) => {
      const published = await sql.row(PUBLISH, [replaces, text, at]);
      if (published === undefined) return undefined;
      const action = 'REVIEW_CRITERIA_PUBLISHED';
      const details = { version: published.version };
      await this.audit.record(sql, { action, actorId: adminId, applicationId: null, details, at });
      return published;
    });
  }
}
