import type { UserRole } from '@wordgrove/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A person with an account. */
@Entity('users')
@Unique('users_email_key_unique', ['emailKey'])
@Check('users_role_check', `role in ('USER', 'ADMIN')`)
export class UserEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** As its owner writes it. */
  @Column({ type: 'text' })
  email!: string;

  /** The form in which addresses are compared. */
  @Column({ name: 'email_key', type: 'text' })
  emailKey!: string;

  /** Argon2id, as a PHC string. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash!: string;

  @Column({ name: 'display_name', type: 'text' })
  displayName!: string;

  /** IANA name. */
  @Column({ name: 'time_zone', type: 'text', default: 'UTC' })
  timeZone!: string;

  @Column({ type: 'text', default: 'USER' })
  role!: UserRole;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: string;
}
