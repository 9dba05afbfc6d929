import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A part of the number of an application's users. Triggers keep it; the sum of an application's rows is exact. */
@Entity('authorized_user_counts')
export class AuthorizedUserCountEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'authorized_user_counts_pkey',
  })
  id!: string;

  @Index('authorized_user_counts_application_idx')
  @ForeignKey('ApplicationEntity', {
    name: 'authorized_user_counts_application_fk',
    onDelete: 'CASCADE',
  })
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  @Column({ name: 'user_count', type: 'integer' })
  userCount!: number;
}
