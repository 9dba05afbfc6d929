// oidc-provider's storage on PostgreSQL: a table for each of its models, the payload as jsonb and a
// column for each member by which it searches.
//
// oidc-provider asks for one thing at a time (find the code, find the grant, consume, save one token,
// save the other) and knows no unit of work. By itself it would let two exchanges of a code both find
// it unused, and a crash could leave a used code without tokens. This adapter closes both gaps:
// `consume` is one conditional update that fails for the second caller. With transactions on, all that
// a request does is committed together, before the response.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { errors } from 'oidc-provider';

const MODELS = [
  'AccessToken',
  'AuthorizationCode',
  'Client',
  'Grant',
  'Interaction',
  'RefreshToken',
  'ReplayDetection',
  'Session',
];

const current = new AsyncLocalStorage();

/** The connections, as many as the service has. */
export class OidcDatabase {
  constructor(connectionString) {
    this.pool = new pg.Pool({ connectionString, max: 20 });
  }

  async createTables() {
    for (const model of MODELS) {
      const table = tableOf(model);
      await this.pool.query(`
        create table ${table} (
          id text primary key,
          payload jsonb not null,
          grant_id text,
          uid text,
          user_code text,
          expires_at timestamptz,
          consumed_at timestamptz
        );
        create index on ${table} (grant_id) where grant_id is not null;
        create index on ${table} (uid) where uid is not null;
        create index on ${table} (user_code) where user_code is not null;
        create index on ${table} (expires_at)`);
    }
  }

  /** Commits all that a request does together. It commits a refusal too, which may revoke something. */
  async transaction(work) {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await current.run(client, work);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  /** The text is prepared once on each connection. */
  query(name, text, values) {
    return (current.getStore() ?? this.pool).query({ name, text, values });
  }

  /** For the provider's setting `adapter`. */
  adapter() {
    return (model) => new OidcAdapter(model, this);
  }
}

class OidcAdapter {
  constructor(model, database) {
    this.model = model;
    this.database = database;
    this.table = tableOf(model);
  }

  async upsert(id, payload, expiresIn) {
    const { grantId, uid, userCode } = payload;
    const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000);
    await this.run(
      'upsert',
      `insert into ${this.table} (id, payload, grant_id, uid, user_code, expires_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
         uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
      [id, payload, grantId, uid, userCode, expiresAt],
    );
  }

  find(id) {
    return this.findBy('id', id);
  }

  findByUid(uid) {
    return this.findBy('uid', uid);
  }

  findByUserCode(userCode) {
    return this.findBy('user_code', userCode);
  }

  async consume(id) {
    const { rowCount } = await this.run(
      'consume',
      `update ${this.table} set consumed_at = now() where id = $1 and consumed_at is null`,
      [id],
    );
    if (rowCount === 0) throw new errors.InvalidGrant('used in parallel');
  }

  async destroy(id) {
    await this.run('destroy', `delete from ${this.table} where id = $1`, [id]);
  }

  async revokeByGrantId(grantId) {
    await this.run('revoke', `delete from ${this.table} where grant_id = $1`, [grantId]);
  }

  async findBy(column, value) {
    const { rows } = await this.run(
      `find-by-${column}`,
      `select payload, extract(epoch from consumed_at)::integer as consumed
       from ${this.table} where ${column} = $1 and (expires_at is null or expires_at > now())`,
      [value],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed };
  }

  run(name, text, values) {
    return this.database.query(`${this.table}.${name}`, text, values);
  }
}

function tableOf(model) {
  return `oidc_${model.replaceAll(/(?<=.)[A-Z]/g, '_$&').toLowerCase()}`;
}
