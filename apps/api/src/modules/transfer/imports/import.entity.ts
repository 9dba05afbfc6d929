import type { ImportStatus, Language, Scope, TransferFormat } from '@wordgrove/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import type { ImportError } from '../../../platform/files/import-fault.js';

/** An uploaded file and the state of its import. */
@Entity('imports')
@Index('imports_user_idx', ['userId', 'createdAt', 'id'])
@Index('imports_unfinished_idx', ['userId', 'createdAt'], { where: 'finished_at IS NULL' })
@Check(
  'imports_status_check',
  `status in ('UPLOADING', 'QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED')`,
)
export class ImportEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'imports_pkey' })
  id!: string;

  @ForeignKey('UserEntity', { name: 'imports_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ForeignKey('ApplicationEntity', { name: 'imports_application_fk', onDelete: 'SET NULL' })
  @Index('imports_application_idx')
  @Column({ name: 'application_id', type: 'uuid', nullable: true })
  applicationId!: string | null;

  /** The scopes of the person or application that uploaded the file. */
  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @Column({ type: 'text' })
  format!: TransferFormat;

  @Column({ type: 'text' })
  language!: Language;

  @Column({ type: 'text' })
  mapping!: string;

  @Column({ name: 'skip_bad_rows', type: 'boolean' })
  skipBadRows!: boolean;

  /** The status. Nobody sees an import that is UPLOADING. */
  @Column({ type: 'text', collation: 'C' })
  status!: ImportStatus | 'UPLOADING';

  @Column({ name: 'total_bytes', type: 'integer' })
  totalBytes!: number;

  @Column({ name: 'processed_bytes', type: 'integer' })
  processedBytes!: number;

  @Column({ name: 'row_count', type: 'integer' })
  rowCount!: number;

  @Column({ name: 'created_count', type: 'integer' })
  createdCount!: number;

  @Column({ name: 'updated_count', type: 'integer' })
  updatedCount!: number;

  @Column({ name: 'error_count', type: 'integer' })
  errorCount!: number;

  /** The first hundred errors. */
  @Column({ type: 'jsonb' })
  errors!: ImportError[];

  @Index('imports_created_idx')
  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'finished_at', nullable: true })
  finishedAt!: string | null;
}
