import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import { GrantEntity } from './grant.entity.js';

/** An authorization code; used ones stay, so that a second use is known for what it is (rule 28). */
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

  /** The family that its tokens will be. */
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

  /** The epochs of its application and grant, summed, when it was issued. */
  @Column({ name: 'token_epoch', type: 'integer', default: 0 })
  tokenEpoch!: number;
}
