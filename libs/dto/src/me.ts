import { ALL_SCOPES, DAY_BEGINS_AT, type Scope } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** The application that a token was issued to. */
export class TokenApplicationDto {
  @ApiProperty()
  client_id!: string;

  @ApiProperty()
  name!: string;
}

/** The response to GET `/api/v1/me`: the user and the application of a token. */
export class MeResponse {
  @ApiProperty({ format: 'uuid' })
  user_id!: string;

  @ApiProperty()
  display_name!: string;

  @ApiProperty({
    description: `The IANA time zone. The user's day begins at ${DAY_BEGINS_AT} in this zone.`,
    example: 'Europe/Berlin',
  })
  time_zone!: string;

  @ApiProperty({ type: TokenApplicationDto })
  application!: TokenApplicationDto;

  @ApiProperty({ enum: ALL_SCOPES, enumName: 'Scope', isArray: true })
  scopes!: Scope[];
}
