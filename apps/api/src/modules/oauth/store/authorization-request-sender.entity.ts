import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** A network that has sent requests while nobody was signed in. The requests are numbered in their order. */
@Entity('authorization_request_senders')
export class AuthorizationRequestSenderEntity {
  /** A keyed hash of the network. */
  @PrimaryColumn({
    type: 'bytea',
    primaryKeyConstraintName: 'authorization_request_senders_pkey',
  })
  sender!: Buffer;

  /** The number of the newest request of the network. */
  @Column({ name: 'newest_number', type: 'bigint' })
  newestNumber!: string;

  /** The time of the last request, to the hour. */
  @Index('authorization_request_senders_last_idx')
  @TimestampColumn({ name: 'last_request_at' })
  lastRequestAt!: string;
}
