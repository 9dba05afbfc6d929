import type { CallKind, SentParameter } from '@wordgrove/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

const KEY = { primaryKeyConstraintName: 'call_log_pkey' };

/** A request of an application, as its developer sees it. It has no body, code, token or secret. */
@Entity('call_log')
@Check('call_log_kind_check', `kind in ('API', 'AUTHORIZE', 'TOKEN')`)
export class CallLogEntity {
  @ForeignKey('applications', { name: 'call_log_application_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'application_id', type: 'uuid', ...KEY })
  applicationId!: string;

  /** The place among all rows that the application has ever had. */
  @PrimaryColumn({ type: 'bigint', ...KEY })
  number!: string;

  @Column({ type: 'text' })
  kind!: CallKind;

  @Index('call_log_expiry_idx')
  @TimestampColumn({ name: 'responded_at' })
  respondedAt!: string;

  @Column({ type: 'text' })
  method!: string;

  /** The path with names in the places of ids: `/api/v1/wordbooks/{id}`. */
  @Column({ type: 'text' })
  route!: string;

  /** Null if the client went away before the response. */
  @Column({ type: 'integer', nullable: true })
  status!: number | null;

  @Column({ name: 'duration_ms', type: 'integer' })
  durationMs!: number;

  /** Null if the user has not consented, or nobody knows who it is. */
  @Index('call_log_user_idx', { where: 'user_id is not null' })
  @ForeignKey('users', { name: 'call_log_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'request_id', type: 'text' })
  requestId!: string;

  @Column({ name: 'error_code', type: 'text', nullable: true })
  errorCode!: string | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** The field of the request that the reason is about, or the scope that is missing. */
  @Column({ type: 'text', nullable: true })
  subject!: string | null;

  /** The grant type of a token request; the next step after an authorize request. */
  @Column({ type: 'text', nullable: true })
  about!: string | null;

  /** The parameters of a refused authorize or token request. */
  @Column({ type: 'jsonb', nullable: true })
  parameters!: SentParameter[] | null;
}
