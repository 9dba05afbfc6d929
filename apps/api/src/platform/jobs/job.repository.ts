import { Injectable } from '@nestjs/common';
import type PgBoss from 'pg-boss';
import { JOB_SCHEMA } from '../database/job-schema.js';
import { Sql, type SqlExecutor } from '../database/sql.js';
import { statement } from '../database/statement.js';
import type { RunningJob } from '../workers/messages.js';
import { MAX_TRIES_AFTER_END, type JobFigures, type KeptJob, type TakenJob } from './job.js';

const KNOWN_QUEUES = statement<{ name: string }>(
  'job.known-queues',
  `select name from ${JOB_SCHEMA}.queue`,
);

// The number is arbitrary. Without the lock, two processes that create queues at the same time would wait for
// each other forever.
const TAKE_TURN = statement<object>('job.take-turn', 'select pg_advisory_xact_lock(7161003)');

// "short": at most one job of each key waits.
const CREATE_QUEUE = statement<object>(
  'job.create-queue',
  `select ${JOB_SCHEMA}.create_queue($1, '{"policy": "short"}')`,
);

const HOLD_WAITING = statement<Pick<KeptJob, 'id'>>(
  'job.hold-waiting',
  `select id from ${JOB_SCHEMA}.job
   where name = $1 and singleton_key = $2 and state = 'created' for share`,
);

const RENEW = statement<never>(
  'job.renew',
  `update ${JOB_SCHEMA}.job set started_on = now()
   where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
);

// Without `started_on`, pg-boss does not count the run as a try.
const RELEASE = statement<never>(
  'job.release',
  `update ${JOB_SCHEMA}.job set state = 'retry', start_after = now(), started_on = null
   where name = $1 and id = $2 and state = 'active'`,
);

// The others no longer wait for the end of the lease.
const END_LEASE = statement<never>(
  'job.end-lease',
  `update ${JOB_SCHEMA}.job set started_on = now() - expire_in - interval '1 second'
   where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
);

const LIMIT_TRIES = statement<never>(
  'job.limit-tries',
  `update ${JOB_SCHEMA}.job set retry_limit = least(retry_limit, ${MAX_TRIES_AFTER_END})
   where name = $1 and id = $2`,
);

const LOCK_ABANDONED = statement<Pick<KeptJob, 'id' | 'name'>>(
  'job.lock-abandoned',
  `select id, name from ${JOB_SCHEMA}.job
   where name = any($1) and state = 'active' and started_on + expire_in < now()
   for update skip locked`,
);

// The first time, the process may have been killed for any reason. After that, it may be the job that kills it. It is the same
// with a lost connection.
const TRY_AT_ONCE = statement<never>(
  'job.try-at-once',
  `update ${JOB_SCHEMA}.job set start_after = now()
   where name = $1 and id = $2 and state = 'retry' and retry_count = 0`,
);

// What is done about a failed job may fail, too. It is done again then, after a minute.
const TAKE_FAILED = statement<KeptJob>(
  'job.take-failed',
  `update ${JOB_SCHEMA}.job set start_after = now() + interval '1 minute'
   where name = any($1) and state = 'failed' and start_after <= now()
   returning id, name, data`,
);

const FORGET = statement<never>(
  'job.forget',
  `delete from ${JOB_SCHEMA}.job
   where name = any($1) and singleton_key = $2 and state in ('created', 'retry', 'failed')`,
);

const ARE_ANY = statement<{ areAny: boolean }>(
  'job.are-any',
  `select exists (
     select from ${JOB_SCHEMA}.job
     where name = any($1) and (state = 'active' or (state < 'active' and start_after <= now()))
   ) as "areAny"`,
);

const IS_ANY_DUE = statement<{ isAny: boolean }>(
  'job.is-any-due',
  `select exists (
     select from ${JOB_SCHEMA}.job where name = $1 and state < 'active' and start_after <= now()
   ) as "isAny"`,
);

