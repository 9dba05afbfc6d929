import { hkdfSync, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ServiceKeyEntity } from './service-key.entity.js';
import { Sql, type SqlExecutor } from './sql.js';

/** Returns what {@link keepServiceValue} keeps under a name. */
export async function findServiceValue(
  sql: SqlExecutor,
  name: string,
): Promise<string | undefined> {
  return (await sql.manager.findOneBy(ServiceKeyEntity, { name }))?.value.toString();
}

/** Keeps a short text for all replicas, such as the version of what the service has stored. */
export async function keepServiceValue(
  sql: SqlExecutor,
  name: string,
  value: string,
): Promise<void> {
  await sql.manager.upsert(ServiceKeyEntity, { name, value: Buffer.from(value) }, ['name']);
}

/**
 * Keys that were created when the service first started. They are stored in the database, so that all replicas
 * share them.
 */
@Injectable()
export class ServiceKeys implements OnModuleInit {
  private master: Buffer | undefined;
  private readonly derived = new Map<string, Buffer>();

  constructor(private readonly sql: Sql) {}

  async onModuleInit(): Promise<void> {
    const { manager } = this.sql;
    const name = 'master';
    const master = { name, value: randomBytes(32) };
    await manager
      .createQueryBuilder()
      .insert()
      .into(ServiceKeyEntity)
      .values(master)
      .orIgnore()
      .execute();
    this.master = (await manager.findOneByOrFail(ServiceKeyEntity, { name })).value;
  }

  /** Returns a separate 256-bit key for each purpose (RFC 5869). The purposes are few and fixed, so the keys are kept. */
  derive(purpose: string): Buffer {
    if (this.master === undefined) throw new Error('The service keys have not been loaded yet');
    const known = this.derived.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', this.master, '', purpose, 32));
    this.derived.set(purpose, key);
    return key;
  }
}
