import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { BooleanMember, InstantMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

/** The body of POST `/api/console/applications/{id}/secrets`. */
export class CreateSecretRequest {
  @TextMember({
    max: LIMITS.secretName,
    isName: true,
    optional: true,
    description: 'The name of the secret.',
  })
  name?: string;

  @InstantMember({
    optional: true,
    description: 'The time at which the secret stops working. If absent, it does not expire.',
  })
  expires_at?: string;
}

/** The body of DELETE `/api/console/applications/{id}/secrets/{secretId}`. */
export class RemoveSecretRequest {
  @BooleanMember({
    optional: true,
    description:
      'True to revoke all codes and tokens of the application, for example because the secret has leaked.',
  })
  revoke_tokens?: boolean;
}

/** A client secret, without the secret itself, which is shown only once, when it is created. */
export class ApplicationSecretDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The name that the owner gave it. Can be empty.' })
  name!: string;

  @ApiProperty({ description: 'The last four characters of the secret.' })
  hint!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time at which the secret stops working. Null if it does not expire.',
  })
  expires_at!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time at which the secret was last used, to the minute.',
  })
  last_used_at!: string | null;
}

/** The response to creating a secret: the only time that the secret is shown. */
export class CreatedSecretResponse {
  @ApiProperty({ type: ApplicationSecretDto })
  secret!: ApplicationSecretDto;

  @ApiProperty({
    description: 'The secret. It is shown only once: the service keeps only its SHA-256.',
  })
  client_secret!: string;
}
