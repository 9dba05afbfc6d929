import type { Scope } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** A request that waits for its user's decision (rule 14). */
@Entity('authorization_requests')
@Index('authorization_requests_shown_to_idx', ['shownTo'], { where: 'shown_to IS NOT NULL' })
@Index('authorization_requests_sender_idx', ['sender', 'senderNumber'], {
  where: 'sender IS NOT NULL',
})
export class AuthorizationRequestEntity {
  @PrimaryColumn({
    name: 'id_hash',
    type: 'bytea',
    primaryKeyConstraintName: 'authorization_requests_pkey',
  })
  idHash!: Buffer;

  @Index('authorization_requests_application_idx')
  @ForeignKey('ApplicationEntity', {
    name: 'authorization_requests_application_fk',
    onDelete: 'CASCADE',
  })
  @Column({ name: 'application_id', type: 'uuid' })
  applicationId!: string;

  /** The user who saw the request last and to whom the decision belongs (rule 17). */
  @ForeignKey('UserEntity', { name: 'authorization_requests_shown_to_fk', onDelete: 'CASCADE' })
  @Column({ name: 'shown_to', type: 'uuid', nullable: true })
  shownTo!: string | null;

  @Column({ name: 'redirect_uri', type: 'text' })
  redirectUri!: string;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @Column({ type: 'text' })
  state!: string;

  @Column({ name: 'code_challenge', type: 'text', nullable: true })
  codeChallenge!: string | null;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @Index('authorization_requests_expires_idx')
  @TimestampColumn({ name: 'expires_at' })
  expiresAt!: string;

  @TimestampColumn({ name: 'decided_at', nullable: true })
  decidedAt!: string | null;

  /** A keyed hash of the network that the request came from, as long as no signed-in user has seen it. */
  @Column({ type: 'bytea', nullable: true })
  sender!: Buffer | null;

  /** The number of the request among those of its sender. */
  @Column({ name: 'sender_number', type: 'bigint', nullable: true })
  senderNumber!: string | null;
}