const FIGURES = statement<JobFigures>(
  'job.figures',
  `select names.name, count(job.id) filter (where job.state < 'active')::integer as waiting,
     count(job.id) filter (where job.state = 'active')::integer as running,
     coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as "oldestSeconds"
   from unnest($1::text[]) as names (name)
     left join ${JOB_SCHEMA}.job on job.name = names.name
       and (job.state = 'active' or (job.state < 'active' and job.start_after <= now()))
   group by names.name`,
);

/**
 * Runs statements on the tables of pg-boss for which pg-boss has no method. Like pg-boss, it uses the clock of
 * the database.
 */
@Injectable()
export class JobRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns the connection through which pg-boss sends its statements. */
  connection(sql: SqlExecutor = this.sql): PgBoss.Db {
    return { executeSql: async (text, values) => ({ rows: await sql.rows(text, values) }) };
  }

  async knownQueues(): Promise<string[]> {
    const rows = await this.sql.rows(KNOWN_QUEUES);
    return rows.map(({ name }) => name);
  }

  /** Creates the queue if there is none. */
  async createQueue(name: string): Promise<void> {
    await this.sql.transaction(async (sql) => {
      await sql.execute(TAKE_TURN);
      await sql.execute(CREATE_QUEUE, [name]);
    });
  }

  /**
   * Keeps the waiting job with this key from being taken before the transaction ends. Returns false if none
   * waits.
   */
  async holdWaiting(name: string, key: string, sql: SqlExecutor): Promise<boolean> {
    return (await sql.row(HOLD_WAITING, [name, key])) !== undefined;
  }

  /** Returns false if the job no longer belongs to this process. */
  async renew({ name, id, retryCount }: TakenJob): Promise<boolean> {
    return (await this.sql.execute(RENEW, [name, id, retryCount])) > 0;
  }

  /** Lets another process take the job. */
  async release({ name, id }: TakenJob): Promise<void> {
    await this.sql.execute(RELEASE, [name, id]);
  }

  /** Lets another process take over a job whose process is known to have ended. */
  async endLease({ name, id, retryCount }: RunningJob): Promise<void> {
    await this.sql.execute(END_LEASE, [name, id, retryCount]);
  }

  /** Passes each job whose process has ended to `fail`, while nobody else can take it. */
  async failAbandoned(
    names: readonly string[],
    fail: (job: { name: string; id: string }, db: PgBoss.Db) => Promise<unknown>,
  ): Promise<void> {
    await this.sql.transaction(async (sql) => {
      const jobs = await sql.rows(LOCK_ABANDONED, [names]);
      for (const job of jobs) {
        await sql.execute(LIMIT_TRIES, [job.name, job.id]);
        await fail(job, this.connection(sql));
        await this.tryAtOnce(job, sql);
      }
    });
  }

  /** Lets a failed job be tried again at once, if it is the first time. */
  async tryAtOnce({ name, id }: Pick<KeptJob, 'name' | 'id'>, sql: SqlExecutor = this.sql) {
    await sql.execute(TRY_AT_ONCE, [name, id]);
  }

  /** Returns the jobs that have failed for good, each to only one caller at a time until it is removed. */
  takeFailed(names: readonly string[]): Promise<KeptJob[]> {
    return this.sql.rows(TAKE_FAILED, [names]);
  }

  /** Removes the jobs with this key that nobody is running. Returns their number. */
  forget(names: readonly string[], key: string, sql: SqlExecutor): Promise<number> {
    return sql.execute(FORGET, [names, key]);
  }

  /** Returns whether a job with one of these names is due or running in any process. */
  async areAny(names: readonly string[]): Promise<boolean> {
    return (await this.sql.row(ARE_ANY, [names]))?.areAny ?? false;
  }

  /** Returns whether a job with this name is due and waits. */
  async isAnyDue(name: string): Promise<boolean> {
    return (await this.sql.row(IS_ANY_DUE, [name]))?.isAny ?? false;
  }

  /** Returns how many jobs with each of these names wait and run in all processes. */
  figures(names: readonly string[]): Promise<JobFigures[]> {
    return this.sql.rows(FIGURES, [names]);
  }
}
