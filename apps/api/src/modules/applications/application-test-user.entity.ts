import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';
import { ApplicationEntity } from './application.entity.js';

const PRIMARY_KEY = 'application_test_users_pkey';

/** A user who may authorize an application before it is approved. */
@Entity('application_test_users')
export class ApplicationTestUserEntity {
  @ForeignKey(() => ApplicationEntity, {
    name: 'application_test_users_application_fk',
    onDelete: 'CASCADE',
  })
  @PrimaryColumn({ name: 'application_id', type: 'uuid', primaryKeyConstraintName: PRIMARY_KEY })
  applicationId!: string;

  @Index('application_test_users_user_idx')
  @ForeignKey('UserEntity', { name: 'application_test_users_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: PRIMARY_KEY })
  userId!: string;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;
}
