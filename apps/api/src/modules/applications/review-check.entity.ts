import type { ReviewCheckKind, ReviewCheckResult } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';
import { ApplicationEntity } from './application.entity.js';

const PRIMARY_KEY = 'application_checks_pkey';

/** The finding about one point of an application. */
export interface ReviewCheck {
  kind: ReviewCheckKind;
  result: ReviewCheckResult;
  subject: string | null;
  text: string;
}

/** The last run of the checks of a submission. */
@Entity('application_checks')
export class ReviewCheckEntity {
  @ForeignKey(() => ApplicationEntity, {
    name: 'application_checks_application_fk',
    onDelete: 'CASCADE',
  })
  @PrimaryColumn({ name: 'application_id', type: 'uuid', primaryKeyConstraintName: PRIMARY_KEY })
  applicationId!: string;

  /** The submission, or the application itself if nothing waited for an admin. */
  @PrimaryColumn({ name: 'subject_id', type: 'uuid', primaryKeyConstraintName: PRIMARY_KEY })
  subjectId!: string;

  /** The SHA-256 of what was checked. If it is another one now, the run says nothing. */
  @Column({ name: 'settings_digest', type: 'text', nullable: true })
  settingsDigest!: string | null;

  @Column({ type: 'jsonb', default: [] })
  checks!: ReviewCheck[];

  @Column({ name: 'criteria_version', type: 'integer', nullable: true })
  criteriaVersion!: number | null;

  /** The time of the request for a run that has not ended, or null. */
  @TimestampColumn({ name: 'requested_at', nullable: true })
  requestedAt!: string | null;

  @TimestampColumn({ name: 'ran_at', nullable: true })
  ranAt!: string | null;
}
