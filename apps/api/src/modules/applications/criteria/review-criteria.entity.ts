import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** A version of the criteria by which admins decide. It never changes. The audit log knows who published it. */
@Entity('review_criteria')
export class ReviewCriteriaEntity {
  /** Counts from 1, which comes with the service. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'review_criteria_pkey' })
  version!: number;

  @Column({ type: 'text' })
  text!: string;

  @TimestampColumn({ name: 'published_at' })
  publishedAt!: string;
}
