import { ALL_SCOPES, type Scope } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** The application that a token was issued to. */
export class TokenApplicationDto {
  @ApiProperty()
  client_id!: string;

  @ApiProperty()
  name!: string;
}

/** GET `/api/v1/me`: whom a token speaks for. */
export class MeResponse {
  @ApiProperty({ format: 'uuid' })
  user_id!: string;

  @ApiProperty()
  display_name!: string;

  @ApiProperty({
    description: 'IANA name; the day turns at 04:00 in it.',
    example: 'Europe/Berlin',
  })
  time_zone!: string;

  @ApiProperty({ type: TokenApplicationDto })
  application!: TokenApplicationDto;

  @ApiProperty({ enum: ALL_SCOPES, enumName: 'Scope', isArray: true })
  scopes!: Scope[];
}
