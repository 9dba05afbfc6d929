import type { UserRole } from '@wordgrove/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';

/** A person with an account. */
@Entity('users')
@Index('users_email_key_idx', ['emailKey'], { unique: true, where: 'deleted_at IS NULL' })
@Index('users_created_idx', ['createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('users_disabled_idx', ['id'], { where: 'disabled_at IS NOT NULL' })
@Index('users_admins_idx', ['id'], { where: `role = 'ADMIN'` })
// TypeORM cannot declare an index of this kind.
@Index('users_search_idx', { synchronize: false })
@Index('users_deleted_idx', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Check('users_role_check', `role in ('USER', 'ADMIN')`)
export class UserEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** The address as its owner writes it. */
  @Column({ type: 'text' })
  email!: string;

  /** The form in which addresses are compared. */
  @Column({ name: 'email_key', type: 'text' })
  emailKey!: string;

  /** The Argon2id hash, as a PHC string. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash!: string;

  @Column({ name: 'display_name', type: 'text' })
  displayName!: string;

  /** The IANA name. */
  @Column({ name: 'time_zone', type: 'text', default: 'UTC' })
  timeZone!: string;

  @Column({ type: 'text', default: 'USER' })
  role!: UserRole;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  /** The time since which an admin has disabled the account: nobody can sign in to it or act in its name. */
  @TimestampColumn({ name: 'disabled_at', nullable: true })
  disabledAt!: string | null;

  /** The time since which nobody can use the account. Its records are being removed. */
  @TimestampColumn({ name: 'deleted_at', nullable: true })
  deletedAt!: string | null;
}
