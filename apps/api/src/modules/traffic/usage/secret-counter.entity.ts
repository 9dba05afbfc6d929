import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

const KEY = { primaryKeyConstraintName: 'secret_counters_pkey' };

/** The number of requests in a quarter of an hour in which an application proved by a secret who it is. */
@Entity('secret_counters')
export class SecretCounterEntity {
  @ForeignKey('application_secrets', { name: 'secret_counters_secret_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'used_secret_id', type: 'uuid', ...KEY })
  secretId!: string;

  @Index('secret_counters_expiry_idx')
  @PrimaryColumn({ name: 'begins_at', type: 'timestamptz', precision: 3, ...KEY })
  beginsAt!: string;

  @Column({ name: 'call_count', type: 'integer' })
  callCount!: number;
}
