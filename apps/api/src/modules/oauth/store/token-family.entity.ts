import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import { GrantEntity } from './grant.entity.js';

/** All tokens that came from one authorization code. */
@Entity('token_families')
export class TokenFamilyEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'token_families_pkey' })
  id!: string;

  @Index('token_families_grant_idx')
  @ForeignKey(() => GrantEntity, { name: 'token_families_grant_fk', onDelete: 'CASCADE' })
  @Column({ name: 'grant_id', type: 'uuid' })
  grantId!: string;

  /** The number of times that the refresh token has rotated. Only tokens of this generation are unused. */
  @Column({ type: 'integer', default: 0 })
  generation!: number;

  /** The time at which the present generation began. Null for the first one. */
  @TimestampColumn({ name: 'rotated_at', nullable: true })
  rotatedAt!: string | null;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'revoked_at', nullable: true })
  revokedAt!: string | null;

  /** The epoch of its code. */
  @Column({ name: 'token_epoch', type: 'integer', default: 0 })
  tokenEpoch!: number;
}
