import type { AuditAction } from '@wordgrove/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';

/**
 * One action and the people who took part. It has no foreign keys, because it outlives the users and the
 * application that it names.
 */
@Entity('audit_events')
@Index('audit_events_created_idx', ['createdAt', 'id'])
@Index('audit_events_actor_idx', ['actorId'], { where: 'actor_id IS NOT NULL' })
@Index('audit_events_user_idx', ['userId'], { where: 'user_id IS NOT NULL' })
@Index('audit_events_application_idx', ['applicationId', 'createdAt'])
@Index('audit_events_action_idx', ['action', 'createdAt', 'id'])
export class AuditEventEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'audit_events_pkey' })
  id!: string;

  @Column({ type: 'text' })
  action!: AuditAction;

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId!: string | null;

  @Column({ name: 'application_id', type: 'uuid', nullable: true })
  applicationId!: string | null;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'jsonb', default: {} })
  details!: Record<string, unknown>;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;
}
