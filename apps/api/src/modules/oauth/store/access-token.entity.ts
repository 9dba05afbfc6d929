import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import { TokenFamilyEntity } from './token-family.entity.js';

/** An access token. It is live as long as its family and its grant are. */
@Entity('access_tokens')
export class AccessTokenEntity {
  @PrimaryColumn({
    name: 'token_hash',
    type: 'bytea',
    primaryKeyConstraintName: 'access_tokens_pkey',
  })
  tokenHash!: Buffer;

  @Index('access_tokens_family_idx')
  @ForeignKey(() => TokenFamilyEntity, { name: 'access_tokens_family_fk', onDelete: 'CASCADE' })
  @Column({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @Index('access_tokens_expires_idx')
  @TimestampColumn({ name: 'expires_at' })
  expiresAt!: string;

  @TimestampColumn({ name: 'revoked_at', nullable: true })
  revokedAt!: string | null;
}
