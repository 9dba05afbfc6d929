import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';
import type { DictionaryHashes } from './replica-dictionaries.repository.js';

/** The dictionaries that a replica says it has, while it runs. */
@Entity('replica_dictionaries')
export class ReplicaDictionariesEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'replica_dictionaries_pkey' })
  replica!: string;

  @Column({ type: 'jsonb' })
  hashes!: DictionaryHashes;

  @TimestampColumn({ name: 'reported_at' })
  reportedAt!: string;
}
