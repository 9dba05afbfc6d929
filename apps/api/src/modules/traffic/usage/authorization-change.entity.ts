import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** A user who gave an application access, or took it away. A trigger adds them, and they do not name the user. */
@Entity('authorization_changes')
@Index('authorization_changes_application_idx', ['applicationId', 'changedAt'])
export class AuthorizationChangeEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'authorization_changes_pkey',
  })
  id!: string;

  @ForeignKey('applications', { name: 'authorization_changes_application_fk', onDelete: 'CASCADE' })
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  @Index('authorization_changes_expiry_idx')
  @TimestampColumn({ name: 'changed_at' })
  changedAt!: string;

  /** 1 or -1. */
  @Column({ name: 'user_change', type: 'integer' })
  userChange!: number;
}
