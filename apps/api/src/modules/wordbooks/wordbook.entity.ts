import type { Language, WordbookVisibility } from '@wordgrove/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';

/** A list of terms of one language. */
@Entity('wordbooks')
@Unique('wordbooks_starter_unique', ['starterKey'])
@Index('wordbooks_owner_idx', ['ownerId', 'createdAt', 'id'])
@Index('wordbooks_public_idx', ['createdAt', 'id'], { where: `visibility = 'PUBLIC'` })
@Check('wordbooks_visibility_check', `visibility in ('PRIVATE', 'UNLISTED', 'PUBLIC')`)
export class WordbookEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'wordbooks_pkey' })
  id!: string;

  /** The owner; null for wordbooks that come with the service. */
  @ForeignKey('UserEntity', { name: 'wordbooks_owner_fk', onDelete: 'CASCADE' })
  @Column({ name: 'owner_id', type: 'uuid', nullable: true })
  ownerId!: string | null;

  /** The name that a wordbook that comes with the service keeps in all versions. */
  @Column({ name: 'starter_key', type: 'text', nullable: true })
  starterKey!: string | null;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text', collation: 'C' })
  language!: Language;

  @Column({ type: 'text' })
  visibility!: WordbookVisibility;

  @Column({ name: 'word_count', type: 'integer' })
  wordCount!: number;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'updated_at' })
  updatedAt!: string;
}
