import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TokenFamilyEntity } from './token-family.entity.js';

/** An access token; it lives while its family and grant do. */
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

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: string;

  @Index('access_tokens_expires_idx')
  @Column({ name: 'expires_at', type: 'timestamptz', precision: 3 })
  expiresAt!: string;

  @Column({ name: 'revoked_at', type: 'timestamptz', precision: 3, nullable: true })
  revokedAt!: string | null;
}
