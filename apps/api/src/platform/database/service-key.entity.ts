import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that the service created at its first start. */
@Entity('service_keys')
export class ServiceKeyEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'service_keys_pkey' })
  name!: string;

  @Column({ type: 'bytea' })
  value!: Buffer;
}
