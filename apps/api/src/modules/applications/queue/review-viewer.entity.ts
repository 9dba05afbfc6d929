import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import { ApplicationEntity } from '../application.entity.js';

/**
 * The application at which an admin has looked last. There is at most one row for each admin, so that none needs to be cleared
 * away: it goes with the admin or the application.
 */
@Entity('review_viewers')
export class ReviewViewerEntity {
  @ForeignKey('UserEntity', { name: 'review_viewers_admin_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'admin_id',
    type: 'uuid',
    primaryKeyConstraintName: 'review_viewers_pkey',
  })
  adminId!: string;

  @Index('review_viewers_application_idx')
  @ForeignKey(() => ApplicationEntity, {
    name: 'review_viewers_application_fk',
    onDelete: 'CASCADE',
  })
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  @TimestampColumn({ name: 'seen_at' })
  seenAt!: string;
}
