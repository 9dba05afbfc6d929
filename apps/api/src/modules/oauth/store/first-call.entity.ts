import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** The first successful call of an application. */
@Entity('first_calls')
export class FirstCallEntity {
  @ForeignKey('ApplicationEntity', { name: 'first_calls_application_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'application_id',
    type: 'uuid',
    primaryKeyConstraintName: 'first_calls_pkey',
  })
  applicationId!: string;

  @TimestampColumn({ name: 'called_at' })
  calledAt!: string;
}
