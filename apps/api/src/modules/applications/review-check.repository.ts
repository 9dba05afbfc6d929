import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import type { Application } from './application.js';
import { CURRENT_CRITERIA } from './criteria/review-criteria.sql.js';
import { ReviewCheckEntity, type ReviewCheck } from './review-check.entity.js';

/** The job that runs the checks of an application. */
export const RUN_CHECKS = 'run-review-checks';

/** Whose checks: the application, and what of it waits for an admin. */
export type Checked = Pick<Application, 'id' | 'submissionId'>;

/** The input of {@link RUN_CHECKS}. */
export type RunChecks = Readonly<{
  applicationId: string;
  /** The user whose runs are counted when it begins. Null if it was counted when it was asked for. */
  countedFor: string | null;
}>;

const RUN = ['settingsDigest', 'checks', 'criteriaVersion', 'requestedAt', 'ranAt'] as const;

/** A run as it is stored. */
export type StoredRun = Pick<ReviewCheckEntity, (typeof RUN)[number]>;

/** The submissions of an application whose runs are kept. */
const MAX_KEPT_RUNS = 20;

const FIND = statement<StoredRun>(
  'review-check.find',
  `select ${columnsOf(ReviewCheckEntity, RUN)} from application_checks
   where application_id = $1 and (subject_id = $2 or settings_digest = $3)
   order by subject_id = $2 desc, ran_at desc nulls last limit 1`,
);

const FIND_ALL = statement<StoredRun & Pick<ReviewCheckEntity, 'applicationId'>>(
  'review-check.find-all',
  `select ${columnsOf(ReviewCheckEntity, ['applicationId', ...RUN])} from application_checks
   where (application_id, subject_id) in (select * from unnest($1::uuid[], $2::uuid[]))`,
);

const REQUEST = statement<never>(
  'review-check.request',
  `insert into application_checks (application_id, subject_id, requested_at) values ($1, $2, $3)
   on conflict (application_id, subject_id) do update set requested_at = excluded.requested_at`,
);

// A change of the name of the owner, or of what waits, locks the application first, and then its runs. In another order, both would wait for
// each other.
const LOCK_APPLICATION = statement<never>(
  'review-check.lock-application',
  'select from applications where id = $1 for no key update',
);

// The application may have been deleted meanwhile.
const STORE = statement<never>(
  'review-check.store',
  `insert into application_checks (application_id, subject_id, settings_digest, checks, criteria_version, ran_at)
   select a.id, $2::uuid, $3, $4::jsonb, ${CURRENT_CRITERIA}, $5 from applications a where a.id = $1
   on conflict (application_id, subject_id) do update
   set settings_digest = excluded.settings_digest, checks = excluded.checks,
     criteria_version = excluded.criteria_version, ran_at = excluded.ran_at`,
);

const END = statement<never>(
  'review-check.end',
  `update application_checks set requested_at = null
   where application_id = $1 and requested_at <= $2`,
);

const FORGET_OLD = statement<never>(
  'review-check.forget-old',
  `delete from application_checks where application_id = $1 and subject_id in (
     select subject_id from application_checks where application_id = $1
     order by coalesce(ran_at, requested_at) desc nulls last, subject_id offset ${MAX_KEPT_RUNS})`,
);

/** The runs of the checks of applications. */
@Injectable()
export class ReviewCheckRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Returns the run for what waits for an admin now or, if there is none, the last one of the same settings: an approval or a
   * withdrawal changes nothing of what was found.
   */
  find(checked: Checked, settingsDigest: string): Promise<StoredRun | undefined> {
    return this.sql.row(FIND, [checked.id, subjectIdOf(checked), settingsDigest]);
  }

  /** Returns the runs of several applications, as {@link find} does, by the id of the application. */
  async findAll(checked: readonly Checked[]): Promise<Map<string, StoredRun>> {
    const ids = checked.map(({ id }) => id);
    const runs = await this.sql.rows(FIND_ALL, [ids, checked.map(subjectIdOf)]);
    return new Map(runs.map((run) => [run.applicationId, run]));
  }

  /** Asks for a run in the transaction of what makes it necessary. At most one waits for each application. */
  async request(
    sql: SqlExecutor,
    checked: Checked,
    countedFor: string | null,
    at: Date,
  ): Promise<void> {
    await sql.execute(REQUEST, [checked.id, subjectIdOf(checked), at]);
    const input: RunChecks = { applicationId: checked.id, countedFor };
    await this.jobs.enqueue(RUN_CHECKS, input, { key: checked.id, sql });
  }

  /** Asks for a run that was counted already. */
  requestNow(checked: Checked, at: Date): Promise<void> {
    return this.sql.transaction((sql) => this.request(sql, checked, null, at));
  }

  /** Stores a run that was asked for before `begunAt`, and forgets the oldest ones. */
  store(
    checked: Checked,
    run: { settingsDigest: string; checks: readonly ReviewCheck[]; begunAt: Date },
    at: Date,
  ): Promise<void> {
    const { settingsDigest, checks, begunAt } = run;
    return this.sql.transaction(async (sql) => {
      const values = [checked.id, subjectIdOf(checked), settingsDigest, JSON.stringify(checks), at];
      await sql.execute(LOCK_APPLICATION, [checked.id]);
      await sql.execute(STORE, values);
      await sql.execute(END, [checked.id, begunAt]);
      await sql.execute(FORGET_OLD, [checked.id]);
    });
  }

  /** Notes that runs that were asked for until then do not come. */
  async end(applicationId: string, at: Date): Promise<void> {
    await this.sql.execute(END, [applicationId, at]);
  }
}

function subjectIdOf({ id, submissionId }: Checked): string {
  return submissionId ?? id;
}
