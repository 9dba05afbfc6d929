import { ApiProperty } from '@nestjs/swagger';

const step = (description: string): PropertyDecorator =>
  ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: `${description} Null if that has not happened yet.`,
  });

/** The first steps of an application, up to its first call. Calls of the playground do not count. */
export class FirstStepsDto {
  @step('The time at which a user first granted it access.')
  authorized_at!: string | null;

  @step('The time at which it got tokens, to the minute.')
  token_issued_at!: string | null;

  @step('The time at which a call with one of its tokens first succeeded.')
  called_at!: string | null;
}

export class FirstStepsResponse {
  @ApiProperty({ type: FirstStepsDto })
  first_steps!: FirstStepsDto;
}
