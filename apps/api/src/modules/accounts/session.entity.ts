import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A signed-in browser; only the SHA-256 of the session id is stored. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn({ name: 'id_hash', type: 'bytea', primaryKeyConstraintName: 'sessions_pkey' })
  idHash!: Buffer;

  @ForeignKey(() => UserEntity, { name: 'sessions_user_fk', onDelete: 'CASCADE' })
  @Index('sessions_user_idx')
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Index('sessions_expires_idx')
  @Column({ name: 'expires_at', type: 'timestamptz', precision: 3 })
  expiresAt!: Date;
}
