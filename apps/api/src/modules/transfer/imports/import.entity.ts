import type { ImportFormat, ImportStatus, Language, Scope } from '@wordgrove/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import type { ImportError } from '../../../platform/files/import-fault.js';
import type { ReadBookmark } from './read-bookmark.js';

/** The findings in a file. */
export interface ImportReading {
  /** The number of items, without those that are parts of others. */
  itemCount: number;
  rowCount: number;
  sections: readonly string[];
  /** The time of the import, as ISO 8601: the reading began then. */
  at: string;
}

/** The place up to which a file has been read, because the files of others went first. */
export interface ImportBookmark extends ReadBookmark {
  /** The number of batches that have been read before it. */
  batchCount: number;
  /** The version of the service that has read it. Another one may put items into other batches. */
  version: string;
  /** As in {@link ImportReading}. */
  at: string;
}

/** The part of a file that has been written. */
export interface ImportWriting {
  /** The section that is being written. */
  section: string | null;
  /** The position of its next batch, or one before it. */
  batch: number;
  /** The number of items of that batch that have been written. */
  items: number;
  itemCount: number;
  rowCount: number;
  /** The values that the sections share, by name. */
  shared: Record<string, object>;
}

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

  /**
   * The access through which an application uploaded the file, as `Principal.accessId`: a token family or a playground token, so it
   * has no foreign key. Null if a person did.
   */
  @Column({ name: 'access_id', type: 'uuid', nullable: true })
  accessId!: string | null;

  /** The scopes of the person or application that uploaded the file. */
  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @Column({ type: 'text' })
  format!: ImportFormat;

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

  /** The findings in the file. Null until all of it has been read and checked. */
  @Column({ type: 'jsonb', nullable: true })
  reading!: ImportReading | null;

  /** The place from which reading goes on. Null for the start. */
  @Column({ type: 'jsonb', nullable: true })
  bookmark!: ImportBookmark | null;

  /** The part of the file that has been written. Null until there is one. */
  @Column({ type: 'jsonb', nullable: true })
  writing!: ImportWriting | null;

  @Index('imports_created_idx')
  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'finished_at', nullable: true })
  finishedAt!: string | null;
}
