import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** The scopes that a user has granted to an application. The live grant between the two has no `revokedAt`. */
@Entity('grants')
@Index('grants_live_idx', ['userId', 'applicationId'], {
  unique: true,
  where: 'revoked_at IS NULL',
})
@Index('grants_user_created_idx', ['userId', 'createdAt', 'id'])
@Index('grants_revoked_idx', ['revokedAt'], { where: 'revoked_at IS NOT NULL' })
export class GrantEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'grants_pkey' })
  id!: string;

  @ForeignKey('UserEntity', { name: 'grants_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Index('grants_application_idx')
  @ForeignKey('ApplicationEntity', { name: 'grants_application_fk', onDelete: 'CASCADE' })
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'last_used_at', nullable: true })
  lastUsedAt!: string | null;

  @TimestampColumn({ name: 'revoked_at', nullable: true })
  revokedAt!: string | null;

  /** A number that is increased to end every code and token under the grant, while the user's consent stays. */
  @Column({ name: 'token_epoch', type: 'integer', default: 0 })
  tokenEpoch!: number;
}
