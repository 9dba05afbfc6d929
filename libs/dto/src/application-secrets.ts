import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { BooleanMember, InstantMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

/** POST `/api/console/applications/{id}/secrets` */
export class CreateSecretRequest {
  @TextMember({ max: LIMITS.secretName, optional: true, description: 'What to call it.' })
  name?: string;

  @InstantMember({ optional: true, description: 'When it stops working; never where absent.' })
  expires_at?: string;
}

/** DELETE `/api/console/applications/{id}/secrets/{secretId}` */
export class RemoveSecretRequest {
  @BooleanMember({
    optional: true,
    description: 'True where it leaked: ends every code and token that the application holds.',
  })
  revoke_tokens?: boolean;
}

/** A client secret, without the secret: that is shown once, when it is made. */
export class ApplicationSecretDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'What its owner calls it; may be empty.' })
  name!: string;

  @ApiProperty({ description: 'Its last four characters.' })
  hint!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it stops working, or did; null for never.',
  })
  expires_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'To the minute.' })
  last_used_at!: string | null;
}

/** The answer to making a secret: the only time that it is shown. */
export class CreatedSecretResponse {
  @ApiProperty({ type: ApplicationSecretDto })
  secret!: ApplicationSecretDto;

  @ApiProperty({ description: 'Shown once; only its SHA-256 is kept.' })
  client_secret!: string;
}
