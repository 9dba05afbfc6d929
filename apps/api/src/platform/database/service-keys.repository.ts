import { hkdfSync, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ServiceKeyEntity } from './service-key.entity.js';
import { Sql } from './sql.js';

/**
 * Keys that were created when the service first started. They are stored in the database, so that all replicas
 * share them.
 */
@Injectable()
export class ServiceKeys implements OnModuleInit {
  private master: Buffer | undefined;

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

  /** Returns a separate 256-bit key for each purpose (RFC 5869). */
  derive(purpose: string): Buffer {
    if (this.master === undefined) throw new Error('The service keys have not been loaded yet');
    return Buffer.from(hkdfSync('sha256', this.master, '', purpose, 32));
  }
}
