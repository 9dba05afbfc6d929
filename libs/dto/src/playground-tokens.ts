import { ACCESS_TOKEN_MINUTES, ALL_SCOPES, type Scope } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { EnumListMember } from './members/scalar-members.js';

/** The body of POST `/api/console/applications/{id}/playground-tokens`. */
export class CreatePlaygroundTokenRequest {
  @EnumListMember({
    values: ALL_SCOPES,
    name: 'Scope',
    minItems: 1,
    description: 'The scopes of the token. The application must have registered them.',
  })
  scopes!: Scope[];
}

/** A playground token, without the token itself, which is shown only once, when it is created. */
export class PlaygroundTokenDto {
  @ApiProperty({
    format: 'uuid',
    description: 'Its id among the grants, where it can be revoked.',
  })
  id!: string;

  @ApiProperty({ enum: ALL_SCOPES, enumName: 'Scope', isArray: true })
  scopes!: Scope[];

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: `${ACCESS_TOKEN_MINUTES} minutes later.` })
  expires_at!: string;
}

/** The response to creating a playground token: the only time that the token is shown. */
export class CreatedPlaygroundTokenResponse {
  @ApiProperty({ type: PlaygroundTokenDto })
  playground_token!: PlaygroundTokenDto;

  @ApiProperty({
    description:
      'The access token. It is shown only once: the service keeps only its SHA-256. Keep it in memory.',
  })
  access_token!: string;
}
