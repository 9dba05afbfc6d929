import type { ClientBase } from 'pg';
import { BoundedClient } from './bounded-client.js';
import type { DatabaseLimits } from './database-limits.js';
import { SERVER_ADDRESS, SERVER_STARTED_AT, type ServerSession } from './lost-answers.js';

type Settings = Readonly<Record<string, string>>;

/** The settings that our statements and the reading of their results rely on. A role or a database may have other defaults. */
const RELIED_ON: Settings = {
  // It is a parameter of the startup, too, which `discard all` takes back behind a pooler.
  application_name: 'wordgrove',
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  default_transaction_isolation: 'read committed',
  default_transaction_deferrable: 'off',
  session_replication_role: 'origin',
  exit_on_error: 'off',
  gin_fuzzy_search_limit: '0',
  // The job queue's tables are partitioned, and PostgreSQL makes none of these if this names the database's own tablespace.
  default_tablespace: '',
};

/**
 * The server's patience with a network that has lost our connection, in seconds, and in milliseconds for what it has
 * sent. Then it frees our locks.
 */
const LOST_AFTER: Settings = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10000',
};

/** The server's settings for migrations, which may take as long as they need. */
export const NO_LIMITS: Settings = {
  ...LOST_AFTER,
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  idle_session_timeout: '0',
};

/**
 * Returns the server's limits on time. If the network loses our connection, the server soon ends what it does for
 * us and frees its locks.
 */
export function requestLimits({ statement, lock, pause }: DatabaseLimits): Settings {
  return {
    ...NO_LIMITS,
    statement_timeout: String(statement),
    lock_timeout: String(lock),
    idle_in_transaction_session_timeout: String(pause),
  };
}

// One round trip for each new connection. It sets only what the server knows: some settings are newer than the
// oldest PostgreSQL that we support. Some may be set only by a superuser, even to what they are. To join pg_settings would take the server twice the time.
const SET = `
  with done as materialized (
    select set_config(name, wanted.value, false) as value
    from json_each_text($1) as wanted (name, value) where current_setting(name, true) <> wanted.value
  )
  select (select count(value) from done) as count,
    (select string_agg(quote_ident(name), ', ') from unnest(current_schemas(false)) as name) as path,
    current_setting('transaction_read_only') = 'on' as "isReadOnly", pg_backend_pid() as "processId",
    ${SERVER_STARTED_AT} as "startedAt", ${SERVER_ADDRESS} as address`;

interface Session extends ServerSession {
  path: string | null;
  isReadOnly: boolean;
}

/**
 * Returns the function that prepares each new connection of a pool. It uses statements and no startup parameter,
 * since pgBouncer refuses those. All connections look for tables where the first one did. One that is read-only, because
 * the server is a standby or by a default, which may be an operator's will, is noted.
 * @param isReplica true if it is meant to be read-only
 */
export function sessionSetup(
  limits: Settings,
  isReplica = false,
): (client: ClientBase) => Promise<void> {
  let path: string | null = null;
  const set = async (client: ClientBase): Promise<Session | undefined> => {
    const settings = { ...RELIED_ON, ...limits, ...(path !== null && { search_path: path }) };
    return (await client.query<Session>(SET, [JSON.stringify(settings)])).rows[0];
  };
  return async (client) => {
    let session = await set(client);
    if (session !== undefined && client instanceof BoundedClient) {
      client.noteSession(session);
      // A pooler may hand on a session as another program, or we before a restart, have left it.
      if (client.isPooled) {
        await client.query('discard all');
        session = (await set(client)) ?? session;
      }
      if (!isReplica && session.isReadOnly) client.noteReadOnly();
    }
    path ??= session?.path ?? null;
  };
}
