import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

const KEY = { primaryKeyConstraintName: 'call_counters_pkey' };

/** The numbers of an application's calls of the API in a quarter of an hour, and of those that failed. */
@Entity('call_counters')
export class CallCounterEntity {
  @ForeignKey('applications', { name: 'call_counters_application_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'application_id', type: 'uuid', ...KEY })
  applicationId!: string;

  @Index('call_counters_expiry_idx')
  @PrimaryColumn({ name: 'begins_at', type: 'timestamptz', precision: 3, ...KEY })
  beginsAt!: string;

  /** All calls, with those below. */
  @Column({ name: 'call_count', type: 'integer' })
  callCount!: number;

  /** 400. */
  @Column({ name: 'bad_request_count', type: 'integer' })
  badRequestCount!: number;

  /** 401. Only tokens that were known at the time count: nobody knows whose the others are. */
  @Column({ name: 'unauthenticated_count', type: 'integer' })
  unauthenticatedCount!: number;

  /** 403. */
  @Column({ name: 'denied_count', type: 'integer' })
  deniedCount!: number;

  /** 429. */
  @Column({ name: 'limited_count', type: 'integer' })
  limitedCount!: number;

  /** 5xx. */
  @Column({ name: 'failed_count', type: 'integer' })
  failedCount!: number;

  /** Any other 4xx, such as 404 and 409. */
  @Column({ name: 'other_error_count', type: 'integer' })
  otherErrorCount!: number;

  /** The time of the last of them. Null if a version that did not keep it counted them all. */
  @Column({ name: 'last_call_at', type: 'timestamptz', precision: 3, nullable: true })
  lastCallAt!: string | null;
}
