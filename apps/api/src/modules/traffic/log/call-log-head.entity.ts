import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The number of the newest row that an application's log has had. Those who add rows lock it first. */
@Entity('call_log_heads')
export class CallLogHeadEntity {
  @ForeignKey('applications', { name: 'call_log_heads_application_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'application_id',
    type: 'uuid',
    primaryKeyConstraintName: 'call_log_heads_pkey',
  })
  applicationId!: string;

  @Column({ name: 'last_number', type: 'bigint' })
  lastNumber!: string;
}
