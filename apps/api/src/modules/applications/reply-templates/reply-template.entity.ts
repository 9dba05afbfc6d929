import type { ReplyKind } from '@wordgrove/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A prepared message of admins to developers. */
@Entity('reply_templates')
@Check('reply_templates_kind_check', `kind in ('ASK', 'REJECT', 'SUSPEND', 'APPROVE')`)
export class ReplyTemplateEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'reply_templates_pkey' })
  id!: string;

  @Column({ type: 'text' })
  kind!: ReplyKind;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  text!: string;
}
