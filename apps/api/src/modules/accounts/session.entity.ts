import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser. */
@Entity('sessions')
export class SessionEntity {
  /** SHA-256 of the id, which only the cookie has. */
  @PrimaryColumn({ name: 'id_hash', type: 'bytea', primaryKeyConstraintName: 'sessions_pkey' })
  idHash!: Buffer;

  @Index('sessions_user_idx')
  @ForeignKey('users', { name: 'sessions_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: string;

  @Index('sessions_expires_idx')
  @Column({ name: 'expires_at', type: 'timestamptz', precision: 3 })
  expiresAt!: string;
}
