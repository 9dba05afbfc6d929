import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ImportEntity } from '../import.entity.js';

const KEY = { primaryKeyConstraintName: 'import_parts_pkey' };

/** An item of an uploaded file that is written together with another one, until the import has ended. */
@Entity('import_parts')
@Index('import_parts_owner_idx', ['importId', 'section', 'ownerId', 'batch', 'ordinal'])
export class ImportPartEntity {
  @ForeignKey(() => ImportEntity, { name: 'import_parts_import_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'import_id', type: 'uuid', ...KEY })
  importId!: string;

  /** The position of the batch in which the item was read. */
  @PrimaryColumn({ type: 'integer', ...KEY })
  batch!: number;

  /** The position in the batch, from 1. */
  @PrimaryColumn({ type: 'integer', ...KEY })
  ordinal!: number;

  /** The name of the section that the item belongs to. */
  @Column({ type: 'text', collation: 'C' })
  section!: string;

  /** The id of the item that has this part, or the UUID of the record that several items stand for. */
  @Column({ name: 'owner_id', type: 'uuid' })
  ownerId!: string;

  /** The ids that no other part of the section may have in the same place. */
  @Column({ name: 'unique_ids', type: 'uuid', array: true })
  uniqueIds!: (string | null)[];

  /** The id of an item of another section that the part names. */
  @Column({ name: 'named_id', type: 'uuid', nullable: true })
  namedId!: string | null;

  /** The item as JSON. */
  @Column({ type: 'text' })
  item!: string;
}
