import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** A network that has sent requests that nobody was signed in for; they are numbered in their order. */
@Entity('authorization_request_senders')
export class AuthorizationRequestSenderEntity {
  /** A keyed hash of the network. */
  @PrimaryColumn({
    type: 'bytea',
    primaryKeyConstraintName: 'authorization_request_senders_pkey',
  })
  sender!: Buffer;

  /** The number of its newest request. */
  @Column({ name: 'newest_number', type: 'bigint' })
  newestNumber!: string;

  /** To the hour. */
  @Index('authorization_request_senders_last_idx')
  @TimestampColumn({ name: 'last_request_at' })
  lastRequestAt!: string;
}
