import type { ApplicationMessageKind, ReviewSide } from '@wordgrove/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';
import { ApplicationEntity } from './application.entity.js';

/** Something that was written, or that happened, in the review of an application. The audit log has the person. */
@Entity('application_messages')
@Index('application_messages_thread_idx', ['applicationId', 'createdAt', 'id'])
@Index('application_messages_approved_idx', ['applicationId', 'createdAt'], {
  where: "kind = 'APPROVED'",
})
@Check('application_messages_side_check', `side in ('OWNER', 'ADMIN')`)
@Check(
  'application_messages_kind_check',
  `kind in ('MESSAGE', 'QUESTION', 'SUBMITTED', 'WITHDRAWN', 'APPROVED', 'REJECTED', 'SUSPENDED', 'REINSTATED')`,
)
export class ApplicationMessageEntity {
  /** The ids of one millisecond are in the order in which they were made. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'application_messages_pkey' })
  id!: string;

  @ForeignKey(() => ApplicationEntity, {
    name: 'application_messages_application_fk',
    onDelete: 'CASCADE',
  })
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  @Column({ type: 'text' })
  kind!: ApplicationMessageKind;

  /** The side that wrote or acted. */
  @Column({ type: 'text' })
  side!: ReviewSide;

  /** The text, or the reason for a decision. It may be empty. */
  @Column({ type: 'text', default: '' })
  text!: string;

  /** The version of the criteria that a decision follows. Null for all else, and for what older versions decided. */
  @Column({ name: 'criteria_version', type: 'integer', nullable: true })
  criteriaVersion!: number | null;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;
}
