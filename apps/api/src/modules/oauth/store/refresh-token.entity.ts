import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import { TokenFamilyEntity } from './token-family.entity.js';

/** A refresh token. Its family tells whether it has been used. */
@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryColumn({
    name: 'token_hash',
    type: 'bytea',
    primaryKeyConstraintName: 'refresh_tokens_pkey',
  })
  tokenHash!: Buffer;

  @Index('refresh_tokens_family_idx')
  @ForeignKey(() => TokenFamilyEntity, { name: 'refresh_tokens_family_fk', onDelete: 'CASCADE' })
  @Column({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @Column({ type: 'integer' })
  generation!: number;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @Index('refresh_tokens_expires_idx')
  @TimestampColumn({ name: 'expires_at' })
  expiresAt!: string;
}
