import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WordbookEntity } from './wordbook.entity.js';

/** A term of a wordbook. */
@Entity('wordbook_terms')
@Index('wordbook_terms_position_idx', ['wordbookId', 'position'], { unique: true })
export class WordbookTermEntity {
  @ForeignKey(() => WordbookEntity, { name: 'wordbook_terms_wordbook_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'wordbook_id',
    type: 'uuid',
    primaryKeyConstraintName: 'wordbook_terms_pkey',
  })
  wordbookId!: string;

  /** The form in which terms are compared. */
  @PrimaryColumn({
    name: 'term_key',
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'wordbook_terms_pkey',
  })
  termKey!: string;

  @Column({ type: 'text' })
  term!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** The position orders the terms of a wordbook. It has gaps after terms were removed. */
  @Column({ type: 'integer' })
  position!: number;
}
