import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImportEntity } from '../import.entity.js';

/** A piece of an uploaded file. */
@Entity('import_chunks')
export class ImportChunkEntity {
  @ForeignKey(() => ImportEntity, { name: 'import_chunks_import_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'import_id',
    type: 'uuid',
    primaryKeyConstraintName: 'import_chunks_pkey',
  })
  importId!: string;

  /** The position of the piece, from 0. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'import_chunks_pkey' })
  position!: number;

  @Column({ type: 'bytea' })
  bytes!: Buffer;
}
