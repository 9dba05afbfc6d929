import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';
import { ApplicationEntity } from './application.entity.js';

/** A secret of an application. Only its SHA-256 is stored. */
@Entity('application_secrets')
export class ApplicationSecretEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'application_secrets_pkey' })
  id!: string;

  @ForeignKey(() => ApplicationEntity, {
    name: 'application_secrets_application_fk',
    onDelete: 'CASCADE',
  })
  @Index('application_secrets_application_idx')
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  @Column({ type: 'bytea' })
  digest!: Buffer;

  /** The last four characters of the secret. */
  @Column({ type: 'text' })
  hint!: string;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  /** The time of the last use, to the minute. Null if the secret has never been used. */
  @TimestampColumn({ name: 'last_used_at', nullable: true })
  lastUsedAt!: string | null;

  /** The name that the owner gave the secret. It may be empty. */
  @Column({ type: 'text', default: '' })
  name!: string;

  /** The time at which the secret expires. Null if it is live until it is removed. */
  @TimestampColumn({ name: 'expires_at', nullable: true })
  expiresAt!: string | null;
}
