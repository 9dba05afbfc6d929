import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** The tombstone of a word, for clients that have a copy of it. */
@Entity('deleted_words')
@Index('deleted_words_change_idx', ['userId', 'changeNumber', 'wordId'])
export class DeletedWordEntity {
  @PrimaryColumn({
    name: 'word_id',
    type: 'uuid',
    primaryKeyConstraintName: 'deleted_words_pkey',
  })
  wordId!: string;

  @ForeignKey('UserEntity', { name: 'deleted_words_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  /** The change number of the deletion. */
  @Column({ name: 'change_number', type: 'bigint' })
  changeNumber!: string;

  @Index('deleted_words_deleted_idx')
  @TimestampColumn({ name: 'deleted_at' })
  deletedAt!: string;
}
