import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** An access token that the owner of an application got without the authorize endpoint. No grant goes with it. */
@Entity('playground_tokens')
@Unique('playground_tokens_hash_unique', ['tokenHash'])
export class PlaygroundTokenEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'playground_tokens_pkey' })
  id!: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Index('playground_tokens_user_idx')
  @ForeignKey('UserEntity', { name: 'playground_tokens_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Index('playground_tokens_application_idx')
  @ForeignKey('ApplicationEntity', {
    name: 'playground_tokens_application_fk',
    onDelete: 'CASCADE',
  })
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  /** The epoch of its application at the time at which it was issued. */
  @Column({ name: 'token_epoch', type: 'integer' })
  tokenEpoch!: number;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @Index('playground_tokens_expires_idx')
  @TimestampColumn({ name: 'expires_at' })
  expiresAt!: string;

  @TimestampColumn({ name: 'revoked_at', nullable: true })
  revokedAt!: string | null;
}
