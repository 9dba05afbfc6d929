import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImportEntity } from '../import.entity.js';

/** Items of an uploaded file that have passed every check, until they are written. */
@Entity('import_batches')
export class ImportBatchEntity {
  @ForeignKey(() => ImportEntity, { name: 'import_batches_import_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'import_id',
    type: 'uuid',
    primaryKeyConstraintName: 'import_batches_pkey',
  })
  importId!: string;

  /** The position of the batch, from 0. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'import_batches_pkey' })
  position!: number;

  /** The name of the section that all items of the batch belong to. */
  @Column({ type: 'text' })
  section!: string;

  /** The items as JSON. */
  @Column({ type: 'text' })
  items!: string;

  /** The ids of the items: null if an item has none, or if it has that of an earlier item of its section. */
  @Column({ type: 'uuid', array: true, nullable: true })
  ids!: (string | null)[] | null;

  /** UUIDs for the records that the items stand for, in their order. */
  @Column({ type: 'uuid', array: true, nullable: true })
  records!: string[] | null;

  /** The positions from 1 of the items that stand for the record of an earlier one, and are among the parts. */
  @Column({ type: 'integer', array: true, nullable: true })
  repeats!: number[] | null;

  /** The number of items that were read for the batch, whether or not they have passed. */
  @Column({ name: 'item_count', type: 'integer' })
  itemCount!: number;

  /** The number of those that the import counts as rows. */
  @Column({ name: 'row_count', type: 'integer' })
  rowCount!: number;
}
