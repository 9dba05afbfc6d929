import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';

/** A signed-in browser. */
@Entity('sessions')
export class SessionEntity {
  /** The SHA-256 of the id. Only the cookie holds the id itself. */
  @PrimaryColumn({ name: 'id_hash', type: 'bytea', primaryKeyConstraintName: 'sessions_pkey' })
  idHash!: Buffer;

  @Index('sessions_user_idx')
  @ForeignKey('users', { name: 'sessions_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @Index('sessions_expires_idx')
  @TimestampColumn({ name: 'expires_at' })
  expiresAt!: string;
}
