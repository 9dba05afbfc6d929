import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ApplicationEntity } from './application.entity.js';

/** Who did what; the event outlives the users and the application that it names. */
@Entity('audit_events')
@Index('audit_events_created_idx', ['createdAt', 'id'])
export class AuditEventEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'audit_events_pkey' })
  id!: string;

  @Column({ type: 'text' })
  action!: string;

  @ForeignKey('UserEntity', { name: 'audit_events_actor_fk', onDelete: 'SET NULL' })
  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId!: string | null;

  @ForeignKey(() => ApplicationEntity, {
    name: 'audit_events_application_fk',
    onDelete: 'SET NULL',
  })
  @Column({ name: 'application_id', type: 'uuid', nullable: true })
  applicationId!: string | null;

  @ForeignKey('UserEntity', { name: 'audit_events_user_fk', onDelete: 'SET NULL' })
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'jsonb', default: {} })
  details!: Record<string, unknown>;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;
}
