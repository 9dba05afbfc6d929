import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import { GrantEntity } from './grant.entity.js';

/** An authorization code. Used codes stay, so that a second use can be recognized (rule 28). */
@Entity('authorization_codes')
@Unique('authorization_codes_family_unique', ['familyId'])
@Index('authorization_codes_unused_idx', ['expiresAt'], { where: 'consumed_at IS NULL' })
export class AuthorizationCodeEntity {
  @PrimaryColumn({
    name: 'code_hash',
    type: 'bytea',
    primaryKeyConstraintName: 'authorization_codes_pkey',
  })
  codeHash!: Buffer;

  /** The family that its tokens will belong to. */
  @Column({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @Index('authorization_codes_grant_idx')
  @ForeignKey(() => GrantEntity, { name: 'authorization_codes_grant_fk', onDelete: 'CASCADE' })
  @Column({ name: 'grant_id', type: 'uuid' })
  grantId!: string;

  @Column({ name: 'redirect_uri', type: 'text' })
  redirectUri!: string;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @Column({ name: 'code_challenge', type: 'text', nullable: true })
  codeChallenge!: string | null;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'expires_at' })
  expiresAt!: string;

  @TimestampColumn({ name: 'consumed_at', nullable: true })
  consumedAt!: string | null;

  /** The sum of the epochs of its application and its grant at the time at which it was issued. */
  @Column({ name: 'token_epoch', type: 'integer', default: 0 })
  tokenEpoch!: number;
}
