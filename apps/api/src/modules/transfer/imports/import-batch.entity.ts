import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImportEntity } from './import.entity.js';

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

  /** The number of items that were read for the batch, whether or not they have passed. */
  @Column({ name: 'item_count', type: 'integer' })
  itemCount!: number;

  /** The number of those that the import counts as rows. */
  @Column({ name: 'row_count', type: 'integer' })
  rowCount!: number;
}
