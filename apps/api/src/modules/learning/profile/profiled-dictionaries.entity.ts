import type { Language } from '@wordgrove/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The installed dictionaries of a language by which the profiles of its words have been worked out. */
@Entity('profiled_dictionaries')
export class ProfiledDictionariesEntity {
  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'profiled_dictionaries_pkey',
  })
  language!: Language;

  /** The SHA-256 of each, in the order in which they are asked; `''` if there are none. */
  @Column({ type: 'text', collation: 'C' })
  hashes!: string;
}
