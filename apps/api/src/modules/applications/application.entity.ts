import type { ApplicationStatus, ClientType, Scope, ScopeReasons } from '@wordgrove/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';
import type { HeldDecision } from './held-decision.js';
import type { StoredRevision } from './reviewed-settings.js';

/** A registered application. */
@Entity('applications')
@Unique('applications_client_id_unique', ['clientId'])
@Index('applications_owner_idx', ['ownerId', 'createdAt', 'id'])
@Index('applications_status_idx', ['status', 'createdAt', 'id'])
@Index('applications_created_idx', ['createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('applications_waiting_idx', ['waitingSince', 'id'], { where: 'waiting_since IS NOT NULL' })
// TypeORM cannot declare an index of this kind.
@Index('applications_search_idx', { synchronize: false })
@Index('applications_held_idx', ['id'], { where: 'held_decision IS NOT NULL' })
@Index('applications_offered_idx', ['offeredTo'], { where: 'offered_to IS NOT NULL' })
@Check(
  'applications_status_check',
  `status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')`,
)
@Check('applications_client_type_check', `client_type in ('CONFIDENTIAL', 'PUBLIC')`)
export class ApplicationEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'applications_pkey' })
  id!: string;

  @ForeignKey('UserEntity', { name: 'applications_owner_fk', onDelete: 'CASCADE' })
  @Column({ name: 'owner_id', type: 'uuid' })
  ownerId!: string;

  @Column({ name: 'client_id', type: 'text' })
  clientId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: '' })
  description!: string;

  @Column({ name: 'homepage_url', type: 'text', nullable: true })
  homepageUrl!: string | null;

  @Column({ type: 'text' })
  status!: ApplicationStatus;

  @Column({ name: 'redirect_uris', type: 'text', array: true })
  redirectUris!: string[];

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  /** The developer's reasons for asking for those scopes. */
  @Column({ name: 'scope_reasons', type: 'jsonb', default: {} })
  scopeReasons!: ScopeReasons;

  /** The number of requests per hour and user. */
  @Column({ name: 'hourly_quota', type: 'integer' })
  hourlyQuota!: number;

  /** The reason why an admin rejected or suspended the application, or rejected its revision. */
  @Column({ name: 'rejection_reason', type: 'text', nullable: true })
  rejectionReason!: string | null;

  @Column({ name: 'pending_revision', type: 'jsonb', nullable: true })
  pendingRevision!: StoredRevision | null;

  /**
   * The id of what waits for an admin, which changes with it, or null. A trigger writes it, so that no change
   * can leave it as it is.
   */
  @Column({ name: 'submission_id', type: 'uuid', nullable: true, insert: false, update: false })
  submissionId!: string | null;

  /** The time since which it waits for an admin, or its revision does, or null. A trigger writes it. */
  @TimestampColumn({ name: 'waiting_since', nullable: true, insert: false, update: false })
  waitingSince!: string | null;

  /** The text that admins search: names, addresses and descriptions, live or asked for, in lower case. A trigger writes it. */
  @Column({ name: 'search_text', type: 'text', select: false, insert: false, update: false })
  searchText!: string;

  /** A decision that has not taken effect. The trigger drops it if what it decides changes. */
  @Column({ name: 'held_decision', type: 'jsonb', nullable: true })
  heldDecision!: HeldDecision | null;

  @TimestampColumn({ name: 'submitted_at', nullable: true })
  submittedAt!: string | null;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'updated_at' })
  updatedAt!: string;

  /** The client type. It never changes, because what users consented to must not become something else. */
  @Column({ name: 'client_type', type: 'text', default: 'CONFIDENTIAL' })
  clientType!: ClientType;

  /** A number that is increased to end every code and token of the application. */
  @Column({ name: 'token_epoch', type: 'integer', default: 0 })
  tokenEpoch!: number;

  /** The e-mail addresses that are invited as test users, in the form in which addresses are compared. */
  @Column({ type: 'text', array: true, nullable: true })
  invited!: string[] | null;

  /** The e-mail address to which the owner offers the application, in the form in which addresses are compared. */
  @Column({ name: 'offered_to', type: 'text', nullable: true })
  offeredTo!: string | null;

  /** The time until which the offer can be accepted. Null if there is none. */
  @TimestampColumn({ name: 'offered_until', nullable: true })
  offeredUntil!: string | null;

  /** True if an admin has approved it, and with it the name of its owner. False after automatic approvals alone. */
  @Column({ name: 'owner_reviewed', type: 'boolean', default: false })
  ownerReviewed!: boolean;

  /** The name of the owner as an admin approved it. Null if none has, or another owner has taken over since. */
  @Column({ name: 'approved_owner_name', type: 'text', nullable: true })
  approvedOwnerName!: string | null;

  /**
   * The time since which nobody can use the application: its owner's account or the application itself has
   * ended, and its records are being removed.
   */
  @TimestampColumn({ name: 'deleted_at', nullable: true })
  deletedAt!: string | null;
}
